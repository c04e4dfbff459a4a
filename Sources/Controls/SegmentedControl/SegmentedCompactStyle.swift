/// The appearance of a segmented control that is too narrow for its titles, even with the smallest
/// padding and font. spec: docs/spec/rendering.md#8/too-narrow
///
/// The control returns to its titles when it is 8 points wider than they need. Value, actions and
/// accessibility are the same in all styles.
///
/// ```swift
/// let view = SegmentedControl(["List", "Grid", "Map"], selection: 0, label: "View")
/// view.compactStyle = .menu
/// ```
public enum SegmentedCompactStyle: String, Hashable, Sendable, CaseIterable,
  PropertyRepresentable
{
  /// Titles end with an ellipsis.
  case none
  /// Segments with an icon show it without their title.
  case symbols
  /// A pop-up button with a menu of the segments; no effect in a vertical control.
  case menu

  /// The width that the control exceeds the need of its titles by to show them again, in points.
  /// spec: docs/spec/rendering.md#8/too-narrow
  static let hysteresis = 8.0
}
