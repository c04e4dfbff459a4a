import Testing

@testable import Canvas

/// XDND, version 5.
@Suite struct `XDND messages` {
  private let source = 0x60_0007

  private func check(_ kind: Atoms.Name, _ cases: [([Int], DragMessage?)]) {
    for (numbers, message) in cases { #expect(DragMessage(kind, numbers) == message, "\(numbers)") }
  }

  @Test func `messages are read, and old versions and incomplete messages are rejected`() {
    check(
      .xdndEnter,
      [
        ([source, 5 << 24, 31, 32, 33], .entered(types: [31, 32, 33], hasMoreTypes: false)),
        ([source, 3 << 24 | 1, 31, 0, 0], .entered(types: [31], hasMoreTypes: true)),
        // A later version is read like this one.
        ([source, 9 << 24, 0, 0, 0], .entered(types: [], hasMoreTypes: false)),
        ([source, 0, 31, 0, 0], nil), ([source, 1 << 24, 31, 0, 0], nil),
        ([source, 2 << 24, 31, 0, 0], nil), ([source, 5 << 24, 1, 2], nil),
      ])
    check(.xdndLeave, [([source, 0, 0, 0, 0], .left), ([], nil)])
    check(.xdndDrop, [([source, 0, 77, 0, 0], .dropped(time: 77))])
    for (x, y) in [(0, 0), (300, 200), (-5, 7), (7, -5), (32767, -32768)] {
      let packed = (x & 0xFFFF) << 16 | (y & 0xFFFF)
      // Xlib passes the 32 bits as a signed long.
      for number in [packed, Int(Int32(truncatingIfNeeded: packed))] {
        check(.xdndPosition, [([source, 0, number, 99, 12], .moved(x: x, y: y))])
      }
    }
  }

  @Test func `a URI list contains addresses without comments and blank lines`() {
    for (text, addresses) in [
      ("file:///a\r\n", ["file:///a"]), ("", []), (" \r\n\t\r\n#", []),
      ("# remark\r\nfile:///a%20b\r\n\r\n  file:///c \nx\0y", ["file:///a%20b", "file:///c", "x"]),
    ] { #expect(URIList.addresses(in: Array(text.utf8)) == addresses) }
    #expect(URIList.addresses(in: [0xFF, 0xFE]) == [])
  }
}

@Suite struct `Collecting drags` {
  private func time(_ milliseconds: Int64) -> Instant { .milliseconds(milliseconds) }

  private func drag(x: Double, at milliseconds: Int64) -> DragEvent {
    DragEvent(at: Point(x, 10), time: time(milliseconds), contents: .text)
  }

  @Test func `consecutive positions become the last one, in order among other events`() {
    var collector = InputCollector()
    for x in 1...4 { collector.add(drag(x: Double(x), at: Int64(x))) }
    collector.dragLeft(time: time(5))
    let first = collector.coalescer.takeEvents()
    collector.add(drag(x: 1, at: 6))
    collector.coalescer.add(.key(KeyEvent(.down, .space, time: time(7))))
    collector.add(drag(x: 2, at: 8))
    collector.coalescer.add(.pointer(PointerEvent(.moved, at: .zero, time: time(9))))
    collector.add(drag(x: 2, at: 10))
    let second = collector.coalescer.takeEvents()
    #expect(first == [.dragOver(drag(x: 4, at: 4)), .dragLeft(time: time(5))])
    #expect(second.map(\.time) == (6...10).map(time))
  }

  @Test func `a drag leaves if it was over the window, also at a modal window, which blocks it`() {
    var collector = InputCollector()
    collector.dragLeft(time: time(1))
    #expect(collector.coalescer.takeEvents() == [])
    collector.add(drag(x: 1, at: 1))
    collector.block(time: time(2))
    collector.add(drag(x: 2, at: 3))
    let events = collector.coalescer.takeEvents()
    let isOver = events.contains { if case .dragOver = $0 { true } else { false } }
    #expect(events.last == .dragLeft(time: time(2)) && !isOver)
    collector.unblock(time: time(4))
    collector.add(drag(x: 3, at: 5))
    #expect(collector.coalescer.takeEvents() == [.dragOver(drag(x: 3, at: 5))])
  }
}
