import Canvas
import Controls
import ControlsTesting
import SpecTrait
import Testing

/// spec: docs/spec/ios-switch.md#accessibility/voiceover;
/// docs/spec/ios-slider.md#accessibility/voiceover;
/// docs/spec/ios-segmented-control.md#accessibility/voiceover.
@Suite struct `Spoken text` {
  private func semantics(_ node: Node) throws -> SemanticsNode {
    try #require(SceneRig(node, size: Size(300, 44)).scene.semantics(of: node))
  }

  private func spoken(_ node: Node) throws -> String { try semantics(node).spokenText }

  @Test(.spec("switch/accessibility/voiceover"))
  func `a switch is spoken as a switch button with its label and state`() throws {
    #expect(try spoken(Switch(isOn: true, label: "Wi-Fi")) == "Switch button, Wi-Fi, on")
    #expect(try spoken(Switch(label: "Wi-Fi")) == "Switch button, Wi-Fi, off")
    var node = try semantics(Switch(label: "Wi-Fi"))
    node.value = .toggle(.mixed)
    #expect(node.spokenText == "Switch button, Wi-Fi, mixed")
    #expect(try spoken(Switch()) == "Switch button, off")
  }

  @Test(.spec("slider/accessibility/voiceover"))
  func `a slider is spoken with its label and percentage`() throws {
    #expect(try spoken(Slider(value: 25, in: 0...40, label: "Volume")) == "Volume, 63%, adjustable")
  }

  // spec: docs/spec/rendering.md#7/accessibility
  @Test func `the thumbs of a range slider are spoken as its minimum and maximum`() throws {
    let sliders = [RangeSlider(0.2...0.7, label: "Price"), RangeSlider()]
    #expect(
      try sliders.flatMap { try semantics($0).children.map(\.spokenText) } == [
        "Price, minimum, 20%, adjustable", "Price, maximum, 70%, adjustable",
        "minimum, 0%, adjustable", "maximum, 100%, adjustable",
      ])
  }

  @Test(.spec("segmented/accessibility/voiceover"))
  func `a segment is spoken as a button with its index and count`() throws {
    let node = try semantics(
      SegmentedControl(["List", "Grid", "Map"], selection: 1, label: "View"))
    #expect(
      node.children.map(\.spokenText) == [
        "List, button, 1 of 3", "Grid, button, 2 of 3", "Map, button, 3 of 3",
      ])
    #expect(node.spokenText == "Grid, button, 2 of 3")
  }

  @Test func `a choice of an app is spoken with its own role`() throws {
    var node = try semantics(Button("Mixer"))
    (node.role, node.value) = (
      SemanticsRole(rawValue: "page tab"), .choice(isSelected: true, index: 0, count: 3)
    )
    #expect(node.spokenText == "Mixer, page tab, 1 of 3")
  }

  @Test func `a segmented control without a single selection is spoken as its label`() throws {
    #expect(try spoken(SegmentedControl([], label: "View")) == "View")
    #expect(try spoken(SegmentedControl(["A"], label: "View")) == "View")
    var node = try semantics(SegmentedControl(["A", "B", "C"], selection: 0, label: "View"))
    node.value = .selection([5], count: 3)
    #expect(node.spokenText == "View")
    node.value = .selection([0, 2], count: 3)
    #expect(node.spokenText == "View, 2 of 3 selected")
  }

  @Test func `list rows and swatches are spoken with their selection, index and count`() throws {
    let items = ["Gallery", "Switch"].map { SidebarList.Item($0, symbol: .grid) }
    let list = SidebarList([SidebarList.Section(items: items)], selection: 1, label: "Pages")
    let swatches = ColorSwatches([.black], selection: .black, label: "Thumb", names: ["Black"])
    let rows = try semantics(list)
    #expect(rows.spokenText == "Switch, selected, 2 of 2")
    #expect(
      try (rows.children + semantics(swatches).children).map(\.spokenText) == [
        "Gallery, 1 of 2", "Switch, selected, 2 of 2", "Black, radio button, 1 of 2",
        "Custom color, radio button, 2 of 2",
      ])
  }

  @Test func `a menu item is spoken with its check mark`() throws {
    let button = GlyphButton(.more, label: "More")
    let rig = SceneRig(button, size: Size(32, 32))
    rig.scene.presentMenu(
      [MenuItem("Damage", isOn: true) {}, MenuItem("Hide All") {}], from: button, label: "More")
    let menu = try #require(rig.scene.semantics.first { $0.role == .menu })
    #expect(
      menu.children.map(\.spokenText) == ["Damage, menu item, checked", "Hide All, menu item"])
  }

  @Test func `other nodes are spoken with their value and role`() throws {
    let slider = Slider(value: 3, in: 1...5, label: "Text Size")
    slider.valueFormatter = { "\(Int($0)) of 5" }
    let stepper = Stepper(value: 4, in: 1...8, label: "Magnification")
    #expect(try spoken(stepper) == "Magnification, 4, adjustable")
    stepper.format = { "\(Int($0)) times" }
    for (node, text) in [
      (slider, "Text Size, 3 of 5, adjustable"), (stepper, "Magnification, 4 times, adjustable"),
      (Label("About"), "About"), (Banner("Saved", kind: .success), "Saved, alert"),
      (Disclosure("Motion", isOpen: true), "Motion, button, expanded"),
      (Disclosure("Motion", isOpen: false), "Motion, button, collapsed"),
    ] as [(Node, String)] { #expect(try spoken(node) == text) }
    var node = try semantics(Label("T"))
    node.value = .text("Light or dark")
    #expect(node.spokenText == "T, Light or dark")
  }
}
