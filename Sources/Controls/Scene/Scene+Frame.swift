import Canvas

extension Scene {
  // MARK: Update

  /// Samples, lays out and records for the moment the frame is for.
  public func update(for frame: FrameTime) -> FrameUpdate {
    inPass(at: frame.target) {
      let update = updateInPass(frame)
      tellSemantics()
      return update
    }
  }

  private func updateInPass(_ frame: FrameTime) -> FrameUpdate {
    deliverActions()
    let next = sampleMotion()
    // What repeats while it is held tells of it in its own frame.
    deliverActions()
    onFrame?(frame, next == .tick)
    if needsLayout { layOut() }
    placeScrolledNodes()
    followMovedNodes()
    recordDirtyNodes()

    let window = PixelRect(covering: Rect(origin: .zero, size: size), scale: scale)
    let reason = fullRepaintReason
    if reason != nil {
      damage.removeAll()
      damage.add(window)
    } else {
      damage.clip(to: window)
    }
    let update = FrameUpdate(
      damage: damage, next: needsUpdateAfterFrame ? .tick : next, fullRepaintReason: reason)
    // The next frame's damage grows in other memory: whoever shows this one holds its own.
    swap(&damage, &spareDamage)
    damage.removeAll()
    fullRepaintReason = nil
    return update
  }

  /// Whether a callback of this frame already asked for the next one.
  private var needsUpdateAfterFrame: Bool { !actionQueue.isEmpty || isThemeFading }

  /// Samples everything that moves; returns when something has to be looked at again.
  private func sampleMotion() -> NextFrame {
    if isThemeFading || themeWasFading {
      themeWasFading = isThemeFading
      repaintEverything(reason: "theme")
    }
    wakeWaitingNodes()
    swap(&movingNodes, &sampledNodes)
    for node in sampledNodes {
      if isOutOfSight(node) {
        putToSleep(node)
        continue
      }
      node.pending.remove(.motion)
      switch node.advance(to: now) {
      case .rest:
        invalidate(node, .paint, reason: "motion")
      case .tick:
        invalidate(node, [.paint, .motion], reason: "motion")
      case .at(let moment):
        invalidate(node, .paint, reason: "motion")
        wait(until: moment, for: node)
      }
    }
    sampledNodes.removeAll(keepingCapacity: true)
    if !movingNodes.isEmpty || isThemeFading { return .tick }
    return waitingNodes.reduce(.rest) { next, node in
      node.deadline.map { next.sooner(.at($0)) } ?? next
    }
  }

  private func wait(until moment: Instant, for node: Node) {
    if node.deadline == nil { waitingNodes.append(node) }
    node.deadline = moment
  }

  /// Gives nodes whose moment has come their turn; those that moved meanwhile wait no longer.
  private func wakeWaitingNodes() {
    if waitingNodes.isEmpty { return }
    for node in waitingNodes {
      guard let deadline = node.deadline else { continue }
      if node.pending.contains(.motion) {
        node.deadline = nil
      } else if deadline <= now {
        node.deadline = nil
        invalidate(node, .motion, reason: "deadline")
      }
    }
    waitingNodes.removeAll { $0.deadline == nil }
  }

  // MARK: Layout

  private func layOut() {
    let context = LayoutContext(text: text, direction: environment.direction)
    forEachRoot { root in
      root.frame = Rect(origin: .zero, size: size)
      layOut(root, in: context)
    }
    layoutNode = nil
    needsLayout = false
  }

  /// Lays out what asked for it; a node whose size did not change needs no layout of its own again.
  private func layOut(_ node: Node, in context: LayoutContext) {
    if !node.pending.contains(.layout) { return }
    node.pending.remove(.layout)
    layoutNode = node
    node.layout(in: context)
    markDirty(node)
    for child in node.children { layOut(child, in: context) }
  }

  // MARK: Damage

  /// Lets each dirty node paint into a list and adds what differs from its last one.
  private func recordDirtyNodes() {
    if dirtyNodes.isEmpty { return }
    // One context for all of them: a theme is too large to be copied for each.
    var context = paintContext(text: text)
    for node in dirtyNodes {
      if isOutOfSight(node) {
        putToSleep(node)
        continue
      }
      node.pending.remove(.paint)
      record(node, in: &context)
    }
    dirtyNodes.removeAll(keepingCapacity: true)
    hasMovedNodes = false
  }

  /// What all nodes may ask while they paint; what is each one's own follows with it.
  func paintContext(text: any TextMeasuring) -> PaintContext {
    PaintContext(
      theme: shownTheme, direction: environment.direction, text: text, isEnabled: true,
      showsFocus: false, elevation: .base)
  }

  func paint(_ node: Node, with painter: any Painter, in context: inout PaintContext) {
    context.isEnabled = node.isEffectivelyEnabled
    context.showsFocus = isFocusVisible && focusedNode === node
    context.elevation = node.elevation
    node.paint(with: painter, in: context)
  }

  private func record(_ node: Node, in context: inout PaintContext) {
    recorder.removeAll()
    if node.isEffectivelyVisible {
      paint(node, with: recorder, in: &context)
    }
    recorder.exchangeList(with: &node.displayList)
    let placement = DisplayList.Placement(
      origin: node.originInScene, scale: scale, clip: node.parent?.childClip(atScale: scale))
    node.displayList.getFootprint(at: placement, text: text, into: &spareFootprint)
    swap(&node.footprint, &spareFootprint)
    if fullRepaintReason == nil {
      if node.placement == placement {
        node.displayList.addDamage(
          since: recorder.list, spareFootprint, now: node.footprint, at: placement, text: text,
          to: &damage)
      } else {
        damage.add(spareFootprint.bounds)
        damage.add(node.footprint.bounds)
      }
    }
    node.placement = placement
    growReach(of: node, at: placement)
  }

  // MARK: Paint

  public func paint(_ rect: PixelRect, with painter: any Painter) {
    isPainting = true
    defer { isPainting = false }
    if let color = backgroundColor {
      painter.fillAligned(Rect(rect, scale: scale), color: color)
    }
    forEachRoot { paint($0, in: rect, with: painter) }
  }

  var backgroundColor: Color? {
    switch background {
    case .page: shownTheme.page
    case .groupedPage: shownTheme.groupedPage
    case .card: shownTheme.card
    case .none: nil
    }
  }

  private func paint(_ node: Node, in rect: PixelRect, with painter: any Painter) {
    if node.isHidden { return }
    if let placement = node.placement, node.footprint.bounds.intersects(rect) {
      if node.footprint.isClipped, let clip = placement.clip {
        painter.clip(to: Rect(clip, scale: scale)) {
          node.displayList.replay(on: painter, at: placement.origin, text: text)
        }
      } else {
        node.displayList.replay(on: painter, at: placement.origin, text: text)
      }
    }
    node.forEachChild(touching: rect) { paint($0, in: rect, with: painter) }
  }
}

extension Rect {
  /// Whole pixels in pt.
  init(_ pixels: PixelRect, scale: Double) {
    self.init(
      x: Double(pixels.x) / scale, y: Double(pixels.y) / scale,
      width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
  }
}
