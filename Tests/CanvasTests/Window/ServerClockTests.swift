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
