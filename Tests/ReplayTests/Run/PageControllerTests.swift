import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

@Suite struct `Page controller` {
  private final class Spy: WorkbenchPage {
    var told: [String] = []
    var knowsKeys = false

    init() {
      super.init(Switch(), title: "Spy", sentence: "", background: .card, size: Size(100, 100))
      showThemeChoice = { [weak self] choice, isAnimated in
        self?.told.append("\(choice.rawValue) \(isAnimated)")
      }
    }

    override func setControlsEnabled(_ isEnabled: Bool) { told.append("enabled \(isEnabled)") }

    override func handle(_ event: KeyEvent) -> Bool {
      told.append("key")
      return knowsKeys
    }
  }

  private let page = Spy()

  private func makeController(
    _ theme: ThemeChoice, preferred: Appearance = .light, contrast: Contrast = .normal,
    isDisabled: Bool = false
  ) -> PageController {
    var environment = EnvironmentSettings()
    environment.theme = preferred
    environment.themeChoice = theme
    environment.contrast = contrast
    environment.motion = .reduced
    environment.direction = .rightToLeft
    environment.isDisabled = isDisabled
    return PageController(.playground, page: page, environment: environment)
  }

  @discardableResult private func strike(
    _ controller: PageController, _ key: Key, isRepeat: Bool = false, modifiers: Modifiers = []
  ) -> Bool {
    controller.scene.onKey?(
      KeyEvent(.down, key, time: .zero, modifiers: modifiers, isRepeat: isRepeat)) ?? false
  }

  @Test func `a page starts with the settings of the options`() {
    let controller = makeController(.auto, preferred: .dark, contrast: .more)
    #expect(controller.scene.theme == Theme(.dark, contrast: .more))
    #expect(controller.scene.background == .card)
    #expect(
      controller.scene.environment == SceneEnvironment(direction: .rightToLeft, motion: .reduced))
    #expect(page.told == ["auto false"])
    page.told = []
    #expect(makeController(.light, preferred: .dark, isDisabled: true).scene.theme == Theme(.light))
    #expect(page.told == ["enabled false", "light false"])
  }

  @Test func `the page follows the desktop until the user selects a theme`() {
    let controller = makeController(.auto, contrast: .more)
    let host = RecordingHost(of: controller)
    controller.preferences.settings.prefersDark = nil
    #expect(host.appearances.isEmpty)
    controller.preferences.settings.prefersDark = true
    #expect(host.appearances == [.dark] && controller.scene.theme == Theme(.dark, contrast: .more))
    page.told = []
    // A log sets the motion preference; a key of the program must not reset it.
    controller.scene.environment.motion = .full
    strike(controller, .character("t"))
    #expect(host.appearances == [.dark, .light] && page.told == ["light true"])
    #expect(controller.scene.environment.motion == .full)
    #expect(controller.scene.theme == Theme(.light, contrast: .more))
    controller.preferences.settings.prefersDark = false
    controller.preferences.portal.prefersDark = true
    #expect(controller.appearance == .light)
    #expect(controller.scene.theme == Theme(.light, contrast: .more))
  }

  @Test func `changed preferences of the desktop are applied`() {
    let controller = PageController(.playground, page: page, preferences: ResolvedPreferences())
    let host = RecordingHost(of: controller)
    let violet = Color(hex: 0x9141AC)
    controller.preferences.portal = DesktopPreferences(
      accent: violet, prefersMoreContrast: true, prefersReducedMotion: true)
    #expect(controller.scene.theme == Theme(.light, contrast: .more, accent: violet))
    #expect(controller.scene.environment.motion == .reduced && host.preferenceChanges == 1)
    controller.preferences.portal = DesktopPreferences()
    #expect(controller.scene.theme == .light && controller.scene.environment.motion == .full)
    #expect(host.preferenceChanges == 2)
  }

  @Test func `the page is notified once of changes by its own controls`() {
    let controller = makeController(.light)
    let host = RecordingHost(of: controller)
    page.told = []
    page.onThemeChoice?(.dark)
    #expect(host.appearances == [.dark] && page.told == ["dark true"])
    page.told = []
    page.onDisableAll?(true)
    #expect(page.told == ["enabled false"])
    strike(controller, .character("d"))
    #expect(page.told == ["enabled false", "enabled true"])
  }

  @Test func `the page receives the keys that the program does not handle`() {
    let controller = makeController(.light)
    page.told = []
    #expect(!strike(controller, .character("z")) && page.told == ["key"])
    page.knowsKeys = true
    #expect(strike(controller, .enter) && page.told == ["key", "key"])
    page.told = []
    for key in "td?" { #expect(strike(controller, .character(key))) }
    #expect(page.told == ["dark true", "enabled false"])
    // Held keys, and keys with modifiers.
    page.told = []
    for key in "td" { strike(controller, .character(key), isRepeat: true) }
    #expect(page.told.isEmpty && !strike(controller, .character("x"), isRepeat: true))
    #expect(!strike(controller, .character("t"), modifiers: .control))
    #expect(!strike(controller, .character("x"), modifiers: .control) && page.told.isEmpty)
  }

  @Test func `pages open with the tools that fit them, until the user chooses panels`() {
    let controller = PageController(
      .playground, page: PageName.gallery.makePage(count: 10), name: .gallery, opensTools: true)
    let (scene, workbench) = (controller.scene, controller.workbench)
    scene.show(size: .wide)
    let place = WindowPlacement(size: .wide)
    #expect(workbench.openPanels.isEmpty && workbench.toolsButton.frame.width > 60)
    controller.open(.switch)
    #expect(workbench.openPanels == [.sidebar, .inspector])
    controller.open(.gallery)
    #expect(workbench.openPanels == .sidebar && controller.state(at: place).panels == nil)
    workbench.toggle(.log)
    controller.open(.slider)
    #expect(workbench.openPanels == [.sidebar, .log])
    #expect(controller.state(at: place).panels == [.sidebar, .log])
    scene.resize(to: .narrow, scale: 1)
    for _ in 0..<2 { _ = scene.update(for: FrameTime(target: scene.now.advanced(by: 1))) }
    #expect(workbench.toolsButton.frame.width == 32)
  }
}

@Suite struct `Page lifetime` {
  private final class References {
    private var all: [() -> String?] = []

    func add(_ object: AnyObject) {
      all.append { [weak object] in object.map { "\(type(of: $0))" } }
    }

    func add(contentsOf scene: Scene) {
      add(scene)
      scene.forEachNode { node in
        add(node)
        if let view = node as? SceneView { add(contentsOf: view.content) }
      }
    }

    var count: Int { all.count }
    var names: Set<String> { Set(all.compactMap { $0() }) }
  }

  private func everything(of rig: CaptureRig, in references: References) {
    references.add(rig.rig.controller)
    references.add(rig.rig.controller.page)
    references.add(contentsOf: rig.rig.scene)
  }

  @Test(
    arguments: PageName.all,
    [[], [.sidebar, .inspector], .time, .log, [.curves, .frames]] as [Set<PanelName>])
  func `a closed page is deallocated with its panels`(name: PageName, panels: Set<PanelName>) throws
  {
    let references = References()
    do {
      let rig = try CaptureRig(name, panels: panels, size: .wide, after: 0.5)
      everything(of: rig, in: references)
      rig.rig.controller.overlays.show([.damage, .box, .paint, .hit, .trail])
      rig.rig.controller.open(name == .gallery ? .slider : .gallery)
      rig.rig.advance(by: 0.5)
      everything(of: rig, in: references)
    }
    #expect(references.count > 30 && references.names == [])
  }

  @Test(arguments: [PageName.gallery, .switch])
  func `the scene of a past moment is deallocated after the return to now`(name: PageName) throws {
    let rig = try CaptureRig(name, panels: .time, size: .wide, after: 0.5)
    rig.swipe(try #require(rig.controls.first), from: 0.3, to: 0.6)
    rig.rig.advance(by: 1)
    let time = try #require(rig.rig.controller.workbench.time)
    let references = References()
    time.scrub(to: time.now.advanced(by: -0.5))
    rig.rig.advance(by: 0.5)
    references.add(contentsOf: try #require(time.replica?.scene))
    time.returnToNow()
    rig.rig.advance(by: 1)
    #expect(references.count > 1 && references.names == [])
  }
}
