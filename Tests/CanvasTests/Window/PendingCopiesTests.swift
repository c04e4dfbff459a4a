import Testing

@testable import Canvas

@Suite struct `Pending copies` {
  private let rects = [
    PixelRect(0, 0, 10, 10), PixelRect(20, 0, 10, 10),
    PixelRect(40, 0, 10, 10),
  ]

  @Test func `the server confirms the last rectangle, as it works in order`() {
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

  @Test func `memory is not painted until all pictures are read`() {
    var copies = PendingCopies(segment: 5)
    #expect(copies.isClear)
    copies.copy(rects) { _, _ in }
    copies.copy(rects) { _, _ in }
    copies.completed(segment: 5)
    #expect(!copies.isClear)
    copies.completed(segment: 5)
    #expect(copies.isClear)
  }

  @Test func `nothing to copy is nothing to wait for`() {
    var copies = PendingCopies(segment: 5)
    copies.copy([]) { _, _ in Issue.record("there is no rectangle") }
    #expect(copies.isClear)
  }

  @Test func `other memory can be painted though the old one is still read`() {
    var copies = PendingCopies(segment: 5)
    copies.copy(rects) { _, _ in }
    copies.replace(segment: 6)
    #expect(copies.isClear)
  }

  @Test func `what is read of old memory says nothing about the new one`() {
    var copies = PendingCopies(segment: 5)
    copies.copy(rects) { _, _ in }
    copies.replace(segment: 6)
    copies.copy(rects) { _, _ in }
    copies.completed(segment: 5)
    #expect(!copies.isClear)
    copies.completed(segment: 6)
    #expect(copies.isClear)
  }

  @Test func `a copy that failed is not waited for`() {
    var copies = PendingCopies(segment: 5)
    copies.copy(rects) { _, _ in }
    copies.abandon()
    #expect(copies.isClear)
    copies.completed(segment: 5)
    copies.copy(rects) { _, _ in }
    #expect(!copies.isClear)
  }
}
