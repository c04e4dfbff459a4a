import Canvas
import ControlsTesting
import Testing

@testable import Controls

/// spec: docs/spec/glass.md#geometry; docs/spec/glass.md#motion, for the switch.
@Suite struct `Glass: switch` {
  private static let still = Spring.State(value: 0, velocity: 0)
  private static let thumb = Point(20, 14)

  private func press(at time: Double) -> Spring.State {
    Spring(response: 0.4, dampingRatio: 0.6).state(at: time, from: Self.still, to: 1)
  }

  private func fall(from start: Spring.State, after time: Double) -> Double {
    Spring(response: 0.6, dampingRatio: 0.7).state(at: time, from: start, to: 0).value
  }

  @Test(arguments: [false, true])
  func `a thumb of 37 x 24 pt has 58 x 38.3 pt around its center when held`(isOn: Bool) {
    let rig = SceneRig.glass(Switch(isOn: isOn))
    #expect(rig.control.measured() == Size(63, 28))
    let idle = rig.state.thumbRect(at: rig.state.position.position)
    #expect(idle == Rect(x: isOn ? 24 : 2, y: 2, width: 37, height: 24))
    #expect(rig.control.hitFrame.height == 44)
    rig.press(at: isOn ? Point(43, 14) : Self.thumb)
    let held = rig.settled().state.thumbRect(at: isOn ? 1 : 0)
    #expect(isClose(held.width, 58) && isClose(held.height, 38.3))
    #expect(isClose(held.midX, idle.midX) && isClose(held.midY, idle.midY) && rig.lenses.count == 1)
  }

  @Test func `press and release follow their springs, by the pointer or the space key`() {
    let rig = SceneRig.glass(Switch(isOn: false)).press(at: Self.thumb)
    for time in [0.05, 0.1, 0.15, 0.2, 0.25] {
      #expect(isClose(rig.after(0.05).state.pressProgress, press(at: time).value))
    }
    rig.release(at: Point(60, 14))
    let start = press(at: 0.25)
    for time in [0.05, 0.1, 0.15] {
      #expect(isClose(rig.after(0.05).state.pressProgress, fall(from: start, after: time)))
    }
    #expect(rig.settled().state.pressProgress == 0 && rig.state.isOn)
    let keyed = SceneRig.glass(Switch(isOn: false)).key(.tab)
    #expect(isClose(keyed.keyDown(.space).after(0.1).state.pressProgress, press(at: 0.1).value))
    keyed.keyUp(.space)
    #expect(isClose(keyed.after(0.1).state.pressProgress, fall(from: press(at: 0.1), after: 0.1)))
  }

  @Test func `a tap raises the thumb for 0.1 s, so that it shows the lens`() {
    let rig = SceneRig.glass(Switch(isOn: false))
    #expect(isClose(rig.tap(at: Self.thumb).after(0.06).state.pressProgress, press(at: 0.06).value))
    #expect(rig.lenses.count == 1)
    #expect(isClose(rig.after(0.04).state.pressProgress, press(at: 0.1).value))
    #expect(isClose(rig.after(0.05).state.pressProgress, fall(from: press(at: 0.1), after: 0.05)))
    #expect(rig.settled().state.pressProgress == 0 && rig.state.isOn)
    #expect(rig.lenses.isEmpty && !rig.scene.needsUpdate)
  }

  @Test(arguments: LayoutDirection.allCases)
  func `the focus ring surrounds a held thumb, too`(direction: LayoutDirection) {
    let rig = SceneRig.glass(Switch(isOn: false), direction: direction)
    let track = Rect(x: 0, y: 0, width: 63, height: 28)
    #expect(rig.control.focusShape.rect == track)
    let ring = rig.key(.tab).keyDown(.space).settled().control.focusShape.rect
    let isMirrored = direction == .rightToLeft
    #expect(isClose(ring.height, 38.3) && isClose(ring.midY, 14))
    #expect(isClose(ring.minX, isMirrored ? 0 : -8.5) && isClose(ring.maxX, isMirrored ? 71.5 : 63))
    #expect(rig.keyUp(.space).settled().control.focusShape.rect == track)
  }

  @Test func `a sliding thumb stretches by its velocity, by a fifth at most`() {
    let rig = SceneRig.glass(Switch(isOn: false))
    rig.control.setOn(true, animated: true)
    let slide = Spring(response: 0.3, dampingRatio: 0.75)
    for time in [0.03, 0.06, 0.09] {
      let state = rig.after(0.03).state
      let v = slide.state(at: time, from: Self.still, to: 1).velocity / 50
      let rect = state.thumbRect(at: state.position.position)
      #expect(v > 0.05 && isClose(rect.width, 37 / (1 - 0.75 * v)))
      #expect(isClose(rect.height, 24 * (1 - 0.25 * v)))
      #expect(isClose(rect.midX, 20.5 + 22 * state.position.position))
    }
    #expect(rig.settled().state.stretch == 0)
    let size = Size(100, 50).stretched(by: 1)
    #expect(isClose(size.width, 125) && isClose(size.height, 40))
    #expect(Size(100, 50).stretched(by: 0) == Size(100, 50))
  }

  /// A tracked thumb follows the pointer at once, so it is not moved.
  @Test(arguments: SwitchDragStyle.allCases)
  func `no interruption makes the thumb jump`(style: SwitchDragStyle) {
    let rig = SceneRig.glass(Switch(isOn: false).with(\.dragStyle, style))
    func edges() -> [Double] {
      let rect = rig.state.thumbRect(at: rig.state.position.position)
      return [rect.minX, rect.maxX, rect.minY, rect.maxY]
    }
    var last = edges()
    let places = [Point(20, 14), Point(50, 14), Point(40, 14), Point(10, 14)]
    rig.interrupt(at: style == .snapping ? places : Array(repeating: places[0], count: 4)) {
      let next = edges()
      #expect(isClose(next, last, within: 0.1), "\(last) to \(next)")
      last = next
    }
  }

  @Test func `a tracked thumb follows the pointer over its travel of 22 pt, and can be mirrored`() {
    let rig = SceneRig.glass(Switch(isOn: false).with(\.dragStyle, .tracking))
    #expect(isClose(rig.hold(at: Self.thumb).move(to: Point(31, 14)).state.position.position, 0.5))
    #expect(rig.after(0.02).state.stretch > 0)
    #expect(rig.release().settled().state.stretch == 0)
    let mirrored = SceneRig.glass(Switch(isOn: false), direction: .rightToLeft)
    mirrored.hold(at: Point(43, 14))
    #expect(isClose(mirrored.lenses[0].shape.rect.midX, ReferenceCanvas.margin + 63 - 20.5))
  }

  @Test func `reduced motion, checkboxes and buttons show no lens`() {
    let rig = SceneRig.glass(Switch(isOn: false), motion: .reduced).tap(at: Self.thumb)
    for _ in 0..<10 { #expect(rig.after(0.03).state.thumbWidth == 37 && rig.lenses.isEmpty) }
    #expect(rig.state.isOn)
    for style in [SwitchStyle.checkbox, .button] {
      let rig = SceneRig.glass(Switch(isOn: true, style: style, title: "Wi-Fi"), size: Size(90, 44))
      #expect(rig.press(at: Point(10, 10)).settled().state.pressProgress == 0 && rig.lenses.isEmpty)
    }
  }

  @Test func `more contrast outlines an opaque thumb, else the surface shows through`() {
    let rig = SceneRig.glass(Switch(isOn: true), contrast: .more)
    let theme = Theme.glass(contrast: .more)
    func thumb() -> Rect? { Drawing(of: rig).fills.last { $0.color == .white }?.shape.rect }
    for isHeld in [false, true] {
      if isHeld { rig.hold(at: Point(43, 14)) }
      #expect(rig.lenses.isEmpty)
      #expect(
        Drawing(of: rig).strokes.contains {
          $0.color == theme[SwitchColors.self].outline && $0.shape.rect == thumb()
        })
    }
    #expect(isClose(thumb()?.width ?? 0, 58))
    let elevated = SceneRig(
      Switch(isOn: true), size: SwitchMetrics.glass.size, elevation: .elevated, margin: 16,
      masks: MaskCache())
    elevated.scene.setDesign(.glass(.dark), animated: false)
    let content = Drawing(of: elevated.hold(at: Point(43, 14))).lenses.flatMap(\.content.aligned)
    #expect(content.first?.color == Theme.dark.card)
  }
}
