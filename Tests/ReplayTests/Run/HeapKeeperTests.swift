import Canvas
import Testing

@testable import Workbench
@testable import playground

@Suite struct HeapKeeperTests {
  private final class Heap {
    var holes: Int? = 10 << 20
    /// The number of bytes that the next release returns to the system.
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

  @Test func `memory is not released while the free heap stays small`() {
    var keeper = keeper(of: heap)
    for second in stride(from: 0.0, to: 100, by: 5) { keeper.rest(at: Instant(seconds: second)) }
    heap.holes = 10 << 20 + HeapKeeper.step - 1
    keeper.rest(at: Instant(seconds: 200))
    #expect(heap.count == 0)
  }

  @Test func `a grown free heap is released once`() {
    var keeper = keeper(of: heap)
    keeper.rest(at: Instant(seconds: 0))
    heap.holes = 40 << 20
    heap.gone = 12 << 20
    keeper.rest(at: Instant(seconds: 10))
    #expect(heap.count == 1 && heap.holes == 28 << 20)
    // Memory that cannot be released is not requested again.
    for second in 2...20 { keeper.rest(at: Instant(seconds: Double(second) * 10)) }
    #expect(heap.count == 1)
    heap.holes = 44 << 20
    keeper.rest(at: Instant(seconds: 300))
    #expect(heap.count == 2)
  }

  @Test func `growth is measured from the smallest free heap`() {
    var keeper = keeper(of: heap)
    heap.holes = 40 << 20
    keeper.rest(at: Instant(seconds: 0))
    heap.holes = 20 << 20
    keeper.rest(at: Instant(seconds: 10))
    heap.holes = 36 << 20
    keeper.rest(at: Instant(seconds: 20))
    #expect(heap.count == 1)
  }

  @Test func `the heap is measured at most once per interval`() {
    var keeper = keeper(of: heap)
    keeper.rest(at: Instant(seconds: 0))
    heap.holes = 40 << 20
    keeper.rest(at: Instant(seconds: HeapKeeper.interval - 0.01))
    #expect(heap.count == 0)
    keeper.rest(at: Instant(seconds: HeapKeeper.interval))
    #expect(heap.count == 1)
  }

  @Test func `memory is not released if the free heap is unknown`() {
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
