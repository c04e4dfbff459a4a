import Canvas
import Controls

/// The panel of animation curves, with the springs of the shown animation.
final class CurvesPanel: Node, Panel {
  static let description = PanelDescription(
    .curves, "Animation Curves", symbol: .curve, place: .dock, shortcut: Shortcut("v"),
    keywords: ["easing", "graph", "velocity", "damping"], tabs: ["Curves"], usesTimeline: true)

  /// Seconds, and the damping ratio. spec: docs/spec/window.md#time/springs
  private enum Ranges {
    static let response = 0.05...1.0
    static let damping = 0.1...1.5
  }

  /// In points. spec: docs/spec/window.md#frame/dock; others chosen
  enum Heights {
    static let dock = 124.0
    /// With room for knobs below the curves. chosen
    static let sheet = 170.0
  }

  /// Called with the button of the menu with the languages for springs.
  var onCopyAs: ((Node) -> Void)?

  var onWindow: ((ClosedRange<Instant>?) -> Void)?

  private(set) var animation: ControlAnimation?
  private var animations: [ControlAnimation] = []
  private var zoom = 1.0
  /// The part of the control that had the focus last, by its name.
  private var usedPart: String?
  private(set) var time: PageTime?

  /// A replay of a recording, whose curves are shown while it runs.
  weak var replay: ReplayStage? { didSet { if replay !== oldValue { refresh() } } }
  private var preview: ControlPreview?
  let graph = CurveGraph()
  private let quantity = Label("", font: DockMetrics.note, role: .secondary)
  private let value = Label("", font: DockMetrics.figure)
  private let velocityName = Label("Velocity", font: DockMetrics.note, role: .secondary)
  private let velocity = Label("", font: DockMetrics.figure)
  private var tabs = SegmentedControl(["Slide"], selection: 0, label: "Animation")
  private let copyAs = GlyphButton(.copy, label: "Copy Spring As")
  private let response = SpringKnob("Response", in: Ranges.response, unit: " s")
  private let damping = SpringKnob("Damping", in: Ranges.damping)
  let fitRow = FitRow()
  let motionPicture = MotionPictureView()
  private let note = Label("Timed animation; no spring", font: DockMetrics.note)

  override init() {
    super.init()
    for node: Node in [
      graph, quantity, value, velocityName, velocity, copyAs, response, damping, note,
      fitRow, motionPicture,
    ] { addChild(node) }
    connectFit()
    graph.onZoom = { [weak self] factor in
      guard let self, let window = graph.content?.window else { return }
      zoom = window.zoom(by: factor)
      refresh()
    }
    copyAs.setUp("copy-spring") { [weak self] in if let self { onCopyAs?(copyAs) } }
    response.onChange = { [weak self] value in self?.change { $0.response = value } }
    damping.onChange = { [weak self] value in self?.change { $0.dampingRatio = value } }
  }

  func disabledReason(in context: PanelContext) -> String? {
    context.page.time == nil ? "Open a control's page to see curves" : nil
  }

  func show(_ context: PanelContext) {
    show(context.isShown ? context.page.preview : nil, context.page.time)
    if !context.isShown || context.isCompact { onWindow?(nil) }
  }

  func height(in room: Double, isCompact: Bool) -> Double? {
    [Heights.dock + fitHeight, Heights.dock].first { $0 <= room }
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    Size(available.width, Heights.sheet + fitHeight)
  }

  private func show(_ preview: ControlPreview?, _ time: PageTime?) {
    if preview === self.preview && time === self.time { return }
    (self.preview, self.time) = (preview, time)
    (animations, animation, zoom, usedPart) = ([], nil, 1, nil)
    tabs.removeFromParent()
    if preview != nil { refresh(isMoving: false) }
  }

  /// Offers the animations that the control shows now; the chosen one stays if it is among them.
  private func updateTabs(_ animations: [ControlAnimation]) {
    if animations.map(\.quantity) == self.animations.map(\.quantity) { return }
    self.animations = animations
    tabs.removeFromParent()
    let selection = animations.firstIndex { $0.quantity == animation?.quantity } ?? 0
    animation = animations.indices.contains(selection) ? animations[selection] : nil
    tabs = SegmentedControl(animations.map(\.title), selection: selection, label: "Animation")
    tabs.identifier = "motion"
    tabs.controlSize = .small
    tabs.onChange { [weak self] index in
      guard let self, let index, animations.indices.contains(index) else { return }
      animation = animations[index]
      refresh()
    }
    // Below the knobs, so that the focus ring of a typed value is whole.
    insertChild(tabs, at: 0)
  }

  /// Shows the animation of the part that is used, if the shown one is that of another part.
  private func followUsedPart(of control: any DescribedControl) {
    let focused = control.scene?.focusedNode
    let part = control.focusStops.first { $0.value === focused }?.key
    if part == usedPart { return }
    usedPart = part
    guard let part, let shown = animation?.part, shown != part,
      let index = animations.firstIndex(where: { $0.part == part })
    else { return }
    animation = animations[index]
    tabs.select(index, animated: true)
  }

  override var semantics: Semantics? { Semantics(role: .group, label: "Animation Curves") }

  /// The spring of the shown curve; `nil` for a timed animation.
  var spring: Spring? {
    guard let preview, let animation else { return nil }
    return animation.spring(of: preview.control)
  }

  func change(_ body: (inout Spring) -> Void) {
    guard let preview, let animation, var spring else { return }
    body(&spring)
    preview.set(spring, of: animation)
    refresh()
  }

  func refresh(isMoving: Bool) {
    if let preview {
      updateTabs(preview.animations)
      followUsedPart(of: preview.control)
    }
    refresh()
  }

  private func refresh() {
    guard let preview, let animation, let time, let record = replay?.record ?? time.record
    else { return }
    let shown = replay?.content.now ?? time.position ?? time.now
    let window = CurveWindow(record, at: shown, zoom: zoom)
    graph.content = content(animation, window, record, shown, preview)
    onWindow?(window.start...window.end)
    showFit()
    let spring = spring
    copyAs.isEnabled = spring != nil
    for node in [response, damping] { node.isHidden = spring == nil }
    note.isHidden = spring != nil
    if let spring, let spec = animation.specSpring(of: preview.control) {
      response.show(spring.response, spec: spec.response)
      damping.show(spring.dampingRatio, spec: spec.dampingRatio)
    }
    quantity.string = animation.quantity
    guard let content = graph.content else { return }
    value.string = Self.value(content.value, animation.unit)
    velocity.string = Self.velocity(content.velocity, animation.unit)
    if let theme = scene?.theme {
      value.color = theme.accentTitle
      velocity.color = theme.tools.velocityText
    }
  }

  private func content(
    _ animation: ControlAnimation, _ window: CurveWindow, _ record: StageRecord, _ shown: Instant,
    _ preview: ControlPreview
  ) -> CurveGraph.Content? {
    let times = (0..<graph.sampleCount).map { index in
      window.start.advanced(by: window.length * Double(index) / Double(graph.sampleCount - 1))
    }
    let behaviors = times.map { record.behavior(at: $0) }
    guard let current = record.behavior(at: shown) else { return nil }
    func sample(_ body: (BehaviorSnapshot, Instant) -> Double) -> [Double] {
      zip(behaviors, times).map { behavior, time in behavior.map { body($0, time) } ?? 0 }
    }
    let values = sample { animation.value(of: $0, at: $1) }
    let spec = animation.specSpring(of: preview.control).flatMap { $0 == spring ? nil : $0 }
    return CurveGraph.Content(
      window: window, time: shown, now: replay == nil ? time?.now ?? shown : shown,
      isPast: replay == nil && time?.isPast == true, quantity: animation.quantity,
      unit: animation.unit, values: values,
      velocities: sample { animation.velocity(of: $0, at: $1) },
      specValues: spec.map {
        record.values(of: animation, with: $0, at: times, since: window.motionStart)
      } ?? [], value: animation.value(of: current, at: shown),
      velocity: animation.velocity(of: current, at: shown), marks: marks(record, in: window),
      dots: dots(beside: values, in: window), summary: spring?.summary ?? [])
  }

  private func marks(_ record: StageRecord, in window: CurveWindow) -> [CurveGraph.Mark] {
    record.marks.gestures.flatMap { gesture in
      [CurveGraph.Mark(time: gesture.start, name: "press")]
        + [gesture.end].compactMap { $0.map { CurveGraph.Mark(time: $0, name: "release") } }
    }.filter { (window.start...window.end).contains($0.time) }.sorted { $0.time < $1.time }
  }

  static func value(_ value: Double, _ unit: String) -> String {
    unit.isEmpty ? value.text(places: 2) : value.text(places: 1) + " " + unit
  }

  static func velocity(_ value: Double, _ unit: String) -> String {
    unit.isEmpty ? value.text(places: 1) + "/s" : value.text(places: 0) + " \(unit)/s"
  }

  /// The width of the longest readout's name, in points: the same for all animations of a control.
  private func readoutWidth(in context: LayoutContext) -> Double {
    (animations.map(\.quantity) + [velocityName.string]).reduce(0) { widest, name in
      max(widest, context.text.size(of: Text(name, font: DockMetrics.note)).width)
    }
  }

  override func layout(in context: LayoutContext) {
    let places = CurvesPlaces(
      in: frame.size, readoutWidth: readoutWidth(in: context), hasFit: hasFit,
      hasPicture: motionPicture.image != nil)
    fitRow.isHidden = !hasFit
    motionPicture.isHidden = motionPicture.image == nil
    place(graph, places.graph, context)
    for (label, y) in zip([quantity, value, velocityName, velocity], places.readouts) {
      place(label, at: Point(0, y), context)
    }
    for (node, place) in [
      (tabs, places.tabs), (copyAs, places.copyAs), (response, places.response),
      (damping, places.damping),
      (note, places.note), (fitRow, places.fit), (motionPicture, places.picture),
    ] as [(Node, Rect)] { self.place(node, place, context) }
    invalidate(.motion, reason: "curves")
  }

  override func advance(to time: Instant) -> NextFrame {
    refresh()
    return .idle
  }
}
