import Canvas

/// The opacity of a scroll bar: visible while scrolling and held, then fading out.
struct ScrollBarFade: Hashable, Sendable {
  private(set) var isHeld = false

  /// The time at which the bar starts to fade; `nil` if it was never shown.
  private var fadeStart: Instant?

  mutating func show(at time: Instant) { fadeStart = time.advanced(by: ScrollMetrics.stay) }

  mutating func hold() { isHeld = true }

  mutating func letGo(at time: Instant) {
    isHeld = false
    show(at: time)
  }

  func opacity(at time: Instant) -> Double {
    if isHeld { return 1 }
    guard let fadeStart else { return 0 }
    let progress = time.seconds(since: fadeStart) / ScrollMetrics.fadeDuration
    return 1 - progress.clamped(to: 1)
  }

  /// No frames are needed until it fades.
  func nextFrame(after time: Instant) -> NextFrame {
    guard !isHeld, let fadeStart else { return .idle }
    if time < fadeStart { return .at(fadeStart) }
    return opacity(at: time) > 0 ? .tick : .idle
  }
}
