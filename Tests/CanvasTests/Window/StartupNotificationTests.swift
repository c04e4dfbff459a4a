import Testing

@testable import Canvas

@Suite struct `Startup notification` {
  private func text(_ pieces: [[UInt8]]) -> String {
    String(decoding: pieces.joined().prefix { $0 != 0 }, as: UTF8.self)
  }

  @Test func `the message is split into pieces of twenty bytes, padded with zeros`() {
    let pieces = StartupNotification.pieces(identifier: "launcher-1234-host_TIME5678")
    #expect(pieces.count == 2)
    #expect(pieces.allSatisfy { $0.count == 20 })
    #expect(text(pieces) == "remove: ID=launcher-1234-host_TIME5678")
    #expect(pieces.last?.last == 0)
  }

  @Test func `the terminating zero gets its own piece if needed`() {
    let pieces = StartupNotification.pieces(identifier: "123456789")
    #expect(pieces.count == 2)
    #expect(pieces.last == [UInt8](repeating: 0, count: 20))
  }

  @Test func `spaces and quotes are escaped`() {
    #expect(text(StartupNotification.pieces(identifier: "a b\"c\\")) == "remove: ID=a\\ b\\\"c\\\\")
  }
}
