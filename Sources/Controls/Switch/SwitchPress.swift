import Canvas

struct SwitchPress: Hashable, Sendable {
  enum Effect: Hashable, Sendable {
    /// Flips past the middle; without a drag threshold if the press began near the thumb.
    case flips(isNearThumb: Bool)
    /// Drags the thumb from a position, 0...1, once the pointer moves.
    case drags(from: Double?)
    /// Toggles on a release within the hit area.
    case presses
  }

  var start: Point
  var effect: Effect
  var hasFlipped = false
  var hasLeftSlop = false
  var isWithinReach = true

  var isDragging: Bool { if case .drags(.some) = effect { true } else { false } }
}
