import Canvas

/// What a segmented control does. spec: rendering, 5.4, Segmented; 6
public struct SegmentedBehavior: DecidableBehavior, Sendable {
  /// How many segments can be selected.
  public internal(set) var mode: SegmentSelectionMode

  /// The committed selection: one at most in single mode, none in momentary mode.
  public internal(set) var selectedIndices: Set<Int>

  /// What is shown selected, or gone to; it differs from the selection while dragged, and while the
  /// owner has not decided.
  public internal(set) var shownIndices: Set<Int>

  /// Whether a tap on the selected segment of a single selection takes it back.
  public var allowsEmptySelection = false

  /// Whether the arrows select what they go to, or only go there.
  public var selectionFollowsFocus = true

  public var motion = MotionPreference.full

  /// The figures it goes by.
  public var metrics: SegmentedMetrics {
    get { sharedMetrics.value }
    set { if newValue != metrics { sharedMetrics = Shared(newValue) } }
  }
  private var sharedMetrics: Shared<SegmentedMetrics>
  private static let regularMetrics = Shared(SegmentedMetrics.regular)

  public var asksFirst = false

  var row: SegmentRow
  var pill: PillMotion
  var pillScale = Animated(1)
  var phase = Phase.idle

  /// The selection if the owner accepted.
  var proposed: Proposal<Set<Int>>?

  /// Where the keyboard went last; nil for where it comes in.
  var visitedIndex: Int?

  /// What Shift and the arrows extend.
  var extent: Extent?

  /// What another program drags over the segments.
  var springLoading = SpringLoading()

  /// Of several that are selected, the one that was pressed last.
  var scaledIndex: Int?

  /// The selections that images show, by the segments' keys; nil for the control's own look.
  var imageFade: SelectionFade?

  enum Phase: Hashable, Sendable {
    case idle
    /// The pointer is down; the index is nil while a release would do nothing.
    case pressed(index: Int?)
    /// The pointer took hold of the pill. A program's change waits until it lets go.
    case dragging(Drag)
    /// Space is down.
    case keyHeld(index: Int)
  }

  struct Drag: Hashable, Sendable {
    var deferred: Deferred?
    /// Whether the pointer was nowhere but on the segment that it pressed.
    var isTap = true
  }

  struct Deferred: Hashable, Sendable {
    var selection: Set<Int>
    var isAnimated: Bool
  }

  struct Extent: Hashable, Sendable {
    /// Where it begins.
    var anchor: Int
    /// What was selected before.
    var base: Set<Int>
  }

  /// - Parameters:
  ///   - segments: from where reading begins.
  ///   - mode: how many can be selected.
  ///   - selection: what is selected; segments that do not exist, and more than the mode allows, are
  ///     left out.
  ///   - width: pt.
  ///   - metrics: the figures it goes by.
  public init(
    _ segments: [Segment], mode: SegmentSelectionMode = .single, selection: Set<Int> = [],
    width: Double, metrics: SegmentedMetrics = .regular
  ) {
    sharedMetrics = Shared(metrics, orUsual: Self.regularMetrics)
    self.mode = mode
    row = SegmentRow(segments, width: width)
    let selected = mode.selection(of: selection, count: segments.count)
    selectedIndices = selected
    shownIndices = selected
    pill = PillMotion(key: nil)
    showSelection(animated: false, .zero)
  }

  /// Segments without titles, of which one at most is selected.
  ///
  /// - Parameters:
  ///   - segmentCount: 0 or more.
  ///   - selectedIndex: nil, or one that does not exist, for none.
  ///   - width: pt.
  public init(segmentCount: Int, selectedIndex: Int?, width: Double) {
    self.init(
      Array(repeating: Segment(), count: max(0, segmentCount)),
      selection: selectedIndex.map { [$0] } ?? [], width: width)
  }

  /// How many segments there are.
  public var segmentCount: Int { row.count }

  /// From the first to the last.
  public var segments: [Segment] { row.segments }

  /// Segments that cannot be selected by the user.
  public var disabledIndices: Set<Int> {
    Set(row.segments.enumerated().filter { !$0.element.isEnabled }.map(\.offset))
  }

  /// The first that is selected; nil for none.
  public var selectedIndex: Int? { selectedIndices.min() }

  /// The segment that the pill is at or moves to.
  public var shownIndex: Int? { shownIndices.min() }

  /// The control's width, pt.
  public var width: Double {
    get { row.width }
    set { row.width = newValue }
  }

  public var isPressed: Bool { phase != .idle }

  public mutating func followMetrics(at time: Instant) {
    pill.follow(metrics.slideSpring, at: time, width: width)
    if !pillScale.isSettled(at: time) { scalePill(of: scaledIndex, to: pillScale.target, time) }
  }

  public mutating func adopt(_ metrics: ControlMetrics) { self.metrics = metrics.segmented }

  public func accepts(pressAt point: Point, at time: Instant) -> Bool {
    index(at: point, time) != nil
  }

  public mutating func handle(
    _ event: ControlEvent, at time: Instant, actions: inout [ControlAction]
  ) {
    if proposal != nil { return }
    switch event {
    case .pointer(let event):
      switch event.phase {
      case .pressed: press(at: event.position, time)
      case .moved: move(to: event.position, time, &actions)
      case .released: release(at: event.position, time, &actions)
      case .left: break
      }
    case .key(let event):
      switch event.phase {
      case .down: keyDown(event, time, &actions)
      case .up: keyUp(event.key, time, &actions)
      }
    case .scroll: break
    case .cancel: cancel(time)
    }
  }

  public mutating func perform(
    _ action: SemanticsAction, at time: Instant, actions: inout [ControlAction]
  ) -> Bool {
    guard proposal == nil else { return false }
    switch action {
    case .select(let index):
      guard isEnabled(index) else { return false }
      switch mode {
      case .single: commit([index], time, &actions)
      case .multiple: commit(selectedIndices.union([index]), time, &actions)
      case .momentary: actions.append(.triggered(index))
      }
    case .deselect(let index):
      guard isEnabled(index), selectedIndices.contains(index),
        mode == .multiple || allowsEmptySelection
      else { return false }
      commit(selectedIndices.subtracting([index]), time, &actions)
    default:
      return false
    }
    return true
  }

  // MARK: Decisions

  public var proposal: ControlValue? { proposed.map { value(of: $0.value) } }

  public mutating func resolve(
    isAccepted: Bool, at time: Instant, actions: inout [ControlAction]
  ) {
    guard let selection = proposed?.value else { return }
    proposed = nil
    if isAccepted {
      selectedIndices = selection
      actions.append(.valueChanged(value(of: selection)))
    } else {
      show(selectedIndices, animated: true, time)
      actions.append(.refused(value(of: selection)))
    }
  }

  /// A selection as its owner is told of it.
  func value(of selection: Set<Int>) -> ControlValue {
    mode == .multiple ? .indices(selection) : .index(selection.min())
  }

  // MARK: Looks

  public func state(at time: Instant) -> SegmentedState {
    let segments = row.shown(at: time)
    var (pressed, pressedPill): (Int?, Int?)
    switch phase {
    case .idle: pressed = springLoading.flashingPart(at: time)
    case .pressed(let index?), .keyHeld(let index):
      if shownIndices.contains(index) { pressedPill = index } else { pressed = index }
    case .pressed(nil): break
    case .dragging: pressedPill = shownIndex
    }
    return SegmentedState(
      mode: mode, selectedIndices: selectedIndices, shownIndices: shownIndices,
      segments: segments, width: width,
      pillSample: pill.sample(among: segments, width: width, at: time),
      pillScale: pillScale.value(at: time), pressedIndex: pressed,
      pressedPillIndex: pressedPill, scaledIndex: scaledIndex, focusedIndex: focusedIndex,
      pendingRing: proposed?.ring(at: time, motion),
      selectionLayers: imageFade?.layers(at: time) ?? [], sharedMetrics: sharedMetrics)
  }

  public func nextFrame(after time: Instant) -> NextFrame {
    let isStill =
      pill.isSettled(at: time) && pillScale.isSettled(at: time) && row.isSettled(at: time)
      && imageFade?.isSettled(at: time) ?? true
    if !isStill { return .tick }
    return springLoading.nextFrame(after: time)
      .sooner(proposed?.nextFrame(after: time) ?? .rest)
  }

  public mutating func advance(to time: Instant, actions: inout [ControlAction]) {
    row.prune(at: time)
    activateSpringLoaded(by: time, &actions)
  }
}

extension SegmentSelectionMode {
  /// What of a wish can be selected.
  func selection(of wish: Set<Int>, count: Int) -> Set<Int> {
    switch self {
    case .single: wish.filter { (0..<count).contains($0) }.min().map { [$0] } ?? []
    case .multiple: wish.filter { (0..<count).contains($0) }
    case .momentary: []
    }
  }
}
