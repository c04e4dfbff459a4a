import Synchronization
import Testing

@testable import Canvas

@Suite struct ProcessorSetTests {
  @Test func aThreadMayUseTheProcessorsOfItsCreator() throws {
    let seen = Mutex<ProcessorSet?>(nil)
    let thread = BackgroundThread { seen.withLock { $0 = ProcessorSet() } }
    try #require(thread).join()
    #expect(seen.withLock { $0 } == ProcessorSet())
  }

  @Test func theOthersLackOneProcessorUntilNoneIsLeft() throws {
    let sets = Mutex<[ProcessorSet]>([])
    // Restricts a thread of its own.
    let thread = BackgroundThread {
      while let others = ProcessorSet()?.others, sets.withLock({ $0.count }) < 2000 {
        others.apply()
        sets.withLock { $0.append(others) }
      }
    }
    try #require(thread).join()
    var larger = try #require(ProcessorSet())
    let smaller = sets.withLock { $0 }
    #expect(smaller.count == larger.count - 1)
    for set in smaller {
      #expect(set.count == larger.count - 1)
      larger = set
    }
    #expect(larger.others == nil)
  }
}
