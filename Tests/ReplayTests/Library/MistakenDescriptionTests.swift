import Canvas
import Controls
import Testing

@testable import Workbench

@Suite struct `Mistaken description` {
  /// A rating with a mistyped property, measured above the control.
  private final class Rating: Control, DescribedControl {
    static let description = ControlDescription(
      name: "rating", title: "Rating", make: { Rating(label: "Film") }, tokens: "switch",
      states: [StatePreset("Best", ["valu": 5])])

    var measurements: [ControlMeasurement] {
      [ControlMeasurement("Star", 20, spec: 20, side: .top, token: "switch.width", from: 0, to: 20)]
    }

    override func measure(_ available: Size, in context: LayoutContext) -> Size { Size(100, 20) }
  }

  @Test func `is reported by a banner when its page opens, once, and names measurements`() throws {
    let (lamp, rating) = (PageName(rawValue: "lamp"), PageName(rawValue: "rating"))
    let catalog = ControlCatalog([Lamp.description, Rating.description])
    let contents = Workbench(catalog: catalog).contents
    let page = try #require(contents[lamp]).makePage(contents)
    let rig = PageRig(page, name: lamp, of: contents, after: 1)
    var errors: [DescriptionError] = []
    rig.controller.onDescriptionError = { errors.append($0) }
    let banners = rig.controller.workbench.banners
    rig.controller.checkDescription()
    #expect(banners.children.isEmpty)
    rig.open(rating, wait: 0.5)
    let banner = try #require(banners.children.first as? Banner)
    #expect(banner.title == "The description of rating has mistakes")
    #expect(errors.map(\.control) == ["rating"])
    #expect(try rig.first(FiguresTable.self).figures.first?.name == "Star")
    banners.clear()
    rig.open(lamp)
    rig.open(rating, wait: 0.5)
    #expect(banners.children.isEmpty && errors.count == 1)
  }
}
