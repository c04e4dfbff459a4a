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

  private let lamp = PageName(rawValue: "lamp")
  private let rating = PageName(rawValue: "rating")

  private func rig() throws -> PageRig {
    let catalog = ControlCatalog([Lamp.description, Rating.description])
    let contents = Workbench(catalog: catalog).contents
    let page = try #require(contents[lamp])
    return PageRig(page.makePage(contents), name: lamp, of: contents, after: 1)
  }

  @Test func `is reported by a banner when its page is opened, once`() throws {
    let rig = try rig()
    var errors: [DescriptionError] = []
    rig.controller.onDescriptionError = { errors.append($0) }
    let banners = rig.controller.workbench.banners
    rig.controller.checkDescription()
    #expect(banners.children.isEmpty)
    rig.open(rating, wait: 0.5)
    let banner = try #require(banners.children.first as? Banner)
    #expect(banner.title == "The description of rating has mistakes")
    #expect(errors.map(\.control) == ["rating"])
    banners.clear()
    rig.open(lamp)
    rig.open(rating, wait: 0.5)
    #expect(banners.children.isEmpty && errors.count == 1)
  }

  @Test func `keeps the names of measurements`() throws {
    let rig = try rig()
    rig.open(rating, wait: 0.5)
    #expect(try rig.first(FiguresTable.self).figures.first?.name == "Star")
  }
}
