import Canvas

extension Scene {
  /// Lays the scene out without a window and advances it to a time, as in a first frame.
  ///
  /// - Parameters:
  ///   - size: In points.
  ///   - scale: Pixels per point.
  ///   - time: The time to advance to.
  ///   - text: Measures text from now on; its scale is set.
  public func show(
    size: Size, scale: Double = 1, at time: Instant = .zero, text: TextEngine = TextEngine()
  ) {
    text.scale = scale
    measure(with: text)
    resize(to: size, scale: scale)
    _ = update(for: FrameTime(target: time))
  }

  /// Paints the current appearance into a picture; the scene and its window do not change.
  ///
  /// A scene without a window needs a size first: ``show(size:scale:at:text:)``. Pending changes
  /// are laid out; another scale lays out everything twice.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point; `nil` for the scene's. The size is rounded up to whole pixels.
  ///   - format: Transparent pictures show the background's transparency.
  ///   - decorate: Wraps the painter.
  /// - Throws: ``/Canvas/PictureError``, also if the scene has no size.
  public func picture(
    scale: Double? = nil, format: Bitmap.Format = .opaque, text: TextEngine = TextEngine(),
    through decorate: (any Painter) -> any Painter = { $0 }
  ) throws -> Bitmap {
    if !hasExtent { throw PictureError.noExtent(reason: Self.noExtent) }
    return try laidOut(atScale: scale, text) { scale in
      try Bitmap(size, scale: scale, format: format, text: text) { painter in
        paintNow(with: decorate(painter), text: text)
      }
    }
  }

  /// A vector picture of the current appearance, for SVG and PDF.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point that hairlines, text and images are aligned to; `nil` for the
  ///   scene's.
  ///   - title: The accessibility title; empty for none.
  ///   - decorate: Wraps the painter.
  /// - Throws: ``/Canvas/PictureError`` if the scene has no size.
  public func vectorPicture(
    scale: Double? = nil, title: String = "", text: TextEngine = TextEngine(),
    through decorate: (any Painter) -> any Painter = { $0 }
  ) throws -> VectorPicture {
    if !hasExtent { throw PictureError.noExtent(reason: Self.noExtent) }
    return laidOut(atScale: scale, text) { scale in
      VectorPicture(size, scale: scale, title: title) { painter in
        paintNow(with: decorate(painter), text: text)
      }
    }
  }

  /// An area of the last frame with layers and children in motion, at the scene's scale.
  ///
  /// If something has changed since, it is a picture without motion. The area is in points, rounded
  /// out to whole pixels.
  ///
  /// `text` must not measure the scene, since its scale is changed.
  package func shownPicture(of area: Rect, text: TextEngine) -> VectorPicture {
    if !isRecorded { return picture(of: area, scale: scale, text: text) }
    let pixels = PixelRect(covering: area, scale: scale)
    let area = Rect(pixels, scale: scale)
    let list = DisplayList { paint(pixels, with: $0) }
    return VectorPicture(area.size, scale: scale) { painter in
      list.replay(on: painter, at: Point.zero - area.origin, text: text)
    }
  }

  /// An area of the current appearance, in points, rounded out to whole pixels.
  ///
  /// `text` must not measure the scene, since its scale is changed.
  package func picture(of area: Rect, scale: Double, text: TextEngine) -> VectorPicture {
    laidOut(atScale: scale, text) { scale in
      let area = Rect(PixelRect(covering: area, scale: scale), scale: scale)
      return VectorPicture(area.size, scale: scale) { painter in
        paintNow(area, with: painter, text: text)
      }
    }
  }

  /// Calls the body with everything laid out for a scale, then restores the layout: text takes a
  /// little more or less room at each scale, so another layout would clip it.
  fileprivate func laidOut<Result>(
    atScale scale: Double?, _ text: TextEngine, _ body: (_ scale: Double) throws -> Result
  ) rethrows -> Result {
    let own = (scale: self.scale, text: self.text)
    let scale = scale ?? own.scale
    text.scale = scale
    if scale == own.scale || !(scale > 0 && scale.isFinite) {
      layOutIfNeeded()
      return try body(scale)
    }
    isAtScaleOfPicture = true
    layOut(for: scale, text)
    defer {
      layOut(for: own.scale, own.text)
      isAtScaleOfPicture = false
    }
    return try body(scale)
  }

  /// Whether the layout of the scene, or of a scene around it, is undone after a picture.
  var isLaidOutForPicture: Bool { isAtScaleOfPicture || host?.scene?.isLaidOutForPicture ?? false }

  private func layOut(for scale: Double, _ text: any TextMeasuring) {
    (self.scale, self.text) = (scale, text)
    requestLayoutOfEverything()
    for view in views { view.textChanged() }
    layOutIfNeeded()
  }

  private static let noExtent = "the scene has no size; call show(size:scale:) first"

  private var hasExtent: Bool { size.width > 0 && size.height > 0 }

  func paintNow(with painter: any Painter, text: any TextMeasuring) {
    // The background also fills partly covered pixels.
    paintNow(Rect(window, scale: scale), with: painter, text: text)
  }

  /// Paints an area of whole pixels, in points, with its corner at the painter's origin.
  private func paintNow(_ area: Rect, with painter: any Painter, text: any TextMeasuring) {
    if let backgroundColor {
      painter.fillAligned(Rect(origin: .zero, size: area.size), color: backgroundColor)
    }
    forEachRoot { root in
      // Dismissed layers are not part of the picture.
      if root is LayerPicture { return }
      paintNow(root, with: painter, from: area.origin, text: text)
    }
  }

  /// The current appearance of a root node, and that of its descendants.
  func appearance(of root: Node) -> (own: DisplayList, descendants: DisplayList) {
    var context = paintContext(text: text)
    let around = ParentContext(of: root, scale: scale)
    let own = DisplayList { paint(root, with: $0, in: &context, around: around) }
    let descendants = DisplayList { recorder in
      for child in root.children { paintNow(child, with: recorder, from: .zero, text: text) }
    }
    return (own, descendants)
  }

  /// Paints the current appearance of a node and its descendants; `origin` is the point of the
  /// scene at the painter's origin, in whole pixels.
  fileprivate func paintNow(
    _ top: Node, with painter: any Painter, from origin: Point, text: any TextMeasuring
  ) {
    if !top.isEffectivelyVisible { return }
    precondition(!isPainting, "a picture cannot be made while the scene is painted")
    isPainting = true
    defer { isPainting = false }
    var context = paintContext(text: text)
    func paintTree(_ node: Node, in context: inout PaintContext) {
      if node.isHidden { return }
      let around = ParentContext(of: node, scale: scale)
      let list = DisplayList { paint(node, with: $0, in: &context, around: around) }
      list.replay(
        on: painter, at: around.origin + node.frame.origin - origin,
        clip: around.clip.map { Rect($0, scale: scale).offset(by: Point.zero - origin) },
        text: text)
      for child in node.children { paintTree(child, in: &context) }
    }
    paintTree(top, in: &context)
  }
}

extension Node {
  /// Paints the current appearance of the node and its descendants into a picture of its frame.
  ///
  /// - Parameters:
  ///   - margin: The surroundings to include, in points, for shadows and focus rings.
  ///   - scale: Pixels per point; `nil` for the scene's.
  ///   - format: Opaque pictures are black where nothing is painted.
  /// - Throws: ``/Canvas/PictureError``, also if the node is in no scene or has no size.
  public func picture(
    margin: Insets = .zero, scale: Double? = nil, format: Bitmap.Format = .transparent,
    text: TextEngine = TextEngine()
  ) throws -> Bitmap {
    guard let scene else { throw PictureError.noExtent(reason: Self.noScene) }
    return try scene.laidOut(atScale: scale, text) { scale in
      let bounds = scene.placeOfPicture(of: self, margin: margin, scale: scale)
      return try Bitmap(bounds.size, scale: scale, format: format, text: text) { painter in
        scene.paintNow(self, with: painter, from: bounds.origin, text: text)
      }
    }
  }

  /// A vector picture of the node and its descendants, for SVG and PDF; parameters are those of
  /// ``picture(margin:scale:format:text:)`` and ``Scene/vectorPicture(scale:title:text:through:)``.
  ///
  /// - Throws: ``/Canvas/PictureError`` if the node is in no scene or has no size.
  public func vectorPicture(
    margin: Insets = .zero, scale: Double? = nil, title: String = "",
    text: TextEngine = TextEngine()
  ) throws -> VectorPicture {
    guard let scene else { throw PictureError.noExtent(reason: Self.noScene) }
    return try scene.laidOut(atScale: scale, text) { scale in
      let bounds = scene.placeOfPicture(of: self, margin: margin, scale: scale)
      if bounds.isEmpty { throw PictureError.noExtent(reason: "the node has no size") }
      return VectorPicture(bounds.size, scale: scale, title: title) { painter in
        scene.paintNow(self, with: painter, from: bounds.origin, text: text)
      }
    }
  }

  /// The current appearance of the node and its descendants, laid out for a scale in pixels per
  /// point, and the size of the node; `nil` in no scene.
  ///
  /// The origin is the node's. The scene does not change, also while it makes a frame.
  package func appearance(scale: Double, text: TextEngine) -> (list: DisplayList, size: Size)? {
    guard let scene else { return nil }
    let appearance = scene.laidOut(atScale: scale, text) { _ in
      let list = DisplayList { scene.paintNow(self, with: $0, from: originInScene, text: text) }
      return (list, frame.size)
    }
    // A node with another size at the scale has forgotten its reach, and would not be painted.
    scene.recordDirtyNodes()
    return appearance
  }

  /// The frames and the paintings of the node and its descendants in the last frame.
  package var recording: [NodeRecording] {
    var nodes: [NodeRecording] = []
    forEachNode { nodes.append(NodeRecording(frame: $0.frame, list: $0.displayList)) }
    return nodes
  }

  private static let noScene =
    "the node is not in a scene; add it to one and call the scene's show(size:scale:)"
}

/// The frame and the painting of a node, by which changes of its appearance are found.
package struct NodeRecording: Hashable {
  fileprivate let frame: Rect
  fileprivate let list: DisplayList
}

extension Scene {
  /// The area of a picture of a node, in points of the scene, rounded out to whole pixels.
  fileprivate func placeOfPicture(of node: Node, margin: Insets, scale: Double) -> Rect {
    Rect(PixelRect(covering: node.frameInScene.outset(by: margin), scale: scale), scale: scale)
  }
}
