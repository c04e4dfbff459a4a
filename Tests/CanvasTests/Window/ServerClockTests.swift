import Testing

@testable import Canvas

@Suite struct `Server clock` {
  private let now = Instant(nanoseconds: 5_000_000_000_000 + 700_000)

  @Test func `a recent server time is used, or else the current one, and times never decrease`() {
    for (server, now, time) in [
      // A time up to one second old is used.
      (4_999_000, 5_000_000_000_000, 4_999_000_000_000),
      (4_998_999, 5_000_000_000_000, 5_000_000_000_000),
      (5_000_000, 5_000_000_000_000, 5_000_000_000_000),
      // The time of another machine is replaced.
      (4_990_000, 5_000_000_700_000, 5_000_000_700_000),
      (5_000_500, 5_000_000_700_000, 5_000_000_700_000),
      (7, 5_000_000_700_000, 5_000_000_700_000), (0, 5_000_000_700_000, 5_000_000_700_000),
      // The milliseconds wrap around.
      (4_294_967_294, 4_294_967_298_000_000, 4_294_967_294_000_000),
    ] as [(UInt, Int64, Int64)] {
      var clock = ServerClock()
      let instant = clock.instant(server: server, now: Instant(nanoseconds: now))
      #expect(instant == Instant(nanoseconds: time), "\(server)")
    }
    var clock = ServerClock()
    let first = clock.instant(server: 4_999_999, now: now)
    #expect(clock.instant(server: 4_999_990, now: now) == first)
    let noted = clock.note(now)
    #expect(clock.instant(server: 5_000_000, now: now) == noted)
  }
}

@Suite struct `Startup notification` {
  @Test func `the message is split into pieces of twenty bytes, which end in a zero`() {
    for (identifier, text) in [
      ("launcher-1234-host_TIME5678", "remove: ID=launcher-1234-host_TIME5678"),
      // The zero gets its own piece.
      ("123456789", "remove: ID=123456789"), ("a b\"c\\", "remove: ID=a\\ b\\\"c\\\\"),
    ] {
      let pieces = StartupNotification.pieces(identifier: identifier)
      #expect(pieces.map(\.count) == Array(repeating: 20, count: text.utf8.count / 20 + 1))
      let padding = [UInt8](repeating: 0, count: 20 - text.utf8.count % 20)
      #expect(Array(pieces.joined()) == Array(text.utf8) + padding)
    }
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
  @Test func `signals within a tenth of a second count as one`() {
    let first = 5_000_000_000
    for (seconds, isTogether) in [
      (0.0, true), (0.005, true), (0.099, true), (0.101, false), (0.5, false),
    ] { #expect(SignalWatch.isTogether(first + Int(seconds * 1e9), with: first) == isTogether) }
  }

  @MainActor @Test
  func `only waiting for the server counts as display, whatever the content does in between`() {
    var marks: [Bool] = []
    func note() { marks.append(SignalWatch.isInDisplay) }
    SignalWatch.inDisplay {
      note()
      SignalWatch.outsideDisplay {
        note()
        SignalWatch.inDisplay { note() }
        note()
      }
      note()
    }
    note()
    #expect(marks == [true, false, true, false, true, false])
  }
}
