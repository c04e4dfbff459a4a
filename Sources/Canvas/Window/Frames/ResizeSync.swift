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
  /// - Parameters:
  ///   - awaitsFrame: whether the whole window is still to be painted, as after every change of size.
  ///   - isVisible: whether anybody can see the window; if not, nothing is painted for now.
  mutating func answer(awaitsFrame: Bool, isVisible: Bool) -> Int64? {
    if awaitsFrame && isVisible { return nil }
    defer { pending = nil }
    return pending
  }
}
