import Canvas

extension Scene {
  // MARK: Update

  /// Advances animations, lays out and records for the target time of the frame.
  public func update(for frame: FrameTime) -> FrameUpdate {
    precondition(!isPainting, "a frame cannot be made while the scene is painted")
    passDeadlines(before: frame.target)
    return inPass(at: frame.target) {
      isInFrame = true
      defer { isInFrame = false }
      let update = updateInPass(frame)
      notifySemanticsObservers()
      return update
    }
  }

  /// Advances animations and lays out for a time, as a frame does, but records and paints nothing.
  ///
  /// Input meets the scene at its own time, whatever was painted before, so a replay does not
  /// depend on the frame rate. Earlier times count as that of the last event or frame.
  public func advance(to time: Instant) {
    if isInPass { return }
    passDeadlines(before: time)
    if needsUpdate || nextDeadline.isDue(at: time) {
      inPass(at: time) { _ = advanceInPass() }
    } else {
      passTime(to: time)
    }
  }

  /// Runs a function at a time: what it changes, and what that causes, begins then.
  package func advancing<Result>(to time: Instant, _ body: () throws -> Result) rethrows -> Result {
    advance(to: time)
    defer { advance(to: time) }
    return try body()
  }

  /// The most deadlines passed at once, which is after a minute of sleep with ten a second. chosen
  private static let mostDeadlines = 600

  private var nextDeadline: NextFrame { pendingNodes.nextMoment.sooner(nextTouchPress) }

  /// Advances at each deadline before a time, so that its effects begin at that moment and not at
  /// the next frame.
  private func passDeadlines(before time: Instant) {
    if isInPass { return }
    for _ in 0..<Self.mostDeadlines {
      guard case .at(let moment) = nextDeadline, lastTime < moment, moment < time else { return }
      inPass(at: moment) { _ = advanceInPass() }
    }
  }

  private func updateInPass(_ frame: FrameTime) -> FrameUpdate {
    if frame.sendingDuration > Self.longestSendingOfFades { finishFades() }
    let next = advanceInPass { next in onFrame?(frame, goesOn(next)) }
    placeScrolledNodes()
    followMovedNodes()
    recordDirtyNodes()
    moveLayers()
    childMotion.sampleFades(at: now, addingTo: &damage)
    notifyFrameObserver()
    return damage.take(in: window, next: needsUpdateAfterFrame ? .tick : next)
  }

  /// Advances animations and lays out; returns when the next frame is needed.
  private func advanceInPass(_ sampled: (NextFrame) -> Void = { _ in }) -> NextFrame {
    deliverActions()
    runModelObservers()
    let touches = pressRestingTouches()
    let next = sampleMotion().sooner(touches)
    helpTagNode.endSampling(at: now)
    // Repeating controls report in their own frame.
    deliverActions()
    if !isForFrameObserverOnly {
      if hasNews { onAdvance?(goesOn(next)) }
      sampled(next)
    }
    // Changes by the observer are not news for it.
    hasNews = false
    runModelObservers()
    dismissLostFloats()
    layOutWithViewports()
    passFocusOn()
    childMotion.slide(at: now, scale: scale)
    childMotion.start(at: now, scale: scale)
    followMovedNodes()
    return next
  }

  var bounds: Rect { Rect(origin: .zero, size: size) }

  /// All pixels of the scene.
  var window: PixelRect { PixelRect(covering: bounds, scale: scale) }

  /// Whether a callback of this frame already requested the next one.
  private var needsUpdateAfterFrame: Bool {
    !actionQueue.isEmpty || !modelChanges.isEmpty || isFading || hasMovingLayers
      || !childMotion.isEmpty
  }

  var isFading: Bool { themeFade.isUnderWay(at: now) || metricsFade.isUnderWay }

  private func sampleMotion() -> NextFrame {
    if themeFade.takeFrame(at: now) { repaintEverything(reason: "theme") }
    if metricsFade.takeFrame(at: now) { passEnvironment(reason: "design") }
    markViews()
    pendingNodes.startDue(at: now)
    let moving = pendingNodes.takeMoving()
    for node in moving {
      if isOutOfSight(node) {
        pendingNodes.suspend(node)
        continue
      }
      node.pending.remove(.motion)
      sampledNode = node
      defer { sampledNode = nil }
      let next = node.advance(to: now)
      // It may have removed itself.
      if node.scene !== self { continue }
      invalidate(node, next == .tick ? [.paint, .motion] : .paint, reason: "motion")
      if case .at(let moment) = next { pendingNodes.schedule(node, at: moment) }
    }
    if !pendingNodes.moving.isEmpty || isFading { return .tick }
    return pendingNodes.nextMoment
  }

  // MARK: Layout

  /// The size that the root node requests for an available size, in points.
  ///
  /// For infinite space it is the ideal size, in which texts have one line and controls that
  /// stretch are as short as they can be.
  ///
  /// - Parameter available: The available width and height; infinite by default.
  public func sizeThatFits(_ available: Size = Size(.infinity, .infinity)) -> Size {
    root.measure(available, in: layoutContext(textScale: root.effectiveTextScale))
  }

  package func layOutIfNeeded() {
    // A layout in progress includes the changes that it causes.
    if !needsLayout || layoutNode != nil { return }
    let context = layoutContext(textScale: environment.textScale)
    let size = Size(
      max(size.width, minimumLayoutSize.width), max(size.height, minimumLayoutSize.height))
    forEachRoot { root in
      root.frame = Rect(origin: .zero, size: size)
      layOut(root, in: context)
    }
    layoutNode = nil
    needsLayout = false
    isResized = false
    childMotion.slide(at: now, scale: scale)
  }

  /// Lays out a node and its descendants; hidden ones wait until they are shown.
  private func layOut(_ node: Node, in context: LayoutContext) {
    if !node.pending.contains(.layout) || node.isHidden { return }
    node.pending.remove(.layout)
    layoutNode = node
    let context = node.textScale.map { layoutContext(textScale: $0) } ?? context
    node.layout(in: context)
    pendingNodes.markDirty(node)
    for child in node.children { layOut(child, in: context) }
  }

  // MARK: Damage

  /// Whether the recordings of all nodes are those of the present.
  var isRecorded: Bool { !needsLayout && pendingNodes.dirty.isEmpty && scrolledNodes.isEmpty }

  func recordDirtyNodes() {
    guard let first = pendingNodes.dirty.first else { return }
    // One context for all nodes, as a theme is large to copy.
    var context = paintContext(text: text)
    // Siblings are recorded one after the other and share their surroundings.
    var around = ParentContext(of: first, scale: scale)
    isPainting = true
    defer { isPainting = false }
    for node in pendingNodes.dirty {
      if node.parent !== around.parent { around = ParentContext(of: node, scale: scale) }
      if node.placement == nil ? isFarFromSight(node, around) : isOutOfSight(node) {
        // The node may be pressed where it was not when it was recorded.
        growReach(of: node, at: node.placement ?? placement(of: node, around))
        pendingNodes.suspend(node)
        continue
      }
      node.pending.remove(.paint)
      record(node, in: &context, around: around)
    }
    pendingNodes.removeDirty()
    hasMovedNodes = false
  }

  func paintContext(text: any TextMeasuring) -> PaintContext {
    PaintContext(
      theme: shownTheme, direction: environment.direction, text: text, isEnabled: true,
      showsFocus: false, elevation: .base)
  }

  func paint(
    _ node: Node, with painter: RecordingPainter, in context: inout PaintContext,
    around: ParentContext
  ) {
    painter.textScale = 1
    let textScale = hasTextScales ? node.effectiveTextScale : environment.textScale
    if textScale != context.textScale {
      let base = (context.text as? ScaledText)?.base ?? context.text
      context.text = measuring(base, at: textScale)
      context.textScale = textScale
    }
    // The content of a scene view is scaled already.
    if textScale != 1, !(node is SceneView) { painter.textScale = textScale }
    context.isEnabled = around.isEnabled && node.isEnabled
    context.showsFocus = focus.isVisible && focus.node === node
    context.elevation = around.elevation
    context.tint = hasTints ? node.effectiveTintColor : nil
    node.paint(with: painter, in: context)
  }

  private func record(_ node: Node, in context: inout PaintContext, around: ParentContext) {
    let recorder = RecordingPainter(expectedCount: node.displayList.commands.count)
    if around.isVisible, !node.isHidden {
      paint(node, with: recorder, in: &context, around: around)
    }
    let placement = placement(of: node, around)
    if frameObserver == nil {
      node.show(recorder.list, at: placement, text: text, addingTo: &damage)
    } else {
      showObserved(recorder.list, of: node, at: placement)
    }
    growReach(of: node, at: placement)
  }

  private func placement(of node: Node, _ around: ParentContext) -> DisplayList.Placement {
    DisplayList.Placement(
      origin: around.origin + node.frame.origin, scale: scale, clip: around.clip)
  }

  // MARK: Paint

  public func paint(_ rect: PixelRect, with painter: any Painter) {
    if let color = backgroundColor { painter.fillAligned(Rect(rect, scale: scale), color: color) }
    paint(root, in: rect, with: painter)
    for layer in stack.layers { paint(layer, in: rect, with: painter) }
  }

  /// Paints all but a node and its descendants.
  package func paint(_ rect: PixelRect, without node: Node, with painter: any Painter) {
    omittedNode = node
    defer { omittedNode = nil }
    paint(rect, with: painter)
  }

  public func didShowFrame() { onShow?() }

  var backgroundColor: Color? {
    switch background {
    case .page: shownTheme.page
    case .groupedPage: shownTheme.groupedPage
    case .card: shownTheme.card
    case .none: nil
    }
  }

  func paint(_ node: Node, in rect: PixelRect, with painter: any Painter) {
    if node.isHidden || node === omittedNode { return }
    if let opacity = childMotion.opacity(of: node) {
      return painter.group(opacity: opacity) { paintTree(of: node, in: rect, with: painter) }
    }
    paintTree(of: node, in: rect, with: painter)
  }

  private func paintTree(of node: Node, in rect: PixelRect, with painter: any Painter) {
    paintOwn(node, in: rect, with: painter)
    childMotion.paintPictures(in: node, touching: rect, with: painter, text: text)
    node.forEachChild(touching: rect) { paint($0, in: rect, with: painter) }
  }

  func paintOwn(_ node: Node, in rect: PixelRect, with painter: any Painter) {
    let bounds = node.paintedBounds
    guard let placement = node.placement, bounds.intersects(rect) else { return }
    let clip = bounds == node.unclippedBounds ? nil : placement.clip
    node.displayList.replay(
      on: painter, at: placement.origin, clip: clip.map { Rect($0, scale: scale) }, text: text)
  }
}
