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
    private lazy var keeper = HeapKeeper(
      holes: { [unowned self] in self.holes },
      release: { [unowned self] in
        self.count += 1
        self.holes = self.holes.map { $0 - self.gone }
        self.gone = 0
      })

    /// Lets the keeper measure the heap, which first changes to a number of mebibytes.
    func rest(at seconds: Double, mebibytes: Int? = nil) {
      if let mebibytes { holes = mebibytes << 20 }
      keeper.rest(at: Instant(seconds: seconds))
    }
  }

  private let heap = Heap()

  @Test func `memory is not released while the free heap stays small`() {
    for second in stride(from: 0.0, to: 100, by: 5) { heap.rest(at: second) }
    heap.holes = 10 << 20 + HeapKeeper.step - 1
    heap.rest(at: 200)
    #expect(heap.count == 0)
  }

  @Test func `a grown free heap is released once`() {
    heap.rest(at: 0)
    heap.gone = 12 << 20
    heap.rest(at: 10, mebibytes: 40)
    #expect(heap.count == 1 && heap.holes == 28 << 20)
    // Memory that cannot be released is not requested again.
    for second in 2...20 { heap.rest(at: Double(second) * 10) }
    #expect(heap.count == 1)
    heap.rest(at: 300, mebibytes: 44)
    #expect(heap.count == 2)
  }

  @Test func `growth is measured from the smallest free heap`() {
    heap.rest(at: 0, mebibytes: 40)
    heap.rest(at: 10, mebibytes: 20)
    heap.rest(at: 20, mebibytes: 36)
    #expect(heap.count == 1)
  }

  @Test func `the heap is measured at most once per interval`() {
    heap.rest(at: 0)
    heap.rest(at: HeapKeeper.interval - 0.01, mebibytes: 40)
    #expect(heap.count == 0)
    heap.rest(at: HeapKeeper.interval)
    #expect(heap.count == 1)
  }

  @Test func `memory is not released if the free heap is unknown`() {
    heap.holes = nil
    heap.rest(at: 0)
    heap.rest(at: 10, mebibytes: 40)
    heap.holes = nil
    heap.rest(at: 20)
    #expect(heap.count == 0)
  }
}
