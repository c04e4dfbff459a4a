import Canvas
import Controls

/// The magnified control of a page, with its measurements, reference and past.
final class Stage: TypedValueNode {
  /// pt, from the edges to the tools. chosen
  private static let inset = 12.0

  let preview: ControlPreview
  let view: SceneView
  let time: PageTime
  private let pastLayer = PastLayer(followsTheme: true)
  var past: PastView? { pastLayer.view }
  let badge = PastBadge()

  private let card: StageCard
  private let grid = StageGrid()
  let callouts = CalloutLayer()
  let stepper = Stepper(value: 4, in: StageZoom.range, label: "Magnification")
  /// Everything that a magnified control may cover.
  let content = Node()
  private let corners = StageCorners()
  /// The reference that the control is compared with; `nil` for none.
  var reference: ReferenceView?
  let bar = ReferenceBar()
  /// In points.
  private var barHeight = 0.0

  var themes = PageThemes() { didSet { nameDesigns() } }

  var zoom = StageZoom()
  /// The part of the stage for the control, in points; the rest is for a reference beside it.
  private(set) var room = Rect.zero
  private(set) var referenceRoom = Rect.zero
  var drag: (place: Point, move: PixelOffset)?
  let hand = StageHand()
  let ruler = StageRuler()
  let loupe = StageLoupe()
  let pictures = ControlPictures()
  /// In points of the stage; `nil` beside it.
  var pointer: Point? {
    didSet {
      // Only the loupe follows the pointer.
      let isShown = loupe.content != nil
      if pointer != oldValue, isShown || view.magnification >= StageLoupe.leastMagnification {
        invalidate(.motion, reason: "pointer")
      }
    }
  }

  /// The finger that ``pointer`` follows.
  var finger: PointerID?
  /// The size of the control that the layout has room for.
  var sizeWithRoom: Size?
  /// The height of the visible part of the page, in points; `nil` for unlimited.
  var visibleHeight: (() -> Double)?

  /// The state that the control was last set to; `nil` once it is used or changed otherwise.
  private(set) var shownState: StatePreset? {
    didSet { shownValues = shownState?.values(of: preview) }
  }
  private var shownValues: [PropertyValue]?

  weak var changes: ChangeList? {
    didSet {
      time.changes = changes
      reference?.changes = changes
    }
  }

  var chosen: ControlMeasurement? { didSet { changed(chosen, from: oldValue, .motion, "figure") } }

  init(_ preview: ControlPreview) {
    self.preview = preview
    let width = preview.description.length
    card = StageCard(preview.control, width: width)
    view = SceneView(Scene(card, background: .none))
    time = PageTime(StageTimeSource(preview, in: view, width: width))
    // A control takes a fifth of the time of a page.
    time.mostWork *= 5
    super.init()
    connectStepper()
    content.clipsChildren = true
    for node in [grid, callouts, view, pastLayer] as [Node] { content.addChild(node) }
    for node in [content, corners, hand, ruler, loupe, stepper, badge] as [Node] { addChild(node) }
    badge.isHidden = true
    hand.onDrag = { [weak self] in self?.pan(by: $0) }
    bar.stage = self
    connectRuler()
    // Only the control has larger text.
    for node in [callouts, bar, ruler, loupe, stepper, badge] as [Node] { node.textScale = 1 }
    time.onShow = { [weak self] in self?.timeChanged() }
    pastLayer.time = time
    pastLayer.onMake = { [weak self] past in
      guard let self else { return }
      pastLayer.frame = content.bounds
      past.magnification = view.magnification
      past.frame = view.frame
    }
    pastLayer.onChange = { [weak self] in self?.hidePresent() }
    view.willPress = { [weak self] in
      guard let self else { return }
      StatePreset.end(in: view.content)
      shownState = nil
    }
  }

  override var elevatesChildren: Bool { true }

  func show(_ state: StatePreset) {
    time.returnToNow()
    preview.change(state.name) { state.apply(to: preview) }
    shownState = state
  }

  func timeChanged() {
    hidePresent()
    // The other design has no past.
    if let reference { reference.isHidden = time.isPast && reference.reference.mirror != nil }
    callouts.isHidden = reference.map { !$0.isHidden } ?? false
    pastLayer.update()
    badge.isHidden = !time.isPast
    badge.age = time.age
    invalidate([.layout, .motion], reason: "time")
  }

  private func hidePresent() { view.isHidden = time.isPast && past?.hasContent == true }

  func refresh() {
    time.noteFrame()
    if shownState?.values(of: preview) != shownValues { shownState = nil }
    measureControl()
    refreshReference()
  }

  var places: StageLayout {
    StageLayout(
      width: frame.width, windowHeight: scene?.size.height ?? .infinity,
      visibleHeight: (visibleHeight?() ?? .infinity) - Self.inset - barHeight,
      hasReference: reference != nil)
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    barHeight = reference == nil ? 0 : bar.measure(available, in: context.unscaled).height
    return Size(available.width, places.height + barHeight)
  }

  override func layout(in context: LayoutContext) {
    let area = Rect(x: 0, y: 0, width: frame.width, height: frame.height - barHeight)
    content.frame = area
    corners.frame = bounds
    hand.frame = area
    ruler.frame = area
    bar.frame = Rect(x: 0, y: area.maxY, width: frame.width, height: barHeight)
    let cardSize = card.measure(area.size, in: context)
    let control = Size(
      cardSize.width - 2 * StageCard.padding, cardSize.height - 2 * StageCard.padding)
    (room, referenceRoom) = (area, area)
    var fitting = places.fittingMagnification(of: control)
    if let reference, reference.mode == .beside {
      let rooms = reference.rooms(in: area, for: preview.control)
      (room, referenceRoom) = (rooms.control, rooms.reference)
      fitting = StageLayout.magnification(rooms.magnification)
    }
    let factor = zoom.magnification ?? fitting
    stepper.value = factor
    view.magnification = factor
    let size = cardSize.magnified(by: factor)
    let shown = control.magnified(by: factor)
    let center = room.center + zoom.offset(of: shown, in: room.size)
    view.frame = Rect(center: center, size: size)
    // A reference may reach into the corners too.
    corners.isHidden = reference == nil && shown.width < room.width && shown.height < room.height
    reference?.frame = area
    // Without size it takes no presses from the control.
    pastLayer.frame = past == nil ? .zero : content.bounds
    if let past {
      // The control may have been larger or smaller then.
      let size = past.fittingSize
      past.magnification = factor
      past.frame = Rect(center: center, size: size.magnified(by: factor))
    }
    let badgeSize = badge.measure(area.size, in: context.unscaled)
    place(badge, Rect(origin: Point(Self.inset, Self.inset), size: badgeSize), context)
    grid.frame = area
    grid.magnification = factor
    grid.origin = Point(
      view.frame.minX + StageCard.padding * factor, view.frame.minY + StageCard.padding * factor)
    callouts.frame = area
    let stepperSize = stepper.measure(area.size, in: context.unscaled)
    let x = area.width - Self.inset - stepperSize.width
    let stepperFrame = Rect(origin: Point(x, Self.inset), size: stepperSize)
    // Beside a reference, a small stage has no room for both.
    stepper.isHidden =
      zoom.magnification == nil && reference?.mode == .beside
      && Rect(center: center, size: shown).intersects(stepperFrame)
    for node in [stepper, typed?.field].compactMap({ $0 as Node? }) {
      place(node, stepperFrame, context)
    }
  }

  /// With Ctrl, the wheel magnifies the control; else it moves one that is larger than the stage.
  override func scrolled(_ event: ScrollEvent) -> Bool {
    if event.modifiers.contains(.control) {
      let isLarger = event.deltaY < 0
      if event.deltaY != 0, zoom.turn(by: event.deltaY) {
        let place = event.position - originInScene
        magnify(to: StageZoom.next(view.magnification, isLarger: isLarger), at: place)
      }
      return true
    }
    guard zoom.move(by: event, magnifiedSize, in: room.size) else { return false }
    invalidate(.layout, reason: "offset")
    return true
  }

  // MARK: Drags

  override func pointerHovered(_ event: PointerEvent) { pointer = event.position }
  override func pointerExited(_ event: PointerEvent) { pointer = nil }

  private func reference(at point: Point) -> ReferenceView? {
    reference.flatMap { !$0.isHidden && $0.visibleArea.contains(point) ? $0 : nil }
  }

  override var isHitTestable: Bool { reference != nil || isLarge }

  override func cursor(at point: Point) -> Cursor? {
    if drag != nil { return .closedHand }
    return reference(at: point) == nil || opensField(at: point)
      ? super.cursor(at: point) : .openHand
  }

  override func touchPolicy(at point: Point) -> TouchPolicy {
    reference(at: point) == nil ? .cancelable : .exclusive
  }

  /// A drag beside the control moves the reference; the stepper leaves presses on its number.
  override func pointerPressed(_ event: PointerEvent) -> Bool {
    if super.pointerPressed(event) { return true }
    guard let reference = reference(at: event.position) else { return false }
    scene?.setFocus(reference.border, isVisible: false)
    drag = (event.position, reference.move)
    return true
  }

  override func pointerMoved(_ event: PointerEvent) {
    if let drag { reference?.move(to: event.position - drag.place, from: drag.move) }
  }

  override func pointerReleased(_ event: PointerEvent) {
    if drag == nil { super.pointerReleased(event) }
    drag = nil
  }

  override func keyPressed(_ event: KeyEvent) -> Bool {
    super.keyPressed(event) || bar.keyPressed(event)
  }

  override func interactionCanceled(time: Instant) {
    if let drag { reference?.move(to: drag.move) }
    drag = nil
  }

  override func advance(to time: Instant) -> NextFrame {
    measureControl()
    return .idle
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    painter.drawCard(bounds, theme: context.theme)
  }
}
