/// Makes sense of what the display says about fingers: which touches are the window's to answer.
///
/// The display tells of a touch as soon as it begins, also where somebody else may still take it, as
/// a window manager does that moves windows. Whether it is this window's is told later; one that ends
/// before it became so was taken, and what it began is taken back.
struct TouchTranslator: Hashable, Sendable {
  enum Phase: Hashable, Sendable {
    case began
    /// - isOver: the finger is up already, and who gets the touch is not settled yet.
    case moved(isOver: Bool)
    /// From now on nobody takes it away any more.
    case owned
    case ended
  }

  /// The touches that are under way, and whether they are the window's.
  private var touches: [UInt32: Bool] = [:]

  /// What became of a touch; nil if nothing follows.
  ///
  /// - Parameter number: the display's name for it, which none has had before.
  mutating func read(_ phase: Phase, of number: UInt32) -> PointerAction.Kind? {
    switch phase {
    case .began:
      touches[number] = false
      return .pressed(button: PressTracker.primaryButton)
    case .moved(let isOver):
      return touches[number] == nil || isOver ? nil : .moved(isPrimaryDown: true)
    case .owned:
      if touches[number] != nil { touches[number] = true }
      return nil
    case .ended:
      guard let isOwned = touches.removeValue(forKey: number) else { return nil }
      return isOwned ? .released(button: PressTracker.primaryButton) : .taken
    }
  }

  /// The pointer that a touch is: below 0, where no other is.
  static func pointer(of number: UInt32) -> PointerID {
    PointerID(rawValue: -1 - Int(number & 0x7FFF_FFFF))
  }
}
