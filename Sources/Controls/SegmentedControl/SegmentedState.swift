import Canvas

/// The appearance of a segmented control at a moment, from the leading edge or the top.
public struct SegmentedState: Hashable, Sendable {
  /// The number of segments that can be selected.
  public var mode: SegmentSelectionMode
  /// The committed selection.
  public var selectedIndices: Set<Int>
  /// The selection shown; it differs during a drag and while a change is pending.
  public var shownIndices: Set<Int>
  /// The segments in order, including removed ones that are still shown.
  public var segments: [ShownSegment]
  /// The length along the segments, in points: the control's width, or the height of a vertical
  /// control.
  public var width: Double
  /// The length across the segments, in points.
  var breadth: Double
  var pillSample: PillMotion.Sample
  /// The scale of the pill that is or was pressed.
  public var pillScale: Double
  /// The pressed segment that is not selected; `nil` for none.
  public var pressedIndex: Int?
  /// The pressed segment that is selected; `nil` for none.
  public var pressedPillIndex: Int?
  /// The selected segment that ``pillScale`` applies to, if several are selected.
  var scaledIndex: Int?
  /// The focused segment; `nil` for none.
  public var focusedIndex: Int?
  /// The ring of a pending change.
  public var pendingRing: PendingRing?
  /// The selections that images show during a fade; empty without images.
  var selectionLayers: [SelectionFade.Layer] = []

  /// The metrics to paint with.
  public var metrics: SegmentedMetrics { sharedMetrics.value }
  var sharedMetrics: Shared<SegmentedMetrics>

  var hasImages: Bool { !selectionLayers.isEmpty }

  /// The first selected segment; `nil` for none.
  public var selectedIndex: Int? { selectedIndices.min() }
  /// The first segment that is shown as selected; `nil` for none.
  public var shownIndex: Int? { shownIndices.min() }

  /// The segment with the ring of a pending change, in place of its content; `nil` for none.
  var ringKey: Int? {
    if pendingRing == nil { return nil }
    let changed = shownIndices.symmetricDifference(selectedIndices).min()
    let index = mode == .single ? shownIndex ?? changed : changed ?? shownIndex
    return index.flatMap { segment(at: $0)?.key }
  }

  /// Whether the pill is pressed.
  public var isPillPressed: Bool { pressedPillIndex != nil }

  /// The number of segments, without removed ones.
  public var segmentCount: Int { segments.reduce(0) { $0 + ($1.index == nil ? 0 : 1) } }

  /// The segment at an index; `nil` if it does not exist.
  public func segment(at index: Int) -> ShownSegment? { segments.first { $0.index == index } }

  /// The frame of a segment, in points along and across the control (``AxisMapping``); empty if it
  /// does not exist.
  public func segmentFrame(at index: Int) -> Rect { segment(at: index).map(frame) ?? .zero }

  func frame(of segment: ShownSegment) -> Rect {
    Rect(x: segment.x, y: 0, width: segment.width, height: breadth)
  }

  /// The pill of a single selection in units of segments; springs overshoot.
  public var position: Slide.Sample {
    guard let pill = pillSample.pill else { return Slide.Sample(position: 0, opacity: 1) }
    return Slide.Sample(
      position: position(ofX: pill.x), opacity: pill.opacity,
      ghost: pillSample.ghost.map { position(ofX: $0.x) })
  }

  /// A place along the control in units of segments, also beyond the ends.
  func position(ofX x: Double) -> Double {
    let last = segments.count - 1
    let place = segments.indices.first {
      ($0 == last || x < segments[$0].maxX) && segments[$0].width > 0
    }
    guard let place else { return Double(max(last, 0)) }
    return Double(place) + (x - segments[place].x) / segments[place].width
  }
}

/// A segment as shown at a moment; in a vertical control, widths are heights.
public struct ShownSegment: Hashable, Sendable {
  /// The segment.
  public var segment: Segment
  /// A key that is unique in the control's lifetime.
  public var key: Int
  /// The index; `nil` for a removed segment that is still shown.
  public var index: Int?
  /// The leading or top edge, in points.
  public var x: Double
  /// The width, in points.
  public var width: Double
  /// The width without animation, in points.
  public var restingWidth: Double
  /// The opacity of the content; below 1 during insertion and removal.
  public var opacity: Double
  /// The share of selection, 0...1, if several segments can be selected.
  public var selection: Double
  /// The trailing or bottom edge, in points.
  public var maxX: Double { x + width }
  /// Whether no insertion or removal affects it.
  var isSettled: Bool { width == restingWidth && opacity == 1 }
}

/// The state of a segment that an appearance is for.
public enum SegmentState: String, Hashable, Sendable, CaseIterable {
  /// The default, also for states without an appearance of their own.
  case normal
  /// Selected.
  case selected
  /// Pressed.
  case highlighted
  /// Disabled.
  case disabled
}
