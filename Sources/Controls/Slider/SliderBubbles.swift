import Canvas

/// The bubbles with the values above the thumbs of a slider, in a layer of their own; they fade out
/// by themselves, even if the slider is removed.
final class SliderBubbles: Node {
  /// A value, and the painted thumb in points of the scene.
  typealias Value = (string: String, thumb: Rect)

  /// The distance between two bubbles, in points. chosen
  private static let gap = 4.0

  private var presence = Transition(0)
  /// The last content, also for the fade-out.
  private var values: [Value] = []

  var isShown: Bool { scene != nil }

  /// Shows values, from the left; they fade in over some seconds.
  func show(_ values: [Value], over duration: Double, in scene: Scene) {
    if self.scene == nil { scene.presentInert(self) }
    self.values = values
    fade(to: 1, over: duration, at: scene.now)
    invalidate(.paint, reason: "value")
  }

  /// Fades out with values over some seconds.
  func hide(_ values: [Value], over duration: Double, at time: Instant) {
    if presence.target == 0 { return }
    self.values = values
    fade(to: 0, over: duration, at: time)
  }

  private func fade(to target: Double, over duration: Double, at time: Instant) {
    if presence.target == target { return }
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
    let bubbles = values.map { Bubble(string: $0.string, style: .value) }
    let frames = zip(bubbles, values).map { bubble, value in
      bubble.frame(beside: value.thumb, in: scene.size, text: context.text)
    }
    painter.group(opacity: opacity) {
      for (bubble, frame) in zip(bubbles, Self.separated(frames, in: scene.size)) {
        bubble.paint(in: frame, with: painter, text: context.text, theme: context.theme)
      }
    }
  }

  /// Moves two bubbles that overlap apart, to the left and to the right, within the window.
  private static func separated(_ frames: [Rect], in window: Size) -> [Rect] {
    guard frames.count == 2, frames[0].outset(by: gap).intersects(frames[1]) else { return frames }
    var (left, right) = (frames[0], frames[1])
    let middle = (left.midX + right.midX) / 2
    let width = left.width + gap + right.width
    let start = max(Bubble.margin, min(middle - width / 2, window.width - Bubble.margin - width))
    left.origin.x = start
    right.origin.x = start + left.width + gap
    return [left, right]
  }
}

extension TrackControl {
  package var isValueShown: Bool { bubbles?.isShown ?? false }

  func updateBubbles() {
    let duration = metrics.bubbleFadeDuration
    if showsValue, behavior.isPressed, let scene {
      let bubbles = bubbles ?? SliderBubbles()
      self.bubbles = bubbles
      bubbles.show(shownValues, over: duration, in: scene)
    } else if let bubbles {
      bubbles.hide(shownValues, over: duration, at: now)
    }
  }

  private var shownValues: [SliderBubbles.Value] {
    let values = behavior.thumbs.map {
      (string: text(of: $0.value), thumb: bubbleAnchor($0.state(at: now)))
    }
    return axis == .rightToLeft ? values.reversed() : values
  }

  /// The painted thumb of a state, or the end of the fill without one, in points of the scene.
  func bubbleAnchor(_ state: SliderState) -> Rect {
    let held = metrics.thumbSize(at: metrics.showsPresses(behavior.motion) ? 1 : 0)
    let size =
      state.style == .thumbless
      ? Size(0, metrics.thumblessHeldHeight)
      : axis.area(along: held.width, across: held.height).size
    return Rect(center: originInScene + state.thumbCenter(in: behaviorFrame, axis), size: size)
  }
}
