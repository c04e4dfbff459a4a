import Canvas
import Controls

final class Stage: Node {
  /// pt. design: playground, A control's page
  private enum Metrics {
    static let areaHeight = 306.0
    static let lowWindow = 720.0
    /// The stage's share of a low window's height. chosen: 3× at 480 x 640
    static let lowShare = 0.45
    static let lowCalloutHeight = 130.0
    static let lowLargest = 4
    static let calloutHeight = 106.0
    /// The width of the measurements at both sides. chosen: the design's 100 cut the words
    static let calloutWidth = 240.0
    static let shortCalloutWidth = 170.0
    static let shortWidth = 560.0
    /// Of the magnification that fits.
    static let largest = 8.0
    /// The least magnification for which measurements lose their names. chosen
    static let leastWithoutNames = 1.5
    static let captionFont = Font(size: 12, weight: .medium)
    static let inset = 12.0
    /// Of controls, for the magnification: the height of the hit area of most.
    static let leastHeight = 44.0
  }

  let preview: ControlPreview
  let view: SceneView
  let time: StageTime
  private(set) var past: PastView?
  private let badge = PastBadge()

  private let plate: StagePlate
  private let grid = StageGrid()
  private let callouts = CalloutLayer()
  private let stepper = Stepper(
    value: 4, range: StageZoom.range, label: "Magnification")
  /// Everything that a magnified control may cover.
  private let content = Node()
  private let corners = StageCorners()
  /// The control in the other design; `nil` unless both are compared.
  private(set) var mirror: StageMirror?

  var themes = PageThemes() {
    didSet {
      mirror?.design = themes.otherDesign
      invalidate(.paint, reason: "design")
    }
  }

  private var zoom = StageZoom()
  private var sizeWithRoom: Size?

  /// The height of the visible part of the page, in points; `nil` for unlimited.
  var visibleHeight: (() -> Double)?

  /// The state that the control was last set to; `nil` once it is used or changed otherwise.
  private(set) var shownState: StatePreset? {
    didSet { shownValues = shownState?.values(of: preview) }
  }
  private var shownValues: [PropertyValue]?

  var chosen: ControlMeasurement? {
    didSet { if chosen != oldValue { invalidate(.motion, reason: "figure") } }
  }

  init(_ preview: ControlPreview) {
    self.preview = preview
    let width = preview.description.length
    plate = StagePlate(preview.control, width: width)
    view = SceneView(Scene(plate, background: .none))
    time = StageTime(preview, in: view, width: width)
    super.init()
    stepper.identifier = "magnification"
    stepper.format = { $0.shortText + "×" }
    stepper.onChange = { [weak self] value in
      guard let self else { return }
      magnify(to: StageZoom.next(view.magnification, isLarger: value > view.magnification))
    }
    content.clipsChildren = true
    for node in [grid, callouts, view] as [Node] { content.addChild(node) }
    for node in [content, corners, stepper, badge] as [Node] { addChild(node) }
    badge.isHidden = true
    // Only the control has larger text.
    for node in [callouts, stepper, badge] as [Node] { node.textScale = 1 }
    time.onShow = { [weak self] in self?.timeChanged() }
    view.willPress = { [weak self] in
      guard let self else { return }
      StatePreset.end(in: view.content)
      shownState = nil
    }
  }

  override var elevatesChildren: Bool { true }

  func show(_ state: StatePreset) {
    time.returnToNow()
    state.apply(to: preview)
    shownState = state
  }

  /// Shows the control in both designs, or ends that.
  func toggleComparison() {
    if let mirror {
      mirror.end()
      self.mirror = nil
    } else {
      let mirror = StageMirror(
        of: preview, in: view, width: preview.description.length, design: themes.otherDesign)
      self.mirror = mirror
      content.addChild(mirror)
    }
    timeChanged()
  }

  private func timeChanged() {
    view.isHidden = time.isPast
    mirror?.isHidden = time.isPast
    callouts.isHidden = mirror != nil && !time.isPast
    if time.isPast { (past ?? makePast()).show() } else { past?.fadeOut() }
    badge.isHidden = !time.isPast
    badge.age = time.age
    invalidate([.layout, .motion], reason: "time")
  }

  private func makePast() -> PastView {
    let past = PastView(of: time, followsTheme: true)
    past.magnification = view.magnification
    past.frame = view.frame
    past.onGone = { [weak self] in self?.past = nil }
    self.past = past
    content.addChild(past)
    return past
  }

  var replayPlace: ReplayPlace {
    ReplayPlace(
      frame: frameInScene, center: view.frameInScene.center, magnification: view.magnification)
  }

  func refresh() {
    time.noteFrame()
    if shownState?.values(of: preview) != shownValues { shownState = nil }
    measureControl()
    mirror?.follow()
  }

  /// In points of the scene.
  var area: Rect { frameInScene }

  /// The figures and tools around the control, in points of the scene.
  var occupiedAreas: [Rect] {
    callouts.textAreas + [stepper, badge].filter { !$0.isHidden }.map(\.frameInScene)
  }

  /// The dimension lines around the control, in points of the scene.
  var dimensionLines: [Rect] { callouts.lineAreas }

  private func measureControl() {
    let place = (time.isPast ? past ?? view : view).frame.origin
    let control = time.shownPreview.control
    let origin = control.frame.origin
    let factor = view.magnification
    func shown(_ rect: Rect) -> Rect {
      Rect(
        x: place.x + (rect.minX + origin.x) * factor, y: place.y + (rect.minY + origin.y) * factor,
        width: rect.width * factor, height: rect.height * factor)
    }
    // Another style may have another size.
    if control.frame.size != sizeWithRoom {
      sizeWithRoom = control.frame.size
      invalidate(.layout, reason: "the control's size")
    }
    callouts.content = CalloutLayer.Content(
      measurements: control.measurements.filter { !$0.isOnDemand },
      box: shown(Rect(origin: .zero, size: control.frame.size)), hit: shown(control.hitFrame),
      magnification: factor,
      direction: control.scene?.environment.direction ?? .leftToRight,
      isShort: frame.width < Metrics.shortWidth, chosen: chosen)
  }

  private var windowHeight: Double { scene?.size.height ?? .infinity }

  private var areaHeight: Double {
    if windowHeight >= Metrics.lowWindow { return Metrics.areaHeight }
    let least = Metrics.leastHeight
    let visibleHeight = (visibleHeight?() ?? .infinity) - Metrics.inset
    let room = min(windowHeight * Metrics.lowShare, visibleHeight) - Metrics.lowCalloutHeight
    let factor = min(max((room / least).rounded(.down), 1), Double(Metrics.lowLargest))
    return factor * least + Metrics.lowCalloutHeight
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    Size(available.width, areaHeight)
  }

  override func layout(in context: LayoutContext) {
    let area = bounds
    content.frame = area
    corners.frame = area
    let plateSize = plate.measure(area.size, in: context)
    let control = Size(
      plateSize.width - 2 * StagePlate.padding, plateSize.height - 2 * StagePlate.padding)
    let comparison = mirror.map { mirror in
      ComparisonLayout(
        [plateSize, mirror.measure(area.size, in: context)], in: area,
        limit: Int(Metrics.largest))
    }
    // Both designs are shown whole.
    let factor =
      comparison.map { min(zoom.magnification ?? .infinity, Double($0.largest)) }
      ?? zoom.magnification ?? fittingMagnification(of: control)
    stepper.range =
      StageZoom.range
      .lowerBound...(comparison.map { Double($0.largest) }
      ?? StageZoom.range.upperBound)
    stepper.value = factor
    view.magnification = factor
    let size = Size(plateSize.width * factor, plateSize.height * factor)
    let shown = Size(control.width * factor, control.height * factor)
    let center = area.center + zoom.offset(of: shown, in: area.size)
    view.frame = Rect(center: center, size: size)
    corners.isHidden = shown.width < area.width && shown.height < area.height
    if let comparison, let mirror {
      let frames = comparison.frames(magnifiedBy: factor, context.direction)
      view.frame = frames[0]
      mirror.view.magnification = factor
      mirror.frame = frames[1]
    }
    if let past {
      // The control may have been larger or smaller then.
      let size = past.fittingSize
      past.magnification = factor
      past.frame = Rect(center: center, size: Size(size.width * factor, size.height * factor))
    }
    let badgeSize = badge.measure(area.size, in: context.unscaled)
    place(badge, Rect(origin: Point(Metrics.inset, Metrics.inset), size: badgeSize), context)
    grid.frame = area
    grid.magnification = factor
    grid.origin = Point(
      view.frame.minX + StagePlate.padding * factor, view.frame.minY + StagePlate.padding * factor)
    callouts.frame = area
    let stepperSize = stepper.measure(area.size, in: context.unscaled)
    let x = area.width - Metrics.inset - stepperSize.width
    place(stepper, Rect(origin: Point(x, Metrics.inset), size: stepperSize), context)
    invalidate(.motion, reason: "callouts")
  }

  /// The largest whole number that leaves room for the measurements beside the control; or else a
  /// number of quarters that leaves room for those without names.
  private func fittingMagnification(of size: Size) -> Double {
    func largest(beside width: Double, above height: Double) -> Double {
      min(
        (frame.width - width) / size.width,
        (areaHeight - height) / max(size.height, Metrics.leastHeight), Metrics.largest)
    }
    let isShort = frame.width < Metrics.shortWidth
    let roomy = largest(
      beside: isShort ? Metrics.shortCalloutWidth : Metrics.calloutWidth,
      above: Metrics.calloutHeight
    ).rounded(.down)
    if roomy > 1 { return roomy }
    let short = largest(beside: Metrics.shortCalloutWidth, above: Metrics.lowCalloutHeight)
    return short < Metrics.leastWithoutNames ? 1 : (short * 4).rounded(.down) / 4
  }

  /// `place` keeps its place in the control; it is the stage's center by default.
  private func magnify(to factor: Double, at place: Point? = nil) {
    let place = (place ?? bounds.center) - bounds.center
    zoom.magnify(
      to: factor, from: view.magnification, at: place, of: magnifiedSize, in: frame.size)
    invalidate(.layout, reason: "magnification")
  }

  private var magnifiedSize: Size {
    let size = preview.control.frame.size
    return Size(size.width * view.magnification, size.height * view.magnification)
  }

  /// With Ctrl, the wheel magnifies the control; else it moves one that is larger than the stage.
  override func scrolled(_ event: ScrollEvent) -> Bool {
    if event.modifiers.contains(.control), mirror == nil {
      let isLarger = event.deltaY < 0
      if event.deltaY != 0, zoom.turn(by: event.deltaY) {
        let place = event.position - originInScene
        magnify(to: StageZoom.next(view.magnification, isLarger: isLarger), at: place)
      }
      return true
    }
    guard zoom.move(by: event, magnifiedSize, in: frame.size) else { return false }
    invalidate(.layout, reason: "offset")
    return true
  }

  override func advance(to time: Instant) -> NextFrame {
    measureControl()
    return .idle
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    painter.drawCard(bounds, theme: context.theme)
    if let mirror, !mirror.isHidden {
      let isBeside = abs(view.frame.midY - mirror.frame.midY) < 1
      let top = min(view.frame.minY, mirror.frame.minY)
      for (frame, design) in [(view.frame, themes.design), (mirror.frame, themes.design.other)] {
        let bottom = isBeside ? top : frame.minY
        painter.draw(
          Text(design.title, font: Metrics.captionFont),
          centeredAt: Point(frame.midX, bottom - ComparisonLayout.captionHeight / 2),
          color: context.theme.annotation, in: context)
      }
    }
  }
}
