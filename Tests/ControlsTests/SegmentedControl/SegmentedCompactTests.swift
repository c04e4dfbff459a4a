import Canvas
import Controls
import ControlsTesting
import Testing

/// spec: docs/spec/rendering.md#8/too-narrow.
@Suite struct `Segmented control: compact styles` {
  private let measure = TextEngine()

  /// The width in which two equal segments just fit a title at 11 pt with 6 pt at each side.
  private func least(_ title: String, symbol: Double = 0) -> Double {
    2 * (measure.titleWidth(title, size: 11) + symbol + 12)
  }

  private func control(
    _ segments: [Segment], _ style: SegmentedCompactStyle, selection: Int? = 1,
    mode: SegmentSelectionMode = .single
  ) -> SegmentedControl {
    let control = SegmentedControl(segments, mode: mode, selection: selection, label: "Period")
    control.compactStyle = style
    return control
  }

  private func shownTitles(_ rig: SceneRig<SegmentedControl>) -> [String] {
    Drawing(of: rig).flattened.texts.map(\.text.string)
  }

  private static let symbols = [
    Segment("Day", symbol: .list), Segment("Month", symbol: .grid, helpTag: "All weeks"),
  ]
  private static let titles = ["Day", "Month"].map { Segment($0) }

  @Test(arguments: [SegmentedCompactStyle.none, .symbols, .menu])
  func `titles return 8 pt above the width at which they gave way`(style: SegmentedCompactStyle) {
    let control = control(Self.symbols, style)
    let least = least("Month", symbol: 22)
    let rig = SceneRig(control, size: Size(least + 1, 32))
    #expect(shownTitles(rig) == ["Day", "Month"])
    let compact: [SegmentedCompactStyle: [String]] = [
      .none: ["Day", "Month"], .symbols: [], .menu: ["Month"],
    ]
    for (change, isCompact) in [
      (-1, true), (1, true), (7.9, true), (8.1, false), (0.1, false), (-0.1, true), (12, false),
    ] {
      rig.controlFrame.size.width = least + change
      rig.showFrame()
      #expect(shownTitles(rig) == (isCompact ? compact[style] : ["Day", "Month"]), "\(change)")
    }
  }

  @Test func `the wanted size is that of the titles, and a new style applies at once`() {
    for style in SegmentedCompactStyle.allCases {
      let control = control(Self.symbols, style)
      let wide = SceneRig(control, size: nil).control.frame.size
      #expect(SceneRig(control, size: Size(40, 32)).control.measured() == wide)
    }
    let rig = SceneRig(control(Self.symbols, .none), size: Size(80, 32))
    for (style, titles) in [
      (SegmentedCompactStyle.none, ["Day", "Month"]), (.symbols, []), (.menu, ["Month"]),
      (.none, ["Day", "Month"]),
    ] {
      rig.control.compactStyle = style
      #expect(shownTitles(rig.shown()) == titles)
    }
  }

  @Test func `titles without a symbol stay, and a vertical control hides those without room`() {
    let control = control([Segment("Day", symbol: .list), Segment("Month")], .symbols)
    #expect(shownTitles(SceneRig(control, size: Size(70, 32))) == ["Month"])
    let vertical = self.control(Self.symbols, .symbols)
    vertical.orientation = .vertical
    #expect(shownTitles(SceneRig(vertical, size: Size(120, 64))) == ["Day", "Month"])
    #expect(shownTitles(SceneRig(vertical, size: Size(40, 64))) == [])
  }

  @Test func `a hidden title is a help tag and spoken, and has no proportional width`() throws {
    let rig = SceneRig(control(Self.symbols, .symbols), size: Size(80, 32))
    #expect(rig.control.helpTag(at: Point(20, 16))?.text == "Day")
    #expect(rig.control.helpTag(at: Point(60, 16))?.text == "Month: All weeks")
    let node = try #require(rig.scene.semantics(of: rig.control))
    #expect(node.children.map(\.label) == ["Day", "Month"])
    let apportioned = self.control(
      [Segment("A long title", symbol: .list), Segment("", symbol: .grid)], .symbols)
    apportioned.apportionsSegmentWidthsByContent = true
    #expect(SceneRig(apportioned, size: Size(90, 32)).state.segments.map(\.width) == [45, 45])
  }

  private static let three = ["Day", "Month", "Year"].map { Segment($0) }

  /// A control of 100 pt in a scene with room for its menu.
  private func menuRig(_ control: SegmentedControl) -> SceneDriver {
    let frame = Rect(20, 20, 100, 32)
    return SceneDriver(Scene(FixedFrameRoot(control, at: frame)), size: Size(300, 300))
  }

  @Test(
    arguments: [
      (SegmentSelectionMode.single, [.valueChanged(.index(2))]),
      (.multiple, [.valueChanged(.indices([1, 2]))]), (.momentary, [.triggered(2)]),
    ] as [(SegmentSelectionMode, [ControlAction])])
  func `a menu acts like a tap`(mode: SegmentSelectionMode, expected: [ControlAction]) throws {
    let control = control(Self.three, .menu, mode: mode)
    let rig = menuRig(control).tap(at: control.frameInScene.center)
    #expect(try rig.row("Month").value == (mode == .momentary ? .none : .isOn(true)))
    rig.tap(at: try rig.row("Year").frame.center)
    #expect(rig.actions == expected && rig.scene.layers.isEmpty)
    let wide = self.control(Self.three, .menu, mode: mode)
    #expect(SceneRig(wide).tap(at: Point(250, 16)).takeActions() == expected)
  }

  @Test func `the button shows the selected segments, or the label`() {
    let control = control(Self.three, .menu, mode: .multiple)
    let rig = SceneRig(control, size: Size(100, 32))
    for (indices, title) in [([1], "Month"), ([0, 2], "Day, Year"), ([], "Period")] {
      control.selectedIndices = Set(indices)
      #expect(shownTitles(rig.shown()) == [title])
    }
  }

  @Test func `opens with the keyboard, arrow keys still select, and a drag chooses`() throws {
    let control = control(Self.three, .menu)
    let rig = menuRig(control)
    #expect(try rig.keys(.tab, .down).row("Month").isFocused)
    #expect(rig.keys(.down, .enter).scene.focusedNode === control && control.selection == 2)
    #expect(rig.keys(.left).scene.layers.isEmpty && control.selection == 1)
    rig.press(at: control.frameInScene.center)
    rig.move(to: try rig.row("Day").frame.center)
    #expect(rig.release().scene.layers.isEmpty && control.selection == 0)
  }

  @Test func `disabled segments cannot be chosen, and a disabled control opens no menu`() throws {
    let control = control(Self.three, .menu)
    control.setEnabled(false, forSegmentAt: 0)
    let rig = menuRig(control).tap(at: control.frameInScene.center)
    let isEnabled = try ["Day", "Year"].map { try rig.row($0).isEnabled }
    #expect(isEnabled == [false, true])
    rig.key(.escape).settle()
    control.isEnabled = false
    #expect(rig.tap(at: control.frameInScene.center).scene.layers.isEmpty)
  }

  @Test func `accessibility is the same as with segments`() throws {
    let wide = SceneRig(control(Self.three, .menu))
    let narrow = SceneRig(control(Self.three, .menu), size: Size(100, 32))
    let nodes = try [wide, narrow].map { try #require($0.scene.semantics(of: $0.control)) }
    for (one, other) in zip([nodes[0]] + nodes[0].children, [nodes[1]] + nodes[1].children) {
      #expect(one.role == other.role && one.value == other.value && one.label == other.label)
      #expect(one.actions == other.actions && other.frame == nodes[1].frame)
    }
    #expect(nodes[1].children.count == 3)
    #expect(narrow.control.perform(.select(0)) && narrow.control.selection == 0)
  }

  @Test func `a pending choice shows the ring, and holds the menu back`() throws {
    let control = control(Self.three, .menu)
    control.decide { (_: Int?) in .later }
    let rig = menuRig(control).tap(at: control.frameInScene.center)
    rig.tap(at: try rig.row("Year").frame.center)
    #expect(control.isPending && control.selection == 1)
    #expect(Drawing(of: rig.advance(by: 1)).flattened.texts.allSatisfy { $0.text.string.isEmpty })
    #expect(rig.tap(at: control.frameInScene.center).scene.layers.isEmpty)
    control.resolve(.accept)
    #expect(control.selection == 2)
  }

  @Test func `a menu ends a drag, closes with a change of segments, and is never vertical`() {
    let control = control(Self.three, .menu)
    let rig = menuRig(control)
    #expect(rig.tap(at: control.frameInScene.center).scene.layers.count == 1)
    control.removeSegment(at: 0, animated: false)
    #expect(rig.settled().scene.layers.isEmpty)
    let vertical = self.control(Self.three, .menu)
    vertical.orientation = .vertical
    #expect(shownTitles(SceneRig(vertical, size: Size(30, 96))) == ["Day", "Month", "Year"])
    let wide = SceneRig(self.control(Self.three, .menu, selection: 0))
    #expect(wide.press(at: Point(50, 16), movingTo: Point(150, 16)).state.shownIndex == 1)
    wide.controlFrame.size.width = 100
    wide.showFrame()
    #expect(wide.release().takeActions().values == [] && wide.settled().state.shownIndex == 0)
  }
}
