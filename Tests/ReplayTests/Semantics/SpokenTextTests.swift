import Canvas
import Controls
import ControlsTesting
import Testing

@testable import playground

/// spec: the Accessibility tables of the three controls, VoiceOver.
@Suite struct `What is spoken` {
  private func semantics(_ node: Node) throws -> SemanticsNode {
    let rig = SceneRig(node, size: Size(300, 44))
    return try #require(rig.scene.semantics(of: node))
  }

  private func spoken(_ node: Node) throws -> String { try semantics(node).spokenText }

  @Test func `of a switch is a switch button with its label, on or off`() throws {
    #expect(try spoken(Switch(isOn: true, label: "Wi-Fi")) == "Switch button, Wi-Fi, on")
    #expect(try spoken(Switch(label: "Wi-Fi")) == "Switch button, Wi-Fi, off")
    var node = try semantics(Switch(label: "Wi-Fi"))
    node.value = .toggle(.mixed)
    #expect(node.spokenText == "Switch button, Wi-Fi, mixed")
    #expect(try spoken(Switch()) == "Switch button, off")
  }

  @Test func `of a slider is its label and a percentage, adjustable`() throws {
    #expect(
      try spoken(Slider(value: 25, in: 0...40, label: "Volume")) == "Volume, 63%, adjustable")
  }

  @Test func `of a slider is its value in the owner's words, where there are any`() throws {
    let slider = Slider(value: 3, in: 1...5, label: "Text Size")
    slider.valueFormatter = { "\(Int($0)) of 5" }
    #expect(try spoken(slider) == "Text Size, 3 of 5, adjustable")
  }

  @Test func `of a slider holds for every range`() throws {
    let limit = Double.greatestFiniteMagnitude
    let cases: [(Double, ClosedRange<Double>, Int)] = [
      (0, -limit...limit, 50), (limit, -limit...limit, 100), (5, 5...5, 0), (-3, -4 ... -3, 100),
      (0, 0...Double.leastNonzeroMagnitude, 0),
    ]
    for (value, range, percentage) in cases {
      let text = try spoken(Slider(value: value, in: range, label: "A"))
      #expect(text == "A, \(percentage)%, adjustable", "\(value) of \(range)")
    }
    var node = try semantics(Slider(label: "A"))
    node.value = .number(.nan, range: 0...1)
    #expect(node.spokenText == "A, 0%, adjustable")
  }

  @Test func `of a segment is a button, one of so many`() throws {
    let node = try semantics(
      SegmentedControl(["List", "Grid", "Map"], selection: 1, label: "View"))
    #expect(
      node.children.map(\.spokenText) == [
        "List, button, 1 of 3", "Grid, button, 2 of 3", "Map, button, 3 of 3",
      ])
    #expect(node.spokenText == "Grid, button, 2 of 3")
  }

  @Test func `of segments is of those that there are`() throws {
    #expect(try spoken(SegmentedControl([], label: "View")) == "View")
    #expect(try spoken(SegmentedControl(["A"], label: "View")) == "View")
    var node = try semantics(SegmentedControl(["A", "B", "C"], selection: 0, label: "View"))
    node.value = .selection([5], count: 3)
    #expect(node.spokenText == "View")
    node.value = .selection([0, 2], count: 3)
    #expect(node.spokenText == "View, 2 of 3 selected")
  }

  @Test func `of text is the text`() throws {
    #expect(try spoken(Label("About")) == "About")
    var node = try semantics(Label("T"))
    node.value = .text("Light or dark")
    #expect(node.spokenText == "T, Light or dark")
  }
}
