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

  @Test func `the identifier is removed from the environment`() {
    var environment = ["DESKTOP_STARTUP_ID": "launch-1", "LANG": "C"]
    let identifier = StartupNotification.take(
      read: { environment[$0] }, remove: { environment[$0] = nil })
    #expect(identifier == "launch-1")
    #expect(environment == ["LANG": "C"])
  }

  @Test func `an unset or empty identifier is ignored`() {
    for environment in [[:], ["DESKTOP_STARTUP_ID": ""]] {
      let identifier = StartupNotification.take(
        read: { environment[$0] }, remove: { _ in Issue.record("nothing was set") })
      #expect(identifier == nil)
    }
  }
}
