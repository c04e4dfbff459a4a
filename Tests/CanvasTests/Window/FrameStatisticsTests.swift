import Testing

@testable import Canvas

@Suite struct `Frame statistics` {
  @Test(arguments: [0, 10])
  func `the last frames are kept in order, and all frames are counted`(excess: Int) {
    let statistics = FrameStatistics()
    let count = FrameStatistics.capacity + excess
    for number in 0..<count { statistics.add(.testing(number)) }
    #expect(statistics.frames == count)
    #expect(statistics.reports.map(\.number) == Array(excess..<count))
    #expect(statistics.last?.number == count - 1)
  }

  @Test func `percentiles ignore unknown values`() {
    let statistics = FrameStatistics()
    for number in 1...100 { statistics.add(.testing(number, interval: Double(number))) }
    statistics.add(.testing(101))
    #expect(statistics.percentile(0.5, of: \.interval) == 50)
    #expect(statistics.percentile(0.99, of: \.interval) == 99)
    #expect(statistics.percentile(1, of: \.interval) == 100)
    #expect(statistics.percentile(0, of: \.interval) == 1)
    #expect(statistics.percentile(0.5, of: \.inputLatency) == nil)
  }

  @Test func `full repaints are counted by reason`() {
    let statistics = FrameStatistics()
    for reason in ["resize", "theme", "resize"] { statistics.add(.testing(reason: reason)) }
    statistics.add(.testing(1))
    #expect(statistics.fullRepaints == ["resize": 2, "theme": 1])
  }

  @Test func `the cost of a frame includes update, paint and presentation`() {
    let report = FrameReport.testing(
      interval: 1, update: 0.5, paint: 0.25, present: 0.125, inputLatency: 2)
    #expect(report.cost == 0.875)
    let statistics = FrameStatistics()
    #expect(statistics.last == nil && statistics.percentile(0.5, of: \.interval) == nil)
    statistics.add(report)
    #expect(
      statistics.percentile(0.5, of: \.interval) == 1
        && statistics.percentile(0.5, of: \.inputLatency) == 2)
    #expect(statistics.frames == 1 && statistics.fullRepaints.isEmpty)
  }
}
