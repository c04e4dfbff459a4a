import Testing

@testable import peers

@Suite struct FramesTests {
  @Test func `changes soon after the start of a frame belong to it`() {
    #expect(Frames.starts(of: [10, 11, 13.9, 14, 17, 26]) == [10, 14, 26])
  }

  @Test func `a long sequence of close changes is more than one frame`() {
    #expect(Frames.starts(of: [0, 3, 6, 9]) == [0, 6])
  }

  @Test func `pauses are not intervals`() {
    #expect(Frames.intervals(of: [0, 17, 33, 533, 550]) == [17, 16, 17])
    #expect(Frames.intervals(of: [5]).isEmpty)
  }

  @Test func `a click lasts from its press to its end`() {
    let reading = ClickReading(
      record(
        [click(100, 180, 600), click(600, 680, 1100)],
        changes: [50, 102, 118, 181, 197, 214, 602, 681, 690]))
    #expect(reading.frames == [5, 3])
    #expect(reading.intervals == [16, 16, 17, 9])
    #expect(reading.pressDelays == [2, 2])
    #expect(reading.releaseDelays == [1, 1])
    #expect(reading.durations == [33, 9])
  }

  @Test func `a release has no delay while the press still animates`() {
    let reading = ClickReading(record([click(0, 80, 500)], changes: [1, 60, 83]))
    #expect(reading.releaseDelays.isEmpty)
    #expect(reading.durations == [0])
  }

  @Test func `a press that changes nothing has no delay`() {
    let reading = ClickReading(record([click(0, 80, 500)], changes: [99]))
    #expect(reading.pressDelays.isEmpty)
    #expect(reading.releaseDelays == [19])
  }

  @Test func `an unwatched sequence has no frames`() {
    let reading = ClickReading(record([click(0, 80, 500)], changes: nil))
    #expect(reading.frames.isEmpty)
  }

  @Test func `the time per frame includes program and server`() {
    let clicks = [click(0, 80, 500), click(500, 580, 1000)]
    let record = record(clicks, changes: nil)
    #expect(record.programTime == 3)
    #expect(record.serverTime == 1)
    let watched = self.record(clicks, changes: [1, 90, 501, 590])
    #expect(record.timePerFrame(shownBy: watched) == 2)
    #expect(record.timePerFrame(shownBy: nil) == nil)
    #expect(record.timePerFrame(shownBy: self.record(clicks, changes: [])) == nil)
  }

  @Test func `a step has a delay only if it changes something before the next one`() {
    let record = StepRecord(motions: [0, 150, 300], changes: [2, 9, 301.5])
    #expect(record.delays == [2, 1.5])
  }

  @Test func `a drag has frames per second`() {
    let drag = DragRecord(span: span, motions: 125, changes: [0, 1, 16, 33])
    #expect(drag.framesPerSecond == 3)
    #expect(drag.intervals == [16, 17])
    #expect(DragRecord(span: span, motions: 125, changes: nil).framesPerSecond == nil)
  }

  private let span = SpanRecord(
    duration: 1000, program: Usage(processorTime: 6, voluntarySwitches: 4),
    server: Usage(processorTime: 2, voluntarySwitches: 1))

  private func click(_ press: Double, _ release: Double, _ end: Double) -> ClickRecord.Click {
    ClickRecord.Click(press: press, release: release, end: end)
  }

  private func record(_ clicks: [ClickRecord.Click], changes: [Double]?) -> ClickRecord {
    ClickRecord(span: span, clicks: clicks, changes: changes)
  }
}
