import Canvas
import Foundation
import Testing

@testable import peers

@Suite struct TableTests {
  @Test func `columns line up`() {
    let table = Table(
      header: ["metric", "unit", "a"], rows: [["time", "ms", "12.5 [9–14]"], ["frames"]],
      wordColumns: 2)
    #expect(
      table.markdown == """
        | metric | unit |           a |
        | :----- | :--- | ----------: |
        | time   | ms   | 12.5 [9–14] |
        | frames |      |             |
        """)
  }

  @Test(arguments: [
    (0, "0"), (10, "10"), (0.438, "0.44"), (9.996, "10.00"), (12.34, "12.3"), (1234.5, "1234"),
    (-0.25, "-0.25"),
  ])
  func `numbers have three digits`(value: Double, text: String) {
    #expect(NumberText.short(value) == text)
  }

  @Test func `a range is shown if its ends differ`() {
    #expect(NumberText.text(Summary([2, 1, 4])) == "2 [1–4]")
    #expect(NumberText.text(Summary([1.501, 1.502])) == "1.50")
    #expect(NumberText.text(nil) == "–")
  }

  @Test func `a ratio needs two values and a positive divisor`() {
    #expect(NumberText.ratio(Summary([3]), to: Summary([2])) == "×1.50")
    #expect(NumberText.ratio(Summary([3]), to: Summary([0])) == "–")
    #expect(NumberText.ratio(nil, to: Summary([2])) == "–")
    #expect(NumberText.ratio(Summary([3]), to: nil) == "–")
  }

  @Test func `a report compares medians with those of the playground`() throws {
    let report = report
    let table = report.table
    #expect(table.header == ["metric", "unit", "playground", "floor", "ratio"])
    let start = try #require(table.rows.first)
    #expect(start == ["start: exec to the switch painted", "ms", "20 [18–40]", "5", "×0.25"])
    let threads = try #require(table.rows.first { $0[0] == "start: threads" })
    #expect(threads == ["start: threads", "", "1", "–", ""])
  }

  @Test func `a report lists programs that are not built and failures`() {
    let text = report.markdown
    #expect(text.contains("- not measured: qt is not built; it needs the package qt6"))
    #expect(text.contains("- failed: tk broke"))
    #expect(text.contains("- floor: Cairo 1; bitmaps"))
  }

  @Test func `a report can be encoded and decoded`() throws {
    let data = try JSONEncoder().encode(report)
    let copy = try JSONDecoder().decode(Report.self, from: data)
    #expect(copy.markdown == report.markdown)
  }

  private var report: Report {
    var report = Report(
      conditions: Conditions(date: Date(timeIntervalSince1970: 0)), lengths: .quick, repetitions: 3,
      programs: [
        Report.Entry(name: "playground", summary: "this project", version: "1"),
        Report.Entry(name: "floor", summary: "bitmaps", version: "Cairo 1"),
      ],
      leftOut: [Report.Absence(name: "qt", hint: "it needs the package qt6")])
    report.conditions.loadBefore = 0.5
    report.failures = ["tk broke"]
    report.trials = [20, 18, 40].enumerated().map { number, painted in
      var trial = TrialRecord(program: "playground", repetition: number + 1)
      trial.starts = [
        StartRecord(mapped: 1, painted: Double(painted), settled: 50, processorTime: 9)
      ]
      trial.memory = Memory(proportionalKiB: 1024, privateKiB: 512, threads: 1, processes: 1)
      return trial
    }
    var floor = TrialRecord(program: "floor", repetition: 1)
    floor.starts = [StartRecord(mapped: 1, painted: 5, settled: 5, processorTime: 3)]
    report.trials.append(floor)
    return report
  }
}
