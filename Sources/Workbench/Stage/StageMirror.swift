import Canvas
import Controls

/// The control of a stage in the other design, driven by the same input: a live reference.
package final class StageMirror: Node {
  let view: SceneView

  /// The other design; its colors cross-fade.
  var design: Design {
    didSet { if design != oldValue { view.show(design) } }
  }

  var title = ""
  var sourceTitle = ""

  var control: Control { preview.control }

  private let preview: ControlPreview
  private let source: ControlPreview
  private let original: SceneView
  private var input: Subscription?
  private var shownTime = Instant.zero

  /// `width` is that of the card, in points; `nil` for the control's own.
  init(of source: ControlPreview, in original: SceneView, width: Double?, design: Design) {
    (self.source, self.original, self.design) = (source, original, design)
    preview = ControlPreview(source.description)
    view = SceneView(
      Scene(StageCard(preview.control, width: width), theme: design.theme, background: .none))
    view.isInteractive = false
    super.init()
    view.show(design)
    adoptValues()
    addChild(view)
    input = original.content.observe(.input) { [weak self] event in
      if case .input(let input, let time) = event { self?.apply(input, at: time) }
    }
  }

  func end() {
    input?.cancel()
    removeFromParent()
  }

  /// Adopts changes that are not by input, such as those of the inspector.
  private func adoptValues() {
    if [source, preview].contains(where: { BehaviorSnapshot($0.control)?.isPressed == true }) {
      return
    }
    try? preview.restore(source.values)
    if preview.isWaiting != source.isWaiting { preview.setWaiting(source.isWaiting) }
  }

  private func apply(_ input: SceneInput, at time: Instant) {
    adoptValues()
    view.content.apply(mapped(input), at: time)
    invalidate(.motion, reason: "input")
  }

  private func mapped(_ input: SceneInput) -> SceneInput {
    switch input {
    case .event(.pointer(var event)):
      event.position = place(event.position)
      return .event(.pointer(event))
    case .scroll(var event):
      event.position = place(event.position)
      return .scroll(event)
    default: return input
    }
  }

  /// The place in this control of a place in the other one, which may have another size.
  private func place(_ point: Point) -> Point {
    let (from, to) = (source.control.frame, preview.control.frame)
    if from.isEmpty { return point }
    return Point(
      to.minX + (point.x - from.minX) * to.width / from.width,
      to.minY + (point.y - from.minY) * to.height / from.height)
  }

  /// Adopts changes, and requests a frame if they or a motion are not shown yet.
  func follow() {
    adoptValues()
    if isMoving, original.content.now > shownTime { invalidate(.motion, reason: "time") }
  }

  private var isMoving: Bool { view.content.needsUpdate }

  package override func advance(to time: Instant) -> NextFrame {
    let now = original.content.now
    if now <= shownTime { return .idle }
    shownTime = now
    view.hold(at: now)
    return isMoving ? .tick : .idle
  }

  func place(_ origin: Point, in area: Rect, magnifiedBy factor: Double) {
    view.magnification = factor
    let start = origin - Point(StageCard.padding, StageCard.padding)
    frame = Rect(origin: start, size: view.content.sizeThatFits()).magnified(by: factor)
      .offset(by: area.origin)
  }

  package override func layout(in context: LayoutContext) { view.frame = bounds }
}

extension SceneView {
  /// Shows the content in a design of its own; its colors cross-fade.
  func show(_ design: Design) {
    followsTheme = false
    content.theme = design.theme
    adaptEnvironment = { [metrics = design.metrics] in $0.metrics = metrics }
  }
}
