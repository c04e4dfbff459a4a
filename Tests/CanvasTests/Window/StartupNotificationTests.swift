import Testing

@testable import Canvas

@Suite struct `Startup notification` {
  private func text(_ pieces: [[UInt8]]) -> String {
    String(decoding: pieces.joined().prefix { $0 != 0 }, as: UTF8.self)
  }

  @Test func `it comes in pieces of twenty bytes that end in zeros`() {
    let pieces = StartupNotification.pieces(identifier: "launcher-1234-host_TIME5678")
    #expect(pieces.count == 2)
    #expect(pieces.allSatisfy { $0.count == 20 })
    #expect(text(pieces) == "remove: ID=launcher-1234-host_TIME5678")
    #expect(pieces.last?.last == 0)
  }

  @Test func `the zero at the end gets a piece of its own if need be`() {
    let pieces = StartupNotification.pieces(identifier: "123456789")
    #expect(pieces.count == 2)
    #expect(pieces.last == [UInt8](repeating: 0, count: 20))
  }

  @Test func `blanks and quotes are escaped`() {
    #expect(text(StartupNotification.pieces(identifier: "a b\"c\\")) == "remove: ID=a\\ b\\\"c\\\\")
  }

  @Test func `the identifier is taken out of the environment`() {
    var environment = ["DESKTOP_STARTUP_ID": "launch-1", "LANG": "C"]
    let identifier = StartupNotification.take(
      read: { environment[$0] }, remove: { environment[$0] = nil })
    #expect(identifier == "launch-1")
    #expect(environment == ["LANG": "C"])
  }

  @Test func `without a launcher there is nothing to take`() {
    for environment in [[:], ["DESKTOP_STARTUP_ID": ""]] {
      let identifier = StartupNotification.take(
        read: { environment[$0] }, remove: { _ in Issue.record("nothing was set") })
      #expect(identifier == nil)
    }
  }
}
