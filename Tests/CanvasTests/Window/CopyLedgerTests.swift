import Testing

@testable import Canvas

@Suite struct `Copy ledger` {
  private let rects = [
    PixelRect(0, 0, 10, 10), PixelRect(20, 0, 10, 10),
    PixelRect(40, 0, 10, 10),
  ]

  @Test func `the server confirms the last rectangle, as it works in order`() {
    var ledger = CopyLedger(segment: 5)
    var copied: [PixelRect] = []
    var confirmed: [Bool] = []
    ledger.copy(rects) { rect, isConfirmed in
      copied.append(rect)
      confirmed.append(isConfirmed)
    }
    #expect(copied == rects)
    #expect(confirmed == [false, false, true])
  }

  @Test func `memory is not painted until all pictures are read`() {
    var ledger = CopyLedger(segment: 5)
    #expect(ledger.isClear)
    ledger.copy(rects) { _, _ in }
    ledger.copy(rects) { _, _ in }
    ledger.completed(segment: 5)
    #expect(!ledger.isClear)
    ledger.completed(segment: 5)
    #expect(ledger.isClear)
  }

  @Test func `nothing to copy is nothing to wait for`() {
    var ledger = CopyLedger(segment: 5)
    ledger.copy([]) { _, _ in Issue.record("there is no rectangle") }
    #expect(ledger.isClear)
  }

  @Test func `other memory can be painted though the old one is still read`() {
    var ledger = CopyLedger(segment: 5)
    ledger.copy(rects) { _, _ in }
    ledger.replace(segment: 6)
    #expect(ledger.isClear)
  }

  @Test func `what is read of old memory says nothing about the new one`() {
    var ledger = CopyLedger(segment: 5)
    ledger.copy(rects) { _, _ in }
    ledger.replace(segment: 6)
    ledger.copy(rects) { _, _ in }
    ledger.completed(segment: 5)
    #expect(!ledger.isClear)
    ledger.completed(segment: 6)
    #expect(ledger.isClear)
  }

  @Test func `a copy that failed is not waited for`() {
    var ledger = CopyLedger(segment: 5)
    ledger.copy(rects) { _, _ in }
    ledger.abandon()
    #expect(ledger.isClear)
    ledger.completed(segment: 5)
    ledger.copy(rects) { _, _ in }
    #expect(!ledger.isClear)
  }
}
