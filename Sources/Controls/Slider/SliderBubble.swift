import Canvas

/// The bubble with the value above a slider's thumb, in a layer of its own; it fades out by itself,
/// even if the slider is removed.
final class SliderBubble: Node {
  private weak var slider: Slider?
  private var layer: SceneLayer?

  private var presence = Transition(0)

  // The last content, for the fade-out.
  private var string = ""
  private var thumb = Rect.zero

  init(_ slider: Slider) { self.slider = slider }

  var isShown: Bool { layer?.isPresented ?? false }

  func show(in scene: Scene) {
    if layer == nil || layer?.isPresented == false { layer = scene.presentInert(self) }
    updateContent()
    fade(to: 1, at: scene.now)
    invalidate(.paint, reason: "value")
  }

  func hide(at time: Instant) {
    if presence.target == 0 { return }
    updateContent()
    fade(to: 0, at: time)
  }

  private func updateContent() {
    guard let slider else { return }
    string = slider.valueText
    thumb = slider.thumbFrame
  }

  private func fade(to target: Double, at time: Instant) {
    if presence.target == target { return }
    let duration = slider?.metrics.bubbleFadeDuration ?? SliderMetrics.regular.bubbleFadeDuration
    presence.animate(to: target, duration: duration, curve: .linear, at: time)
    invalidate([.paint, .motion], reason: "bubble")
  }

  override func advance(to time: Instant) -> NextFrame {
    if !presence.isSettled(at: time) { return .tick }
    if presence.target == 0 { layer?.dismiss() }
    return .idle
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    guard let scene else { return }
    let opacity = presence.value(at: scene.now)
    if opacity <= 0 { return }
    let bubble = Bubble(string: string, style: .value)
    let frame = bubble.frame(beside: thumb, in: scene.size, text: context.text)
    painter.group(opacity: opacity) {
      bubble.paint(in: frame, with: painter, text: context.text, theme: context.theme)
    }
  }
}

extension Slider {
  var valueText: String {
    let shown = behavior.value
    if let valueFormatter { return valueFormatter(shown) }
    return "\(behavior.values.range.percentage(of: shown))%"
  }

  /// The painted thumb, or the end of the fill without one, in points of the scene.
  var thumbFrame: Rect {
    let held = metrics.thumbSize(at: metrics.showsPresses(behavior.motion) ? 1 : 0)
    let size =
      style == .thumbless
      ? Size(0, metrics.thumblessHeldHeight)
      : axis.area(along: held.width, across: held.height).size
    return Rect(center: originInScene + thumbCenter, size: size)
  }

  /// Whether the bubble is presented.
  package var isValueShown: Bool { bubble?.isShown ?? false }

  func updateBubble() {
    if showsValue, behavior.isPressed, let scene {
      let bubble = bubble ?? SliderBubble(self)
      self.bubble = bubble
      bubble.show(in: scene)
    } else if let bubble {
      bubble.hide(at: now)
    }
  }
}
