import Canvas

/// Where a node is, where a press is for it and how far it paints, pt in the scene that everything
/// is shown in; magnified where a view shows it so.
package struct NodeOutline: Hashable, Sendable {
  /// What it was given by whom it lies in.
  package var frame: Rect
  /// Where a press is for it by itself.
  package var hit: Rect
  /// Where a press is for it because it lies in a row; nil where that is no more.
  package var row: Rect?
  /// Every pixel that it, and what lies in it, may have painted last; empty if there is none.
  package var paint: Rect
  /// Outside of this nothing of it is seen; nil for no limit.
  package var sight: Rect?
  /// pt for each of its own.
  package var magnification = 1.0

  /// The same in the scene that a view lies in.
  @MainActor
  fileprivate func shown(in view: SceneView, scale: Double) -> NodeOutline {
    let origin = view.originInScene
    func place(_ rect: Rect) -> Rect {
      rect.magnified(by: view.magnification).offset(by: origin)
    }
    var outline = NodeOutline(
      frame: place(frame), hit: place(hit), row: row.map(place), paint: place(paint),
      sight: sight.map(place),
      magnification: magnification * view.magnification)
    if let clip = view.parent?.childClip(atScale: scale) {
      let limit = Rect(clip, scale: scale)
      outline.sight = outline.sight?.intersection(limit) ?? limit
    }
    return outline
  }
}

extension Node {
  /// Where the node is; nil if it is hidden, or in no scene.
  package var outline: NodeOutline? {
    guard let scene, isEffectivelyVisible else { return nil }
    var painted = PixelRect.zero
    forEachNode { painted = painted.union($0.footprint.unclippedBounds) }
    let frame = frameInScene
    let ownOutsets = (self as? Control)?.usualOutsets ?? hitOutsets
    var outline = NodeOutline(
      frame: frame, hit: frame.outset(by: ownOutsets),
      row: ownOutsets == hitOutsets ? nil : frame.outset(by: hitOutsets),
      paint: Rect(painted, scale: scene.scale),
      sight: parent?.childClip(atScale: scene.scale).map { Rect($0, scale: scene.scale) })
    var inner = scene
    while let view = inner.host, let outer = view.scene {
      if !view.isEffectivelyVisible { return nil }
      outline = outline.shown(in: view, scale: outer.scale)
      inner = outer
    }
    return outline
  }
}
