import Canvas

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
