import Canvas

/// A control that selects one or several of a few segments, or a row of buttons; its counterpart is
/// UISegmentedControl.
open class SegmentedControl: BehaviorControl<SegmentedBehavior> {
  /// The control's own metrics; `nil` for the scene's.
  private var ownMetrics: SegmentedMetrics?

  /// The caption beneath the control; empty for none. spec: hig-segmented-controls, intro
  public var caption = "" {
    didSet { if caption != oldValue { invalidate([.layout, .paint], reason: "caption") } }
  }

  /// The color of the pill; `nil` for the theme's; titles on it are black or white.
  public var selectedSegmentTintColor: Color? {
    didSet { if selectedSegmentTintColor != oldValue { invalidate(.paint, reason: "tint") } }
  }

  /// Whether widths follow the content, and are not equal.
  public var apportionsSegmentWidthsByContent = false {
    didSet {
      if apportionsSegmentWidthsByContent != oldValue { invalidate(.layout, reason: "widths") }
    }
  }

  /// Images in place of the default look; `nil` for none.
  public var appearance: SegmentedAppearance? {
    didSet {
      if appearance == oldValue { return }
      let showsImages = appearance != nil
      change(reason: "appearance") { behavior, _, _ in behavior.showImages(showsImages) }
      adoptMetrics(scene?.environment.metrics ?? .regular)
      invalidate([.layout, .paint], reason: "appearance")
    }
  }

  /// Whether a drag from another program that stays over a segment selects it.
  /// spec: rendering 6, spring loading
  public var isSpringLoaded = false {
    didSet { if isSpringLoaded != oldValue { dragExited(time: now) } }
  }

  var titleAttributes: [SegmentState: TitleAttributes] = [:]

  private(set) var titleFit = TitleFit() {
    didSet { if titleFit != oldValue { invalidate(.paint, reason: "titles") } }
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

  // MARK: Selection

  /// The first selected segment; `nil` for none; setting it selects only that segment, without
  /// animation; invalid indices are ignored.
  public var selection: Int? {
    get { behavior.selectedIndex }
    set { selectedIndices = newValue.map { [$0] } ?? [] }
  }

  /// The selected segments; setting it does not animate; invalid selections are ignored.
  public var selectedIndices: Set<Int> {
    get { behavior.selectedIndices }
    set {
      if newValue != selectedIndices || isPending { select(newValue, animated: false) }
    }
  }

  /// Changes the selection without reporting it; `false` if the index is invalid.
  @discardableResult
  public func select(_ index: Int?, animated: Bool) -> Bool {
    select(index.map { [$0] } ?? [], animated: animated)
  }

  /// Changes the selection without reporting it; `false` if the selection is invalid.
  @discardableResult
  public func select(_ indices: Set<Int>, animated: Bool) -> Bool {
    change(reason: "selection") { behavior, time, _ in
      behavior.select(indices, animated: animated, at: time)
    }
  }

  /// The number of segments that can be selected; a change deselects segments beyond it.
  public var selectionMode: SegmentSelectionMode {
    get { behavior.mode }
    set { change(reason: "mode") { behavior, time, _ in behavior.setMode(newValue, at: time) } }
  }

  /// Whether segments are push buttons without a selection.
  public var isMomentary: Bool {
    get { selectionMode == .momentary }
    set { selectionMode = newValue ? .momentary : .single }
  }

  /// Whether a tap on the selected segment of a single selection deselects it.
  public var allowsEmptySelection: Bool {
    get { behavior.allowsEmptySelection }
    set {
      change(reason: "empty selection") { behavior, _, _ in
        behavior.allowsEmptySelection = newValue
      }
    }
  }

  /// Whether arrow keys select, or only move the focus for Space to select.
  public var selectionFollowsFocus: Bool {
    get { behavior.selectionFollowsFocus }
    set { change(reason: "focus") { behavior, _, _ in behavior.selectionFollowsFocus = newValue } }
  }

  // MARK: Metrics

  /// The metrics: the scene's for the control's size, unless set.
  public var metrics: SegmentedMetrics {
    get { behavior.metrics }
    set {
      var own = newValue
      own.shrink(from: behavior.metrics, to: plainMetrics(scene?.environment.metrics ?? .regular))
      ownMetrics = own
      adoptMetrics(.regular)
    }
  }

  /// The metrics at text scale 1.
  private func plainMetrics(_ metrics: ControlMetrics) -> SegmentedMetrics {
    ownMetrics ?? metrics.segmented.sized(controlSize)
  }

  /// The size, which selects the scene's metrics.
  public var controlSize = ControlSize.regular {
    didSet {
      if controlSize == oldValue { return }
      ownMetrics = nil
      adoptMetrics(scene?.environment.metrics ?? .regular)
    }
  }

  private func adoptMetrics(_ metrics: ControlMetrics) {
    var sized = plainMetrics(metrics)
    sized.grow(by: max(1, effectiveTextScale))
    if let height = appearance?.height { sized.height = height }
    if sized != behavior.metrics { setOwnMetrics { $0.metrics = sized } }
  }

  open override func environmentChanged(_ environment: SceneEnvironment) {
    super.environmentChanged(environment)
    adoptMetrics(environment.metrics)
  }

  // MARK: Node

  open override var hitOutsets: Insets {
    Insets(horizontal: 0, vertical: max(0, metrics.hitHeight - metrics.height) / 2)
  }

  open override var handledKeys: Set<Key> { behavior.keys }

  /// The part of the frame with the segments; labels are beneath it.
  open override var behaviorFrame: Rect {
    Rect(x: 0, y: 0, width: frame.width, height: metrics.height)
  }

  open override var semantics: Semantics? { segmentedSemantics }

  /// A hand over enabled segments.
  open override func cursor(at point: Point) -> Cursor? { segmentCursor(at: point) }

  /// The help tag of the segment, or of the control.
  open override func helpTag(at point: Point) -> HelpTag? {
    segmentHelpTag(at: point) ?? super.helpTag(at: point)
  }

  open override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let needs = neededWidths(in: context)
    let isEqual = !apportionsSegmentWidthsByContent && segments.allSatisfy { $0.width == 0 }
    let width = isEqual ? (needs.max() ?? 0) * Double(needs.count) : needs.reduce(0, +)
    return Size(width.rounded(.up), metrics.height + labelHeight(in: context))
  }

  open override func layout(in context: LayoutContext) {
    behavior.width = frame.width
    let widths = segmentWidths(in: context)
    if let widths {
      change(reason: "widths") { behavior, time, _ in behavior.setWidths(widths, at: time) }
    } else {
      behavior.setWidths(nil, at: now)
    }
    titleFit = titleFit(widths, in: context)
  }

  open override func dragEntered(_ event: DragEvent) -> Bool {
    if isSpringLoaded { dragMoved(event) }
    return isSpringLoaded
  }

  open override func dragMoved(_ event: DragEvent) {
    if isSpringLoaded { drag(over: axis.behaviorPoint(event.position, in: behaviorFrame)) }
  }

  open override func dragExited(time: Instant) { drag(over: nil) }

  open override func paint(with painter: any Painter, in context: PaintContext) {
    let look = SegmentedLook(
      theme: context.theme, elevation: context.elevation, axis: axis,
      tint: selectedSegmentTintColor, titleAttributes: titleAttributes, titleFit: titleFit)
    let state = self.state
    let isFaded = !context.isEnabled && !(appearance?.hasDisabledLook ?? false)
    painter.group(opacity: isFaded ? context.theme.segmentedDisabledOpacity : 1) {
      if let appearance {
        state.paint(
          appearance, with: painter, look: look, text: context.text, isEnabled: context.isEnabled)
      } else {
        state.paint(with: painter, look: look, text: context.text)
      }
      paintLabels(of: state, with: painter, look, text: context.text)
    }
    if context.showsFocus {
      FocusRing.paint(around: focusShape(state), with: painter, theme: context.theme)
    }
  }
}
