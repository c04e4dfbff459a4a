import Canvas

final class HelpTagNode: Node {
  /// The time at which to show the tag; `nil` for never.
  private var showTime: Instant?

  /// The tag that is or was shown, with its frame in points of the scene.
  private(set) var tag: HelpTag?

  private var opacity = Transition(0)

  /// Shows a tag at a time, which may be in the past; its frame is in points of the scene.
  func show(_ tag: HelpTag, from time: Instant, at now: Instant) {
    if time > now {
      showTime = time
      if isShown { fade(to: 0, at: now) }
      // A running wait is checked when it ends, so a moving pointer costs no frames.
      if deadline == nil { invalidate(.motion, reason: "help tag") }
      return
    }
    showTime = nil
    self.tag = tag
    fade(to: 1, at: now)
  }

  private func fade(to target: Double, at now: Instant) {
    opacity.animate(to: target, duration: Bubble.fadeDuration, curve: .linear, at: now)
    invalidate([.paint, .motion], reason: "help tag")
  }

  func hide(at now: Instant) {
    showTime = nil
    if isShown { fade(to: 0, at: now) }
  }

  func isDue(at time: Instant) -> Bool { showTime.map { time >= $0 } ?? false }

  func isDone(at time: Instant) -> Bool {
    showTime == nil && opacity.target == 0 && opacity.isSettled(at: time)
  }

  var isShown: Bool { opacity.target == 1 }

  override func advance(to time: Instant) -> NextFrame {
    if !opacity.isSettled(at: time) { return .tick }
    return showTime.map { .at($0) } ?? .idle
  }

  private func bubble(text: any TextMeasuring) -> (bubble: Bubble, frame: Rect)? {
    guard let tag else { return nil }
    let bubble = Bubble(
      string: tag.text, keyCap: tag.keyCap, style: tag.keyCap == nil ? .helpTag : .keyHelpTag)
    return (bubble, bubble.frame(beside: tag.frame, in: frame.size, text: text))
  }

  override var semantics: Semantics? {
    guard isShown, let tag, let scene else { return nil }
    return Semantics(
      role: .tooltip, label: tag.text,
      frame: bubble(text: scene.layoutContext(textScale: effectiveTextScale).text)?.frame)
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let strength = opacity.value(at: scene?.now ?? .zero)
    guard strength > 0, let (bubble, frame) = bubble(text: context.text) else { return }
    painter.group(opacity: strength) {
      bubble.paint(in: frame, with: painter, text: context.text, theme: context.theme)
    }
  }
}
