import Canvas
import Controls
import ControlsTesting
import Testing

/// spec: rendering, 5.4, Slider: "Left/Down, Right/Up, Home, End, PageUp/Down focused".
@Suite struct `Slider: keyboard` {
  private func focused(
    _ slider: Slider, _ direction: LayoutDirection = .leftToRight
  ) -> SceneRig<Slider> {
    let rig = SceneRig(slider, direction: direction)
    rig.focus()
    return rig
  }

  @Test(arguments: [
    (Key.left, 0.4), (.down, 0.4), (.right, 0.6), (.up, 0.6), (.pageDown, 0.4), (.pageUp, 0.6),
    (.home, 0), (.end, 1),
  ])
  func `keys move by a tenth, or to the ends, in 0.15 s`(key: Key, expected: Double) {
    let rig = focused(Slider(value: 0.5))
    #expect(isClose(rig.control(after: key).value, expected))
    #expect(isClose(rig.takeActions().numbers, [expected]))
    #expect(isClose(rig.state(after: 0.075).fraction, (0.5 + expected) / 2))
    #expect(isClose(rig.state(after: 0.075).fraction, expected))
  }

  /// spec: rendering, 5.4: a page is a tenth, and at least a step.
  @Test(arguments: [
    (50.0, 0...100.0, 1.0, [(Key.pageUp, 60.0), (.pageDown, 50), (.right, 51)]),
    (0, 0...1, 0.5, [(.pageUp, 0.5), (.pageUp, 1), (.pageDown, 0.5)]),
  ])
  func `Page Up and Page Down move by a tenth of the range, and at least one step`(
    value: Double, range: ClosedRange<Double>, step: Double, keys: [(Key, Double)]
  ) {
    let rig = focused(Slider(value: value, in: range, step: step))
    for (key, expected) in keys {
      rig.key(key)
      #expect(rig.control.value == expected, "\(key)")
    }
  }

  @Test func `a held key repeats within one edit`() {
    let rig = focused(Slider(value: 0))
    rig.keyDown(.right)
    rig.keyDown(.right, isRepeat: true)
    rig.keyDown(.right, isRepeat: true)
    rig.keyUp(.right)
    let actions = rig.takeActions()
    #expect(isClose(actions.numbers, [0.1, 0.2, 0.3]) && actions.first == .editingBegan)
    #expect(actions.last == .editingEnded && actions.filter { $0 == .editingBegan }.count == 1)
  }

  @Test func `keys during a drag are ignored, and a press while a key is held starts one`() {
    let rig = focused(Slider(value: 0.5))
    rig.press(at: Point(100, 22))
    rig.keys(.right, .home)
    #expect(rig.control.value == 0.5 && isClose(rig.control(movingTo: Point(117.2, 22)).value, 0.6))
    let held = focused(Slider(value: 0.5))
    held.keyDown(.right)
    held.settle()
    #expect(held.state(pressingAt: Point(117.2, 22)).isGrabbed)
    held.move(to: Point(134.4, 22))
    held.keyUp(.right)
    #expect(isClose(held.control.value, 0.7))
    held.release()
    let edits = held.takeActions().filter { $0 == .editingBegan || $0 == .editingEnded }
    #expect(edits == [.editingBegan, .editingEnded, .editingBegan, .editingEnded])
  }
}
