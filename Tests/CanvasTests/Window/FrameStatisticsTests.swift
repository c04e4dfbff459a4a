import Testing

@testable import Canvas

@Suite struct `Frame statistics` {
  @Test func `the last frames are kept in order, and all frames are counted`() {
    let statistics = FrameStatistics()
    let count = FrameStatistics.capacity + 10
    for number in 0..<count { statistics.add(.testing(number)) }
    #expect(statistics.frames == count)
    #expect(statistics.reports.map(\.number) == Array(10..<count))
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
}
