import Canvas
import Controls
import ControlsTesting
import Testing

/// spec: rendering 6, "slider, thumbless".
@Suite struct `Slider: thumbless style` {
  private static func rig(
    _ value: Double = 0.5, motion: MotionPreference = .full
  ) -> SceneRig<Slider> {
    let slider = Slider(value: value)
    slider.style = .thumbless
    return SceneRig(slider, motion: motion)
  }

  private let rig = Self.rig()

  private func track(_ rig: SceneRig<Slider>) throws -> RoundedRectangle {
    try #require(Drawing(of: rig).fills.first).shape
  }

  @Test func `a drag starts anywhere and is relative`() {
    #expect(rig.control(pressingAt: Point(20, 40)).value == 0.5 && rig.state.isGrabbed)
    #expect(isClose(rig.control(movingTo: Point(40, 0)).value, 0.6))
    #expect(isClose(rig.controlAfterRelease().value, 0.6))
    #expect(isClose(rig.takeActions().numbers, [0.6]))
  }

  @Test func `another style cancels a drag, and the same one does not`() {
    rig.press(at: Point(20, 40))
    rig.control.style = .thumbless
    #expect(rig.state.isGrabbed)
    rig.control.style = .default
    #expect(!rig.state.isGrabbed)
  }

  @Test(arguments: CancelCause.allCases)
  func `the track shrinks when the drag is canceled`(cause: CancelCause) {
    rig.hold(at: Point(20, 22))
    rig.cancel(by: cause)
    #expect(rig.settledState().growth == 0)
  }

  @Test func `the track does not overshoot under reduced motion`() {
    let rig = Self.rig(motion: .reduced)
    rig.press(at: Point(20, 22))
    var most = 0.0
    rig.settle(rate: 240) { most = max(most, rig.state.growth) }
    #expect(most <= 1)
  }

  @Test func `the focus ring surrounds the track`() throws {
    rig.focus()
    rig.showFrame()
    let ring = try #require(Drawing(of: rig).strokes.first).shape
    #expect(try ring.rect == track(rig).rect.outset(by: 4))
  }
}
