import Canvas
import Controls
import ControlsTesting
import Testing

@testable import Workbench
@testable import playground

/// Drawer, sheet, popover, menu, key card and banner are one stack.
/// spec: docs/spec/window.md#frame/below-900
@Suite struct `Layers of the window` {
  private let rig = PageRig(.gallery, size: .narrow)

  /// The kinds of the layers, from bottom to top.
  private func kinds(_ rig: PageRig) -> [String] {
    rig.scene.layers.map { layer in
      switch layer.root {
      case is SidebarDrawer: "drawer"
      case is BottomSheet: "sheet"
      case is ShortcutsLayer: "card"
      case is BannerHost: "banner"
      default: layer.label.isEmpty ? "\(type(of: layer.root))" : layer.label
      }
    }
  }

  /// Presses a key without a frame.
  private func press(_ key: Key) {
    rig.scene.handle(.key(KeyEvent(.down, key, time: rig.scene.now)))
    rig.scene.handle(.key(KeyEvent(.up, key, time: rig.scene.now)))
  }

  @Test(arguments: [
    ("ei", ["sheet"]), ("ie", ["sheet", "Environment"]), ("?ib", ["sheet", "drawer"]),
    ("?e", ["Environment"]), ("e?", ["card"]), ("b?", ["card"]), ("?b", ["drawer"]),
    ("bi", ["sheet"]), ("be", ["drawer", "Environment"]), ("beb", []), ("bh", ["sheet"]),
  ])
  func `one layer is shown at a time, except above its owner`(keys: String, expected: [String]) {
    rig.strike(keys, wait: 1)
    #expect(kinds(rig) == expected)
  }

  @Test(arguments: [
    ("i", Set<PanelName>.inspector), ("b", .sidebar), ("f", .frames), ("h", .column),
  ])
  func `a key that shows a wide window's panel closes the card`(key: String, panel: Set<PanelName>)
  {
    let rig = PageRig(.gallery, size: .wide, after: 1)
    rig.strike("?" + key, wait: 1)
    #expect(kinds(rig).isEmpty && !rig.controller.workbench.shownPanels.isDisjoint(with: panel))
  }

  @Test func `Escape closes the layers from the top`() {
    rig.strike("ibe", wait: 1)
    for expected in [["sheet", "drawer"], ["sheet"], []] {
      #expect(kinds(rig.after(.escape, wait: 1)) == expected)
    }
  }

  @Test(arguments: LayoutDirection.allCases)
  func `a press beside the drawer closes it and does nothing else`(direction: LayoutDirection) {
    let rig = PageRig(.gallery, direction: direction, size: Size(480, 720))
    rig.strike("b", wait: 1)
    // Between the pages and the rows at the bottom.
    let place = Point(direction == .leftToRight ? 100 : 380, 574)
    rig.click(at: place)
    #expect(kinds(rig) == ["drawer"])
    rig.click(at: Point(480 - place.x, place.y))
    #expect(kinds(rig).isEmpty)
  }

  @Test func `the drawer has a close button in the place of the sidebar button`() throws {
    let button = try rig.part("sidebar")
    // Without the pointer no help tag is shown.
    rig.click(at: button.frameInScene.center)
    rig.leave(wait: 1)
    #expect(kinds(rig) == ["drawer"])
    #expect(try rig.part("close-sidebar").frameInScene == button.frameInScene)
    rig.click(at: button.frameInScene.center)
    rig.leave(wait: 1)
    #expect(kinds(rig).isEmpty && rig.scene.focusedNode === button)
  }

  @Test func `arrow keys in the drawer open pages, and Return closes it`() {
    rig.strike("b")
    let steps: [(Key, PageName, [String])] = [
      (.down, .switch, ["drawer"]), (.down, .slider, ["drawer"]), (.enter, .slider, []),
    ]
    for (key, page, layers) in steps {
      rig.strike(key)
      #expect(rig.controller.pageName == page && kinds(rig) == layers)
    }
  }

  @Test(arguments: [0, 2]) func `a press on a page in the drawer closes it`(row: Int) throws {
    rig.strike("b", wait: 1)
    let list = try #require(rig.scene.all(SidebarList.self).first)
    let place = try #require(list.frame(ofRow: row)).center + list.frameInScene.origin
    rig.click(at: place, wait: 1)
    #expect(kinds(rig).isEmpty && rig.controller.pageName == (row == 0 ? .gallery : .slider))
  }

  @Test func `the environment hangs from its row in the drawer`() throws {
    rig.strike("b", wait: 1)
    let row = try #require(rig.controller.workbench.sidebar.environmentRow)
    let place = row.offset(by: rig.controller.workbench.sidebar.more.frameInScene.origin)
    rig.click(at: place.center, wait: 1)
    #expect(kinds(rig) == ["drawer", "Environment"])
    let dialog = try #require(
      rig.scene.semantics.all.first { $0.role == .dialog && $0.label == "Environment" })
    #expect(abs(dialog.frame.maxY - (place.minY - 8)) < 0.01)
    rig.click(at: Point(470, 10), wait: 1)
    #expect(kinds(rig) == ["drawer"])
    #expect(rig.scene.focusedNode === rig.controller.workbench.sidebar.more)
  }

  @Test(arguments: 1...9) func `Ctrl with a digit closes the drawer`(number: Int) {
    rig.strike("ib", wait: 1)
    rig.strike(.character(Character("\(number)")), modifiers: .control, wait: 1)
    #expect(kinds(rig) == ["sheet"])
  }

  @Test func `resizing leaves no layer under another`() {
    let rig = PageRig(.gallery, size: .wide, panels: .inspector, after: 1)
    for key in ["e", "?"] as [Character] {
      rig.strike(.character(key), wait: 1)
      rig.resize(to: .narrow, wait: 1)
      #expect(kinds(rig) == ["sheet"])
      rig.strike("b", wait: 1)
      rig.resize(to: .wide, wait: 1)
      #expect(kinds(rig).isEmpty)
    }
  }

  @Test func `a banner is above the sheet or card that is open, and closes first`() throws {
    let banners = rig.controller.workbench.banners
    rig.strike("?", wait: 1)
    banners.show("Not saved")
    #expect(kinds(rig.after(seconds: 1)) == ["card", "banner"])
    rig.click(at: try #require(banners.all(GlyphButton.self).first).frameInScene.center)
    #expect(kinds(rig) == ["card"])
    rig.strike("?i", wait: 1)
    banners.show("Not saved")
    #expect(kinds(rig.after(seconds: 1)) == ["sheet", "banner"])
    #expect(kinds(rig.after(.escape, wait: 1)) == ["sheet"])
    banners.show("Saved", kind: .success)
    #expect(kinds(rig.after(.escape, wait: 1)) == ["banner"])
  }

  private func pixel(_ x: Int, _ y: Int) throws -> Bitmap.Pixel {
    try #require(rig.picture()[x, y])
  }

  @Test func `the drawer and the key card move in, and the drawer has a visible edge in dark`()
    throws
  {
    press(.character("b"))
    rig.advance(by: 0.05)
    let (early, inner) = try (pixel(2, 525), pixel(210, 525))
    #expect(early.red == 255 && inner.red < 255)
    rig.advance(by: 1)
    #expect(try pixel(210, 525).red == 255)
    press(.character("b"))
    rig.advance(by: 0.05)
    #expect(try pixel(2, 525).red == 255 && pixel(210, 525).red < 255)
    let dark = PageRig(.gallery, theme: .dark, size: .narrow)
    dark.strike("b", wait: 1)
    let picture = try dark.picture()
    let (edge, page) = try (#require(picture[219, 400]), #require(picture[222, 400]))
    #expect(Int(edge.red) - Int(page.red) >= 30)
    let card = { rig.scene.all(ShortcutsCard.self).last?.frameInScene }
    rig.advance(by: 1)
    press(.character("?"))
    rig.advance(by: 0.05)
    let frame = try #require(card())
    let (top, middle) = (Int(frame.minY) + 4, Int(frame.midX))
    #expect(try pixel(middle, top).red < 255)
    rig.advance(by: 1)
    #expect(try pixel(middle, top).red == 255)
  }
}

@Suite struct `Shortcuts card` {
  nonisolated private static let sizes = [
    Size.wide, .medium, .narrow, Size(320, 400), Size(2000, 300),
  ]

  @Test(arguments: sizes, LayoutDirection.allCases)
  func `texts are apart and inside of the card`(size: Size, direction: LayoutDirection) throws {
    let layer = ShortcutsLayer(PageRig(TrioPage()).controller.table)
    let scene = Scene(layer, environment: SceneEnvironment(direction: direction))
    let driver = SceneDriver(scene, size: size, scale: 1)
    let spy = PaintSpy()
    driver.draw(with: spy)
    let card = try #require(spy.shapes.first)
    // Tolerates rounding errors.
    #expect(card.minX >= -1e-6 && card.maxX <= size.width + 1e-6)
    #expect(card.minY >= -1e-6 && card.maxY <= size.height + 1e-6)
    let frames = spy.texts.map { Rect(origin: $1, size: driver.text.size(of: $0)) }
    #expect(frames.count > 20 && frames.areApart)
    #expect(frames.allSatisfy { $0.minX >= card.minX && $0.maxX <= card.maxX })
    // The keys of a shortcut are in the order in which they are pressed.
    for (index, text) in spy.texts.enumerated() where text.text.string == "Ctrl" {
      #expect(frames[index].maxX < frames[index + 1].minX)
    }
  }

  private let rig = PageRig(TrioPage(), size: .narrow)

  @Test func `keys move through the shortcuts, which screen readers get with their places`() throws
  {
    rig.strike(.tab, .character("?"))
    func focused() -> SemanticsNode? {
      rig.scene.focusedSemantics.flatMap { rig.scene.semantics(for: $0) }
    }
    let first = try #require(focused())
    #expect(first.spokenText == "Dark Theme, T" && first.help == "Environment")
    let view = try #require(rig.scene.all(ShortcutsCard.self).last?.all(ScrollView.self).first)
    for key in [Key.end, .up, .home, .down] {
      rig.strike(key)
      let frame = try #require(focused()).frame
      #expect(view.frameInScene.intersection(frame) == frame && frame != first.frame)
    }
    #expect(focused()?.spokenText == "Disabled, D")
  }

  @Test func `keys show and hide the card, a press outside hides it, and the wheel scrolls it`()
    throws
  {
    #expect(!rig.showsCard)
    let question = Key.character("?")
    let keys = [question, question, question, .escape, .escape]
    #expect(keys.map { rig.after($0).showsCard } == [true, false, true, false, false])
    rig.strike("?")
    rig.update()
    let toggle = try #require(rig.toggle)
    let isOn = toggle.isOn
    rig.drag(from: Point(240, 400), to: Point(240, 200))
    #expect(rig.showsCard && toggle.isOn == isOn)
    rig.tap(at: Point(4, 4))
    #expect(!rig.showsCard)
    rig.strike("?")
    rig.update()
    let view = try #require(rig.scene.all(ShortcutsCard.self).last?.all(ScrollView.self).first)
    #expect(view.offset == 0 && view.maximumOffset > 0)
    rig.scroll(by: 2, at: view.frameInScene.center)
    rig.update()
    #expect(view.offset > 0 && rig.showsCard)
  }
}

extension PageRig {
  fileprivate var showsCard: Bool {
    scene.all(ShortcutsLayer.self).last.map { !$0.isHidden } ?? false
  }

  fileprivate var toggle: Switch? { controls.lazy.compactMap { $0 as? Switch }.first }
}
