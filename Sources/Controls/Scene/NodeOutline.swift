import Canvas

/// The bounds of a node for overlays, in points of the outermost scene.
package struct NodeOutline: Hashable, Sendable {
  package var frame: Rect
  /// The hit area by itself.
  package var hit: Rect
  /// The hit area in a row; `nil` if it is no larger.
  package var row: Rect?
  /// The painted area of the node and its descendants; empty if there is none.
  package var paint: Rect
  /// The visible area; `nil` for no limit.
  package var visibleRect: Rect?
  /// The magnification of the views that show the node.
  package var magnification = 1.0

  /// Converts from the content of a view to the scene of the view.
  @MainActor
  fileprivate func shown(in view: SceneView, scale: Double) -> NodeOutline {
    let origin = view.originInScene
    func place(_ rect: Rect) -> Rect { rect.magnified(by: view.magnification).offset(by: origin) }
    var outline = NodeOutline(
      frame: place(frame), hit: place(hit), row: row.map(place), paint: place(paint),
      visibleRect: visibleRect.map(place), magnification: magnification * view.magnification)
    if let clip = view.parent?.childClip(atScale: scale) {
      let limit = Rect(clip, scale: scale)
      outline.visibleRect = outline.visibleRect?.intersection(limit) ?? limit
    }
    return outline
  }
}

extension Node {
  /// The outline of the node; `nil` if it is hidden or in no scene.
  package var outline: NodeOutline? {
    guard let scene, isEffectivelyVisible else { return nil }
    var painted = PixelRect.zero
    forEachNode { painted = painted.union($0.unclippedBounds) }
    let frame = frameInScene
    let ownOutsets = (self as? Control)?.usualOutsets ?? hitOutsets
    var outline = NodeOutline(
      frame: frame, hit: frame.outset(by: ownOutsets),
      row: ownOutsets == hitOutsets ? nil : frame.outset(by: hitOutsets),
      paint: Rect(painted, scale: scene.scale),
      visibleRect: parent?.childClip(atScale: scene.scale).map { Rect($0, scale: scene.scale) })
    var inner = scene
    while let view = inner.host, let outer = view.scene {
      if !view.isEffectivelyVisible { return nil }
      outline = outline.shown(in: view, scale: outer.scale)
      inner = outer
    }
    return outline
  }

  /// The areas of the texts that the node paints, in points of its scene.
  package var textAreas: [Rect] {
    guard let scene else { return [] }
    return areas { command in
      guard case .text(let text, let place, _) = command else { return nil }
      return Rect(origin: place, size: scene.text.size(of: text))
    }
  }

  /// The areas of the lines and other aligned rectangles that the node paints, in points of its
  /// scene.
  package var lineAreas: [Rect] {
    areas { if case .aligned(let rect, _) = $0 { rect } else { nil } }
  }

  private func areas(_ area: (DisplayList.Command) -> Rect?) -> [Rect] {
    displayList.areas(area).map { $0.offset(by: originInScene) }
  }
}

extension DisplayList {
  fileprivate func areas(_ area: (Command) -> Rect?) -> [Rect] {
    commands.flatMap { command -> [Rect] in
      switch command {
      case .group(_, let list), .clip(_, let list): list.areas(area)
      default: area(command).map { [$0] } ?? []
      }
    }
  }
}
