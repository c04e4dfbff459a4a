import Canvas

/// The layer of the help tag: it waits for its moment, and shows the bubble.
final class HelpTagNode: Node {
  /// When the tag is shown; nil for not at all.
  private var showTime: Instant?

  /// What is shown, or was until a moment ago; it stands beside its frame, pt in the scene.
  private(set) var tag: HelpTag?

  private var opacity = Transition(0)

  /// Shows a tag from a moment on.
  ///
  /// - Parameters:
  ///   - tag: with its frame in the scene.
  ///   - time: may have come already.
  ///   - now: the scene's time.
  func show(_ tag: HelpTag, from time: Instant, at now: Instant) {
    if time > now {
      showTime = time
      if isShown { fade(to: 0, at: now) }
      // A wait that has begun is looked at when it ends; so a pointer that moves costs no frame.
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

  /// Takes the tag away, and waits for none.
  func hide(at now: Instant) {
    showTime = nil
    if isShown { fade(to: 0, at: now) }
  }

  /// Whether the moment to show the tag has come.
  func isDue(at time: Instant) -> Bool { showTime.map { time >= $0 } ?? false }

  /// Whether there is nothing to be seen and nothing to wait for.
  func isDone(at time: Instant) -> Bool {
    showTime == nil && opacity.target == 0 && opacity.isSettled(at: time)
  }

  /// Whether a tag is shown, and not on its way out.
  var isShown: Bool { opacity.target == 1 }

  override func advance(to time: Instant) -> NextFrame {
    if !opacity.isSettled(at: time) { return .tick }
    return showTime.map { .at($0) } ?? .rest
  }

  /// pt in the scene; nil while there is none.
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
