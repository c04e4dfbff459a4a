import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

@Suite struct `Designs page` {
  private func views(_ rig: PageRig) -> [SceneView] { rig.controller.page.root.all(SceneView.self) }

  private func toggles(_ rig: PageRig) -> [Switch] {
    views(rig).flatMap { $0.content.root.all(Switch.self) }
  }

  @Test func `every control of the catalog is there in both designs`() {
    let rig = PageRig(.designs)
    let controls = rig.controller.page.root.controls(in: .playground)
    let names = ["switch", "slider", "range", "segmented"]
    #expect(
      controls.map(\.identifier) == names.map { $0 + "-classic" } + names.map { $0 + "-glass" })
    #expect(toggles(rig).map(\.metrics) == [.regular, .glass])
    #expect(Set(rig.strings).isSuperset(of: ["Classic", "Glass"]))
  }

  @Test func `both keep their design, and follow theme and contrast`() {
    let rig = PageRig(.designs)
    rig.strike("g", wait: 1)
    #expect(rig.scene.design == .glass)
    #expect(toggles(rig).map(\.metrics) == [.regular, .glass])
    #expect(views(rig).map(\.content.theme) == [Design.classic.theme, Design.glass.theme])
    rig.strike("tc", wait: 1)
    #expect(
      views(rig).map(\.content.theme) == [
        Design.classic(.dark, contrast: .more).theme, Design.glass(.dark, contrast: .more).theme,
      ])
  }

  @Test func `each control works by itself, and all can be disabled`() throws {
    let rig = PageRig(.designs)
    let view = try #require(views(rig).last)
    let toggle = try #require(toggles(rig).last)
    let isOn = toggle.isOn
    let origin = view.originInScene
    let center = toggle.frameInScene.center
    rig.click(at: Point(origin.x + center.x, origin.y + center.y), wait: 1)
    #expect(toggles(rig).map(\.isOn) == [isOn, !isOn])
    rig.strike("d")
    #expect(toggles(rig).allSatisfy { !$0.isEffectivelyEnabled })
    rig.strike("d")
    #expect(toggles(rig).allSatisfy { $0.isEffectivelyEnabled })
  }

  @Test(arguments: LayoutDirection.allCases)
  func `designs are beside each other in a wide window, and otherwise below`(
    direction: LayoutDirection
  ) throws {
    for (size, isBeside) in [(Size(1280, 800), true), (Size(480, 640), false)] {
      let rig = PageRig(.designs, direction: direction, size: size)
      let frames = views(rig).map(\.frameInScene)
      let (classic, glass) = try (#require(frames.first), #require(frames.last))
      #expect(frames.allSatisfy { $0.minX >= 20 && $0.maxX <= size.width - 20 })
      if isBeside {
        #expect(classic.minY == glass.minY)
        #expect((classic.maxX < glass.minX) == (direction == .leftToRight))
      } else {
        #expect(classic.minX == glass.minX && classic.maxY < glass.minY)
      }
    }
  }
}
