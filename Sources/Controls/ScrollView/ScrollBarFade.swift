import Canvas

/// How much of a scroll bar is seen: all of it while something scrolls and while it is held, and
/// nothing a while later.
struct ScrollBarFade: Hashable, Sendable {
  private(set) var isHeld = false

  /// When it begins to fade; nil if it was never shown.
  private var fadeStart: Instant?

  /// Shows all of it, for a while.
  mutating func show(at time: Instant) {
    fadeStart = time.advanced(by: ScrollMetrics.stay)
  }

  /// Shows it until it is let go.
  mutating func hold() {
    isHeld = true
  }

  mutating func letGo(at time: Instant) {
    isHeld = false
    show(at: time)
  }

  /// 0 to 1.
  func opacity(at time: Instant) -> Double {
    if isHeld { return 1 }
    guard let fadeStart else { return 0 }
    let progress = time.seconds(since: fadeStart) / ScrollMetrics.fadeDuration
    return 1 - min(max(progress, 0), 1)
  }

  /// When it looks different next; until it fades nothing has to be done.
  func nextFrame(after time: Instant) -> NextFrame {
    guard !isHeld, let fadeStart else { return .rest }
    if time < fadeStart { return .at(fadeStart) }
    return opacity(at: time) > 0 ? .tick : .rest
  }
}
