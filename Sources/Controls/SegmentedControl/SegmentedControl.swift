import Canvas

/// A control that selects one of a few segments, or several, or is a row of buttons.
///
/// The pill springs to a segment that is pressed and released, and slides along when it is dragged.
/// Its counterpart is UISegmentedControl.
open class SegmentedControl: BehaviorControl<SegmentedBehavior> {
  /// The figures of its size; nil for those that the scene has.
  private var ownMetrics: SegmentedMetrics?

  /// Beneath the whole; empty for nothing. spec: hig-segmented-controls, intro
  public var caption = "" {
    didSet { if caption != oldValue { invalidate([.layout, .paint], reason: "caption") } }
  }

  /// The pill's colour in place of the theme's; titles over it are black or white.
  public var selectedSegmentTintColor: Color? {
    didSet { if selectedSegmentTintColor != oldValue { invalidate(.paint, reason: "tint") } }
  }

  /// Whether segments are as wide as their content needs in relation to each other, and not equal.
  public var apportionsSegmentWidthsByContent = false {
    didSet {
      if apportionsSegmentWidthsByContent != oldValue { invalidate(.layout, reason: "widths") }
    }
  }

  /// Images in place of the control's own look; nil for that.
  ///
  /// The control is as high as its normal background then.
  public var appearance: SegmentedAppearance? {
    didSet {
      if appearance == oldValue { return }
      let showsImages = appearance != nil
      change(reason: "appearance") { behavior, _, _ in behavior.showImages(showsImages) }
      adoptMetrics(scene?.environment.metrics ?? .regular)
      invalidate([.layout, .paint], reason: "appearance")
    }
  }

  /// Whether what another program drags, and holds over a segment, has it flash and be selected,
  /// while the drag goes on. spec: rendering 6, spring loading
  public var isSpringLoaded = false {
    didSet { if isSpringLoaded != oldValue { dragExited(time: now) } }
  }

  var titleAttributes: [SegmentState: TitleAttributes] = [:]

  /// - Parameters:
  ///   - segments: from where reading begins.
  ///   - mode: how many can be selected.
  ///   - selection: the selected segment; nil, or one that does not exist, for none.
  ///   - label: what it is for, as it is spoken.
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

  /// - Parameters:
  ///   - titles: one a segment; empty strings for segments without titles.
  ///   - selection: the selected segment; nil, or one that does not exist, for none.
  ///   - label: what it is for, as it is spoken.
  public convenience init(_ titles: [String], selection: Int? = nil, label: String = "") {
    self.init(titles.map { Segment($0) }, selection: selection, label: label)
  }

  // MARK: Selection

  /// The first segment that is selected, nil for none; setting it selects that one alone, at once.
  ///
  /// A segment that does not exist changes nothing.
  public var selection: Int? {
    get { behavior.selectedIndex }
    set { selectedIndices = newValue.map { [$0] } ?? [] }
  }

  /// The segments that are selected; setting it selects exactly those, at once.
  ///
  /// Nothing changes if one does not exist, or if they are more than the mode allows.
  public var selectedIndices: Set<Int> {
    get { behavior.selectedIndices }
    set {
      if newValue != selectedIndices || isPending { select(newValue, animated: false) }
    }
  }

  /// Changes the selection without telling the owner.
  ///
  /// - Returns: false, with nothing changed, if there is no such segment.
  @discardableResult
  public func select(_ index: Int?, animated: Bool) -> Bool {
    change(reason: "selection") { behavior, time, _ in
      behavior.select(index, animated: animated, at: time)
    }
  }

  /// Changes the selection without telling the owner.
  ///
  /// - Returns: false, with nothing changed, if a segment does not exist, or the mode does not allow
  ///   so many.
  @discardableResult
  public func select(_ indices: Set<Int>, animated: Bool) -> Bool {
    change(reason: "selection") { behavior, time, _ in
      behavior.select(indices, animated: animated, at: time)
    }
  }

  /// How many segments can be selected; what a change does not allow any more is left out, untold.
  public var selectionMode: SegmentSelectionMode {
    get { behavior.mode }
    set { change(reason: "mode") { behavior, time, _ in behavior.setMode(newValue, at: time) } }
  }

  /// Whether segments are pressed like buttons, and none is ever selected.
  public var isMomentary: Bool {
    get { selectionMode == .momentary }
    set { selectionMode = newValue ? .momentary : .single }
  }

  /// Whether a tap on the selected segment of a single selection takes it back.
  public var allowsEmptySelection: Bool {
    get { behavior.allowsEmptySelection }
    set {
      change(reason: "empty selection") { behavior, _, _ in
        behavior.allowsEmptySelection = newValue
      }
    }
  }

  /// Whether the arrows select what they go to, or only go there and Space selects it.
  public var selectionFollowsFocus: Bool {
    get { behavior.selectionFollowsFocus }
    set { change(reason: "focus") { behavior, _, _ in behavior.selectionFollowsFocus = newValue } }
  }

  // MARK: Figures

  /// The figures it goes by: the scene's for its size, unless it is given its own.
  public var metrics: SegmentedMetrics {
    get { behavior.metrics }
    set {
      var own = newValue
      own.shrink(from: behavior.metrics, to: plainMetrics(scene?.environment.metrics ?? .regular))
      ownMetrics = own
      adoptMetrics(.regular)
    }
  }

  /// The figures for text that is as large as it asks for.
  private func plainMetrics(_ metrics: ControlMetrics) -> SegmentedMetrics {
    ownMetrics ?? metrics.segmented.sized(controlSize)
  }

  /// How large it is, by the scene's figures for that size.
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

  /// The segments' part of the frame; labels are beneath it.
  open override var behaviorFrame: Rect {
    Rect(x: 0, y: 0, width: frame.width, height: metrics.height)
  }

  open override var semantics: Semantics? { segmentedSemantics }

  /// A hand over segments that can be pressed, unless it is given another.
  open override func cursor(at point: Point) -> Cursor? { segmentCursor(at: point) }

  /// That of the segment there, or else of the whole.
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
      tint: selectedSegmentTintColor, titleAttributes: titleAttributes)
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
