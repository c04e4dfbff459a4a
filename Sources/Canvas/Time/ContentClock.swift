/// The content's time: runs with the wall's, slower, faster, or not at all, and never jumps.
package struct ContentClock: Hashable, Sendable {
  /// Seconds of the content's time for each second of the wall's.
  package private(set) var rate = 1.0
  private var wallStart = Instant.zero
  private var contentStart = Instant.zero

  package init() {}

  /// The content's time at a moment.
  package func time(at wall: Instant) -> Instant {
    if rate == 1 {
      let offset = contentStart.nanoseconds - wallStart.nanoseconds
      return Instant(nanoseconds: wall.nanoseconds + offset)
    }
    return contentStart.advanced(by: wall.seconds(since: wallStart) * rate)
  }

  /// The moment at which the content's time is, or was, the given one; nil if it stands still.
  package func wall(at content: Instant) -> Instant? {
    if rate == 0 { return nil }
    return wallStart.advanced(by: content.seconds(since: contentStart) / rate)
  }

  /// Makes the content's time run at another rate from a moment on.
  package mutating func setRate(_ rate: Double, from wall: Instant) {
    contentStart = time(at: wall)
    wallStart = wall
    self.rate = rate
  }

  /// Stands still at a time of the content from a moment on.
  package mutating func hold(at content: Instant, from wall: Instant) {
    contentStart = content
    wallStart = wall
    rate = 0
  }

  /// Moves the content's time on.
  package mutating func advance(by seconds: Double) {
    contentStart = contentStart.advanced(by: seconds)
  }
}
