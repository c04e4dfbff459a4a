import Canvas
import Controls
import ControlsTesting
import SpecTrait
import Testing

/// Statements of ios-switch outside of its tables: the off track and the animation sequence.
@Suite struct `Switch: spec statements` {
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

  @Test(
    .spec("switch-p5", "switch-p9", "switch-p15", "switch-p16", "switch-p18"),
    arguments: [false, true])
  func `a tap follows the steps in order`(isOn: Bool) {
    let frames = frames(isOn: isOn)
    #expect(frames.first?.state.isOn == isOn && frames.last?.state.isOn == !isOn)
    func progress(_ value: Double) -> Double { isOn ? 1 - value : value }
    let widening = time(frames) { $0.thumbWidth > 27 }
    let slide = time(frames) { progress($0.position.position) > 0 }
    let fade = time(frames) { progress($0.trackMix) > 0 }
    let arrival = time(frames) { progress($0.position.position) >= 1 }
    #expect(widening < slide && slide < fade && fade < arrival)
    // The release is 0.2 s after the press.
    #expect(slide > 0.2 && slide <= 0.204 + 1e-9)
    let mixes = frames.map { progress($0.state.trackMix) }
    #expect(mixes == mixes.sorted())
    // The thumb shrinks from the release, during the slide. spec: rendering, 4.5
    let widest = time(frames) { $0.isOn != isOn && $0.thumbWidth < 30.9 }
    #expect(slide <= widest && widest < fade)
    #expect(frames.last?.state.thumbWidth == 27 && frames.last?.state.thumbX == (isOn ? 2 : 22))
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
}
