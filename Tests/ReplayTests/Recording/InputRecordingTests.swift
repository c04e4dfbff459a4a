import Canvas
import Testing

@testable import Workbench

@Suite struct `Thinning of recorded pointer motion` {
  private let history = InputRecording(InputLogHeader(scene: .trio), since: .zero)

  private func add(_ phase: PointerEvent.Phase, x: Double, at seconds: Double, holds: Bool = false)
  {
    let time = Instant(seconds: seconds)
    history.add(
      .input(
        .pointer(
          PointerEvent(
            phase, at: Point(x, 0), time: time, button: phase == .moved ? nil : 1,
            isPrimaryDown: holds))), at: time)
  }

  private func places(thinnedBefore seconds: Double = 0) -> [Double] {
    history.events(thinnedBefore: Instant(seconds: seconds)).compactMap {
      if case .input(.pointer(let event)) = $0.kind { event.position.x } else { nil }
    }
  }

  @Test func `hover motion has one event per frame, and a drag has every event`() {
    for step in 0...1000 { add(.moved, x: Double(step), at: 1 + Double(step) / 1000) }
    // A second has 60 frames; the first and the last position are kept too.
    #expect((55...65).contains(history.entries.count))
    #expect(places().first == 0 && places().last == 1000)
    add(.pressed, x: 1000, at: 2.001, holds: true)
    let count = history.entries.count
    for step in 1...100 {
      add(.moved, x: 1000 + Double(step), at: 2.001 + Double(step) / 1000, holds: true)
    }
    #expect(history.entries.count == count + 100)
  }

  @Test func `older motion keeps only its ends`() {
    // Three minutes of hover, with a click every ten seconds.
    for second in 0..<180 {
      for step in 0..<50 {
        add(.moved, x: Double(step), at: 1 + Double(second) + Double(step) / 50)
      }
      if second % 10 == 9 {
        add(.pressed, x: 49, at: 1.985 + Double(second), holds: true)
        add(.released, x: 49, at: 1.99 + Double(second))
      }
    }
    #expect(history.entries.count < 50 * 130 && history.flaw == nil)
    #expect(history.text().components(separatedBy: #""press""#).count == 19)
    // The last minute is complete, and each earlier click is where the motion before it ended.
    let way = (0..<50).map(Double.init)
    #expect(places().suffix(52) == (way + [49, 49])[...])
    #expect(Array(places().prefix(3)) == [49, 49, 49])
  }

  @Test func `a log with an end has the recorded times, also between frames`() throws {
    add(.pressed, x: 1, at: 0.501, holds: true)
    let log = try InputLog(parsing: history.text(until: Instant(seconds: 0.99)))
    let (end, times) = (try #require(log.header.end), log.events.map(\.time))
    #expect(abs(end - 0.989) < 1e-9 && times == [Instant(seconds: 0.5)])
  }

  @Test func `thinning keeps the place of the menu mark`() {
    for step in 0..<5 { add(.moved, x: Double(step), at: 0.5 + Double(step) / 20) }
    add(.pressed, x: 1, at: 1, holds: true)
    add(.released, x: 1, at: 1.1)
    history.noteMenu()
    for step in 0..<(2 * InputRecording.leastThinned) {
      add(.moved, x: Double(step), at: 2 + Double(step) / 20)
    }
    #expect(history.entries.count < 2 * InputRecording.leastThinned)
    // The header and the last move before the press that opened the menu.
    let lines = history.text(hasMenu: false).split(separator: "\n")
    #expect(lines.count == 2 && lines.last?.contains(#""event": "move""#) == true)
  }
}
