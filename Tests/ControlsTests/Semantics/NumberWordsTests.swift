import Controls
import Testing

@Suite struct `A number of a range` {
  @Test(arguments: [
    (0.25, 0.0...1.0, 25), (-3, -5 ... -1, 50), (9, 0...1, 100), (-9, 0...1, 0), (.nan, 0...1, 0),
    (5, 5...5, 0), (0.145, 0...1, 15), (0.285, 0...1, 29), (0.575, 0...1, 58), (0.125, 0...1, 13),
  ])
  func `is so many percent of it`(number: Double, range: ClosedRange<Double>, percent: Int) {
    #expect(range.percentage(of: number) == percent)
  }

  @Test func `is that also where the range is longer than a number can be`() {
    let longest = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    #expect(longest.percentage(of: 0) == 50 && longest.percentage(of: 1e308) == 78)
    #expect((-Double.infinity...Double.infinity).percentage(of: 3) == 0)
  }

  @Test func `has no decimals that say nothing`() {
    #expect(3.0.plainText == "3")
    #expect(3.5.plainText == "3.5")
    #expect(Double.infinity.plainText == "inf")
  }
}
