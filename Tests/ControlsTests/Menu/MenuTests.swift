import Canvas
import Controls
import ControlsTesting
import Testing

@Suite struct `Menu presentation` {
  private final class Account { var chosen: [String] = [] }

  private let account = Account()
  private let anchor = GlyphButton(.more, label: "More")
  private let rig: SceneDriver

  init() {
    rig = SceneDriver(
      column: anchor, padding: 20, alignment: .leading, background: .groupedPage,
      size: Size(400, 400))
  }

  private var items: [MenuItem] {
    [
      MenuItem("Damage", key: "1", isOn: false) { account.chosen.append("Damage") },
      MenuItem("Layout Box", key: "2", isOn: true) { account.chosen.append("Layout Box") },
      .separator, MenuItem("Hide All", key: "0") { account.chosen.append("Hide All") },
      MenuItem("Save Golden Picture…", key: "Shift S", isEnabled: false) {
        account.chosen.append("Save")
      }, MenuItem("Help") { account.chosen.append("Help") },
    ]
  }

  @discardableResult
  private func open() -> SceneLayer { rig.scene.presentMenu(items, from: anchor, label: "More") }

  private func center(_ title: String) throws -> Point { try rig.row(title).frame.center }

  private func focused() throws -> String? {
    try rig.element(.menu).children.first(where: \.isFocused)?.label
  }

  @Test func `opens below its anchor, and highlights the row under the pointer`() throws {
    open()
    let menu = try rig.element(.menu)
    #expect(menu.frame.origin == Point(20, 56) && menu.frame.height == 12 + 5 * 28 + 10)
    #expect(menu.children.map(\.frame.height) == [28, 28, 10, 28, 28, 28])
    #expect(try menu.frame.width >= 180 && focused() == nil)
    for (place, title) in [
      (try center("Damage"), "Damage"), (try center("Save Golden Picture…"), nil),
      (Point(390, 390), nil),
    ] as [(Point, String?)] {
      rig.move(to: place)
      #expect(try focused() == title)
    }
  }

  @Test func `a heading is a text that cannot be chosen`() throws {
    rig.scene.presentMenu([.heading("Pictures")] + items, from: anchor, label: "More")
    let heading = try #require(rig.element(.menu).children.first)
    #expect(heading.role == .staticText && heading.label == "Pictures")
    #expect(heading.frame.height == 22 && !rig.scene.perform(.select(0), on: heading.id))
    rig.tap(at: heading.frame.center)
    #expect(try rig.key(.home).scene.layers.count == 1 && focused() == "Damage")
  }

  @Test func `is dismissed before the chosen item's action runs`() throws {
    var dismissals = 0
    let layer = open()
    layer.onDismiss = { dismissals += 1 }
    rig.tap(at: try center("Hide All"))
    #expect(account.chosen == ["Hide All"] && !layer.isPresented)
    #expect(rig.shown().scene.layers.isEmpty && dismissals == 1)
  }

  @Test func `ignores presses on separators, disabled rows and its border`() throws {
    let layer = open()
    rig.tap(at: try center("Save Golden Picture…"))
    rig.tap(at: try center("")).tap(at: Point(22, 58))
    #expect(account.chosen.isEmpty && layer.isPresented)
  }

  @Test func `closes with Escape and a press outside, and restores the focus`() {
    #expect(rig.key(.tab).scene.focusedNode === anchor)
    let layer = open()
    #expect(rig.scene.focusedNode !== anchor)
    rig.key(.escape)
    #expect(!layer.isPresented && rig.scene.focusedNode === anchor && rig.scene.isFocusVisible)
    var presses = 0
    anchor.onPress { presses += 1 }
    let second = open()
    rig.tap(at: anchor.frameInScene.center)
    #expect(!second.isPresented && presses == 0)
  }

  @Test func `closes with Escape while it is held open, and chooses nothing`() throws {
    rig.press(at: Point(390, 390))
    let layer = open()
    rig.move(to: try center("Help"))
    rig.key(.escape).release()
    #expect(!layer.isPresented && account.chosen.isEmpty)
  }

  @Test func `moves through enabled rows with keys, and wraps around`() throws {
    rig.key(.tab)
    open()
    #expect(try focused() == "Layout Box")
    for (key, title) in [
      (Key.down, "Hide All"), (.down, "Help"), (.down, "Damage"), (.up, "Help"), (.home, "Damage"),
      (.end, "Help"), (.character("h"), "Hide All"), (.character("h"), "Help"),
    ] {
      rig.key(key)
      #expect(try focused() == title, "\(key)")
    }
    #expect(rig.key(.enter).scene.layers.isEmpty && account.chosen == ["Help"])
    open()
    rig.key(.space)
    #expect(account.chosen == ["Help", "Layout Box"])
  }

  @Test func `a pointer that rests where it opens chooses nothing until it moves`() throws {
    open()
    let place = try center("Help")
    rig.key(.escape).move(to: place).key(.tab)
    open()
    #expect(try rig.advance(by: 0.5).row("Layout Box").isFocused)
    #expect(try rig.move(to: place + Point(1, 0)).row("Help").isFocused)
  }

  @Test func `is a menu of items in the accessibility tree`() throws {
    open()
    let menu = try rig.element(.menu)
    #expect(menu.label == "More" && menu.states.contains(.modal))
    let roles: [SemanticsRole] = [
      .menuItem, .menuItem, .separator, .menuItem, .menuItem, .menuItem,
    ]
    #expect(menu.children.map(\.role) == roles)
    #expect(menu.children[1].value == .isOn(true) && menu.children[3].value == .none)
    #expect(!menu.children[4].isEnabled && menu.children[0].help == "1")
    // The layer has no accessibility node of its own.
    #expect(rig.scene.semantics.children.map(\.role) == [.menu])
    #expect(!rig.scene.perform(.select(4), on: menu.children[4].id))
    #expect(rig.scene.perform(.select(5), on: menu.children[5].id) && account.chosen == ["Help"])
  }

  @Test func `stays within a small window, and scrolls to the highlighted row`() throws {
    try rig.resize(to: Size(160, 120))
    rig.showFrame()
    rig.key(.tab)
    open()
    let menu = try rig.element(.menu)
    #expect(menu.frame.minY >= 8 && menu.frame.maxY <= 112)
    #expect(menu.frame.minX >= 8 && menu.frame.maxX <= 152)
    let help = try rig.key(.end).element(.menu).children[5].frame
    #expect(help.minY >= menu.frame.minY && help.maxY <= menu.frame.maxY)
    // A row above others is not covered by the arrow at the end.
    let hide = try rig.keys(.home, .down, .down).element(.menu).children[3].frame
    #expect(hide.maxY == menu.frame.maxY - 24)
    rig.scroll(at: menu.frame.center, deltaY: -50)
    #expect(try rig.element(.menu).children[0].frame.minY == menu.frame.minY + 6)
    rig.scroll(at: menu.frame.center, deltaY: .nan)
    rig.key(.home).showFrame()
    #expect(throws: Never.self) { try rig.bitmap() }
  }

  /// The room below, above, beside or nowhere is enough for the menu.
  @Test(arguments: [
    (Size(500, 300), Point(20, 20)), (Size(500, 300), Point(20, 250)),
    (Size(600, 200), Point(300, 20)), (Size(600, 200), Point(20, 80)),
    (Size(200, 200), Point(84, 84)), (Size(200, 200), Point(84, 120)),
    (Size(200, 130), Point(84, 30)),
  ])
  func `never covers its anchor, so that a second click chooses nothing`(
    size: Size, place: Point
  ) throws {
    let anchor = GlyphButton(.more, label: "More")
    let rig = SceneDriver(
      Scene(FixedFrameRoot(anchor, at: Rect(origin: place, size: Size(32, 32)))), size: size)
    let items = (0..<6).map { index in MenuItem("Item \(index)") { account.chosen.append("") } }
    anchor.onPress { [unowned anchor] in
      anchor.scene?.presentMenu(items, from: anchor, label: "More")
    }
    let frame = try rig.tap(at: anchor.frameInScene.center).element(.menu).frame
    #expect(!frame.intersects(anchor.frameInScene) && frame.height >= 40)
    #expect(frame.minX >= 8 && frame.maxX <= size.width - 8)
    #expect(frame.minY >= 8 && frame.maxY <= size.height - 8)
    rig.tap(at: anchor.frameInScene.center)
    #expect(account.chosen.isEmpty)
  }

  @Test func `a press from before it was open chooses only by a drag`() throws {
    // No row has room beside the anchor, so the menu covers the place of the press.
    try rig.resize(to: Size(100, 90))
    rig.showFrame()
    for (end, titles) in [(Point(70, 60), []), (Point(70, 32), ["Damage"])] as [(Point, [String])] {
      rig.press(at: Point(70, 60))
      open()
      rig.advance(by: 1)
      rig.move(to: end).release()
      #expect(account.chosen == titles)
      rig.key(.escape)
    }
  }

  @Test func `aligns with the anchor's other edge from right to left`() throws {
    rig.scene.environment.direction = .rightToLeft
    rig.showFrame()
    open()
    #expect(try rig.element(.menu).frame.maxX == anchor.frameInScene.maxX)
  }

  @Test func `can be empty`() {
    let layer = rig.scene.presentMenu([], from: anchor, label: "")
    rig.keys(.down, .enter).showFrame()
    #expect(layer.isPresented)
    rig.key(.escape)
    #expect(!layer.isPresented)
  }
}

private final class Channel: Control {
  let mute = Switch(label: "Mute")
  private(set) var requests: [Point?] = []

  init() {
    super.init(label: "Drums")
    addChild(mute)
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size { Size(80, 40) }
  override func layout(in context: LayoutContext) {
    mute.frame = Rect(x: 0, y: 0, width: 51, height: 31)
  }

  override func contextMenuRequested(at point: Point?) -> Bool {
    requests.append(point)
    scene?.presentMenu([MenuItem("Solo") {}], from: self, at: point, label: "Channel")
    return true
  }
}

@Suite struct `Context menus` {
  @Test(arguments: [false, true])
  func `are requested by the secondary button and by keys, also in a view`(isInView: Bool) {
    let channel = Channel()
    let scene = Scene(Stack(.vertical, of: channel))
    let rig = SceneDriver(
      isInView ? Scene(Stack(.vertical, of: SceneView(scene))) : scene, size: Size(300, 200))
    func strike(_ key: Key, _ modifiers: Modifiers = []) -> Bool {
      rig.key(key, modifiers: modifiers)
      defer { rig.key(.escape) }
      return scene.semantics.first { $0.role == .menu } != nil
    }
    rig.press(at: Point(10, 5), button: 3).release(button: 3)
    #expect(scene.semantics.first { $0.role == .menu } != nil && !channel.mute.isOn)
    rig.key(.escape)
    scene.setFocus(channel.mute, isVisible: true)
    #expect(strike(.named("menu")) && strike(.named("f10"), .shift) && !strike(.named("f10")))
    #expect(channel.requests == [Point(10, 5), nil, nil] && scene.focusedNode === channel.mute)
    channel.isEnabled = false
    rig.press(at: Point(10, 5), button: 3)
    #expect(channel.requests.count == 3)
  }
}
