import Testing

@testable import Canvas

@Suite struct `Clipboard transfer` {
  private func pieces(_ count: Int) -> [Int] {
    var transfer = ClipboardTransfer(
      requestor: 1, property: 2, type: 3, bytes: [UInt8](repeating: 7, count: count))
    var lengths: [Int] = []
    while !transfer.isOver { lengths.append(transfer.next().count) }
    return lengths
  }

  @Test func `bytes are sent in pieces, and an empty piece ends the transfer`() {
    let most = ClipboardTransfer.pieceLength
    #expect(pieces(0) == [0])
    #expect(pieces(1) == [1, 0])
    #expect(pieces(most) == [most, 0])
    #expect(pieces(2 * most + 5) == [most, most, 5, 0])
  }

  @Test func `all bytes are sent once, in order`() {
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    var transfer = ClipboardTransfer(requestor: 1, property: 2, type: 3, bytes: bytes)
    var sent: [UInt8] = []
    while !transfer.isOver { sent += transfer.next() }
    #expect(sent == bytes)
  }
}
