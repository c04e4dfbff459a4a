/// Tells the window manager when a new size has been painted, so that it can wait for that.
///
/// The manager sends a number, then the new size; the number goes into a counter once the frame
/// in that size has been shown.
struct ResizeSync: Hashable, Sendable {
  private var announced: Int64?
  private var pending: Int64?

  /// The number that goes with the next change of size.
  mutating func announce(_ value: Int64) {
    announced = value
  }

  /// The size that belongs to the number came.
  mutating func configured() {
    if let announced { pending = announced }
    announced = nil
  }

  /// The number to answer with, once.
  ///
  /// - Parameter isShown: whether the display shows the size, or has nothing new to show.
  mutating func answer(isShown: Bool) -> Int64? {
    guard isShown else { return nil }
    defer { pending = nil }
    return pending
  }
}
