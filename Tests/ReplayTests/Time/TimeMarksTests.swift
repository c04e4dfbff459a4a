import Canvas
import Testing

@testable import Workbench
@testable import playground

@Suite struct `Time marks` {
  private func time(_ seconds: Double) -> Instant { Instant(seconds: seconds) }

  @Test func `a span begins and ends once`() {
    var marks = TimeMarks()
    for isOn in [false, true, true, false, false] { marks.noteGesture(isOn, at: time(1)) }
    marks.noteGesture(true, at: time(2))
    #expect(
      marks.gestures == [
        TimeMarks.Span(start: time(1), end: time(1)), TimeMarks.Span(start: time(2), end: nil),
      ])
    #expect(marks.motions.isEmpty)
  }

  @Test func `overlapping spans are merged`() {
    var marks = TimeMarks()
    marks.noteGesture(true, at: time(1))
    marks.noteMotion(true, at: time(1.5))
    marks.noteGesture(false, at: time(2))
    marks.noteMotion(false, at: time(3))
    marks.noteGesture(true, at: time(4))
    marks.noteGesture(false, at: time(5))
    marks.noteMotion(true, at: time(4.5))
    #expect(
      marks.spans == [
        TimeMarks.Span(start: time(1), end: time(3)), TimeMarks.Span(start: time(4), end: nil),
      ])
    marks.forget(before: time(3.5))
    #expect(marks.spans == [TimeMarks.Span(start: time(4), end: nil)])
  }
}
