import Canvas

/// The value above a slider's thumb while it is dragged, over everything else in the window.
///
/// It comes and goes by itself, also if the slider is taken away meanwhile.
final class SliderBubble: Node {
  private weak var slider: Slider?
  private var layer: SceneLayer?

  /// How much of it is there, 0 to 1.
  private var presence = Transition(0)

  /// What it showed last, for the time in which it goes.
  private var string = ""
  private var thumb = Rect.zero

  init(_ slider: Slider) {
    self.slider = slider
  }

  /// Whether anything of it is to be seen, or will be.
  var isShown: Bool { layer?.isPresented ?? false }

  /// Comes, or shows the slider's new value.
  func show(in scene: Scene) {
    if layer == nil || layer?.isPresented == false {
      layer = scene.presentInert(self)
    }
    take()
    fade(to: 1, at: scene.now)
    invalidate(.paint, reason: "value")
  }

  /// Goes.
  func hide(at time: Instant) {
    if presence.target == 0 { return }
    take()
    fade(to: 0, at: time)
  }

  private func take() {
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

  // MARK: Node

  override func advance(to time: Instant) -> NextFrame {
    if !presence.isSettled(at: time) { return .tick }
    if presence.target == 0 { layer?.dismiss() }
    return .rest
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

/// The value in words, above the thumb and for who listens.
extension Slider {
  /// The value as it is shown: in the formatter's words, or a percentage of the range.
  var valueText: String {
    let shown = behavior.value
    if let valueFormatter { return valueFormatter(shown) }
    return "\(behavior.values.range.percentage(of: shown))%"
  }

  /// The painted thumb, or the end of the fill where there is none, pt in the scene.
  var thumbFrame: Rect {
    let size =
      style == .thumbless
      ? Size(0, metrics.thumblessHeldHeight) : Size(metrics.thumbDiameter, metrics.thumbDiameter)
    return Rect(center: originInScene + thumbCenter, size: size)
  }

  /// Whether the value is to be seen above the thumb.
  package var isValueShown: Bool { bubble?.isShown ?? false }

  /// Shows the value while the thumb is held, and no longer.
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
