/// A direction that things are laid out along.
public enum Axis: String, Hashable, Sendable, CaseIterable, PropertyRepresentable {
  /// From side to side.
  case horizontal
  /// From top to bottom.
  case vertical
}
