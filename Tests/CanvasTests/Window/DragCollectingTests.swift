import Testing

@testable import Canvas

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
