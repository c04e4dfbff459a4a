import Canvas
import ControlsTesting
import Testing

@testable import Controls

/// spec: rendering, 5.5, 6: under reduced motion a slide is a cross-fade of 0.15 s.
@Suite struct `Switch: reduced motion` {
  private func rig(isOn: Bool = false) -> SceneRig<Switch> {
    SceneRig(Switch(isOn: isOn), motion: .reduced)
  }

  @Test func `the thumb cross-fades in 0.15 s and is never between the ends`() {
    let rig = rig()
    rig.tap(at: Point(25, 15))
    #expect(rig.state.position == Slide.Sample(position: 1, opacity: 0, ghost: 0))
    #expect(rig.state(after: 0.075).position.position == 1 && rig.state.position.ghost == 0)
    #expect(isClose(rig.state.position.opacity, 0.5))
    #expect(rig.state(after: 0.075).position == Slide.Sample(position: 1, opacity: 1, ghost: nil))
  }

  @Test func `a flip back during the fade reverses it`() {
    let rig = rig()
    rig.tap(at: Point(25, 15))
    rig.showFrame(after: 0.045)
    rig.tap(at: Point(25, 15))
    // The fade was 0.3 done, so the old thumb has an opacity of 0.7.
    #expect(isClose(rig.state.position.opacity, 0.7) && rig.state.position.position == 0)
    #expect(rig.state.position.ghost == 1)
    #expect(rig.settledState().position == Slide.Sample(position: 0, opacity: 1, ghost: nil))
  }

  @Test func `the thumb stays within the track in every frame`() {
    let rig = rig(isOn: true)
    rig.tap(at: Point(25, 15))
    var (left, right) = (2.0, 49.0)
    rig.settle(rate: 120) {
      left = min(left, rig.state.thumbX)
      right = max(right, rig.state.thumbX + rig.state.thumbWidth)
    }
    #expect(left == 2)
    #expect(right == 49)
  }

  @Test func `the pressed width does not overshoot`() {
    let rig = rig()
    var widths: [Double] = []
    rig.press(at: Point(25, 15))
    rig.settle(rate: 120) { widths.append(rig.state.thumbWidth) }
    rig.release()
    rig.settle(rate: 120) { widths.append(rig.state.thumbWidth) }
    #expect(widths.max() == 31 && widths.min() == 27)
  }

  @Test func `the preference can change while the thumb slides`() {
    let rig = SceneRig(Switch(isOn: false))
    rig.tap(at: Point(25, 15))
    rig.showFrame(after: 0.06)
    rig.scene.environment.motion = .reduced
    #expect(rig.settledState().position == Slide.Sample(position: 1, opacity: 1, ghost: nil))
    rig.tap(at: Point(25, 15))
    #expect(rig.state.position.position == 0)
  }
}
