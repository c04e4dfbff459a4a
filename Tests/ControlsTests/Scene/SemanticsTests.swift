import Canvas
import Controls
import Testing

@Suite struct `What assistive technology is told` {
  private func semantics(_ control: Control) throws -> SemanticsNode {
    let harness = try Harness(control)
    return try #require(harness.control.semantics)
  }

  @Test func `a switch is a switch button with its label, on or off`() throws {
    let node = try semantics(Switch(isOn: true, label: "Wi-Fi"))
    #expect(node.role == .switch)
    #expect(node.value == .isOn(true))
    #expect(node.spokenText == "Switch button, Wi-Fi, on")
    #expect(try semantics(Switch(label: "Wi-Fi")).spokenText == "Switch button, Wi-Fi, off")
  }

  @Test func `a slider is its label and a percentage, adjustable`() throws {
    let node = try semantics(Slider(value: 25, in: 0...40, label: "Volume"))
    #expect(node.role == .slider)
    #expect(node.spokenText == "Volume, 63%, adjustable")
  }

  @Test func `a segment is a button, one of so many, selected or not`() throws {
    let node = try semantics(
      SegmentedControl(["List", "Grid", "Map"], selection: 1, label: "View"))
    #expect(node.role == .segmented)
    #expect(node.children.map(\.role) == [.segment, .segment, .segment])
    #expect(
      node.children.map(\.spokenText) == [
        "List, button, 1 of 3", "Grid, button, 2 of 3", "Map, button, 3 of 3",
      ])
    #expect(
      node.children.map(\.value)
        == (0..<3).map { .choice(isSelected: $0 == 1, index: $0, count: 3) })
    #expect(node.children.map(\.frame.minX) == [16, 116, 216])
  }

  @Test func `a switch can be activated, which its owner is told`() throws {
    let harness = try Harness(Switch())
    #expect(harness.control.perform(.activate))
    #expect(harness.control.isOn)
    #expect(harness.takeActions() == [.valueChanged(.isOn(true)), .haptic(.light)])
    #expect(!harness.control.perform(.increment))
  }

  @Test func `a slider goes up and down by a tenth of its range`() throws {
    let harness = try Harness(Slider(value: 50, in: 0...100))
    #expect(harness.control.perform(.increment))
    #expect(harness.control.value == 60)
    #expect(harness.control.perform(.decrement))
    #expect(harness.control.perform(.decrement))
    #expect(harness.control.value == 40)
    #expect(harness.takeActions().first == .editingBegan)
  }

  @Test func `a slider with steps goes up and down by one`() throws {
    let harness = try Harness(Slider(value: 3, in: 1...5, step: 1))
    #expect(harness.control.perform(.increment))
    #expect(harness.control.value == 4)
  }

  @Test func `a segment can be selected`() throws {
    let harness = try Harness(SegmentedControl(["A", "B", "C"], selection: 0))
    #expect(harness.control.perform(.select(2)))
    #expect(harness.control.selection == 2)
    #expect(harness.takeActions() == [.valueChanged(.index(2))])
    #expect(!harness.control.perform(.select(3)))
  }

  @Test func `nothing can be done to a disabled control`() throws {
    let harness = try Harness(Switch())
    harness.control.isEnabled = false
    #expect(!harness.control.perform(.activate))
    #expect(!harness.control.isOn)
    #expect(harness.control.semantics?.isEnabled == false)
  }

  /// An action in the middle of a drag takes the gesture back first.
  @Test func `a segment selected during a drag is reached, with the pill in its size`() throws {
    let harness = try Harness(SegmentedControl(["A", "B", "C"], selection: 0))
    harness.press(at: Point(50, 16))
    harness.move(to: Point(150, 16))
    #expect(harness.control.perform(.select(2)))
    #expect(!harness.state.isPillPressed)
    harness.settle()
    #expect(harness.state.pillScale == 1)
    #expect(harness.state.pillRect?.minX == 202)
    // The rest of the gesture means nothing any more.
    harness.move(to: Point(50, 16))
    harness.release()
    #expect(harness.control.selection == 2)
    #expect(harness.takeActions().values == [.index(2)])
  }

  @Test func `a slider moved from outside during a drag goes back and then by a step`() throws {
    let harness = try Harness(Slider(value: 0.5))
    harness.press(at: Point(100, 22))
    harness.move(to: Point(150, 22))
    #expect(harness.control.perform(.increment))
    #expect(isClose(harness.control.value, 0.6))
    #expect(!harness.state.isGrabbed)
    harness.move(to: Point(180, 22))
    harness.release()
    #expect(isClose(harness.control.value, 0.6))
    let last = harness.takeActions().suffix(3)
    #expect(last.first == .editingBegan)
    #expect(last.last == .editingEnded)
  }

  @Test func `a switch activated while it is held toggles once`() throws {
    let harness = try Harness(Switch(isOn: false))
    harness.press(at: Point(10, 15))
    harness.move(to: Point(40, 15))
    #expect(harness.control.perform(.activate))
    harness.release()
    #expect(harness.control.isOn)
    harness.focus()
    harness.keyDown(.space)
    #expect(harness.control.perform(.activate))
    harness.keyUp(.space)
    #expect(!harness.control.isOn)
    #expect(harness.takeActions().values == [.isOn(true), .isOn(false)])
  }

  @Test func `what cannot be done is answered so, and tells nothing`() throws {
    let slider = try Harness(Slider(value: 1))
    #expect(!slider.control.perform(.increment))
    #expect(!slider.control.perform(.activate))
    #expect(!slider.control.perform(.select(0)))
    #expect(slider.takeActions() == [])
    let segmented = try Harness(SegmentedControl(["A", "B"], selection: 0))
    segmented.control.setEnabled(false, forSegmentAt: 1)
    #expect(!segmented.control.perform(.select(1)))
    #expect(!segmented.control.perform(.select(-1)))
    #expect(!segmented.control.perform(.increment))
    #expect(segmented.control.perform(.select(0)), "it is selected, which was asked for")
    #expect(segmented.takeActions() == [])
  }
}
