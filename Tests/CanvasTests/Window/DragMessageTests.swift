import Testing

@testable import Canvas

/// XDND, version 5.
@Suite struct `A message about a drag` {
  private let source = 0x60_0007

  @Test func `tells its version and what is dragged`() {
    #expect(
      DragMessage(.enter, [source, 5 << 24, 31, 32, 33])
        == .entered(types: [31, 32, 33], hasMoreTypes: false))
    #expect(
      DragMessage(.enter, [source, 3 << 24 | 1, 31, 0, 0])
        == .entered(types: [31], hasMoreTypes: true))
    // A later version is understood as this one.
    #expect(
      DragMessage(.enter, [source, 9 << 24, 0, 0, 0]) == .entered(types: [], hasMoreTypes: false))
  }

  @Test(arguments: [0, 1, 2])
  func `is none in a version before the third`(version: Int) {
    #expect(DragMessage(.enter, [source, version << 24, 31, 0, 0]) == nil)
  }

  @Test(arguments: [(0, 0), (300, 200), (-5, 7), (7, -5), (32767, -32768)])
  func `tells a place of the root window, each half signed`(x: Int, y: Int) {
    let packed = (x & 0xFFFF) << 16 | (y & 0xFFFF)
    #expect(DragMessage(.position, [source, 0, packed, 99, 12]) == .moved(x: x, y: y))
    // Xlib passes the 32 bits as a signed long.
    let signed = Int(Int32(truncatingIfNeeded: packed))
    #expect(DragMessage(.position, [source, 0, signed, 99, 12]) == .moved(x: x, y: y))
  }

  @Test func `tells the end`() {
    #expect(DragMessage(.leave, [source, 0, 0, 0, 0]) == .left)
    #expect(DragMessage(.drop, [source, 0, 77, 0, 0]) == .dropped(time: 77))
  }

  @Test func `has five numbers`() {
    #expect(DragMessage(.leave, []) == nil)
    #expect(DragMessage(.enter, [source, 5 << 24, 1, 2]) == nil)
  }

  /// Bit 0 would accept, bit 1 asks for every place; an empty rectangle, no action.
  @Test func `is answered by no, or by what is done`() {
    #expect(DragMessage.status(from: 42, by: nil) == [42, 2, 0, 0, 0])
    #expect(DragMessage.finished(by: 42, by: nil) == [42, 0, 0, 0, 0])
    #expect(DragMessage.status(from: 42, by: 7) == [42, 3, 0, 0, 7])
    #expect(DragMessage.finished(by: 42, by: 7) == [42, 1, 7, 0, 0])
  }

  @Test func `brings a list of addresses`() {
    func addresses(_ text: String) -> [String] { URIList.addresses(in: Array(text.utf8)) }
    #expect(addresses("file:///a\r\n") == ["file:///a"])
    #expect(
      addresses("# remark\r\nfile:///a%20b\r\n\r\n  file:///c \nx\0y")
        == ["file:///a%20b", "file:///c", "x"])
    #expect(addresses("") == [] && addresses(" \r\n\t\r\n#") == [])
    #expect(URIList.addresses(in: [0xFF, 0xFE]) == [])
  }
}
