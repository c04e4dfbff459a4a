import Canvas

/// The logic of a segmented control. spec: docs/spec/rendering.md#5.4/segmented;
/// docs/spec/rendering.md#6
public struct SegmentedBehavior: DecidableBehavior, InputHandling, Sendable {
  /// The number of segments that can be selected.
  public internal(set) var mode: SegmentSelectionMode
  /// The committed selection: at most one index in single mode, none in momentary mode.
  public internal(set) var selectedIndices: Set<Int>
  /// The selection shown or animated to; it differs during a drag and while a change is pending.
  public internal(set) var shownIndices: Set<Int>
  /// Whether a tap on the selected segment of a single selection deselects it.
  public var allowsEmptySelection = false
  /// Whether arrow keys select, or only move the focus.
  public var selectionFollowsFocus = true
  /// The direction of the segments: from the leading edge, or from the top.
  public var orientation = Axis.horizontal
  /// The width of a vertical control, in points.
  var verticalWidth = 0.0

  public var motion = MotionPreference.full

  /// The metrics.
  public var metrics: SegmentedMetrics {
    get { sharedMetrics.value }
    set { if newValue != metrics { sharedMetrics = Shared(newValue) } }
  }
  private var sharedMetrics = Shared(SegmentedMetrics.regular)

  public var asksFirst = false

  var row: SegmentRow
  var pill = PillMotion(key: nil)
  var pillScale = Animated(1)
  var phase = Phase.idle

  /// The time since which the shown selection is pending; `nil` if it is not.
  var pendingSince: Instant?

  var visitedIndex: Int?
  /// The selection that Shift and arrow keys extend.
  var extent: Extent?

  var springLoading = SpringLoading()
  /// The selected segment that was pressed last, if several are selected.
  var scaledIndex: Int?
  var imageFade: SelectionFade?

  enum Phase: Hashable, Sendable {
    case idle
    /// The pointer is down; the index is `nil` while a release would do nothing.
    case pressed(index: Int?)
    /// The pointer drags the pill; changes by the app are deferred.
    case dragging(Drag)
    case keyHeld(index: Int)
  }

  struct Drag: Hashable, Sendable {
    /// The selection that the app set during the drag.
    var deferred: Set<Int>?
    var isDeferredAnimated = false
    var isTap = true
  }

  struct Extent: Hashable, Sendable {
    var anchor: Int
    var base: Set<Int>
  }

  /// The behavior of idle segments; invalid indices of the selection are ignored.
  public init(
    _ segments: [Segment], mode: SegmentSelectionMode = .single, selection: Set<Int> = [],
    width: Double
  ) {
    self.mode = mode
    row = SegmentRow(segments, width: width)
    let selected = mode.selection(of: selection, count: segments.count)
    selectedIndices = selected
    shownIndices = selected
    showSelection(animated: false, .zero)
  }

  /// The number of segments.
  public var segmentCount: Int { row.count }
  /// The segments, from the leading edge or the top.
  public var segments: [Segment] { row.segments }
  /// The first selected segment; `nil` for none.
  public var selectedIndex: Int? { selectedIndices.min() }
  /// The first segment that is shown as selected.
  public var shownIndex: Int? { shownIndices.min() }

  /// The length along the segments, in points: the control's width, or the height of a vertical
  /// control.
  public var width: Double {
    get { row.width }
    set { row.width = newValue }
  }

  /// The length across the segments, in points.
  var breadth: Double { orientation == .horizontal ? metrics.height : verticalWidth }

  /// The distance of the hit area across the segments from the control, in points.
  var hitOutset: Double { max(0, metrics.hitHeight - breadth) / 2 }

  public var isPressed: Bool { phase != .idle }

  public mutating func followMetrics(at time: Instant) {
    pill.follow(metrics.slideSpring, at: time, width: width)
    if !pillScale.isSettled(at: time) { scalePill(of: scaledIndex, to: pillScale.target, time) }
  }

  public mutating func adopt(_ metrics: ControlMetrics) {
    sharedMetrics = metrics.shared(SegmentedMetrics.self)
  }

  public func shouldBeginPress(at point: Point, time: Instant) -> Bool {
    index(at: point, time) != nil
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
      guard isEnabled(index), selectedIndices.contains(index), canDeselect else { return false }
      commit(selectedIndices.subtracting([index]), time, &actions)
    default: return false
    }
    return true
  }

  /// Whether the user can deselect a segment.
  var canDeselect: Bool { mode == .multiple || (mode == .single && allowsEmptySelection) }

  // MARK: Decisions

  public var proposal: ControlValue? { pendingSince.map { _ in value(of: shownIndices) } }

  public mutating func resolve(isAccepted: Bool, at time: Instant, actions: inout [ControlAction]) {
    guard let value = proposal else { return }
    pendingSince = nil
    if isAccepted {
      selectedIndices = shownIndices
      actions.append(.valueChanged(value))
    } else {
      show(selectedIndices, animated: true, time)
      actions.append(.refused(value))
    }
  }

  func value(of selection: Set<Int>) -> ControlValue {
    mode == .multiple ? .indices(selection) : .index(selection.min())
  }

  // MARK: State

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
      mode: mode, selectedIndices: selectedIndices, shownIndices: shownIndices, segments: segments,
      width: width, breadth: breadth,
      pillSample: pill.sample(among: segments, width: width, at: time),
      pillScale: pillScale.value(at: time), pressedIndex: pressed, pressedPillIndex: pressedPill,
      scaledIndex: scaledIndex, focusedIndex: focusedIndex,
      pendingRing: pendingSince.map { PendingRing(since: $0, at: time, motion: motion) },
      selectionLayers: imageFade?.layers(at: time) ?? [], sharedMetrics: sharedMetrics)
  }

  public func nextFrame(after time: Instant) -> NextFrame {
    let isStill =
      pill.isSettled(at: time) && pillScale.isSettled(at: time) && row.isSettled(at: time)
      && imageFade?.isSettled(at: time) ?? true
    if !isStill { return .tick }
    let ring = pendingSince.map { PendingRing.nextFrame(after: time, since: $0) }
    return springLoading.nextFrame(after: time).sooner(ring ?? .idle)
  }

  public mutating func advance(to time: Instant, actions: inout [ControlAction]) {
    row.prune(at: time)
    activateSpringLoaded(by: time, &actions)
  }
}

extension SegmentSelectionMode {
  func selection(of wish: Set<Int>, count: Int) -> Set<Int> {
    let valid = wish.filter { (0..<count).contains($0) }
    return switch self {
    case .single: valid.min().map { [$0] } ?? []
    case .multiple: valid
    case .momentary: []
    }
  }
}
