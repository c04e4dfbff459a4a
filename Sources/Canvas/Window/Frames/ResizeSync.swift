/// The synchronization of resizing with the window manager (`_NET_WM_SYNC_REQUEST`).
///
/// The manager sends a number before a new size, which goes into a counter once that size is
/// presented.
struct ResizeSync: Hashable, Sendable {
  private var announced: Int64?
  private var pending: Int64?

  mutating func announce(_ value: Int64) { announced = value }

  mutating func configured() {
    if let announced { pending = announced }
    announced = nil
  }

  /// Returns the number to answer, once; `awaitsFrame` is whether a full repaint is pending.
  mutating func answer(awaitsFrame: Bool, isVisible: Bool) -> Int64? {
    if awaitsFrame && isVisible { return nil }
    defer { pending = nil }
    return pending
  }
}
