/// A layout axis.
public enum Axis: String, Hashable, Sendable, CaseIterable, PropertyRepresentable {
  /// Left to right, or right to left.
  case horizontal
  /// Top to bottom.
  case vertical
}
