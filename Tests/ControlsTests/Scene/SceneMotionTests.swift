import Canvas
import ControlsTesting
import Testing

@testable import Controls

@Suite struct `Children that change with an animation` {
  private let first = Switch(label: "first")
  private let second = Switch(label: "second")
  private let third = Switch(label: "third")
  private let below = Switch(label: "below")
  private let stack: Stack
  private let rig: SceneDriver

  init() throws {
    stack = Stack(.vertical, of: first, second, third)
    rig = SceneDriver(column: stack, below, size: Size(100, 200))
    try rig.paintFrames()
  }

  private func change(to children: Node...) {
    stack.setChildren(children, animated: true)
    rig.showFrame()
  }

  private func picture() throws -> Picture { try rig.repainted(with: MaskCache()) }
  private var tops: [Double] { [first, second, third, below].map(\.frameInScene.minY) }

  @Test func `slide to their places, as does what is below`() throws {
    change(to: second, third)
    #expect(try tops.dropFirst() == [31, 62, 93] && rig.staleness() == nil)
    rig.showFrame(after: 0.1)
    let way = second.frame.minY
    #expect(way > 0 && way < 31 && third.frame.minY == way + 31 && below.frame.minY == way + 62)
    #expect(try rig.staleness() == nil)
    rig.settle()
    #expect(
      try tops.dropFirst() == [0, 31, 62] && !rig.scene.needsUpdate && rig.staleness() == nil)
  }

  @Test func `fade out without input, and fade in`() throws {
    let before = try picture()
    change(to: second, third)
    #expect(try picture() == before, "the first frame shows no jump")
    #expect(first.scene == nil)
    rig.tap(at: Point(25, 15))
    #expect(!first.isOn)
    rig.settle()
    change(to: first, second, third)
    let start = try picture()
    rig.settle()
    #expect(try picture() == before && start != before)
  }

  @Test func `continue from where they are when they are laid out and change again`() {
    change(to: second, third)
    rig.showFrame(after: 0.1)
    let way = second.frame.minY
    second.invalidate(.layout, reason: "test")
    rig.showFrame()
    #expect(second.frame.minY == way)
    change(to: first, second, third)
    #expect(second.frame.minY == way)
    rig.showFrame(after: 0.016)
    // The velocity turns around without a jump.
    #expect(abs(second.frame.minY - way) < 3)
    rig.settle()
    #expect(tops == [0, 31, 62, 93])
  }

  @Test func `keep the focus and a gesture`() {
    rig.scene.setFocus(third, isVisible: true)
    rig.press(at: third.frameInScene.center)
    change(to: third, second)
    #expect(third.state.isPressed && third.frame.minY == 62)
    rig.showFrame(after: 0.05)
    rig.release(at: third.frameInScene.center).settle()
    #expect(third.isOn && rig.scene.focusedNode === third && third.frame.minY == 0)
  }

  @Test func `cross-fade under reduced motion`() throws {
    rig.scene.environment.motion = .reduced
    first.isOn = true
    rig.showFrame()
    let before = try picture()
    /// Overlapping shadows are painted in another order, which is a small difference.
    func difference() throws -> Int { PictureDifference(try picture(), before).maximum }
    change(to: second, third)
    #expect(try tops.dropFirst() == [0, 31, 62] && difference() < 30)
    #expect(try rig.after(0.1).staleness() == nil && difference() > 60)
    #expect(try rig.settled().staleness() == nil && !rig.scene.needsUpdate)
  }

  @Test func `do not move the page when its end comes closer`() throws {
    let rows = Stack(.vertical) { for _ in 0..<9 { Switch(label: "row") } }
    let view = ScrollView(rows)
    let rig = SceneDriver(Scene(view), size: Size(100, 124))
    try rig.paintFrames()
    view.scroll(to: .infinity)
    rig.showFrame()
    let kept = Array(rows.children.dropFirst())
    let last = kept.last?.frameInScene
    rows.setChildren(kept, animated: true)
    rig.showFrame()
    #expect(view.offset == 8 * 31 - 124 && kept.last?.frameInScene == last)
    #expect(try rig.settled().staleness() == nil && kept.last?.frameInScene == last)
  }

  @Test func `appear at once before the first frame`() {
    let stack = Stack(.vertical, of: first)
    let rig = SceneDriver(Scene(Node()), size: Size(100, 100))
    rig.scene.root.addChild(stack)
    stack.setChildren([first, second], animated: true)
    #expect(!rig.shown().scene.needsUpdate)
  }
}

/// spec: docs/spec/rendering.md#5.4/segmented/theme-or-scale.
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
  func `a sliding switch, a dragged pill and a slider continue`(kind: Disturbance) throws {
    _ = try check(kind, { Switch(isOn: false) }, start: { $0.tap(at: Point(25, 15)) })
    let rig = try check(
      kind, { SegmentedControl(segments: 5, selection: 0) },
      start: { $0.press(at: Point(30, 16), movingTo: Point(150, 16)) })
    #expect(rig.release().takeActions().values == [.index(2)])
    _ = try check(
      kind, { Slider(value: 0.5) }, start: { $0.press(at: Point(143, 22)) },
      step: { $0.move(to: Point(143 - Double($1) * 7, 22)) })
  }

  @Test func `a slider that becomes wider keeps its value`() {
    let rig = SceneRig(Slider(value: 0.3))
    rig.controlFrame.size.width = 100
    #expect(rig.shown().control.value == 0.3 && isClose(rig.thumbX, 14 + 0.3 * 72))
    #expect(isClose(rig.press(at: Point(35.6, 22), movingTo: Point(42.8, 22)).control.value, 0.4))
  }
}
