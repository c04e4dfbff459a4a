import Canvas
import Controls
import ControlsTesting
import Testing

/// spec: rendering, 5.4: "theme or scale change at any time: state and springs untouched".
@Suite struct `Motion is not disturbed` {
  /// Things that are none of a control's business.
  enum Disturbance: String, CaseIterable, Sendable {
    case theme
    case scale
    case windowSize
    case neighbourFocus
    case move
  }

  private func disturb<Subject: Control>(_ rig: SceneRig<Subject>, _ kind: Disturbance) throws {
    switch kind {
    case .theme: rig.scene.setTheme(.dark)
    case .scale: try rig.rescale(to: 1.5)
    case .windowSize: rig.scene.resize(to: Size(500, 300), scale: 1)
    case .neighbourFocus: rig.key(.tab)
    case .move: rig.controlFrame.origin = Point(3, 40)
    }
    rig.showFrame()
  }

  @Test(arguments: Disturbance.allCases)
  func `a switch in flight`(kind: Disturbance) throws {
    let rig = SceneRig(Switch(isOn: false))
    let twin = SceneRig(Switch(isOn: false))
    for each in [rig, twin] { each.tap(at: Point(25, 15)) }
    for _ in 0..<12 {
      for each in [rig, twin] { each.showFrame(after: 0.02) }
      try disturb(rig, kind)
      #expect(rig.state == twin.state)
    }
  }

  @Test(arguments: Disturbance.allCases)
  func `a pill that is dragged`(kind: Disturbance) throws {
    let rig = SceneRig(SegmentedControl(segments: 5, selection: 0))
    let twin = SceneRig(SegmentedControl(segments: 5, selection: 0))
    for each in [rig, twin] {
      each.press(at: Point(30, 16))
      each.move(to: Point(150, 16))
    }
    for _ in 0..<12 {
      for each in [rig, twin] { each.showFrame(after: 0.02) }
      if kind != .neighbourFocus { try disturb(rig, kind) }
      #expect(rig.state == twin.state)
    }
    rig.release()
    #expect(rig.takeActions().values == [.index(2)])
  }

  @Test(arguments: Disturbance.allCases)
  func `a slider that is dragged`(kind: Disturbance) throws {
    let rig = SceneRig(Slider(value: 0.5))
    let twin = SceneRig(Slider(value: 0.5))
    for each in [rig, twin] { each.press(at: Point(143, 22)) }
    for step in 0..<12 {
      for each in [rig, twin] {
        each.showFrame(after: 0.02)
        each.move(to: Point(143 - Double(step) * 7, 22))
      }
      if kind != .neighbourFocus { try disturb(rig, kind) }
      #expect(rig.state == twin.state)
    }
  }

  @Test func `a slider that becomes wider keeps its value`() throws {
    let rig = SceneRig(Slider(value: 0.3))
    rig.controlFrame.size.width = 100
    rig.showFrame()
    #expect(rig.control.value == 0.3)
    #expect(isClose(rig.thumbX, 14 + 0.3 * 72))
    rig.press(at: Point(35.6, 22))
    rig.move(to: Point(42.8, 22))
    #expect(isClose(rig.control.value, 0.4))
  }
}
