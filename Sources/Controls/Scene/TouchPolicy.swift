/// Whether a touch that presses a node may scroll the ``ScrollView`` around it.
/// spec: docs/spec/rendering.md#8/finger
///
/// The first policy other than ``cancelable`` counts, from the pressed node upwards; see
/// ``Node/touchPolicy(at:)``.
public enum TouchPolicy: Hashable, Sendable {
  /// The node is pressed at once; the press is canceled if the touch scrolls.
  case cancelable
  /// The node is pressed once the touch cannot scroll any more: when it moves across the view,
  /// rests for 0.15 s, or is released.
  ///
  /// For presses that change a value at once.
  case delayed
  /// The node is pressed at once, and the touch never scrolls.
  ///
  /// For parts that are dragged along the view.
  case exclusive
}
