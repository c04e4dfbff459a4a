import Canvas
import Testing

@testable import playground

@Suite struct HeapKeeperTests {
  private final class Heap {
    var holes: Int? = 10 << 20
    /// As much as goes when it is given back.
    var gone = 0
    private(set) var count = 0

    func giveBack() {
      count += 1
      holes = holes.map { $0 - gone }
      gone = 0
    }
  }

  private let heap = Heap()

  private func keeper(of heap: Heap) -> HeapKeeper {
    HeapKeeper(holes: { heap.holes }, release: { heap.giveBack() })
  }

  @Test func `a heap that does not grow is left alone`() {
    var keeper = keeper(of: heap)
    for second in stride(from: 0.0, to: 100, by: 5) { keeper.rest(at: Instant(seconds: second)) }
    heap.holes = 10 << 20 + HeapKeeper.step - 1
    keeper.rest(at: Instant(seconds: 200))
    #expect(heap.count == 0)
  }

  @Test func `what is left behind is given back once`() {
    var keeper = keeper(of: heap)
    keeper.rest(at: Instant(seconds: 0))
    heap.holes = 40 << 20
    heap.gone = 12 << 20
    keeper.rest(at: Instant(seconds: 10))
    #expect(heap.count == 1 && heap.holes == 28 << 20)
    // What cannot be given back is not asked for again and again.
    for second in 2...20 { keeper.rest(at: Instant(seconds: Double(second) * 10)) }
    #expect(heap.count == 1)
    heap.holes = 44 << 20
    keeper.rest(at: Instant(seconds: 300))
    #expect(heap.count == 2)
  }

  @Test func `what counts is where the holes were fewest`() {
    var keeper = keeper(of: heap)
    heap.holes = 40 << 20
    keeper.rest(at: Instant(seconds: 0))
    heap.holes = 20 << 20
    keeper.rest(at: Instant(seconds: 10))
    heap.holes = 36 << 20
    keeper.rest(at: Instant(seconds: 20))
    #expect(heap.count == 1)
  }

  @Test func `it looks every few seconds at most`() {
    var keeper = keeper(of: heap)
    keeper.rest(at: Instant(seconds: 0))
    heap.holes = 40 << 20
    keeper.rest(at: Instant(seconds: HeapKeeper.interval - 0.01))
    #expect(heap.count == 0)
    keeper.rest(at: Instant(seconds: HeapKeeper.interval))
    #expect(heap.count == 1)
  }

  @Test func `where nobody counts, nothing is given back`() {
    heap.holes = nil
    var keeper = keeper(of: heap)
    keeper.rest(at: Instant(seconds: 0))
    heap.holes = 40 << 20
    keeper.rest(at: Instant(seconds: 10))
    heap.holes = nil
    keeper.rest(at: Instant(seconds: 20))
    #expect(heap.count == 0)
  }
}
