/// The copies from shared memory that the server has not confirmed.
struct PendingCopies: Hashable, Sendable {
  /// The segment in use; 0 for none.
  private var segment: UInt
  private var outstanding = 0

  init(segment: UInt) {
    self.segment = segment
  }

  var isClear: Bool { outstanding == 0 }

  /// Copies rectangles; only the last one asks for a confirmation, because the server works in
  /// order.
  mutating func copy(
    _ rects: [PixelRect], _ share: (_ rect: PixelRect, _ isConfirmed: Bool) -> Void
  ) {
    for index in rects.indices { share(rects[index], index == rects.count - 1) }
    if !rects.isEmpty { outstanding += 1 }
  }

  /// Handles a confirmation, possibly of an earlier segment.
  mutating func completed(segment: UInt) {
    if segment == self.segment, outstanding > 0 { outstanding -= 1 }
  }

  mutating func abandon() {
    outstanding = 0
  }
}
