import Canvas

/// A control that selects one or several of a few segments, or a row of buttons; its counterpart is
/// UISegmentedControl.
///
/// ```swift
/// let view = SegmentedControl(["List", "Grid", "Map"], selection: 0, label: "View")
/// view.orientation = .vertical
/// view.compactStyle = .symbols
/// ```
open class SegmentedControl: BehaviorControl<SegmentedBehavior> {
  /// The control's own metrics; `nil` for the scene's.
  private var ownMetrics: SegmentedMetrics?

  /// The caption beneath the control; empty for none. spec: docs/spec/prose-rows.md#hig-p10
  public var caption = "" {
    didSet { changed(caption, from: oldValue, .layout, "caption") }
  }

  /// The color of the pill; `nil` for the theme's; titles on it are black or white.
  public var selectedSegmentTintColor: Color? {
    didSet { changed(selectedSegmentTintColor, from: oldValue, .paint, "tint") }
  }

  /// The direction of the segments; a change cancels a drag.
  ///
  /// Segments of a vertical control are stacked from the top, each as high as a horizontal control.
  /// A control with an ``appearance`` is always horizontal.
  public var orientation = Axis.horizontal { didSet { orient() } }

  /// The appearance if the control is too narrow for its titles.
  public var compactStyle = SegmentedCompactStyle.none {
    didSet { changed(compactStyle, from: oldValue, .layout, "compact style") }
  }

  /// The height of the labels below the segments, in points.
  private var labelRoom = 0.0

  /// Whether widths follow the content, and are not equal.
  public var apportionsSegmentWidthsByContent = false {
    didSet { changed(apportionsSegmentWidthsByContent, from: oldValue, .layout, "widths") }
  }

  /// Images in place of the default look; `nil` for none.
  public var appearance: SegmentedAppearance? {
    didSet {
      if appearance == oldValue { return }
      let showsImages = appearance != nil
      change(reason: "appearance") { behavior, _, _ in behavior.showImages(showsImages) }
      adoptMetrics()
      orient()
      invalidate(.layout, reason: "appearance")
    }
  }

  /// Whether a drag from another program that stays over a segment selects it.
  /// spec: docs/spec/rendering.md#6/spring-loading
  public var isSpringLoaded = false {
    didSet { if isSpringLoaded != oldValue { dragExited(time: now) } }
  }

  var titleAttributes: [SegmentState: TitleAttributes] = [:] {
    didSet { changed(titleAttributes, from: oldValue, .layout, "title attributes") }
  }

  private(set) var titleFit = TitleFit() {
    didSet { changed(titleFit, from: oldValue, .paint, "titles") }
  }

  /// Creates a control with segments.
  ///
  /// - Parameters:
  ///   - segments: From the leading edge.
  ///   - selection: The selected segment; `nil`, or an invalid index, for none.
  public init(
    _ segments: [Segment], mode: SegmentSelectionMode = .single, selection: Int? = nil,
    label: String = ""
  ) {
    super.init(
      behavior: SegmentedBehavior(
        segments, mode: mode, selection: selection.map { [$0] } ?? [],
        width: Double(max(segments.count, 1)) * 2 * SegmentedMetrics.regular.titlePadding),
      label: label)
    frame.size = Size(behavior.width, metrics.height)
  }

  /// A control with titles.
  public convenience init(_ titles: [String], selection: Int? = nil, label: String = "") {
    self.init(titles.map { Segment($0) }, selection: selection, label: label)
  }

  private func orient() {
    let applied = appearance == nil ? orientation : .horizontal
    if applied == behavior.orientation { return }
    scene?.cancelInteraction(with: self)
    change(reason: "orientation") { behavior, _, _ in behavior.orientation = applied }
    invalidate(.layout, reason: "orientation")
  }

  // MARK: Metrics

  /// The metrics: the scene's for the control's size, unless set.
  public var metrics: SegmentedMetrics {
    get { behavior.metrics }
    set {
      var own = newValue
      own.shrink(from: behavior.metrics, to: plainMetrics)
      ownMetrics = own
      adoptMetrics()
    }
  }

  /// The metrics at text scale 1.
  private var plainMetrics: SegmentedMetrics {
    ownMetrics ?? (scene?.shownMetrics ?? .regular)[SegmentedMetrics.self].sized(controlSize)
  }

  /// The size, which selects the scene's metrics.
  public var controlSize = ControlSize.regular {
    didSet {
      if controlSize == oldValue { return }
      ownMetrics = nil
      adoptMetrics()
    }
  }

  private func adoptMetrics() {
    var sized = plainMetrics
    sized.grow(by: max(1, effectiveTextScale))
    if let height = appearance?.height { sized.height = height }
    if sized != behavior.metrics { setOwnMetrics { $0.metrics = sized } }
  }

  open override func environmentChanged(_ environment: SceneEnvironment) {
    super.environmentChanged(environment)
    adoptMetrics()
  }

  // MARK: Node

  open override var hitOutsets: Insets {
    let outset = behavior.hitOutset
    return axis.isVertical
      ? Insets(horizontal: outset, vertical: 0) : Insets(horizontal: 0, vertical: outset)
  }

  open override var axis: AxisMapping { behavior.orientation == .vertical ? .downward : super.axis }

  open override var handledKeys: Set<Key> {
    if isPopUp { return behavior.keys.union(PopUpButton.openingKeys) }
    return axis.isVertical ? behavior.keys.union([.up, .down]) : behavior.keys
  }

  /// The part of the frame with the segments; labels are beneath it.
  open override var behaviorFrame: Rect {
    Rect(
      x: 0, y: 0, width: frame.width,
      height: axis.isVertical ? max(0, frame.height - labelRoom) : metrics.height)
  }

  open override var semantics: Semantics? {
    let (state, count) = (state, numberOfSegments)
    return Semantics(
      role: .segmented, label: label,
      value: .selection(
        selectedIndices, count: count, allowsSeveral: selectionMode == .multiple,
        orientation: axis.isVertical ? .vertical : nil),
      actions: offeredActions, isPending: isPending,
      parts: state.segments.compactMap { segment in
        segment.index.map { semantics(of: segment, at: $0, of: count, in: state) }
      })
  }

  /// A pop-up button without a selection shows it.
  override var showsLabel: Bool { isPopUp }

  /// A hand over enabled segments.
  open override func cursor(at point: Point) -> Cursor? {
    if cursor != nil || !isEffectivelyEnabled || isPending { return cursor }
    if isPopUp { return .pointingHand }
    return index(at: point).map { behavior.isEnabled($0) } == true ? .pointingHand : nil
  }

  /// The help tag of the segment, or of the control.
  open override func helpTag(at point: Point) -> HelpTag? {
    guard let index = index(at: point), let text = helpText(at: index) else {
      return super.helpTag(at: point)
    }
    return HelpTag(text, frame: axis.frameRect(state.segmentFrame(at: index), in: behaviorFrame))
  }

  open override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let needs = neededWidths(in: context)
    let isEqual = !apportionsSegmentWidthsByContent && segments.allSatisfy { $0.width == 0 }
    let length = isEqual ? (needs.max() ?? 0) * Double(needs.count) : needs.reduce(0, +)
    let labels = labelHeight(in: context)
    if !axis.isVertical { return Size(length.rounded(.up), metrics.height + labels) }
    let widths = segments.map { contentWidth(of: $0, TitleFit(), context.text) }
    return Size(((widths.max() ?? 0) + 2 * metrics.titlePadding).rounded(.up), length + labels)
  }

  open override func layout(in context: LayoutContext) {
    labelRoom = axis.isVertical ? labelHeight(in: context) : 0
    behavior.width = axis.length(of: behaviorFrame)
    behavior.verticalWidth = frame.width
    let style = neededStyle(in: context)
    let widths = segmentWidths(style, in: behavior.width, context)
    if let widths {
      change(reason: "widths") { behavior, time, _ in behavior.setWidths(widths, at: time) }
    } else {
      behavior.setWidths(nil, at: now)
    }
    titleFit = titleFit(style, in: frame.width, context)
    if isPopUp && behavior.isPressed {
      // What was pressed is no longer shown.
      change(reason: "menu") { behavior, time, _ in behavior.cancel(time) }
    }
  }

  /// Opens the menu of a pop-up button, or presses a segment.
  open override func pointerPressed(_ event: PointerEvent) -> Bool {
    guard isPopUp else { return super.pointerPressed(event) }
    _ = openMenu(menuItems, byKeyboard: false, leastWidth: frame.width)
    return true
  }

  open override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isPopUp, PopUpButton.openingKeys.contains(event.key) else {
      return super.keyPressed(event)
    }
    return event.isRepeat || openMenu(menuItems, byKeyboard: true, leastWidth: frame.width)
  }

  open override func dragEntered(_ event: DragEvent) -> Bool {
    if isSpringLoaded { dragMoved(event) }
    return isSpringLoaded
  }

  open override func dragMoved(_ event: DragEvent) {
    if isSpringLoaded, !isPopUp {
      drag(over: axis.behaviorPoint(event.position, in: behaviorFrame))
    }
  }

  open override func dragExited(time: Instant) { drag(over: nil) }

  private func drag(over point: Point?) {
    change(reason: "drag") { behavior, time, actions in
      behavior.drag(over: point, at: time, actions: &actions)
    }
  }

  open override func paint(with painter: any Painter, in context: PaintContext) {
    SegmentedPainter(
      control: self, state: state, painter: painter, context: context, axis: axis,
      colors: context.style(SegmentedColors.self)
    ).paint()
  }
}
