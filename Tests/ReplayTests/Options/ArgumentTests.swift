import Canvas
import Controls
import Testing

@testable import playground

/// spec: command-line: what the words of the command line mean.
@Suite struct `The arguments` {
  @Test func `of a scale are 1 to 4 in quarters`() {
    for (text, value) in [("1", 1.0), ("1.25", 1.25), ("2.50", 2.5), ("4", 4)] {
      #expect(ScaleArgument(argument: text)?.value == value)
    }
    for text in ["0.75", "4.25", "1.1", "1.125", "-1", "nan", "inf", "two", ""] {
      #expect(ScaleArgument(argument: text) == nil, "\(text)")
    }
    #expect(ScaleArgument(1.5).defaultValueDescription == "1.5")
  }

  @Test func `of a size are width and height`() {
    #expect(SizeArgument(argument: "960x680")?.size == Size(960, 680))
    #expect(SizeArgument(argument: "1X10000")?.size == Size(1, 10_000))
    #expect(SizeArgument(argument: "10000x1")?.size == Size(10_000, 1))
    for text in [
      "0.9x680", "960x0.9", "10001x680", "960x10001", "960", "960x", "x680", "9x6x8", "axb", "",
    ] { #expect(SizeArgument(argument: text) == nil, "\(text)") }
  }

  @Test func `of segments are titles or a number of them`() {
    #expect(SegmentsArgument(argument: "List,Grid")?.titles == ["List", "Grid"])
    #expect(SegmentsArgument(argument: "List")?.titles == ["List"])
    #expect(SegmentsArgument(argument: ",Grid,")?.titles == ["", "Grid", ""])
    #expect(SegmentsArgument(argument: "1")?.titles == [""])
    #expect(SegmentsArgument(argument: "32")?.titles.count == 32)
    #expect(SegmentsArgument(argument: String(repeating: "a,", count: 31))?.titles.count == 32)
    for text in ["0", "33", "-1", String(repeating: "a,", count: 32)] {
      #expect(SegmentsArgument(argument: text) == nil, "\(text)")
    }
    #expect(SegmentsArgument(titles: ["", ""]).defaultValueDescription == "2")
  }

  @Test func `of contrast and motion say what they mean, auto that the desktop says it`() {
    #expect(ContrastChoice.allCases.map(\.contrast) == [nil, .normal, .more])
    #expect(MotionChoice.allCases.map(\.motion) == [nil, .full, .reduced])
  }
}
