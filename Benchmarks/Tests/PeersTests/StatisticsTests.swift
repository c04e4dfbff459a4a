import Testing

@testable import peers

@Suite struct StatisticsTests {
  @Test func `the median of an odd count is one of the numbers`() throws {
    let summary = try #require(Summary([9, 1, 4]))
    #expect(summary.median == 4)
    #expect(summary.minimum == 1)
    #expect(summary.maximum == 9)
  }

  @Test func `the median of an even count lies between two`() {
    #expect([4.0, 1, 3, 2].median == 2.5)
  }

  @Test func `an empty list has no median and no percentile`() {
    #expect(Summary([]) == nil)
    #expect([Double]().percentile(0.5) == nil)
  }

  @Test(arguments: [(0, 1.0), (0.5, 51), (0.95, 96), (0.99, 100), (1, 101)])
  func `a percentile is one of the numbers`(part: Double, value: Double) {
    let numbers = (1...101).reversed().map { Double($0) }
    #expect(numbers.percentile(part) == value)
  }

  @Test func `the generator gives the same numbers in every run`() {
    var first = SeededGenerator(seed: 1)
    var second = SeededGenerator(seed: 1)
    var other = SeededGenerator(seed: 2)
    let numbers = (0..<8).map { _ in first.next() }
    #expect(numbers == (0..<8).map { _ in second.next() })
    #expect(numbers != (0..<8).map { _ in other.next() })
    // The first number of SplitMix64 from 1, as published with it.
    #expect(numbers.first == 0x910A_2DEC_8902_5CC1)
  }
}
