import Canvas
import Controls

/// A control magnified, with its figures around it and its states below: one uses it as it is.
final class Stage: Node {
  /// pt. design: playground, A control's page
  private enum Metrics {
    static let areaHeight = 306.0
    /// What the figures above and below take.
    static let calloutHeight = 106.0
    /// What the figures at both sides take. chosen: the design's 100 cut the words
    static let calloutWidth = 240.0
    static let shortCalloutWidth = 170.0
    static let shortWidth = 560.0
    static let largest = 8
    static let inset = 12.0
    static let sliderWidth = 200.0
    static let segmentedWidth = 300.0
  }

  let specimen: Specimen
  let view: SceneView

  private let plate: StagePlate
  private let grid = StageGrid()
  private let callouts = CalloutLayer()
  private let stepper = Stepper(value: 4, range: 1...8, label: "Magnification")
  private let strip: StageStrip
  /// Chosen by the user; nil for the largest that fits.
  private var wanted: Int?

  init(_ specimen: Specimen) {
    self.specimen = specimen
    let width =
      switch specimen.kind {
      case .switch: nil as Double?
      case .slider: Metrics.sliderWidth
      case .segmented: Metrics.segmentedWidth
      }
    plate = StagePlate(specimen.control, width: width)
    view = SceneView(Scene(plate, background: .none))
    strip = StageStrip(specimen.kind)
    super.init()
    stepper.identifier = "magnification"
    stepper.format = { "\(Int($0))×" }
    stepper.onChange = { [weak self] value in
      self?.wanted = Int(value)
      self?.invalidate(.layout, reason: "magnification")
    }
    for node in [grid, callouts, view, stepper, strip] as [Node] { addChild(node) }
    strip.onChoose = { [weak self] moment in
      guard let self else { return }
      moment.apply(to: self.specimen)
    }
    view.willPress = { [weak self] in
      guard let self else { return }
      StageMoment.end(in: view.content)
      strip.forgetCurrent()
    }
  }

  override var elevatesChildren: Bool { true }

  /// The figure that somebody looks at; nil for none.
  var chosen: Measurement? {
    didSet { if chosen != oldValue { refresh() } }
  }

  /// Puts the control into a state.
  func show(_ moment: StageMoment) {
    strip.forgetCurrent()
    moment.apply(to: specimen)
  }

  /// Measures the control as it is now.
  func refresh() {
    let origin = specimen.control.frame.origin
    let factor = view.magnification
    func shown(_ rect: Rect) -> Rect {
      Rect(
        x: view.frame.minX + (rect.minX + origin.x) * factor,
        y: view.frame.minY + (rect.minY + origin.y) * factor, width: rect.width * factor,
        height: rect.height * factor)
    }
    let control = specimen.control
    callouts.content = CalloutLayer.Content(
      measurements: control.measurements,
      box: shown(Rect(origin: .zero, size: control.frame.size)), hit: shown(control.hitFrame),
      magnification: factor, isShort: frame.width < Metrics.shortWidth, chosen: chosen)
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    Size(available.width, Metrics.areaHeight + StageStrip.Metrics.height)
  }

  override func layout(in context: LayoutContext) {
    let area = Rect(x: 0, y: 0, width: frame.width, height: Metrics.areaHeight)
    let plateSize = plate.measure(area.size, in: context)
    let control = Size(
      plateSize.width - 2 * StagePlate.padding, plateSize.height - 2 * StagePlate.padding)
    let largest = largest(for: control)
    let factor = Double(min(wanted ?? largest, largest))
    stepper.range = 1...Double(largest)
    stepper.value = factor
    view.magnification = factor
    view.frame = Rect(
      center: area.center, size: Size(plateSize.width * factor, plateSize.height * factor))
    grid.frame = area
    grid.magnification = factor
    grid.origin = Point(
      view.frame.minX + StagePlate.padding * factor, view.frame.minY + StagePlate.padding * factor)
    callouts.frame = area
    let size = stepper.measure(area.size, in: context)
    let x = area.width - Metrics.inset - size.width
    stepper.frame = Rect(
      x: context.direction == .leftToRight ? x : Metrics.inset, y: Metrics.inset,
      width: size.width, height: size.height)
    strip.frame = Rect(
      x: 0, y: area.height, width: frame.width, height: StageStrip.Metrics.height)
    invalidate(.motion, reason: "callouts")
  }

  /// The largest magnification at which control and figures have room.
  private func largest(for size: Size) -> Int {
    let beside =
      frame.width < Metrics.shortWidth ? Metrics.shortCalloutWidth : Metrics.calloutWidth
    let hitHeight = max(size.height, SwitchMetrics.regular.hitHeight)
    let fitting = (1...Metrics.largest).last { factor in
      Double(factor) * hitHeight + Metrics.calloutHeight <= Metrics.areaHeight
        && Double(factor) * size.width + beside <= frame.width
    }
    return fitting ?? 1
  }

  override func advance(to time: Instant) -> NextFrame {
    refresh()
    return .rest
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let shape = RoundedRectangle(
      Rect(origin: .zero, size: frame.size), radius: Card.cornerRadius, curve: .continuous)
    painter.drawShadow(context.theme.cardShadow, of: shape)
    painter.fill(shape, color: context.theme.card)
    painter.fillAligned(
      Rect(x: 0, y: Metrics.areaHeight, width: frame.width, height: 0.5),
      color: context.theme.hairline)
  }
}
