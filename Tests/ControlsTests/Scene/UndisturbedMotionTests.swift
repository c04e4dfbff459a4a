import Canvas
import Controls
import ControlsTesting
import Testing

/// spec: rendering, 5.4: "theme or scale change at any time: state and springs untouched".
@Suite struct `Undisturbed motion` {
  enum Disturbance: CaseIterable { case theme, scale, windowSize, neighborFocus, move }

  private func disturb<Subject: Control>(
    _ rig: SceneRig<Subject>, _ kind: Disturbance, step: Int
  ) throws {
    let isEven = step.isMultiple(of: 2)
    switch kind {
    case .theme: rig.scene.setTheme(isEven ? .dark : .light)
    case .scale: try rig.rescale(to: isEven ? 1.5 : 1)
    case .windowSize: rig.scene.resize(to: Size(isEven ? 500 : 400, 300), scale: 1)
    case .neighborFocus:
      let neighbor = rig.scene.root.children.last { $0 !== rig.control } ?? Switch(isOn: false)
      if neighbor.parent == nil { rig.scene.root.addChild(neighbor) }
      neighbor.frame = Rect(0, 100, 51, 31)
      rig.scene.setFocus(isEven ? neighbor : nil, isVisible: true)
      #expect(rig.scene.focusedNode === (isEven ? neighbor : nil))
    case .move: rig.controlFrame.origin = Point(isEven ? 3 : 5, 40)
    }
    rig.showFrame()
  }

  private func check<Subject: StatefulControl>(
    _ kind: Disturbance, _ make: () -> Subject, start: (SceneRig<Subject>) -> Void,
    step: (SceneRig<Subject>, Int) -> Void = { _, _ in }
  ) throws -> SceneRig<Subject> where Subject.State: Equatable {
    let (rig, replica) = (SceneRig(make()), SceneRig(make()))
    for each in [rig, replica] { start(each) }
    for index in 0..<12 {
      for each in [rig, replica] {
        each.showFrame(after: 0.02)
        step(each, index)
      }
      try disturb(rig, kind, step: index)
      #expect(rig.state == replica.state)
    }
    return rig
  }

  @Test(arguments: Disturbance.allCases)
  func `a sliding switch continues unchanged`(kind: Disturbance) throws {
    _ = try check(kind, { Switch(isOn: false) }, start: { $0.tap(at: Point(25, 15)) })
  }

  @Test(arguments: Disturbance.allCases)
  func `a dragged pill continues unchanged`(kind: Disturbance) throws {
    let rig = try check(
      kind, { SegmentedControl(segments: 5, selection: 0) },
      start: { $0.press(at: Point(30, 16), movingTo: Point(150, 16)) })
    #expect(rig.takeActionsAfterRelease().values == [.index(2)])
  }

  @Test(arguments: Disturbance.allCases)
  func `a dragged slider continues unchanged`(kind: Disturbance) throws {
    _ = try check(
      kind, { Slider(value: 0.5) }, start: { $0.press(at: Point(143, 22)) },
      step: { $0.move(to: Point(143 - Double($1) * 7, 22)) })
  }

  @Test func `a slider that becomes wider keeps its value`() {
    let rig = SceneRig(Slider(value: 0.3))
    rig.controlFrame.size.width = 100
    rig.showFrame()
    #expect(rig.control.value == 0.3 && isClose(rig.thumbX, 14 + 0.3 * 72))
    #expect(isClose(rig.control(pressingAt: Point(35.6, 22), movingTo: Point(42.8, 22)).value, 0.4))
  }
}
