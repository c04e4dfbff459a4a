/// The clock of a window's content, which can run slower or faster than wall time, or stop.
package struct ContentClock: Hashable, Sendable {
  /// The rate in content seconds per wall second.
  package private(set) var rate = 1.0
  private var wallStart = Instant.zero
  private var contentStart = Instant.zero

  package init() {}

  package func time(at wall: Instant) -> Instant {
    if rate == 1 {
      let offset = contentStart.nanoseconds - wallStart.nanoseconds
      return Instant(nanoseconds: wall.nanoseconds + offset)
    }
    return contentStart.advanced(by: wall.seconds(since: wallStart) * rate)
  }

  /// The wall time of a content time; `nil` while the clock is stopped.
  package func wall(at content: Instant) -> Instant? {
    if rate == 0 { return nil }
    return wallStart.advanced(by: content.seconds(since: contentStart) / rate)
  }

  package mutating func setRate(_ rate: Double, from wall: Instant) {
    contentStart = time(at: wall)
    wallStart = wall
    self.rate = rate
  }

  package mutating func hold(at content: Instant, from wall: Instant) {
    contentStart = content
    wallStart = wall
    rate = 0
  }

  package mutating func advance(by seconds: Double) {
    contentStart = contentStart.advanced(by: seconds)
  }
}
