import Testing

@testable import Canvas

@Suite struct `Pending copies` {
  private let rects = [
    PixelRect(0, 0, 10, 10), PixelRect(20, 0, 10, 10),
    PixelRect(40, 0, 10, 10),
  ]

  @Test func `only the last rectangle asks the server for confirmation`() {
    var copies = PendingCopies(segment: 5)
    var copied: [PixelRect] = []
    var confirmed: [Bool] = []
    copies.copy(rects) { rect, isConfirmed in
      copied.append(rect)
      confirmed.append(isConfirmed)
    }
    #expect(copied == rects)
    #expect(confirmed == [false, false, true])
  }

  @Test func `memory is not painted until all copies are completed`() {
    var copies = PendingCopies(segment: 5)
    #expect(copies.isClear)
    copies.copy(rects) { _, _ in }
    copies.copy(rects) { _, _ in }
    copies.completed(segment: 5)
    #expect(!copies.isClear)
    copies.completed(segment: 5)
    #expect(copies.isClear)
  }

  @Test func `an empty copy is not pending`() {
    var copies = PendingCopies(segment: 5)
    copies.copy([]) { _, _ in Issue.record("there is no rectangle") }
    #expect(copies.isClear)
  }

  @Test func `completed copies of the old segment do not count for the new one`() {
    var copies = PendingCopies(segment: 5)
    copies.copy(rects) { _, _ in }
    copies = PendingCopies(segment: 6)
    #expect(copies.isClear, "the old segment is still read")
    copies.copy(rects) { _, _ in }
    copies.completed(segment: 5)
    #expect(!copies.isClear)
    copies.completed(segment: 6)
    #expect(copies.isClear)
  }

  @Test func `a failed copy is not pending`() {
    var copies = PendingCopies(segment: 5)
    copies.copy(rects) { _, _ in }
    copies.abandon()
    #expect(copies.isClear)
    copies.completed(segment: 5)
    copies.copy(rects) { _, _ in }
    #expect(!copies.isClear)
  }
}
