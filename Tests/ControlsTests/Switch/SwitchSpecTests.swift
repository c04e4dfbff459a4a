import Canvas
import Controls
import ControlsTesting
import SpecTrait
import Testing

/// Statements of ios-switch outside of its tables: the off track and the animation sequence.
@Suite struct `Switch: spec statements` {
  @Test(.spec("switch-p3"))
  func `the off track has the opaque color of the spec, not systemFill`() {
    #expect(Theme.light.switchOff == Color(hex: 0xE9E9EB))
    #expect(Theme.dark.switchOff == Color(hex: 0x39393D))
    // systemFill over a white page would be another gray. spec: rendering, 3
    let fill = Theme.light.buttonBackground.composited(over: .white)
    #expect(abs(fill.red * 255 - 228) < 0.1 && abs(Theme.light.switchOff.red * 255 - 233) < 0.1)
  }

  @Test(.spec("switch-p4"), arguments: [(false, UInt32(0xE9E9EB)), (true, 0x39393D)])
  func `the visible off track has the colors of the spec`(isDark: Bool, hex: UInt32) throws {
    let rig = SceneRig(Switch(), theme: isDark ? .dark : .light)
    // Between the thumb's shadow and the far end.
    #expect(try rig.picture()[16 + 44, 16 + 15] == hex)
  }

  /// The states of a tap held for 0.2 s, frame by frame from the press.
  private func frames(
    isOn: Bool, _ direction: LayoutDirection = .leftToRight
  ) -> [(time: Double, state: SwitchState)] {
    let rig = SceneRig(Switch(isOn: isOn), direction: direction)
    rig.press(at: Point(25, 15))
    var frames: [(Double, SwitchState)] = []
    for step in 0..<250 {
      if step == 50 { rig.release() }
      rig.showFrame(after: 0.004)
      frames.append((Double(step + 1) * 0.004, rig.state))
    }
    return frames
  }

  private func time(
    _ frames: [(time: Double, state: SwitchState)], _ test: (SwitchState) -> Bool
  ) -> Double {
    frames.first { test($0.state) }?.time ?? .infinity
  }

  @Test(.spec("switch-p5", "switch-p15", "switch-p18"), arguments: [false, true])
  func `a tap follows the steps in order`(isOn: Bool) {
    let frames = frames(isOn: isOn)
    #expect(frames.first?.state.isOn == isOn && frames.last?.state.isOn == !isOn)
    func progress(_ value: Double) -> Double { isOn ? 1 - value : value }
    let widening = time(frames) { $0.thumbWidth > 27 }
    let slide = time(frames) { progress($0.position.position) > 0 }
    let fade = time(frames) { progress($0.trackMix) > 0 }
    let arrival = time(frames) { progress($0.position.position) >= 1 }
    #expect(widening < slide && slide < fade && fade < arrival)
    // The thumb shrinks from the release, during the slide. spec: rendering, 4.5
    let widest = time(frames) { $0.isOn != isOn && $0.thumbWidth < 30.9 }
    #expect(slide <= widest && widest < fade)
    #expect(frames.last?.state.thumbWidth == 27 && frames.last?.state.thumbX == (isOn ? 2 : 22))
  }

  @Test(.spec("switch-p8"), arguments: [24.0, 60, 75, 144])
  func `the thumb grows by the spring of 0.15 s at every rate`(rate: Double) {
    let rig = SceneRig(Switch())
    rig.press(at: Point(25, 15))
    let spring = Spring(response: 0.15, dampingRatio: 0.75)
    for step in 1...8 {
      rig.showFrame(after: 1 / rate)
      let time = Double(step) / rate
      let expected = spring.state(at: time, from: Spring.State(value: 27, velocity: 0), to: 31)
      // Within the settling distance the spring ends. spec: rendering, 4.5, Settle
      #expect(isClose(rig.state.thumbWidth, expected.value, within: 1.0 / 64))
    }
  }

  @Test(.spec("switch-p9")) func `the slide starts with the release of a tap, and not before`() {
    let frames = frames(isOn: false)
    #expect(time(frames) { $0.position.position != 0 } > 0.2)
    #expect(time(frames) { $0.position.position != 0 } <= 0.204 + 1e-9)
  }

  @Test(.spec("switch-p11"), arguments: LayoutDirection.allCases)
  func `the thumb ends 2 pt from the edge, mirrored from right to left`(
    direction: LayoutDirection
  ) throws {
    let rig = SceneRig(Switch(), direction: direction)
    rig.tap(at: Point(25, 15))
    #expect(rig.settledState().thumbX + rig.state.thumbWidth == 49)
    let thumb = try #require(Drawing(of: rig).fills.last).shape.rect
    // The control has a margin of 16 pt.
    #expect(direction == .leftToRight ? thumb.maxX == 65 : thumb.minX == 18)
  }

  @Test(.spec("switch-p13"))
  func `the track's color never goes back, and is a mix in the middle`() throws {
    var last = 0.0
    for frame in frames(isOn: false) {
      #expect(frame.state.trackMix >= last)
      last = frame.state.trackMix
    }
    let rig = SceneRig(Switch())
    rig.tap(at: Point(25, 15))
    rig.showFrame(after: 0.175)
    let theme = Theme.light
    let mix = theme.switchOff.mixed(with: theme.switchOn, by: 0.5)
    let pixel = try rig.picture()[16 + 6, 16 + 15]
    #expect(abs(Double(pixel >> 8 & 0xFF) - mix.green * 255) <= 1)
    #expect(abs(Double(pixel & 0xFF) - mix.blue * 255) <= 1)
  }

  @Test(.spec("switch-p16"))
  func `a tapped switch matches the reference picture of an on switch`() throws {
    let rig = SceneRig(Switch())
    rig.tap(at: Point(25, 15))
    rig.settle()
    let difference = PictureDifference(
      try rig.picture(), try Fixture.picture("exact_switch_light_on@1x"))
    let comparison = difference.judged(by: .roundShapes, named: "after a tap")
    #expect(comparison.passes, "\(comparison)")
  }
}
