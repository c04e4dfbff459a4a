import Canvas

/// What a segmented control looks like at one moment.
public struct SegmentedState: Hashable, Sendable {
  /// How many can be selected.
  public var mode: SegmentSelectionMode

  /// The committed selection.
  public var selectedIndices: Set<Int>

  /// The segments that are shown selected, or gone to; they differ from the selection while dragged,
  /// and while the owner has not decided.
  public var shownIndices: Set<Int>

  /// Every segment from the first to the last, and what is on its way out among them.
  public var segments: [ShownSegment]

  /// The control's width, pt.
  public var width: Double

  /// Where the pill of a single selection is.
  var pillSample: PillMotion.Sample

  /// The size of the pill that is pressed, or was last, as a part of its own.
  public var pillScale: Double

  /// The segment that is pressed but not selected.
  public var pressedIndex: Int?

  /// The selected segment that is pressed.
  public var pressedPillIndex: Int?

  /// Of several that are selected, the one that ``pillScale`` is for.
  var scaledIndex: Int?

  /// The segment that the keyboard acts on.
  public var focusedIndex: Int?

  /// Shown while a change waits for the owner's word.
  public var pendingRing: PendingRing?

  /// The selections that images show, one giving way to the next; none without images.
  var selectionLayers: [SelectionFade.Layer] = []

  /// The figures that it is painted by.
  public var metrics: SegmentedMetrics {
    get { sharedMetrics.value }
    set { sharedMetrics = Shared(newValue) }
  }
  var sharedMetrics: Shared<SegmentedMetrics>

  // MARK: Selection

  /// The first that is selected; nil for none.
  public var selectedIndex: Int? { selectedIndices.min() }

  /// The segment that the pill is at or moves to; the first of several; nil for none.
  public var shownIndex: Int? { shownIndices.min() }

  /// Whether the pill is held.
  public var isPillPressed: Bool { pressedPillIndex != nil }

  // MARK: Places

  /// How many segments there are, without those on their way out.
  public var segmentCount: Int { segments.reduce(0) { $0 + ($1.index == nil ? 0 : 1) } }

  /// The segment of a place as it is shown; nil if there is none.
  public func segment(at index: Int) -> ShownSegment? { segments.first { $0.index == index } }

  /// Where a segment is, from where the control begins, pt; empty if there is none.
  public func segmentFrame(at index: Int) -> Rect {
    segment(at: index).map(frame) ?? .zero
  }

  func frame(of segment: ShownSegment) -> Rect {
    Rect(x: segment.x, y: 0, width: segment.width, height: metrics.height)
  }

  /// Where the pill of a single selection is, in segments from the first; springs overshoot.
  public var position: Slide.Sample {
    guard let pill = pillSample.pill else { return Slide.Sample(position: 0, opacity: 1) }
    return Slide.Sample(
      position: position(ofX: pill.x), opacity: pill.opacity,
      ghost: pillSample.ghost.map { position(ofX: $0.x) })
  }

  /// A place along the control in segments from the first, beyond both ends too.
  func position(ofX x: Double) -> Double {
    var position = 0.0
    for (number, segment) in segments.enumerated() {
      position = Double(number)
      let isLast = number == segments.count - 1
      if (isLast || x < segment.maxX) && segment.width > 0 {
        return position + (x - segment.x) / segment.width
      }
    }
    return position
  }

  // MARK: Separators

  /// How visible each separator is, 0 to 1, from the first to the last.
  public var separatorOpacities: [Double] {
    segments.indices.dropLast(1).compactMap { place in
      segments[place].index.flatMap { $0 < segmentCount - 1 ? separatorOpacity(after: place) : nil }
    }
  }

  /// How visible the separator after one of the shown segments is: a function of the pill.
  /// spec: rendering, 4.5
  func separatorOpacity(after place: Int) -> Double {
    let x = segments[place].maxX
    if mode == .single, let pill = pillRect {
      let clearance = metrics.separatorClearance
      if x > pill.minX - clearance && x < pill.maxX + clearance { return 0 }
    }
    return segments[place].separator
  }
}
