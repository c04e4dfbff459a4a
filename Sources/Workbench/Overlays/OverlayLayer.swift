import Canvas
import Controls

/// The node that paints the overlays over the window.
final class OverlayLayer: Node {
  var overlays: Overlays {
    didSet {
      if overlays == oldValue { return }
      if !overlays.contains(.damage) { marks = DamageMarks() }
      if !overlays.contains(.trail) { trail = PointerTrail() }
      invalidate(.motion, reason: "overlays")
    }
  }

  let frameObserver = FrameObserver()
  private var subscription: Subscription?
  let canvas = OverlayCanvas()

  private weak var workbench: WorkbenchView?
  private var marks = DamageMarks()
  private var trail = PointerTrail()
  private var markScale = 1.0
  /// In points; `nil` outside of the window.
  private var pointer: Point?
  private var pointerID: PointerID?
  private weak var pressed: Control?

  init(_ workbench: WorkbenchView, _ overlays: Overlays) {
    (self.workbench, self.overlays) = (workbench, overlays)
    super.init()
    addChild(canvas)
    frameObserver.display = self
    frameObserver.onFrame = { [weak self] region in self?.show(region) }
    observePage()
  }

  func followPointers(of scene: Scene) {
    subscription = scene.observe(.input) { [weak self] event in
      if case .input(.event(.pointer(let pointer)), _) = event { self?.follow(pointer) }
    }
  }

  isolated deinit { subscription?.cancel() }

  private func observePage() { frameObserver.subject = workbench?.page.root }

  private func follow(_ event: PointerEvent) {
    if event.phase == .exited {
      if event.pointer == pointerID { pointer = nil }
      invalidate(.motion, reason: "pointer")
      return
    }
    if event.position.x.isNaN || event.position.y.isNaN { return }
    if event.pointer != pointerID { trail = PointerTrail() }
    pointerID = event.pointer
    pointer = event.position
    if event.phase == .pressed, event.button == 1 { pressed = control(at: event.position) }
    if event.phase == .released, event.button == 1 { pressed = nil }
    if overlays.contains(.trail) { trail.add(event.position, at: event.time) }
    if !overlays.isDisjoint(with: [.trail, .box, .paint, .hit]) {
      invalidate(.motion, reason: "pointer")
    }
  }

  private func control(at place: Point) -> Control? {
    let node = scene?.innermostHit(at: place)
    let found = node.flatMap { sequence(first: $0, next: \.parent).first { $0 is Control } }
    return found as? Control
  }

  override func layout(in context: LayoutContext) { canvas.frame = bounds }

  override func advance(to time: Instant) -> NextFrame {
    marks.prune(at: time)
    trail.prune(at: time)
    return marks.isEmpty && trail.isEmpty ? .idle : .tick
  }

  private func show(_ region: Region) {
    guard let scene else { return }
    observePage()
    let now = scene.now
    if overlays.contains(.damage) {
      if markScale != scene.scale { marks = DamageMarks() }
      markScale = scene.scale
      marks.add(region, at: now)
      if !marks.isEmpty { invalidate(.motion, reason: "damage") }
    }
    canvas.content = content(at: now, in: scene)
  }

  private func content(at now: Instant, in scene: Scene) -> OverlayCanvas.Content {
    var content = OverlayCanvas.Content(overlays: overlays)
    let covered = (workbench?.framesOverPage ?? []).map {
      PixelRect(covering: $0, scale: scene.scale)
    }
    content.damage = marks.marks.flatMap { mark in
      mark.area.parts(outside: covered).map { area in
        OverlayCanvas.Content.Glow(
          area: Rect(area, scale: scene.scale), strength: DamageMarks.strength(of: mark, at: now))
      }
    }
    content.trail = stroke(at: now)
    guard let workbench else { return content }
    content.legend = workbench.legend(of: overlays)
    if overlays.isDisjoint(with: .outlines) { return content }
    let (controls, stage) = workbench.outlined
    let pointed = pressed ?? pointer.flatMap { control(at: $0) }
    var window = Rect(origin: .zero, size: scene.size)
    // The dock covers the page.
    if !workbench.dock.isHidden {
      window.size.height = max(0, min(window.height, workbench.dock.frameInScene.minY))
    }
    for control in controls {
      guard let outline = control.outline,
        var shown = ControlOutline(outline, in: window, scale: scene.scale)
      else { continue }
      shown.isPointedAt = control === pointed
      content.outlines.append(shown)
      if shown.isPointedAt {
        let visible = shown.clip.map { shown.bounds.intersection($0) } ?? shown.bounds
        var tag = OutlineTag(outline, overlays, anchor: visible)
        if let stage {
          tag.room = stage.frameInScene.intersection(window)
          (tag.figures, tag.lines) = (stage.occupiedAreas, stage.dimensionLines)
        }
        content.tag = tag
      }
    }
    // The outline under the pointer is above its neighbors.
    content.outlines =
      content.outlines.filter { !$0.isPointedAt } + content.outlines.filter(\.isPointedAt)
    return content
  }

  private func stroke(at now: Instant) -> TrailStroke? {
    if trail.isEmpty { return nil }
    return TrailStroke(
      points: trail.samples.map(\.position),
      strengths: trail.samples.map { PointerTrail.strength(of: $0, at: now) },
      speed: trail.shownSpeed(at: now).text(places: 0) + " pt/s")
  }
}

extension WorkbenchView {
  fileprivate func legend(of overlays: Overlays) -> OverlayLegend {
    var legend = header.legend(of: overlays)
    if chips.isLeading, !chips.isEmpty {
      legend.chips = chips.frameInScene
      legend.chips?.size.width = chips.contentWidth
    }
    return legend
  }

  fileprivate var outlined: (controls: [Control], stage: Stage?) {
    var (controls, shownStage): ([Control], Stage?) = ([], nil)
    var nodes: [Node] = [shownRoot]
    while let node = nodes.popLast() {
      if node.isHidden { continue }
      if let control = node as? Control { controls.append(control) }
      if let stage = node as? Stage {
        shownStage = stage
        if !stage.view.isHidden { nodes.append(stage.view.content.root) }
        continue
      }
      if let view = node as? SceneView, view.isInteractive { nodes.append(view.content.root) }
      nodes += node.children.reversed()
    }
    return (controls, shownStage)
  }
}

extension PageHeader {
  fileprivate func legend(of overlays: Overlays) -> OverlayLegend {
    let label = isCompact ? title : sentence
    let taken = sentence.isHidden && !isCompact ? "" : label.string
    return OverlayLegend(
      line: label.frameInScene, sentence: Text(taken, font: label.font),
      isBelowTitle: isCompact, overlays: overlays)
  }
}
