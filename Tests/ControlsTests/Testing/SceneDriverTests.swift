import Canvas
import Controls
import ControlsTesting
import Testing

private final class Lamp: Node {
  var isLit = false
  var endTime = Instant.zero { didSet { invalidate(.motion, reason: "test") } }
  var moment: Instant?

  override func advance(to time: Instant) -> NextFrame {
    if let moment, moment <= time {
      isLit = true
      self.moment = nil
    }
    if time < endTime { return .tick }
    return moment.map { .at($0) } ?? .idle
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    painter.fill(Rect(origin: .zero, size: frame.size), color: isLit ? .white : .black)
  }
}

@Suite struct `Scene driver` {
  private let rig = SceneRig(Lamp(), size: Size(10, 10))

  /// The times of the frames shown during the body, in seconds from now.
  private func frames(_ body: () -> Void) -> [Double] {
    let start = rig.now
    var times: [Double] = []
    rig.scene.onFrame = { frame, _ in times.append(frame.target.seconds(since: start)) }
    body()
    return times
  }

  @Test func `advance shows a frame at each wanted tick, and one at the end`() {
    rig.control.endTime = rig.now.advanced(by: 0.25)
    #expect(frames { rig.advance(by: 0.55, rate: 10) } == [0.1, 0.2, 0.3, 0.55])
    #expect(frames { rig.advance(by: 1) } == [1])
    #expect(frames { rig.advance(by: 0) } == [])
  }

  @Test func `advance shows the frame of a deadline`() {
    rig.control.moment = rig.now.advanced(by: 0.5)
    rig.control.invalidate(.motion, reason: "test")
    #expect(frames { rig.advance(by: 1, rate: 10) } == [0.1, 0.5, 1])
    #expect(rig.control.isLit)
  }

  @Test func `advance goes to an instant, and not back`() {
    let end = rig.now.advanced(by: 0.3)
    rig.advance(to: end)
    #expect(rig.now == end)
    rig.advance(to: end.advanced(by: -1))
    #expect(rig.now == end)
    rig.passTime(2)
    #expect(rig.now == end.advanced(by: 2))
  }

  @Test func `settle ends when nothing moves`() {
    #expect(rig.settle() == 0)
    rig.control.endTime = rig.now.advanced(by: 0.095)
    #expect(rig.settle() == 6)
    #expect(!rig.wantsFrame)
    rig.control.endTime = rig.now.advanced(by: 100)
    #expect(rig.settle() == 600)
  }

  @Test func `staleness detects an unreported change`() throws {
    #expect(try rig.staleness()?.contains("paintFrames") == true)
    try rig.paintFrames()
    #expect(try rig.staleness() == nil)
    rig.control.isLit = true
    rig.showFrame()
    #expect(try rig.staleness()?.contains("100 stale px") == true)
  }
}
