import Testing

@testable import Canvas

@Suite struct `Server clock` {
  private let now = Instant(nanoseconds: 5_000_000_000_000 + 700_000)

  @Test func `a server time up to one second old is used, and an older one is replaced`() {
    let now = Instant(nanoseconds: 5_000_000_000_000)
    var clock = ServerClock()
    #expect(clock.instant(server: 4_999_000, now: now) == Instant(nanoseconds: 4_999_000_000_000))
    clock = ServerClock()
    #expect(clock.instant(server: 4_998_999, now: now) == now)
    clock = ServerClock()
    #expect(clock.instant(server: 5_000_000, now: now) == now)
  }

  @Test func `the milliseconds wrap around`() {
    var clock = ServerClock()
    let late = Instant(nanoseconds: (Int64(UInt32.max) + 3) * 1_000_000)
    let time = clock.instant(server: UInt(UInt32.max) - 1, now: late)
    #expect(time == Instant(nanoseconds: (Int64(UInt32.max) - 1) * 1_000_000))
  }

  @Test(arguments: [UInt(4_990_000), 5_000_500, 7, 0])
  func `the time of another machine becomes the current time`(milliseconds: UInt) {
    var clock = ServerClock()
    #expect(clock.instant(server: milliseconds, now: now) == now)
  }

  @Test func `times never decrease`() {
    var clock = ServerClock()
    let first = clock.instant(server: 4_999_999, now: now)
    #expect(clock.instant(server: 4_999_990, now: now) == first)
    let noted = clock.note(now)
    #expect(clock.instant(server: 5_000_000, now: now) == noted)
  }
}

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

@MainActor @Suite struct `Display error` {
  @Test func `the error for a missing display names it`() {
    #expect(throws: DisplayError.cannotOpen(name: ":9919")) {
      _ = try Window(
        WindowConfiguration(
          title: "Test", className: "Test", size: Size(10, 10), displayName: ":9919"))
    }
    #expect(DisplayError.cannotOpen(name: ":9919").description.contains(":9919"))
    #expect(DisplayError.cannotOpen(name: nil).description.contains("DISPLAY"))
  }
}

/// PlaygroundTests check the effect on a process.
@Suite struct `Termination signals` {
  /// A closing terminal sends two within milliseconds; a user is slower.
  @Test(arguments: [(0.0, true), (0.005, true), (0.099, true), (0.101, false), (0.5, false)])
  func `signals within a tenth of a second count as one`(seconds: Double, isTogether: Bool) {
    let first = 5_000_000_000
    #expect(SignalWatch.isTogether(first + Int(seconds * 1e9), with: first) == isTogether)
  }
}
