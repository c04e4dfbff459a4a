import Canvas
import Controls
import ControlsTesting
import Testing

/// spec: rendering, 5.4, Slider: "Left/Down, Right/Up, Home, End, PageUp/Down focused".
@Suite struct `A slider and the keyboard` {
  private func focused(
    _ slider: Slider, _ direction: LayoutDirection = .leftToRight
  ) throws -> SceneRig<Slider> {
    let rig = SceneRig(slider, direction: direction)
    rig.focus()
    return rig
  }

  @Test(
    arguments: [
      (Key.left, 0.4), (.down, 0.4), (.right, 0.6), (.up, 0.6), (.pageDown, 0.4), (.pageUp, 0.6),
      (.home, 0), (.end, 1),
    ])
  func `keys move by a tenth, or to the ends, in 0.15 s`(key: Key, expected: Double) throws {
    let rig = try focused(Slider(value: 0.5))
    rig.key(key)
    #expect(isClose(rig.control.value, expected))
    #expect(isClose(rig.takeActions().numbers, [expected]))
    rig.showFrame(after: 0.075)
    #expect(isClose(rig.state.fraction, (0.5 + expected) / 2))
    rig.showFrame(after: 0.075)
    #expect(isClose(rig.state.fraction, expected))
  }

  @Test(
    arguments: [
      (Key.left, 0.6), (.right, 0.4), (.down, 0.4), (.up, 0.6), (.pageDown, 0.4), (.pageUp, 0.6),
      (.home, 0), (.end, 1),
    ])
  func `right to left swaps Left and Right alone`(key: Key, expected: Double) throws {
    let rig = try focused(Slider(value: 0.5), .rightToLeft)
    rig.key(key)
    #expect(isClose(rig.control.value, expected))
  }

  @Test func `with steps the arrows move by one`() throws {
    let rig = try focused(Slider(value: 2.5, in: 0.5...4.5, step: 1))
    rig.key(.right)
    #expect(rig.control.value == 3.5)
    rig.key(.left)
    rig.key(.left)
    #expect(rig.control.value == 1.5)
    rig.key(.end)
    #expect(rig.control.value == 4.5)
    rig.key(.home)
    #expect(rig.control.value == 0.5)
    #expect(rig.takeActions().hapticCount == 10)
  }

  @Test func `with small steps a page is a tenth of the range`() throws {
    let rig = try focused(Slider(value: 50, in: 0...100, step: 1))
    rig.key(.pageUp)
    #expect(rig.control.value == 60)
    rig.key(.pageDown)
    #expect(rig.control.value == 50)
    rig.key(.right)
    #expect(rig.control.value == 51)
  }

  @Test func `at the ends keys say nothing`() throws {
    let rig = try focused(Slider(value: 1))
    rig.key(.right)
    rig.key(.end)
    rig.key(.pageUp)
    #expect(rig.control.value == 1)
    #expect(rig.takeActions().numbers == [])
  }

  @Test func `a key that is held repeats within one editing`() throws {
    let rig = try focused(Slider(value: 0))
    rig.keyDown(.right)
    rig.keyDown(.right, isRepeat: true)
    rig.keyDown(.right, isRepeat: true)
    rig.keyUp(.right)
    let actions = rig.takeActions()
    #expect(isClose(actions.numbers, [0.1, 0.2, 0.3]))
    #expect(actions.first == .editingBegan)
    #expect(actions.last == .editingEnded)
    #expect(actions.filter { $0 == .editingBegan }.count == 1)
  }

  @Test func `keys during a drag do nothing`() throws {
    let rig = try focused(Slider(value: 0.5))
    rig.press(at: Point(100, 22))
    rig.key(.right)
    rig.key(.home)
    #expect(rig.control.value == 0.5)
    rig.move(to: Point(117.2, 22))
    #expect(isClose(rig.control.value, 0.6))
  }

  @Test func `a press while an arrow is down takes over`() throws {
    let rig = try focused(Slider(value: 0.5))
    rig.keyDown(.right)
    rig.settle()
    rig.press(at: Point(117.2, 22))
    #expect(rig.state.isGrabbed)
    rig.move(to: Point(134.4, 22))
    rig.keyUp(.right)
    #expect(isClose(rig.control.value, 0.7))
    rig.release()
    let edits = rig.takeActions().filter { $0 == .editingBegan || $0 == .editingEnded }
    #expect(edits == [.editingBegan, .editingEnded, .editingBegan, .editingEnded])
  }

  /// spec: rendering, 5.4: a page is a tenth, and no less than a step.
  @Test func `a page is a step where steps are coarse`() throws {
    let rig = try focused(Slider(value: 0, step: 0.5))
    rig.key(.pageUp)
    #expect(rig.control.value == 0.5)
    rig.key(.pageUp)
    #expect(rig.control.value == 1)
    rig.key(.pageDown)
    #expect(rig.control.value == 0.5)
  }

  @Test func `Space and Enter are left to the owner`() throws {
    let rig = try focused(Slider(value: 0.5))
    var count = 0
    rig.scene.onKey = { _ in
      count += 1
      return true
    }
    rig.key(.space)
    rig.key(.enter)
    #expect(count == 2)
    #expect(rig.takeActions() == [])
  }
}
