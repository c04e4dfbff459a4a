import Canvas
import Controls
import Testing

@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

/// Turning overlays on and off. spec: docs/spec/window.md#keys/overlays
@Suite struct `Overlays over the page` {
  private let rig = PageRig(.gallery, size: .wide)

  private func isLookedAt(_ rig: PageRig) -> Bool {
    let isShown = rig.scene.all(Node.self).contains { $0 is OverlayLayer || $0 is OverlayCanvas }
    #expect(isShown == (rig.scene.frameObserver != nil))
    return isShown
  }

  @Test func `digits toggle the overlays, and zero turns all off`() {
    let all: [Overlays] = [.damage, .box, .paint, .hit, .trail]
    for (key, overlay) in zip(["1", "2", "3", "4", "5"], all) {
      for expected in [overlay, []] {
        #expect(rig.after(key).controller.overlays.shown == expected)
      }
    }
    #expect(rig.after("135").controller.overlays.shown == [.damage, .paint, .trail])
    #expect(rig.after("69").controller.overlays.shown == [.damage, .paint, .trail])
    #expect(rig.after("0").controller.overlays.shown == [])
  }

  @Test func `O restores the latest overlays, at first the outlines`() {
    #expect(rig.after("o").controller.overlays.shown == [.box, .paint, .hit])
    #expect(rig.after("o").controller.overlays.shown == [])
    #expect(rig.after("10o").controller.overlays.shown == .damage)
  }

  @Test func `no overlay node and no frame observer exist while all overlays are off`() {
    #expect(!isLookedAt(rig))
    for key in ["1", "2", "5", "o"] as [Character] {
      rig.strike(.character(key))
      #expect(isLookedAt(rig))
      rig.strike("0")
      #expect(!isLookedAt(rig) && rig.controller.overlays.node == nil)
    }
    #expect(rig.scene.layers.isEmpty)
  }

  @Test func `overlays are transparent for input and accessibility`() throws {
    let rig = PageRig(.gallery, size: .wide, overlays: .outlines)
    let before = rig.scene.semantics
    #expect(rig.after("1").scene.semantics.children.count == before.children.count)
    let toggle = try #require(rig.control("bluetooth") as? Switch)
    let place = toggle.frameInScene.center
    #expect(rig.scene.hitTest(place) === toggle)
    rig.click(at: place)
    #expect(toggle.isOn && !rig.scene.layers.isEmpty)
  }

  @Test func `overlays stay when another page opens`() {
    let rig = PageRig(.gallery, size: .wide, overlays: .box)
    #expect(rig.after("3", modifiers: .control).controller.overlays.shown == .box)
    #expect(isLookedAt(rig))
    #expect(rig.controller.overlays.node?.canvas.content.outlines.isEmpty == false)
  }

  @Test func `overlays lie below menus and cards`() {
    #expect(rig.after("?2").scene.layers.count == 2 && rig.scene.layers.first?.root is OverlayLayer)
    #expect(rig.after(.escape).scene.layers.count == 1 && rig.controller.overlays.shown == .box)
  }

  @Test func `the overlays menu has keys and check marks`() throws {
    let rig = PageRig(.gallery, size: .wide, overlays: [.box, .hit])
    func openMenu() throws -> [SemanticsNode] {
      rig.controller.presentMenu(of: .overlays, from: rig.controller.page.root)
      rig.update()
      let items = rig.scene.semantics.all.filter { $0.role == .menuItem }
      try #require(items.count == 7)
      return items
    }
    let items = try openMenu()
    let kinds = ["Damage", "Layout Box", "Paint Outset", "Hit Area", "Pointer Trail"]
    #expect(items.map(\.label) == ["Show or Hide"] + kinds + ["None"])
    #expect(items.map(\.help) == ["O", "1", "2", "3", "4", "5", "0"])
    #expect(items.map(\.value) == [true, false, true, false, true, false, false].map { .isOn($0) })
    #expect(rig.scene.perform(.select(3), on: items[3].id))
    rig.update()
    #expect(rig.controller.overlays.shown == .outlines)
    #expect(rig.scene.perform(.select(6), on: try openMenu()[6].id))
    rig.update()
    #expect(rig.controller.overlays.shown == [])
  }

  private func captions(_ rig: PageRig) -> [(text: Text, origin: Point)] {
    rig.texts.filter { Overlays.kinds.map(\.caption).contains($0.text.string) }
  }

  @Test func `captions are at the end of the line of the description`() throws {
    for panels in [[], [.sidebar, .inspector]] as [Set<PanelName>] {
      let rig = PageRig(.gallery, size: .wide, panels: panels, overlays: .outlines, after: 1)
      let captions = captions(rig)
      #expect(captions.map(\.text.string) == ["Layout box", "Paint outset", "Hit area"])
      let sentence = try #require(rig.texts.first { $0.text.string.hasPrefix("Switches, sliders") })
      let places = captions.map { $0.origin - sentence.origin }
      #expect(places.allSatisfy { abs($0.y) < 2 && $0.x > 380 })
    }
  }

  @Test func `captions are below the title if there is no room beside it`() throws {
    let rig = PageRig(.gallery, size: .narrow, overlays: .outlines)
    let captions = captions(rig)
    let top = try #require(rig.texts.first { $0.text.string == "Gallery" }).origin.y + 20
    #expect(captions.count == 3 && captions.allSatisfy { $0.origin.y > top && $0.origin.y < 60 })
    let full = PageRig(.gallery, size: .medium, overlays: [.damage, .box, .paint, .hit, .trail])
    let sentence = try #require(full.texts.first { $0.text.string.hasPrefix("Switches, sliders") })
    let names = self.captions(full).map { $0.origin - sentence.origin }
    #expect(names.count == 5 && names.allSatisfy { $0.y > 12 || $0.x > 380 })
  }
}

@Suite struct `Overlay options` {
  private func overlays(_ text: String) throws -> Overlays? {
    try RunCommand<Playground>.parse(["--overlays", text]).window.overlays?.options
  }

  @Test func `overlays and panels are named in lists, and others are rejected`() throws {
    #expect(try RunCommand<Playground>.parse([]).window.overlays == nil)
    #expect(try overlays("none") == [] && overlays("box") == .box)
    #expect(try overlays("hit,box,paint") == .outlines)
    #expect(try overlays("damage,trail,damage") == [.damage, .trail])
    func panels(_ text: String) throws -> Set<PanelName>? {
      try RunCommand<Playground>.parse(["--panels", text]).window.panels?.options
    }
    #expect(try panels("none") == [] && panels("inspector,sidebar") == [.sidebar, .inspector])
    for text in ["", "attic", "sidebar,", "none,sidebar", "Sidebar"] {
      #expect(throws: (any Error).self) { try panels(text) }
    }
    for text in ["", "moon", "box,", "none,box", "Box", "2"] {
      let error = try #require(throws: (any Error).self) { try overlays(text) }
      let message = Playground.fullMessage(for: error)
      #expect(Playground.exitCode(for: error).rawValue == 64 && message.contains("--overlays"))
      #expect(message.contains("box, paint, hit and trail"))
    }
  }

  @Test func `the picture of the window shows the overlays`() throws {
    let folder = TemporaryFolder()
    func bytes(_ arguments: String) throws -> [UInt8] {
      try folder.snapshot("window --size 480x640 " + arguments)
      return try folder.bytes("picture.png")
    }
    let plain = try bytes("")
    #expect(try bytes("--overlays none") == plain)
    let others = try ["box", "paint", "hit", "box,paint,hit"].map { try bytes("--overlays " + $0) }
    #expect(Set(others + [plain]).count == 5)
  }
}
