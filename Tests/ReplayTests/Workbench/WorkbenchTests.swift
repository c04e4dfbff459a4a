import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

@Suite struct `Workbench panes` {
  private let rig = PageRig(.gallery, size: Size(1280, 800))

  private func names(_ rig: PageRig) -> [String] {
    rig.scene.semantics.all.map { $0.identifier ?? $0.label }
  }

  @Test func `panes are hidden at first, except for two buttons`() {
    let rig = PageRig(.gallery, size: Size(960, 680))
    let names = names(rig)
    #expect(names.contains("sidebar") && names.contains("tools"))
    #expect(!names.contains("Sidebar") && !names.contains("Inspector"))
    #expect(rig.strings.contains("Gallery"))
  }

  @Test func `H hides the panes and restores them`() {
    #expect(rig.after("h", wait: 1).controller.workbench.panes == [.sidebar, .inspector])
    #expect(names(rig).contains("Sidebar") && names(rig).contains("Inspector"))
    #expect(rig.after("b").controller.workbench.panes == .inspector)
    #expect(rig.after("h").controller.workbench.panes == [])
    rig.advance(by: 1)
    #expect(!names(rig).contains("Inspector"))
    #expect(rig.after("h").controller.workbench.panes == .inspector)
  }

  @Test(arguments: [WorkbenchPanes.sidebar, .inspector, .frames])
  func `the page moves by whole pixels while panes appear`(pane: WorkbenchPanes) {
    let rig = PageRig(.switch, size: Size(1280, 800), after: 1)
    let workbench = rig.controller.workbench
    workbench.toggle(pane)
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

  @Test func `buttons show and hide the panes`() throws {
    try rig.click("sidebar", wait: 1)
    #expect(rig.controller.workbench.panes == .sidebar)
    // The toolbar is where the button for all panes was.
    let log = try rig.part("panel-log", as: GlyphButton.self)
    #expect(log.isOn == false)
    try rig.click("panel-log")
    #expect(rig.controller.workbench.panes == [.sidebar, .log] && log.isOn == true)
    try rig.click("panel-log", wait: 1)
    #expect(log.isOn == false)
    try rig.click("sidebar", wait: 1)
    #expect(rig.controller.workbench.panes == [])
    try rig.click("tools", wait: 1)
    #expect(rig.controller.workbench.panes == .sidebar)
  }

  @Test func `the wheel reaches the control under the pointer`() throws {
    let rig = PageRig(
      GalleryPage(), size: Size(1280, 800), name: .gallery, panes: [.frames, .log],
      overlays: [.box, .damage])
    rig.controller.workbench.banners.show("Copied", kind: .warning)
    rig.advance(by: 0.5)
    let slider = try #require(rig.control("brightness") as? Slider)
    let before = slider.value
    rig.scroll(by: -1, at: slider.frameInScene.center)
    #expect(slider.value > before)
  }

  @Test func `a pane moves in by a spring, or at once with reduced motion`() {
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
    let rig = PageRig(.gallery, size: Size(960, 680), panes: .sidebar)
    #expect(rig.after("i").controller.workbench.panes == .inspector)
    #expect(rig.after("h").controller.workbench.panes == [])
    rig.resize(to: Size(1280, 800))
    #expect(rig.after("bi").controller.workbench.panes == [.sidebar, .inspector])
    rig.resize(to: Size(960, 680), wait: 0.1)
    #expect(rig.controller.workbench.panes == .inspector)
  }

  @Test(arguments: [Size(1000, 800), Size(480, 640)])
  func `panes return when the window is wide again`(narrow: Size) {
    let rig = PageRig(
      .switch, size: Size(1280, 800), panes: [.sidebar, .inspector, .log], after: 1)
    let workbench = rig.controller.workbench
    let frames = { [workbench.sidebar, workbench.inspector, workbench.log].map(\.frameInScene) }
    let before = frames()
    rig.resize(to: narrow, wait: 1)
    #expect(workbench.panes != workbench.wantedPanes)
    #expect(
      rig.controller.state(at: WindowPlacement(size: narrow)).panes == [.sidebar, .inspector, .log])
    rig.resize(to: Size(1280, 800))
    #expect(workbench.panes == [.sidebar, .inspector, .log])
    #expect(frames() == before)
    #expect(!workbench.sidebar.isHidden && !workbench.log.isHidden && rig.scene.layers.isEmpty)
  }

  /// The window manager resizes the window after the scale has changed.
  @Test func `panes stay when the scale changes`() {
    let rig = PageRig(.switch, size: Size(1280, 800), panes: [.sidebar, .inspector], after: 1)
    rig.scene.resize(to: Size(1024, 640), scale: 1.25)
    rig.update()
    rig.scene.resize(to: Size(1280, 800), scale: 1.25)
    rig.update()
    #expect(rig.controller.workbench.panes == [.sidebar, .inspector])
    #expect(!rig.controller.workbench.sidebar.isHidden)
  }

  @Test func `panes chosen in a medium window stay in a wide window`() {
    let rig = PageRig(.gallery, size: Size(1280, 800), panes: [.sidebar, .inspector])
    rig.resize(to: Size(1000, 800))
    #expect(rig.after("f").controller.workbench.wantedPanes == [.sidebar, .inspector, .frames])
    #expect(rig.after("l").controller.workbench.panes == [.inspector, .log, .frames])
    #expect(rig.after("b").controller.workbench.panes == [.sidebar, .frames])
    rig.resize(to: Size(1280, 800))
    #expect(rig.controller.workbench.panes == [.sidebar, .frames])
  }

  @Test func `panes are overlays in a narrow window`() {
    let rig = PageRig(.gallery, size: Size(480, 640))
    #expect(rig.after("b").scene.layers.count == 1)
    #expect(names(rig).contains("Sidebar"))
    #expect(rig.after(.escape).scene.layers.isEmpty)
    rig.strike("i", wait: 1)
    #expect(names(rig).contains("Inspector"))
    rig.resize(to: Size(1280, 800), wait: 0.1)
    #expect(rig.scene.layers.isEmpty)
    #expect(names(rig).contains("Inspector"))
  }

  @Test func `commands of the sidebar run only on Return or Space`() {
    let rig = PageRig(.gallery, size: Size(1280, 800), panes: .sidebar)
    let controller = rig.controller
    rig.scene.setFocus(controller.workbench.sidebar.more, isVisible: true)
    rig.strike(.up)
    #expect(controller.environmentLayer == nil)
    rig.strike(.enter)
    #expect(controller.environmentLayer != nil)
    rig.strike(.escape)
    #expect(controller.environmentLayer == nil)
    rig.strike(.down)
    #expect(controller.help == nil)
    rig.strike(.space)
    #expect(controller.help != nil)
  }

  @Test func `pages keep their state while another page is shown`() {
    let rig = PageRig(.gallery, size: Size(1280, 800), panes: .sidebar)
    (rig.control("bluetooth") as? Switch)?.isOn = true
    #expect(rig.after("2", modifiers: .control).controller.pageName == .switch)
    #expect(rig.strings.contains("Press to stretch. Drag past the middle to flip."))
    #expect(rig.after("1", modifiers: .control).controller.pageName == .gallery)
    #expect((rig.control("bluetooth") as? Switch)?.isOn == true)
    #expect(rig.after("9", modifiers: .control).controller.pageName == .parts)
    #expect(rig.after("0", modifiers: .control).controller.pageName == .parts)
  }

  @Test(arguments: PageName.allCases)
  func `every page is in the sidebar and applies the environment`(name: PageName) {
    rig.strike("d")
    rig.open(name)
    #expect(rig.enabledControls.subtracting(["theme", "disable-all"]).isEmpty)
    #expect(WorkbenchContents.playground.pages.contains { $0.name == name })
  }

  @Test(
    arguments: PageName.allCases,
    [Size(400, 480), Size(480, 640), Size(960, 680), Size(1280, 800), Size(2560, 1440)])
  func `every page has its title at one place and its content below`(name: PageName, size: Size)
    throws
  {
    for direction in LayoutDirection.allCases {
      let rig = PageRig(name, direction: direction, size: size, after: 1)
      let (workbench, page) = (rig.controller.workbench, rig.controller.page)
      let isCompact = size.width < 900
      let title = try #require(
        rig.texts.last { $0.text.string == page.title && $0.text.font.weight == .bold })
      // The controls of Stress begin at the top of the page.
      let isStress = name == .stress
      let leading = isStress ? 116 : isCompact ? 52 : workbench.arrangement.inset + 40
      let width = TextEngine().size(of: title.text).width
      let x = direction == .leftToRight ? title.origin.x : size.width - title.origin.x - width
      #expect(abs(x - leading) < 1e-6)
      #expect(page.root.frame.minY == (isStress ? 0 : isCompact ? 60 : 92))
      #expect(isStress || workbench.header.frame.maxY <= page.root.frame.minY)
      #expect(page.root is ScrollView || page.root.clipsChildren || name == .trio)
      #expect(names(rig).contains("sidebar") && names(rig).contains("tools"))
    }
  }

  @Test func `the title stays above the content after the window was resized`() {
    let rig = PageRig(.stress, size: Size(1200, 760), after: 1)
    for size in [Size(1200, 760), Size(480, 640)] {
      rig.resize(to: size, wait: 1)
      let header = rig.controller.workbench.header
      #expect(header.frameInScene.minX == 116 && header.frameInScene.maxY == 50)
      #expect(rig.controls.allSatisfy { !$0.frameInScene.intersects(header.frameInScene) })
    }
  }

  @Test func `a mouse alone leaves the page trio`() throws {
    let rig = PageRig(.trio, after: 1)
    try rig.click("sidebar", wait: 1)
    #expect(names(rig).contains("Sidebar"))
  }

  @Test func `a hairline below the title shows that content is scrolled under it`() throws {
    let rig = PageRig(.gallery, size: Size(480, 640), after: 1)
    let edge = rig.controller.workbench.scrollEdge
    #expect(!edge.isShown && edge.frame.maxY == 60 && edge.frame.width == 480)
    rig.turn(by: 1, at: Point(240, 300))
    #expect(edge.isShown)
    rig.open(.trio)
    #expect(!edge.isShown)
    rig.open(.gallery)
    #expect(edge.isShown)
    rig.turn(by: -1, at: Point(240, 300))
    #expect(!edge.isShown)
  }

  @Test func `every button of the toolbar that has a key shows it in its help tag`() throws {
    let rig = PageRig(.switch, size: Size(1280, 800), panes: [.inspector, .time], after: 1)
    let keys = [
      "sidebar": "B", "overlays": "O", "panel-inspector": "I", "panel-time": "Shift-P",
      "panel-curves": "V", "panel-frames": "F", "panel-log": "L", "run": "P", "step": ".",
      "step-back": ",",
    ]
    for (identifier, key) in keys {
      #expect(try rig.part(identifier).helpTag(at: .zero)?.keyCap == key, "\(identifier)")
    }
    rig.strike("h", wait: 1)
    #expect(try rig.part("tools").helpTag(at: .zero)?.keyCap == "H")
  }

  @Test func `Tab goes through the narrow toolbar as it is seen`() throws {
    let rig = PageRig(.gallery, size: Size(480, 640), panes: .frames, after: 1)
    let buttons = try ["overlays", "more", "tools"].map { try rig.part($0) }
    #expect(buttons.map(\.frameInScene.minX) == buttons.map(\.frameInScene.minX).sorted())
    rig.scene.setFocus(buttons[0], isVisible: true)
    for button in buttons.dropFirst() {
      rig.strike(.tab)
      #expect(rig.scene.focusedNode === button)
    }
  }

  @Test func `Copy is at the end of the caption of each card`() throws {
    let rig = PageRig(.switch, size: Size(1280, 800), panes: [.inspector, .log], after: 1)
    let workbench = rig.controller.workbench
    let copy = try rig.part("inspector-copy").frameInScene
    let log = try rig.part("log-copy").frameInScene
    #expect(copy.maxX == workbench.inspector.frameInScene.maxX - Card.rowInset)
    #expect(log.maxX == copy.maxX && log.width == copy.width)
    #expect(abs(log.midY - workbench.log.frameInScene.minY - 7.5) < 1e-9)
    rig.open(.appearance, wait: 1)
    let code = try rig.part("appearance-copy")
    let section = try #require(code.parent as? CaptionedNode)
    #expect(code.frameInScene.maxX == section.frameInScene.maxX - Card.rowInset)
  }

  @Test func `C, M and R switch contrast, motion and direction`() {
    let authority = { rig.controller.authority }
    rig.strike("c")
    #expect(authority().contrastPreference == Preference(value: .more, source: .user))
    #expect(rig.after("m").scene.environment.motion == .reduced)
    #expect(rig.after("r").scene.environment.direction == .rightToLeft)
    rig.strike("cmr")
    #expect(authority().contrastPreference.value == .normal)
    #expect(rig.scene.environment.motion == .full)
    #expect(rig.scene.environment.direction == .leftToRight)
  }

  @Test func `banners disappear after some seconds, except warnings`() {
    rig.controller.workbench.banners.show("Copied", kind: .success)
    #expect(rig.after(seconds: 1).strings.contains("Copied"))
    #expect(!rig.after(seconds: 6).strings.contains("Copied"))
    rig.controller.refuseTokens("line 3")
    rig.advance(by: 60)
    #expect(
      rig.strings.contains("Invalid token file; the last valid one is used")
        && rig.strings.contains("line 3"))
    rig.open(.slider, wait: 1)
    #expect(rig.strings.contains("line 3"))
    let close = rig.controller.workbench.banners.all(GlyphButton.self).last
    guard let close else { return #expect(Bool(false)) }
    rig.click(at: close.frameInScene.center)
    #expect(!rig.strings.contains("line 3"))
  }

  @Test func `the inspector shows the control that was pressed`() {
    let rig = PageRig(.gallery, size: Size(1280, 800), panes: .inspector)
    #expect(rig.strings.contains("Select a control to inspect it."))
    guard let bluetooth = rig.control("bluetooth") else { return #expect(Bool(false)) }
    rig.click(at: bluetooth.frameInScene.center, wait: 0.5)
    #expect(rig.controller.workbench.inspector.preview?.control === bluetooth)
    #expect(rig.strings.contains("Properties"))
  }

  @Test(arguments: [Size(1280, 800), Size(480, 640)])
  func `the first focus ring of the inspector is not cut off`(size: Size) throws {
    let rig = PageRig(.switch, size: size, panes: .inspector, after: 1)
    let first = try #require(rig.controller.workbench.inspector.all(Disclosure.self).first)
    let view = try #require(rig.controller.workbench.inspector.all(ScrollView.self).first)
    #expect(first.frameInScene.minY - FocusRing.reach >= view.frameInScene.minY)
    let title = first.title
    let line = try #require(rig.texts.first { $0.text.string == title })
    #expect(view.frameInScene.contains(line.origin))
  }

  @Test func `the wheel does not scroll the page through a pane`() throws {
    let rig = PageRig(.slider, size: Size(1280, 800), panes: [.sidebar, .inspector], after: 1)
    let view = try #require(rig.controller.page.root as? ScrollView)
    let workbench = rig.controller.workbench
    for pane in [workbench.sidebar, workbench.inspector] as [Node] {
      rig.turn(by: 3, at: Point(pane.frame.midX, pane.frame.maxY - 20))
      #expect(view.offset == 0)
    }
    rig.turn(by: 3, at: Point(workbench.header.frame.midX, workbench.header.frame.midY))
    #expect(view.offset > 0)
  }

  @Test func `the stress page is clipped beside its panes`() {
    let rig = PageRig(.stress, size: Size(1280, 800), panes: [.sidebar, .inspector], after: 1)
    let page = rig.controller.workbench.page.root
    #expect(page.clipsChildren && page.frame.maxX <= rig.controller.workbench.inspector.frame.minX)
  }

  @Test func `the inspector shows a pressed control even if its value is unchanged`() throws {
    let rig = PageRig(.gallery, size: Size(1280, 800), panes: [.inspector], after: 1)
    let view = try #require(rig.control("theme") as? SegmentedControl)
    let selected = try #require(view.selection)
    rig.click(
      at: view.frameInScene.origin + Point((Double(selected) + 0.5) * view.frame.width / 3, 16))
    #expect(view.selection == selected)
    #expect(rig.controller.workbench.inspector.preview?.control === view)
  }

  @Test func `a banner says that the frames do not fit`() {
    let rig = PageRig(.slider, size: Size(800, 600), panes: [.inspector], after: 1)
    #expect(rig.after("f", wait: 1).strings.contains("Not enough room for Frame Times"))
    rig.strike("fi")
    rig.controller.workbench.banners.clear()
    rig.advance(by: 1)
    #expect(!rig.after("f", wait: 1).strings.contains("Not enough room for Frame Times"))
    #expect(rig.controller.workbench.dock.hasRoomForFrames)
  }

  @Test func `the banner disappears when the frames fit or are hidden`() {
    let rig = PageRig(.slider, size: Size(800, 600), panes: [.inspector])
    let banners = rig.controller.workbench.banners
    let title = { (banners.children.first as? Banner)?.title }
    let isSaid = { title() == "Not enough room for Frame Times" }
    rig.advance(by: 1)
    rig.strike("f")
    #expect(isSaid())
    rig.strike("f")
    #expect(!isSaid())
    rig.strike("f")
    #expect(isSaid())
    #expect(rig.after(.escape, wait: 1).scene.layers.count == 1 && !isSaid())
    rig.strike("ff")
    #expect(isSaid())
    #expect(rig.after("i", wait: 1).controller.workbench.dock.hasRoomForFrames && !isSaid())
    rig.strike("iff")
    #expect(isSaid())
    rig.resize(to: Size(1280, 900))
    #expect(!isSaid())
    banners.show("Not saved", kind: .warning)
    rig.strike("f")
    #expect(title() == "Not saved")
  }

  @Test func `a banner says where a panel is until the page has it`() {
    let rig = PageRig(.advice, size: Size(1280, 800))
    let sentence = "Open a control's page to see curves"
    #expect(rig.after("v").strings.contains(sentence))
    rig.open(.parts)
    #expect(rig.strings.contains(sentence))
    rig.open(.switch)
    #expect(!rig.strings.contains(sentence))
  }
}
