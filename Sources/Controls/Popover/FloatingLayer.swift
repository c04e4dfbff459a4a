import Canvas

/// The root of a layer that keeps its content beside an anchor.
final class FloatingLayer: Node {
  private let content: Node
  private let floatingPlacement: FloatingPlacement
  private weak var anchor: Node?
  /// The part of the anchor to point at, in points of the anchor; `nil` for all of it.
  private let area: Rect?
  /// The last frame of the anchor, in points of the scene.
  private var anchorFrame = Rect.zero

  init(_ content: Node, from anchor: Node, at area: Rect?, placement: FloatingPlacement) {
    self.content = content
    floatingPlacement = placement
    (self.anchor, self.area) = (anchor, area)
    super.init()
    addChild(content)
  }

  var hasLostAnchor: Bool {
    guard let anchor, anchor.scene === scene else { return true }
    return !anchor.isEffectivelyVisible
  }

  override func layout(in context: LayoutContext) {
    if let anchor, anchor.scene != nil {
      anchorFrame = area.map { $0.offset(by: anchor.originInScene) } ?? anchor.frameInScene
    }
    let margins = 2 * FloatingPlacement.margin
    let room = Size(max(0, frame.width - margins), max(0, frame.height - margins))
    content.frame = floatingPlacement.frame(
      of: content.idealSize(within: room, in: context), beside: anchorFrame, in: frame.size,
      direction: context.direction)
    (content as? PopoverCard)?.anchorFrame = anchorFrame.offset(by: .zero - content.frame.origin)
  }

  /// The point of the content that is nearest to the anchor, in points of the scene.
  var pivot: Point {
    let card = content.frame
    return Point(
      min(max(anchorFrame.midX, card.minX), card.maxX),
      min(max(anchorFrame.midY, card.minY), card.maxY))
  }
}

extension Scene {
  func dismissLostFloats() {
    for layer in stack.layers where (layer.root as? FloatingLayer)?.hasLostAnchor == true {
      layer.dismiss()
    }
  }

  /// Presents content beside a node, until Escape or a press outside.
  func presentFloating(
    _ content: Node, from anchor: Node, at area: Rect? = nil, placement: FloatingPlacement,
    label: String
  ) -> SceneLayer {
    let root = FloatingLayer(content, from: anchor, at: area, placement: placement)
    // Text has the scale of the anchor.
    let textScale = anchor.effectiveTextScale
    if textScale != environment.textScale { root.textScale = textScale }
    let layer = present(root, dismissal: [.escape, .pressOutside], from: anchor)
    layer.label = label
    layer.isDescribedByContent = true
    return layer
  }
}
