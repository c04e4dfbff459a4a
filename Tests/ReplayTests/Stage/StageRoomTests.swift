import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

@Suite struct `Centering of the stage` {
  private let rig = TimeRig(.switch)

  private func set(_ property: String, _ value: PropertyValue) throws {
    try rig.preview.set(property, to: value)
    rig.page.advance(by: 0.5)
  }

  private func offsets() throws -> [Point] {
    let stage = try rig.page.first(Stage.self)
    let layer = try rig.page.first(CalloutLayer.self)
    let middle = layer.frame.center
    let box = try #require(layer.content?.box)
    let shown = stage.time.isPast ? try #require(stage.past).frame : stage.view.frame
    #expect(box.size.width < shown.size.width)
    return [box.center - middle, shown.center - middle]
  }

  private var isInTheMiddle: Bool {
    get throws { try offsets().allSatisfy { abs($0.x) < 0.51 && abs($0.y) < 0.51 } }
  }

  @Test func `the control is centered in every style`() throws {
    #expect(try isInTheMiddle)
    for style in ["checkbox", "button", "switch", "button", "checkbox", "switch"] {
      try set("style", .text(style))
      #expect(try isInTheMiddle, "\(style)")
    }
  }

  @Test(arguments: [PreviewKind.slider, .range])
  func `a control that is turned upright gets the box of its new orientation`(kind: PreviewKind)
    throws
  {
    let rig = TimeRig(kind)
    try rig.preview.set("orientation", to: .text("vertical"))
    rig.page.advance(by: 0.5)
    let view = try rig.page.first(Stage.self).view
    #expect(rig.preview.control.frame.size == Size(44, 200))
    #expect(view.frame.size == Size(76 * view.magnification, 232 * view.magnification))
  }

  @Test func `the control is centered at past moments with another style`() throws {
    var moments: [Instant] = []
    for style in ["checkbox", "switch", "button"] {
      try set("style", .text(style))
      rig.tap(0.5, wait: 0.5)
      moments.append(rig.time.now)
    }
    for moment in [moments[0], moments[1], moments[0], moments[2], moments[1]] {
      rig.time.scrub(to: moment.advanced(by: -0.1))
      rig.page.advance(by: 0.1)
      #expect(rig.time.isPast)
      #expect(try isInTheMiddle)
    }
    rig.time.returnToNow()
    rig.page.advance(by: 0.5)
    #expect(try isInTheMiddle)
  }
}

@Suite struct `Callouts in a narrow window` {
  @Test func `a value without room is shown on the stage when it is chosen`() throws {
    let rig = PageRig(.segmented, size: Size(400, 480), after: 1)
    let stage = try rig.first(Stage.self)
    let area = try rig.first(CalloutLayer.self).frameInScene
    func values() -> [Point] {
      rig.texts.filter { $0.text.string == "32.0" && area.contains($0.origin) }.map(\.origin)
    }
    #expect(values().isEmpty)
    let control = try #require(rig.controller.page.preview?.control as? SegmentedControl)
    stage.chosen = control.measurements.first { $0.valueText == "32.0" }
    rig.update()
    #expect(values().count == 1)
    #expect(rig.texts.contains { $0.text.string == "96.0" && area.contains($0.origin) })
  }
}
