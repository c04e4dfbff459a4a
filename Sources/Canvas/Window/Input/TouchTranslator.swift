/// The touches of a window, some of which another client, such as a window manager, may take.
///
/// The display reports a touch when it begins, and its ownership later. A touch that ends without
/// ownership was taken, and its gesture is canceled.
struct TouchTranslator: Hashable, Sendable {
  enum Phase: Hashable, Sendable {
    case began
    /// `isOver`: the finger is lifted, but the ownership is undecided.
    case moved(isOver: Bool)
    case owned
    case ended
  }

  /// The current touches, and whether the window owns them.
  private var touches: [UInt32: Bool] = [:]

  /// `nil` if the touch has no effect; `number` is the display's unique ID.
  mutating func read(_ phase: Phase, of number: UInt32) -> PointerAction.Kind? {
    switch phase {
    case .began:
      touches[number] = false
      return .pressed(button: InputCollector.primaryButton)
    case .moved(let isOver):
      return touches[number] == nil || isOver ? nil : .moved(isPrimaryDown: true)
    case .owned:
      if touches[number] != nil { touches[number] = true }
      return nil
    case .ended:
      guard let isOwned = touches.removeValue(forKey: number) else { return nil }
      return isOwned ? .released(button: InputCollector.primaryButton) : .taken
    }
  }

  /// The pointer ID of a touch; negative, unlike others.
  static func pointer(of number: UInt32) -> PointerID {
    PointerID(rawValue: -1 - Int(number & 0x7FFF_FFFF))
  }
}
