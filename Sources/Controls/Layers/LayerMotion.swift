import Canvas

/// The animation of a layer that appears or disappears. spec: docs/spec/window.md#parts/popover
struct LayerMotion {
  /// The initial scale. spec: docs/spec/window.md#parts/popover
  static let startScale = 0.96
  /// Seconds. spec: docs/spec/window.md#parts/popover
  static let duration = 0.2
  /// The spring of panels. spec: docs/spec/window.md#rules/panes
  static let spring = Spring(response: 0.3, dampingRatio: 1)
  /// The points that a slide stands for, to find its end. chosen
  static let travel = 400.0
  /// `nil` for a layer that only fades.
  private let entrance: LayerEntrance?
  /// The shown part at a time, 0...1.
  let presence: (Instant) -> Double
  let isOver: (Instant) -> Bool

  /// An animation between 0, hidden, and 1, shown.
  init(
    _ entrance: LayerEntrance, from start: Double, to end: Double, at time: Instant,
    motion: MotionPreference
  ) {
    self.entrance = motion == .reduced ? nil : entrance
    if case .slide? = self.entrance {
      var travel = Animated(start)
      travel.animate(to: end, with: Self.spring, at: time, pointsPerUnit: Self.travel)
      presence = { [travel] in travel.value(at: $0).clamped(to: 1) }
      isOver = { [travel] in travel.isSettled(at: $0) }
    } else {
      let fade = Transition(
        from: start, to: end, startTime: time, duration: Self.duration, curve: .easeOut)
      presence = { fade.value(at: $0) }
      isOver = { fade.isSettled(at: $0) }
    }
  }

  func opacity(at time: Instant) -> Double {
    if case .slide? = entrance { 1 } else { presence(time) }
  }

  @MainActor
  func transform(
    of layer: SceneLayer, at time: Instant, direction: LayoutDirection, scale: Double
  ) -> PaintTransform {
    guard let entrance else { return PaintTransform() }
    let presence = presence(time)
    switch entrance {
    case .growth(let pivot):
      let factor = Self.startScale + (1 - Self.startScale) * presence
      return PaintTransform(factor: factor, around: pivot)
    case .slide(let edge):
      let window = layer.root.frame.size
      let content = layer.content?.frame ?? .zero
      let way =
        switch (edge, direction) {
        case (.bottom, _): Point(0, window.height - content.minY)
        case (.leading, .leftToRight): Point(-content.maxX, 0)
        case (.leading, .rightToLeft): Point(window.width - content.minX, 0)
        }
      // Whole pixels keep edges sharp.
      func part(_ way: Double) -> Double { ((1 - presence) * way * scale).rounded() / scale }
      return PaintTransform(shift: Point(part(way.x), part(way.y)))
    }
  }
}

/// The way in which a layer appears, and in reverse disappears.
///
/// With reduced motion it only fades.
package enum LayerEntrance: Hashable {
  /// The layer grows from a point of the scene, in points, and fades.
  case growth(from: Point)
  /// The children of the layer's root move in from an edge of the scene while the root's own
  /// painting fades; the root has to paint in all of its frame.
  case slide(from: Edge)

  package enum Edge: Hashable { case leading, bottom }
}

/// A recorded picture of a node or several nodes, in coordinates of the scene.
final class LayerPicture: Node {
  private let list: DisplayList

  init(_ list: DisplayList, frame: Rect) {
    self.list = list
    super.init()
    self.frame = frame
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    list.replay(on: painter, at: .zero - frame.origin, text: context.text)
  }
}
