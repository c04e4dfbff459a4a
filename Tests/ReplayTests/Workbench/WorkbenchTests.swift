import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

@Suite struct `Workbench panels` {
  private let rig = PageRig(.gallery, size: .wide)

  private func names(_ rig: PageRig) -> [String] {
    rig.scene.semantics.all.map { $0.identifier ?? $0.label }
  }

  @Test func `F6 moves the focus from panel to panel`() throws {
    let rig = PageRig(.switch, size: .wide, panels: [.sidebar, .inspector], after: 1)
    let workbench = rig.controller.workbench
    let steps: [(Node, Modifiers)] = [
      (rig.controller.page.root, []), (workbench.inspector, []), (workbench.sidebar, []),
      (workbench.inspector, .shift),
    ]
    for (panel, modifiers) in steps {
      rig.strike(.named("f6"), modifiers: modifiers)
      #expect(rig.scene.focusedNode?.lies(in: panel) == true && rig.scene.isFocusVisible)
    }
  }

  @Test(arguments: [PageName.matrix, .gallery, .appearance, .advice], [Size.narrow, .wide])
  func `the focus ring of the first stop is whole`(name: PageName, size: Size) throws {
    let rig = PageRig(name, size: size, after: 1)
    let root = rig.controller.page.root
    let first = try #require(rig.scene.firstFocusable(in: root))
    #expect(first.frameInScene.minY - FocusRing.reach >= root.frameInScene.minY)
  }

  @Test func `a page that a key opens leaves the focus to Tab`() throws {
    let rig = PageRig(.matrix, size: .wide, after: 1)
    rig.scene.setFocus(try rig.first(StatesTable.self), isVisible: true)
    rig.strike(.enter, wait: 0.5)
    #expect(rig.controller.pageName == .switch && rig.scene.focusedNode == nil)
  }

  @Test func `a screen reader focuses a row of a table`() throws {
    let rig = PageRig(.switch, size: .wide, after: 1)
    let table = try #require(rig.scene.semantics(of: rig.first(StatesTable.self)))
    let row = table.children[2].id
    #expect(rig.scene.perform(.focus, on: row) && rig.scene.focusedSemantics == row)
  }

  @Test func `a control can be picked for the inspector without using it`() throws {
    let rig = PageRig(.gallery, size: .wide, panels: [.sidebar, .inspector], after: 1)
    let wifi = try #require(rig.control("wifi") as? Switch)
    let isOn = wifi.isOn
    try rig.click("pick", wait: 0.2)
    rig.click(at: wifi.frameInScene.center, wait: 0.5)
    #expect(wifi.isOn == isOn && rig.controller.workbench.inspector.preview?.control === wifi)
    #expect(rig.strings.contains("Wi-Fi, switch"))
    rig.click(at: wifi.frameInScene.center, wait: 0.5)
    #expect(wifi.isOn != isOn)
    let note = "The part of the page around it is disabled."
    #expect(!rig.strings.contains(note))
    rig.strike("d")
    #expect(rig.strings.contains(note))
    rig.strike("d")
    #expect(!rig.strings.contains(note))
    // The title of a row belongs to its control.
    let bluetooth = try #require(rig.control("bluetooth") as? Switch)
    try rig.click("pick", wait: 0.2)
    rig.click(at: bluetooth.frameInScene.center - Point(150, 0), wait: 0.5)
    #expect(rig.controller.workbench.inspector.preview?.control === bluetooth)
    for (keys, index) in [([Key.down, .down, .left, .enter], 0), ([.down, .right, .space], 1)] {
      try rig.click("pick", wait: 0.2)
      for key in keys { rig.strike(key) }
      #expect(
        rig.controller.workbench.inspector.preview?.control === rig.controller.controls[index])
    }
    try rig.click("pick", wait: 0.2)
    rig.strike(.escape)
    #expect(rig.scene.all(PickLayer.self).isEmpty)
    let command = try #require(rig.controller.table["pick"])
    #expect(command.disabledReason() == nil)
    rig.open(.switch)
    #expect(rig.controller.workbench.toolbar.pick.isHidden)
    #expect(command.disabledReason()?.hasPrefix("The inspector always shows") == true)
  }

  @Test func `panels are hidden at first, except for two buttons; H restores and hides them`() {
    #expect(["sidebar", "tools"].allSatisfy(names(rig).contains))
    #expect(rig.strings.contains("Gallery"))
    #expect(!["Sidebar", "Inspector"].contains(where: names(rig).contains))
    #expect(rig.after("h", wait: 1).controller.workbench.shownPanels == [.sidebar, .inspector])
    #expect(["Sidebar", "Inspector"].allSatisfy(names(rig).contains))
    #expect(rig.after("b").controller.workbench.shownPanels == .inspector)
    #expect(rig.after("h", wait: 1).controller.workbench.shownPanels == [])
    #expect(!names(rig).contains("Inspector"))
    #expect(rig.after("h").controller.workbench.shownPanels == .inspector)
  }

  @Test(arguments: [PanelName.sidebar, .inspector, .frames])
  func `the page moves by whole pixels while panels appear`(panel: PanelName) {
    let rig = PageRig(.switch, size: .wide, after: 1)
    let workbench = rig.controller.workbench
    workbench.toggle(panel)
    var frames: Set<Rect> = []
    for _ in 0..<30 {
      rig.advance(by: 1.0 / 60)
      let page = workbench.page.root.frame
      frames.insert(page)
      for edge in [page.minX, page.maxX, workbench.dock.frame.minY] {
        #expect(abs(edge - edge.rounded()) < 1e-9, "\(page)")
      }
    }
    #expect(frames.count > 5, "it moves")
  }

  @Test func `buttons show and hide the panels`() throws {
    // The toolbar is where the button for all panels was.
    let steps: [(String, Set<PanelName>)] = [
      ("sidebar", .sidebar), ("panel-log", [.sidebar, .log]), ("panel-log", .sidebar),
      ("sidebar", []), ("tools", .sidebar),
    ]
    for (button, panels) in steps {
      try rig.click(button, wait: 1)
      #expect(rig.controller.workbench.shownPanels == panels)
      let log = rig.scene.all(GlyphButton.self).last { $0.identifier == "panel-log" }
      #expect(log?.isOn ?? false == panels.contains(.log))
    }
  }

  @Test func `the wheel reaches the control under the pointer`() throws {
    let rig = PageRig(
      GalleryPage(), size: .wide, name: .gallery, panels: [.frames, .log],
      overlays: [.box, .damage])
    rig.controller.workbench.banners.show("Copied", kind: .warning)
    rig.advance(by: 0.5)
    let slider = try #require(rig.control("brightness") as? Slider)
    let before = slider.value
    slider.scene?.setFocus(slider, isVisible: true)
    rig.scroll(by: -1, at: slider.frameInScene.center)
    #expect(slider.value > before)
  }

  @Test func `a panel moves in by a spring, or at once with reduced motion`() {
    let place = { rig.controller.workbench.sidebar.frame.minX }
    rig.controller.workbench.toggle(.sidebar)
    rig.advance(by: 0.05)
    let early = place()
    #expect(early > -196 && early < 12)
    rig.advance(by: 1)
    #expect(place() == 12)
    rig.strike("m")
    rig.controller.workbench.toggle(.sidebar)
    rig.controller.workbench.toggle(.sidebar)
    rig.advance(by: 1 / 60)
    #expect(place() == 12)
  }

  @Test func `the sidebar and the inspector exclude each other in a medium window`() {
    let rig = PageRig(.gallery, size: .medium, panels: .sidebar)
    #expect(rig.after("i").controller.workbench.shownPanels == .inspector)
    #expect(rig.after("h").controller.workbench.shownPanels == [])
    rig.resize(to: .wide)
    #expect(rig.after("bi").controller.workbench.shownPanels == [.sidebar, .inspector])
    rig.resize(to: Size(1000, 800), wait: 0.1)
    #expect(rig.controller.workbench.shownPanels == .inspector)
    #expect(rig.after("f").controller.workbench.openPanels == [.sidebar, .inspector, .frames])
    #expect(rig.after("l").controller.workbench.shownPanels == [.inspector, .log, .frames])
    #expect(rig.after("b").controller.workbench.shownPanels == [.sidebar, .frames])
    rig.resize(to: .wide)
    #expect(rig.controller.workbench.shownPanels == [.sidebar, .frames])
  }

  @Test(arguments: [Size(1000, 800), .narrow])
  func `panels return when the window is wide again`(narrow: Size) {
    let rig = PageRig(.switch, size: .wide, panels: [.sidebar, .inspector, .log], after: 1)
    let workbench = rig.controller.workbench
    let frames = { [workbench.sidebar, workbench.inspector, workbench.log].map(\.frameInScene) }
    let before = frames()
    rig.resize(to: narrow, wait: 1)
    #expect(workbench.shownPanels != workbench.openPanels)
    #expect(rig.state(narrow).panels == [.sidebar, .inspector, .log])
    rig.resize(to: .wide)
    #expect(workbench.shownPanels == [.sidebar, .inspector, .log] && frames() == before)
    #expect(!workbench.sidebar.isHidden && !workbench.log.isHidden && rig.scene.layers.isEmpty)
  }

  /// The window manager resizes the window after the scale has changed.
  @Test func `panels stay when the scale changes`() {
    let rig = PageRig(.switch, size: .wide, panels: [.sidebar, .inspector], after: 1)
    rig.scene.resize(to: Size(1024, 640), scale: 1.25)
    rig.update()
    rig.scene.resize(to: .wide, scale: 1.25)
    rig.update()
    #expect(rig.controller.workbench.shownPanels == [.sidebar, .inspector])
    #expect(!rig.controller.workbench.sidebar.isHidden)
  }

  @Test func `commands of the sidebar run only on Return or Space`() {
    let rig = PageRig(.gallery, size: .wide, panels: .sidebar)
    let controller = rig.controller
    rig.scene.setFocus(controller.workbench.sidebar.more, isVisible: true)
    #expect(rig.after(.up).controller.environmentLayer == nil)
    #expect(rig.after(.enter).controller.environmentLayer != nil)
    #expect(rig.after(.escape, .end).controller.environmentLayer == nil && controller.help == nil)
    #expect(rig.after(.space).controller.help != nil)
  }

  @Test func `pages keep their state while another page is shown`() {
    let rig = PageRig(.gallery, size: .wide, panels: .sidebar)
    (rig.control("bluetooth") as? Switch)?.isOn = true
    #expect(rig.after("2", modifiers: .control).controller.pageName == .switch)
    #expect(
      rig.strings.contains("Press and hold to widen the thumb. Drag across the middle to switch."))
    #expect(rig.after("1", modifiers: .control).controller.pageName == .gallery)
    #expect((rig.control("bluetooth") as? Switch)?.isOn == true)
    #expect(rig.after("9", modifiers: .control).controller.pageName == .parts)
    #expect(rig.after("0", modifiers: .control).controller.pageName == .parts)
  }

  @Test func `tests of every page and every control have them all`() {
    let controls = ControlCatalog.playground.descriptions.map(\.name)
    #expect(PreviewKind.allCases.map(\.rawValue) == controls, "add it to PreviewKind in PageRig")
    let pages = Set(WorkbenchContents.playground.pages.map(\.name))
    #expect(Set(PageName.all) == pages, "add it to PageName.all in Tests/ReplayTests/Support")
  }

  @Test(arguments: PageName.all)
  func `every page is in the sidebar and applies the environment`(name: PageName) {
    rig.strike("d")
    rig.open(name)
    #expect(rig.enabledControls.subtracting(["theme", "disable-all"]).isEmpty)
    #expect(!rig.after("d").enabledControls.isEmpty)
    #expect(WorkbenchContents.playground.pages.contains { $0.name == name })
  }

  @Test(arguments: PageName.all, [Size(400, 480), .narrow, .medium, .wide, Size(2560, 1440)])
  func `every page has its title in one place above content`(name: PageName, size: Size) throws {
    for direction in LayoutDirection.allCases {
      let rig = PageRig(name, direction: direction, size: size, after: 1)
      let (workbench, page) = (rig.controller.workbench, rig.controller.page)
      let isCompact = size.width < 900
      let title = try #require(
        rig.texts.last { $0.text.string == page.title && $0.text.font.weight == .bold })
      // The controls of Stress begin at the top of the page.
      let isStress = name == .stress
      let leading = isStress ? 200 : isCompact ? 52 : workbench.places.inset + 40
      let width = TextEngine().size(of: title.text).width
      let x = direction == .leftToRight ? title.origin.x : size.width - title.origin.x - width
      #expect(abs(x - leading) < 1e-6)
      #expect(page.root.frame.minY == (isStress ? 0 : isCompact ? 60 : 92))
      #expect(isStress || workbench.header.frame.maxY <= page.root.frame.minY)
      #expect(page.root is ScrollView || page.root.clipsChildren || name == .trio)
      #expect(names(rig).contains("sidebar") && names(rig).contains("tools"))
    }
  }

  @Test func `C, M and R switch contrast, motion and direction`() {
    let preferences = { rig.controller.preferences }
    rig.strike("c")
    #expect(preferences().contrastPreference == Preference(value: .more, source: .user))
    #expect(rig.after("m").scene.environment.motion == .reduced)
    #expect(rig.after("r").scene.environment.direction == .rightToLeft)
    rig.strike("cmr")
    #expect(preferences().contrastPreference.value == .normal)
    #expect(rig.scene.environment.motion == .full)
    #expect(rig.scene.environment.direction == .leftToRight)
  }

  @Test(arguments: [Size.wide, .narrow])
  func `the first focus ring of the inspector is not cut off`(size: Size) throws {
    let rig = PageRig(.switch, size: size, panels: .inspector, after: 1)
    let first = try #require(rig.controller.workbench.inspector.all(Disclosure.self).first)
    let view = try #require(rig.controller.workbench.inspector.all(ScrollView.self).first)
    #expect(first.frameInScene.minY - FocusRing.reach >= view.frameInScene.minY)
    let line = try #require(rig.texts.first { $0.text.string == first.label })
    #expect(view.frameInScene.contains(line.origin))
  }

  @Test func `the wheel does not scroll the page through a panel`() throws {
    let rig = PageRig(.slider, size: .wide, panels: [.sidebar, .inspector], after: 1)
    let view = try #require(rig.controller.page.root as? ScrollView)
    let workbench = rig.controller.workbench
    for panel in [workbench.sidebar, workbench.inspector] as [Node] {
      rig.turn(by: 3, at: Point(panel.frame.midX, panel.frame.maxY - 20))
      #expect(view.offset == 0)
    }
    rig.turn(by: 3, at: Point(workbench.header.frame.midX, workbench.header.frame.midY))
    #expect(view.offset > 0)
  }

  @Test func `the inspector shows a pressed control even if its value is unchanged`() throws {
    let rig = PageRig(.gallery, size: .wide, panels: [.inspector], after: 1)
    let view = try #require(rig.control("theme") as? SegmentedControl)
    let selected = try #require(view.selection)
    rig.click(
      at: view.frameInScene.origin + Point((Double(selected) + 0.5) * view.frame.width / 3, 16))
    #expect(view.selection == selected)
    #expect(rig.controller.workbench.inspector.preview?.control === view)
  }
}
