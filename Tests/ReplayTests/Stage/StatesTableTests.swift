import Canvas
import Controls
import ControlsTesting
import Testing

@testable import Workbench
@testable import playground

/// Every state preset in every theme. spec: docs/spec/window.md#page/states
@Suite struct `States table` {
  /// Each row has the name of a state, and of those that it is combined with.
  @Test(arguments: [
    PreviewKind.switch: [
      "Off, pressed, focused, pending, disabled", "On, pressed, focused, pending, disabled",
      "Mixed, pressed, focused, pending, disabled",
    ],
    .slider: [
      "Default, pressed, focused, pending, disabled", "Minimum, disabled", "Maximum, disabled",
      "Stepped, pressed, focused, disabled", "Neutral, pressed, focused, disabled",
    ],
    .range: [
      "Default, pressed, focused, pending, disabled", "All, focused, disabled",
      "Equal, focused, disabled", "Stepped, focused, disabled",
    ],
    .segmented: [
      "Default, pressed, other pressed, focused, pending, disabled",
      "None, other pressed, focused, disabled", "Multiple, pressed, focused, disabled",
      "Momentary, pressed, focused, disabled",
    ],
  ])
  func `the table has each state preset in each theme`(kind: PreviewKind, rows: [String]) throws {
    let (rig, table) = try kind.openStates()
    let states = rows.flatMap { row in
      let words = row.components(separatedBy: ", ")
      return [words[0]] + words.dropFirst().map { words[0] + ", " + $0 }
    }
    let themes = ["Light", "Dark", "Light, high contrast", "Dark, high contrast"]
    #expect(table.names.columns == themes && table.names.rows == states)
    for column in 0..<4 {
      let cells = table.cells(inColumn: column)
      #expect(cells.map(\.preset.name) == states)
      for cell in cells {
        let control = cell.preview.control
        let showsFocus = control.isFocused && control.scene?.isFocusVisible == true
        let shown = [
          cell.preview.isHeld, showsFocus, !control.isEnabled, control.semantics?.isPending,
        ]
        let words = ["pressed", "focused", "disabled", "pending"]
        #expect(shown == words.map(cell.preset.name.contains), "\(cell.preset.name)")
      }
    }
    // Also in the other layout direction.
    for _ in 0..<2 {
      rig.strike("r", wait: 1)
      for cell in (0..<4).flatMap({ table.cells(inColumn: $0) }) {
        let name = cell.preset.name
        #expect(cell.preview.isHeld == name.contains("pressed"), "\(name)")
      }
    }
  }

  @Test(arguments: PreviewKind.allCases)
  func `the states are shown without the way to them`(kind: PreviewKind) throws {
    let rig = PageRig(kind.page, size: Size(1280, 2400))
    // The measurements are updated after 0.1 s; the thumb of a press moves longer.
    #expect(rig.settle() <= 6)
    let pressed = try rig.first(StatesTable.self).cells(inColumn: 0).first {
      $0.preset.name.contains("pressed")
    }
    #expect(try #require(pressed).preview.isHeld)
  }

  @Test func `columns keep their themes and apply token files`() throws {
    let (rig, table) = try PreviewKind.slider.openStates()
    func shown() -> [Theme?] {
      (0..<4).map { table.cells(inColumn: $0)[0].preview.control.scene?.shownTheme }
    }
    let themes = [
      Theme.light, .dark, .init(.light, contrast: .more), .init(.dark, contrast: .more),
    ]
    #expect(shown() == themes)
    rig.strike("tc")
    #expect(shown() == themes)
    let tokens = try TokenFile(
      parsing: ##"{"slider": {"track": {"minimum": {"$type": "color", "$value": "#FF0000"}}}}"##,
      name: "tokens")
    rig.controller.apply(tokens)
    rig.advance(by: 1)
    #expect(shown().allSatisfy { $0?[SliderColors.self].minimumTrack == Color(hex: 0xFF0000) })
  }

  @Test func `the cells have the properties of the control on the stage`() throws {
    let (rig, table) = try PreviewKind.switch.openStates()
    let preview = try #require(rig.controller.page.preview)
    try preview.set("onTint", to: .text("FF9500"))
    rig.advance(by: 0.5)
    func switches() -> [Switch] {
      (0..<4).flatMap { table.cells(inColumn: $0) }.compactMap { $0.preview.control as? Switch }
    }
    #expect(switches().allSatisfy { $0.onTintColor == Color(hex: 0xFF9500) })
    try preview.set("style", to: .text("button"))
    try preview.set("onTint", to: .none)
    rig.advance(by: 0.5)
    #expect(switches().allSatisfy { $0.style == .button && $0.onTintColor == nil })
    for cell in table.cells(inColumn: 2) where cell.preset.name.contains("pressed") {
      #expect(cell.preview.isHeld)
    }
  }

  @Test func `selecting a row applies its state preset to the stage`() throws {
    let (rig, table) = try PreviewKind.switch.openStates()
    func select(_ name: String) throws {
      let row = try #require(table.names.rows.firstIndex(of: name))
      rig.perform(.select(row), on: table, wait: 0.5)
    }
    let toggle = try rig.staged(Switch.self)
    try select("Off, disabled")
    #expect(!toggle.isOn && !toggle.isEnabled)
    try select("Mixed, pressed")
    #expect(toggle.isMixed && toggle.isEnabled && toggle.state.isPressed)
    try select("Off")
    #expect(table.shownState?.name == "Off")
    // A change in the inspector ends the shown state.
    try #require(rig.controller.page.preview).set("on", to: .flag(true))
    rig.advance(by: 0.5)
    #expect(table.shownState == nil && !rig.scene.perform(.select(99), on: table.semanticsID))
  }

  @Test(arguments: PreviewKind.allCases)
  func `the shown state is marked until the control changes`(kind: PreviewKind) throws {
    let (rig, table) = try kind.openStates()
    let preview = try #require(rig.controller.page.preview)
    func marked() -> [String] {
      (table.semantics?.parts ?? []).compactMap { row in
        guard case .choice(isSelected: true, _, _) = row.value else { return nil }
        return row.label
      }
    }
    #expect(marked().isEmpty)
    for (row, name) in table.names.rows.enumerated() {
      rig.perform(.select(row), on: table, wait: 0.5)
      #expect(marked() == ["Show " + name])
    }
    rig.perform(.select(0), on: table, wait: 0.5)
    try preview.set("enabled", to: .flag(false))
    rig.perform(.select(0), on: table, wait: 0.5)
    #expect(marked().count == 1)
    rig.press(at: try rig.first(Stage.self).view.frameInScene.center, wait: 0.1)
    #expect(marked().isEmpty)
    rig.release()
  }

  @Test func `columns compare designs, directions or text sizes`() throws {
    let (rig, table) = try PreviewKind.segmented.openStates()
    let button = try #require(
      rig.controller.page.root.all(PopUpButton.self).first { $0.label == "Columns of States" })
    let choices = StateComparison.allCases
    #expect(button.options == choices.map(\.title))
    func choose(_ comparison: StateComparison) throws -> [SegmentedControl] {
      button.send(.valueChanged(.index(choices.firstIndex(of: comparison))))
      rig.advance(by: 0.5)
      #expect(table.all(SceneView.self).count == table.names.columns.count)
      return table.names.columns.indices.compactMap {
        table.cells(inColumn: $0)[0].preview.control as? SegmentedControl
      }
    }
    let designs = try choose(.designs)
    #expect(table.names.columns == ["Classic", "Glass"])
    #expect(designs.compactMap(\.scene).map(\.environment.metrics) == [.regular, .glass])
    let directions = try choose(.directions)
    #expect(directions.compactMap(\.scene?.environment.direction) == [.leftToRight, .rightToLeft])
    let sizes = try choose(.textSizes)
    #expect(table.names.columns == ["100%", "150%", "200%"])
    #expect(sizes.map(\.frame.height) == [32, 48, 64])
    for column in 0..<3 {
      let frames = table.cells(inColumn: column).map(\.frame)
      for (frame, next) in zip(frames, frames.dropFirst()) {
        #expect(frame.inset(by: Insets(StageCard.padding)).maxY < next.minY + StageCard.padding)
      }
    }
    rig.strike("t", wait: 1)
    #expect(sizes.compactMap(\.scene?.shownTheme) == [.dark, .dark, .dark])
    #expect(try choose(.themes).count == 4)
  }

  @Test func `rows are selected by clicks and keys`() throws {
    let (rig, table) = try PreviewKind.slider.openStates()
    let slider = try rig.staged(Slider.self)
    let frame = table.frameInScene
    rig.click(at: Point(frame.minX + 40, frame.minY + 30 + 44 * 5 + 20), wait: 0.5)
    #expect(slider.value == 0)
    rig.scene.setFocus(table, isVisible: true)
    rig.strike(.end, .space, wait: 0.5)
    #expect(slider.neutralValue == 0.5 && !slider.isEnabled)
    rig.strike(.home, .down, .enter, wait: 0.5)
    #expect(slider.state.isGrabbed && slider.neutralValue == nil)
  }

  @Test(arguments: PreviewKind.allCases)
  func `the wheel over a state scrolls the page, not the state`(kind: PreviewKind) throws {
    let (rig, table) = try kind.openStates(size: Size(1280, 1000))
    let view = try #require(rig.controller.page.root as? ScrollView)
    func states() -> [BehaviorSnapshot?] {
      table.cells(inColumn: 0).prefix(3).map { BehaviorSnapshot($0.preview.control) }
    }
    let before = states()
    let column = try #require(table.all(SceneView.self).first)
    for row in 0..<3 {
      let frame = column.frameInScene
      let offset = view.offset
      rig.turn(by: 1, at: Point(frame.midX, frame.minY + (Double(row) + 0.5) * 44))
      #expect(view.offset > offset)
    }
    #expect(states() == before)
  }

  @Test func `X scrolls to the table and back`() throws {
    let (rig, table) = try PreviewKind.segmented.openStates(size: .wide)
    let view = try #require(rig.controller.page.root as? ScrollView)
    rig.strike("x")
    #expect(view.offset > 0 && table.frameInScene.minY < 200)
    rig.strike("x", modifiers: .capsLock)
    #expect(view.offset == 0)
  }

  @Test func `X opens the page of all states, and a row opens the page of its control`() throws {
    let rig = PageRig(GalleryPage(), size: Size(1280, 2000), name: .gallery)
    #expect(rig.after("x", wait: 1).controller.pageName == .matrix)
    let tables = rig.controller.page.root.all(StatesTable.self)
    #expect(tables.count == ControlCatalog.playground.descriptions.count)
    #expect(rig.after("x", modifiers: .capsLock).controller.pageName == .gallery)
    rig.strike("x")
    let row = try #require(tables[1].names.rows.firstIndex(of: "Maximum"))
    rig.perform(.select(row), on: tables[1], wait: 0.5)
    #expect(try rig.controller.pageName == .slider && rig.staged(Slider.self).value == 1)
  }

  @Test(arguments: PreviewKind.allCases)
  func `a pressed state is shown pressed on a page that it opens`(kind: PreviewKind) throws {
    let rig = PageRig(.matrix, size: Size(1280, 2000), after: 0.5)
    let tables = rig.controller.page.root.all(StatesTable.self)
    let place = ControlCatalog.playground.descriptions.firstIndex { $0.name == kind.rawValue }
    let table = tables[try #require(place)]
    let row = try #require(table.names.rows.firstIndex { $0.hasSuffix(", pressed") })
    rig.perform(.select(row), on: table, wait: 0.5)
    let control = try #require(rig.controller.page.preview).control
    #expect(BehaviorSnapshot(control)?.isPressed == true)
  }

  /// A state preset that needs another style does not choose that style for the user.
  @Test func `a state preset restores the previous style of a switch`() throws {
    let preview = ControlPreview(Switch.description)
    let scene = Scene(StageCard(preview.control, width: nil))
    scene.resize(to: Size(200, 100), scale: 1)
    let toggle = try #require(preview.control as? Switch)
    func show(_ name: String) throws {
      try #require(Switch.description.states.first { $0.name == name }).apply(to: preview)
    }
    func choose(_ style: SwitchStyle) throws { try preview.set("style", to: .text(style.rawValue)) }
    try show("Mixed")
    #expect(toggle.style == .checkbox && toggle.isMixed)
    try show("Mixed, pressed")
    #expect(toggle.style == .checkbox && toggle.isMixed)
    try show("On")
    #expect(toggle.style == .switch && toggle.isOn && !toggle.isMixed)
    try choose(.checkbox)
    try show("Mixed")
    try show("Off")
    #expect(toggle.style == .checkbox && !toggle.isMixed)
  }

  @Test func `cells keep their style while the stage shows a mixed checkbox`() throws {
    let page = try #require(PageName.switch.makePage(count: 0) as? ControlPage)
    // The whole table is visible.
    let rig = PageRig(page, size: Size(1280, 3000), name: .switch, after: 0.5)
    page.show(try #require(Switch.description.states.first { $0.name == "Mixed" }))
    rig.controller.refresh(isMoving: false)
    rig.advance(by: 0.5)
    let styles = try rig.first(StatesTable.self).cells(inColumn: 0)
      .flatMap { $0.all(SceneView.self) }.flatMap(\.content.root.allControls)
      .compactMap { ($0 as? Switch)?.style }
    let count = styles.filter { $0 == .checkbox }.count
    #expect(count > 0 && styles.filter { $0 == .switch }.count == 2 * count)
  }
}

extension ControlPreview {
  fileprivate var isHeld: Bool { BehaviorSnapshot(control)?.isPressed == true }
}

extension PreviewKind {
  /// Opens the page of the control with its states.
  func openStates(size: Size = Size(1280, 2400)) throws -> (rig: PageRig, table: StatesTable) {
    let rig = PageRig(page, size: size, panels: [.sidebar, .inspector], after: 2)
    return (rig, try rig.first(StatesTable.self))
  }
}
