/// Which copies out of shared memory the server has not confirmed yet.
struct CopyLedger: Hashable, Sendable {
  /// The server's name for the memory that is in use; 0 for none.
  private var segment: UInt
  private var outstanding = 0

  init(segment: UInt) {
    self.segment = segment
  }

  /// Whether the server has read all it was told to, so that the memory may be painted.
  var isClear: Bool { outstanding == 0 }

  /// Has the rectangles of a picture copied.
  ///
  /// - Parameter share: asks for a copy, and for its confirmation with the last one only: the
  ///   server works in order.
  mutating func copy(
    _ rects: [PixelRect], _ share: (_ rect: PixelRect, _ isConfirmed: Bool) -> Void
  ) {
    for index in rects.indices { share(rects[index], index == rects.count - 1) }
    if !rects.isEmpty { outstanding += 1 }
  }

  /// The server has read memory as far as it was told to; that may be memory of before.
  mutating func completed(segment: UInt) {
    if segment == self.segment, outstanding > 0 { outstanding -= 1 }
  }

  /// Other memory is in use from here on; what the server still reads of the old one is no matter.
  mutating func replace(segment: UInt) {
    self = CopyLedger(segment: segment)
  }

  /// A copy failed, so nobody is going to confirm it.
  mutating func abandon() {
    outstanding = 0
  }
}
