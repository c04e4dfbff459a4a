import Testing

@testable import Canvas

/// XDND, version 5.
@Suite struct `XDND messages` {
  private let source = 0x60_0007

  @Test func `an enter message contains the offered types`() {
    #expect(
      DragMessage(.xdndEnter, [source, 5 << 24, 31, 32, 33])
        == .entered(types: [31, 32, 33], hasMoreTypes: false))
    #expect(
      DragMessage(.xdndEnter, [source, 3 << 24 | 1, 31, 0, 0])
        == .entered(types: [31], hasMoreTypes: true))
    // A later version is read like this one.
    #expect(
      DragMessage(.xdndEnter, [source, 9 << 24, 0, 0, 0])
        == .entered(types: [], hasMoreTypes: false))
  }

  @Test(arguments: [0, 1, 2])
  func `versions before 3 are rejected`(version: Int) {
    #expect(DragMessage(.xdndEnter, [source, version << 24, 31, 0, 0]) == nil)
  }

  @Test(arguments: [(0, 0), (300, 200), (-5, 7), (7, -5), (32767, -32768)])
  func `a position message contains signed root coordinates`(x: Int, y: Int) {
    let packed = (x & 0xFFFF) << 16 | (y & 0xFFFF)
    #expect(DragMessage(.xdndPosition, [source, 0, packed, 99, 12]) == .moved(x: x, y: y))
    // Xlib passes the 32 bits as a signed long.
    let signed = Int(Int32(truncatingIfNeeded: packed))
    #expect(DragMessage(.xdndPosition, [source, 0, signed, 99, 12]) == .moved(x: x, y: y))
  }

  @Test func `leave and drop messages end a drag`() {
    #expect(DragMessage(.xdndLeave, [source, 0, 0, 0, 0]) == .left)
    #expect(DragMessage(.xdndDrop, [source, 0, 77, 0, 0]) == .dropped(time: 77))
  }

  @Test func `a message with missing numbers is rejected`() {
    #expect(DragMessage(.xdndLeave, []) == nil)
    #expect(DragMessage(.xdndEnter, [source, 5 << 24, 1, 2]) == nil)
  }

  @Test func `a URI list contains addresses without comments and blank lines`() {
    func addresses(_ text: String) -> [String] { URIList.addresses(in: Array(text.utf8)) }
    #expect(addresses("file:///a\r\n") == ["file:///a"])
    #expect(
      addresses("# remark\r\nfile:///a%20b\r\n\r\n  file:///c \nx\0y")
        == ["file:///a%20b", "file:///c", "x"])
    #expect(addresses("") == [] && addresses(" \r\n\t\r\n#") == [])
    #expect(URIList.addresses(in: [0xFF, 0xFE]) == [])
  }
}

@Suite struct `Collecting drags` {
  private func time(_ milliseconds: Int64) -> Instant { .milliseconds(milliseconds) }

  private func drag(x: Double, at milliseconds: Int64) -> DragEvent {
    DragEvent(at: Point(x, 10), time: time(milliseconds), contents: .text)
  }

  @Test func `consecutive drag positions are coalesced into the last one`() {
    var collector = InputCollector()
    for x in 1...4 { collector.add(drag(x: Double(x), at: Int64(x))) }
    collector.dragLeft(time: time(5))
    #expect(
      collector.coalescer.takeEvents() == [.dragOver(drag(x: 4, at: 4)), .dragLeft(time: time(5))])
    collector.add(drag(x: 1, at: 6))
    collector.coalescer.add(.key(KeyEvent(.down, .space, time: time(7))))
    collector.add(drag(x: 2, at: 8))
    #expect(collector.coalescer.takeEvents().count == 3)
  }

  @Test func `pointer motion keeps its order among drag positions`() {
    var collector = InputCollector()
    collector.add(drag(x: 1, at: 1))
    collector.coalescer.add(.pointer(PointerEvent(.moved, at: .zero, time: time(2))))
    collector.add(drag(x: 2, at: 3))
    let events = collector.coalescer.takeEvents()
    #expect(events.map(\.time) == [time(1), time(2), time(3)])
  }

  @Test func `a drag that was never over the window does not leave it`() {
    var collector = InputCollector()
    collector.dragLeft(time: time(1))
    #expect(collector.coalescer.takeEvents() == [])
  }

  @Test func `a modal window ends a drag and blocks further positions`() {
    var collector = InputCollector()
    collector.add(drag(x: 1, at: 1))
    collector.block(time: time(2))
    collector.add(drag(x: 2, at: 3))
    let events = collector.coalescer.takeEvents()
    #expect(events.last == .dragLeft(time: time(2)))
    #expect(!events.contains { if case .dragOver = $0 { true } else { false } })
    collector.unblock(time: time(4))
    collector.add(drag(x: 3, at: 5))
    #expect(collector.coalescer.takeEvents() == [.dragOver(drag(x: 3, at: 5))])
  }
}
