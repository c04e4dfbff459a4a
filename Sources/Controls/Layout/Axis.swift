/// A direction that things are laid out along.
public enum Axis: Hashable, Sendable {
  /// From side to side.
  case horizontal
  /// From top to bottom.
  case vertical
}
