import Canvas

/// A pointer that holds a switch.
struct SwitchPress: Hashable, Sendable {
  /// What moving it does.
  enum Effect: Hashable, Sendable {
    /// The thumb goes to the other end past the middle; at once if the press began near to it.
    case flips(isNearThumb: Bool)
    /// The thumb follows; from where, 0 off to 1 on, once it is moved.
    case drags(from: Double?)
    /// Nothing, but that it has to be let go within reach.
    case presses
  }

  var start: Point
  var effect: Effect
  var hasFlipped = false
  var hasLeftSlop = false
  var isWithinReach = true

  /// Whether the thumb is where the pointer took it.
  var isDragging: Bool {
    if case .drags(.some) = effect { true } else { false }
  }
}
