/// A direction that things are laid out along.
public enum Axis: Hashable, Sendable {
  case horizontal
  case vertical
}
