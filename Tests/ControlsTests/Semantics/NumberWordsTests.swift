import Controls
import Testing

@Suite struct `Number formatting` {
  @Test(arguments: [
    (0.25, 0.0...1.0, 25), (-3, -5 ... -1, 50), (9, 0...1, 100), (-9, 0...1, 0), (.nan, 0...1, 0),
    (5, 5...5, 0), (0.145, 0...1, 15), (0.285, 0...1, 29), (0.575, 0...1, 58), (0.125, 0...1, 13),
  ])
  func `computes a percentage of a range`(number: Double, range: ClosedRange<Double>, percent: Int)
  {
    #expect(range.percentage(of: number) == percent)
  }

  @Test func `computes a percentage of the largest range`() {
    let longest = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    #expect(longest.percentage(of: 0) == 50 && longest.percentage(of: 1e308) == 78)
    #expect((-Double.infinity...Double.infinity).percentage(of: 3) == 0)
  }

  @Test func `omits meaningless decimals`() {
    #expect(3.0.plainText == "3")
    #expect(3.5.plainText == "3.5")
    #expect(Double.infinity.plainText == "inf")
  }
}
