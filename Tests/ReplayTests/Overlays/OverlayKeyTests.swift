import Canvas
import Controls
import ControlsTesting
import Testing

@testable import playground

/// Which overlays are on, and how one gets at them. design: playground, Keys
@Suite struct `What lies over the page` {
  private func rig(_ overlays: Overlays = []) -> PageRig {
    PageRig(.gallery, size: Size(1280, 800), overlays: overlays)
  }

  private func isLookedAt(_ rig: PageRig) -> Bool {
    let isShown = rig.scene.all(Node.self).contains { $0 is OverlayLayer || $0 is OverlayCanvas }
    #expect(isShown == (rig.scene.frameObserver != nil))
    return isShown
  }

  @Test func `are toggled by the digits, and all by zero`() {
    let rig = rig()
    let all: [Overlays] = [.damage, .box, .paint, .hit, .trail]
    for (index, overlay) in all.enumerated() {
      rig.strike(.character(Character("\(index + 1)")))
      #expect(rig.controller.overlays.shown == overlay)
      rig.strike(.character(Character("\(index + 1)")))
      #expect(rig.controller.overlays.shown == [])
    }
    rig.strike("135")
    #expect(rig.controller.overlays.shown == [.damage, .paint, .trail])
    rig.strike("69")
    #expect(rig.controller.overlays.shown == [.damage, .paint, .trail])
    rig.strike("0")
    #expect(rig.controller.overlays.shown == [])
  }

  @Test func `come back with O as they were last, the first time as the outlines`() {
    let rig = rig()
    rig.strike("o")
    #expect(rig.controller.overlays.shown == [.box, .paint, .hit])
    rig.strike("o")
    #expect(rig.controller.overlays.shown == [])
    rig.strike("10o")
    #expect(rig.controller.overlays.shown == .damage)
  }

  @Test func `are nothing while none is on`() {
    let rig = rig()
    #expect(!isLookedAt(rig))
    for key in ["1", "2", "5", "o"] as [Character] {
      rig.strike(.character(key))
      #expect(isLookedAt(rig))
      rig.strike("0")
      #expect(!isLookedAt(rig))
      #expect(rig.controller.overlays.node == nil)
    }
    #expect(rig.scene.layers.isEmpty)
  }

  @Test func `take nothing from what lies below`() throws {
    let rig = rig(.outlines)
    let before = rig.scene.semantics
    rig.strike("1")
    #expect(rig.scene.semantics.children.count == before.children.count)
    let toggle = try #require(rig.control("bluetooth") as? Switch)
    let place = toggle.frameInScene.center
    #expect(rig.scene.hitTest(place) === toggle)
    rig.click(at: place)
    #expect(toggle.isOn)
    #expect(!rig.scene.layers.isEmpty)
  }

  @Test func `stay with another page`() {
    let rig = rig(.box)
    rig.strike("3", modifiers: .control)
    #expect(rig.controller.overlays.shown == .box)
    #expect(isLookedAt(rig))
    let content = rig.controller.overlays.node?.canvas.content
    #expect(content?.outlines.isEmpty == false)
  }

  @Test func `lie below menus and cards`() {
    let rig = rig()
    rig.strike("?2")
    #expect(rig.scene.layers.count == 2)
    #expect(rig.scene.layers.first?.root is OverlayLayer)
    rig.strike(.escape)
    #expect(rig.scene.layers.count == 1)
    #expect(rig.controller.overlays.shown == .box)
  }

  // MARK: Menu

  private func items(_ rig: PageRig) -> [SemanticsNode] {
    rig.scene.semantics.all.filter { $0.role == .menuItem }
  }

  @Test func `are in a menu with their keys, checked where they are on`() throws {
    let rig = rig([.box, .hit])
    rig.controller.presentOverlaysMenu(from: rig.controller.page.root)
    rig.update()
    let items = items(rig)
    #expect(
      items.map(\.label)
        == ["Damage", "Layout Box", "Paint Outset", "Hit Area", "Pointer Trail", "None"])
    #expect(items.map(\.help) == ["1", "2", "3", "4", "5", "0"])
    #expect(items.map(\.value) == [false, true, false, true, false, false].map { .isOn($0) })
    let paint = try #require(items.first { $0.label == "Paint Outset" })
    #expect(rig.scene.perform(.select(2), on: paint.id))
    rig.update()
    #expect(rig.controller.overlays.shown == .outlines)
    rig.controller.presentOverlaysMenu(from: rig.controller.page.root)
    rig.update()
    let none = try #require(self.items(rig).last)
    #expect(rig.scene.perform(.select(6), on: none.id))
    rig.update()
    #expect(rig.controller.overlays.shown == [])
  }

  // MARK: Legend

  private func captions(_ rig: PageRig) -> [(text: Text, origin: Point)] {
    let captions = Overlays.kinds.map(\.caption)
    return rig.texts.filter { captions.contains($0.text.string) }
  }

  @Test func `are named at the end of the sentence's line`() throws {
    for panes in [[], [.sidebar, .inspector]] as [WorkbenchPanes] {
      let rig = PageRig(
        .gallery, size: Size(1280, 800), panes: panes, overlays: .outlines, after: 1)
      let captions = captions(rig)
      #expect(captions.map(\.text.string) == ["Layout box", "Paint outset", "Hit area"])
      let sentence = try #require(rig.texts.first { $0.text.string.hasPrefix("A switch, a") })
      for caption in captions {
        #expect(abs(caption.origin.y - sentence.origin.y) < 2)
        #expect(caption.origin.x > sentence.origin.x + 380)
      }
    }
  }

  @Test func `are named below the title where there is no room beside it`() throws {
    let rig = PageRig(.gallery, size: Size(480, 640), overlays: .outlines)
    let captions = captions(rig)
    #expect(captions.count == 3)
    let title = try #require(rig.texts.first { $0.text.string == "Playground" })
    for caption in captions {
      #expect(caption.origin.y > title.origin.y + 20 && caption.origin.y < 60)
    }
    // All of them, clear of the sentence.
    let full = PageRig(
      .gallery, size: Size(960, 680), overlays: [.damage, .box, .paint, .hit, .trail])
    let sentence = try #require(full.texts.first { $0.text.string.hasPrefix("A switch, a") })
    let names = self.captions(full)
    #expect(names.count == 5)
    #expect(
      names.allSatisfy {
        $0.origin.y > sentence.origin.y + 12 || $0.origin.x > sentence.origin.x + 380
      })
  }
}
