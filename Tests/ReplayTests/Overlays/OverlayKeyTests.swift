import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

/// Turning overlays on and off. design: playground, Keys
@Suite struct `Overlays over the page` {
  private let rig = PageRig(.gallery, size: Size(1280, 800))

  private func isLookedAt(_ rig: PageRig) -> Bool {
    let isShown = rig.scene.all(Node.self).contains { $0 is OverlayLayer || $0 is OverlayCanvas }
    #expect(isShown == (rig.scene.frameObserver != nil))
    return isShown
  }

  @Test func `digits toggle the overlays, and zero turns all off`() {
    let all: [Overlays] = [.damage, .box, .paint, .hit, .trail]
    for (index, overlay) in all.enumerated() {
      #expect(rig.after(.character(Character("\(index + 1)"))).controller.overlays.shown == overlay)
      #expect(rig.after(.character(Character("\(index + 1)"))).controller.overlays.shown == [])
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
    let rig = PageRig(.gallery, size: Size(1280, 800), overlays: .outlines)
    let before = rig.scene.semantics
    #expect(rig.after("1").scene.semantics.children.count == before.children.count)
    let toggle = try #require(rig.control("bluetooth") as? Switch)
    let place = toggle.frameInScene.center
    #expect(rig.scene.hitTest(place) === toggle)
    rig.click(at: place)
    #expect(toggle.isOn)
    #expect(!rig.scene.layers.isEmpty)
  }

  @Test func `overlays stay when another page opens`() {
    let rig = PageRig(.gallery, size: Size(1280, 800), overlays: .box)
    #expect(rig.after("3", modifiers: .control).controller.overlays.shown == .box)
    #expect(isLookedAt(rig))
    let content = rig.controller.overlays.node?.canvas.content
    #expect(content?.outlines.isEmpty == false)
  }

  @Test func `overlays lie below menus and cards`() {
    #expect(rig.after("?2").scene.layers.count == 2 && rig.scene.layers.first?.root is OverlayLayer)
    #expect(rig.after(.escape).scene.layers.count == 1 && rig.controller.overlays.shown == .box)
  }

  private func items(_ rig: PageRig) -> [SemanticsNode] {
    rig.scene.semantics.all.filter { $0.role == .menuItem }
  }

  @Test func `the overlays menu has keys and check marks`() throws {
    let rig = PageRig(.gallery, size: Size(1280, 800), overlays: [.box, .hit])
    rig.controller.presentMenu(of: .overlays, from: rig.controller.page.root)
    rig.update()
    let items = items(rig)
    #expect(
      items.map(\.label)
        == [
          "Show or Hide", "Damage", "Layout Box", "Paint Outset", "Hit Area", "Pointer Trail",
          "None",
        ])
    #expect(items.map(\.help) == ["O", "1", "2", "3", "4", "5", "0"])
    #expect(items.map(\.value) == [true, false, true, false, true, false, false].map { .isOn($0) })
    let paint = try #require(items.first { $0.label == "Paint Outset" })
    #expect(rig.scene.perform(.select(3), on: paint.id))
    rig.update()
    #expect(rig.controller.overlays.shown == .outlines)
    rig.controller.presentMenu(of: .overlays, from: rig.controller.page.root)
    rig.update()
    let none = try #require(self.items(rig).last)
    #expect(rig.scene.perform(.select(6), on: none.id))
    rig.update()
    #expect(rig.controller.overlays.shown == [])
  }

  private func captions(_ rig: PageRig) -> [(text: Text, origin: Point)] {
    let captions = Overlays.kinds.map(\.caption)
    return rig.texts.filter { captions.contains($0.text.string) }
  }

  @Test func `captions are at the end of the line of the description`() throws {
    for panes in [[], [.sidebar, .inspector]] as [Set<PanelName>] {
      let rig = PageRig(
        .gallery, size: Size(1280, 800), panes: panes, overlays: .outlines, after: 1)
      let captions = captions(rig)
      #expect(captions.map(\.text.string) == ["Layout box", "Paint outset", "Hit area"])
      let sentence = try #require(rig.texts.first { $0.text.string.hasPrefix("Switches, sliders") })
      for caption in captions {
        #expect(abs(caption.origin.y - sentence.origin.y) < 2)
        #expect(caption.origin.x > sentence.origin.x + 380)
      }
    }
  }

  @Test func `captions are below the title if there is no room beside it`() throws {
    let rig = PageRig(.gallery, size: Size(480, 640), overlays: .outlines)
    let captions = captions(rig)
    #expect(captions.count == 3)
    let title = try #require(rig.texts.first { $0.text.string == "Gallery" })
    for caption in captions {
      #expect(caption.origin.y > title.origin.y + 20 && caption.origin.y < 60)
    }
    let full = PageRig(
      .gallery, size: Size(960, 680), overlays: [.damage, .box, .paint, .hit, .trail])
    let sentence = try #require(full.texts.first { $0.text.string.hasPrefix("Switches, sliders") })
    let names = self.captions(full)
    #expect(names.count == 5)
    #expect(
      names.allSatisfy {
        $0.origin.y > sentence.origin.y + 12 || $0.origin.x > sentence.origin.x + 380
      })
  }
}
