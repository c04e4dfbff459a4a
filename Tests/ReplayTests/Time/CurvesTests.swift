import Canvas
import Controls
import Testing

@testable import Measuring
@testable import Workbench

/// Animation curves. spec: docs/spec/window.md#time/curves
@Suite struct `Animation curves` {
  private let rig = TimeRig(.switch)

  private func graph(_ rig: TimeRig) throws -> CurveGraph {
    try #require(rig.dock.all(CurveGraph.self).last)
  }

  private func content() throws -> CurveGraph.Content { try #require(try graph(rig).content) }
  private func response() throws -> Slider { try #require(rig.part("spring-response") as? Slider) }

  @Test func `the graph shows the current value and velocity, also when idle`() throws {
    let toggle = try #require(rig.preview.control as? Switch)
    rig.tap(0.5)
    var last = toggle.state.thumbX
    for _ in 0..<10 {
      rig.page.advance(by: 1.0 / 60)
      let content = try content()
      #expect(abs(content.value - toggle.state.thumbX) < 0.3)
      // The thumb is at the left when off.
      if toggle.state.thumbX < last - 0.2 { #expect(content.velocity < 0) }
      last = toggle.state.thumbX
    }
    let moving = try content()
    #expect(moving.values.count > 50 && (moving.values.max() ?? 0) > 20)
    #expect((moving.values.min() ?? 0) < 2)
    #expect(moving.marks.map(\.name) == ["press", "release"] && moving.specValues.isEmpty)
    rig.page.advance(by: 5)
    #expect(!rig.page.wantsFrame)
    let idle = try content().values
    #expect((idle.max() ?? 0) - (idle.min() ?? 0) > 15)
  }

  @Test(arguments: [PreviewKind.slider, .range, .segmented])
  func `a control that was only laid out has a flat curve`(kind: PreviewKind) throws {
    let rig = TimeRig(kind)
    rig.page.advance(by: 1)
    let values = try #require(try graph(rig).content).values
    #expect(values.count > 50 && values.min() == values.max())
  }

  @Test func `characters of a number are no shortcuts while a number has the focus`() throws {
    let controller = rig.page.controller
    controller.scene.setFocus(try response(), isVisible: true)
    rig.page.strike("0.31,-")
    #expect(controller.overlays.shown == [] && controller.workbench.time?.isPaused == false)
    #expect(controller.environment.textSize == 1)
    rig.page.strike(.escape)
    rig.page.strike("t")
    #expect(controller.appearance == .dark)
    controller.scene.setFocus(nil, isVisible: false)
    rig.page.strike("3")
    #expect(controller.overlays.shown == .paint)
  }

  @Test func `the velocity is the derivative of the curve, without a peak where the value settles`()
    throws
  {
    rig.tap(0.5, wait: 0.3)
    let record = try #require(rig.time.record)
    let start = try #require(record.snapshots.last?.time)
    let behavior = try #require(record.behavior(at: start))
    let slide = Switch.description.animations[0]
    for step in 1..<40 {
      let time = start.advanced(by: Double(step) / 100)
      let ahead = slide.value(of: behavior, at: time.advanced(by: 0.001))
      let behind = slide.value(of: behavior, at: time.advanced(by: -0.001))
      #expect(abs((ahead - behind) / 0.002 - slide.velocity(of: behavior, at: time)) < 6)
    }
    rig.page.advance(by: 3)
    let snapshot = try #require(record.snapshots.last)
    let target = slide.value(of: snapshot.behavior, at: snapshot.time.advanced(by: 10))
    let times = (0..<20_000).map { snapshot.time.advanced(by: Double($0) * 0.0001) }
    let moving = try #require(
      times.lastIndex { slide.value(of: snapshot.behavior, at: $0) != target })
    #expect((2000..<19_000).contains(moving))
    for time in times[(moving - 20)...(moving + 20)] {
      #expect(abs(slide.velocity(of: snapshot.behavior, at: time)) < 2)
    }
  }

  @Test func `the focus ring of a typed response is above the tabs`() throws {
    let parts = try [#require(rig.part("motion")), try response()] as [Node]
    let order = rig.page.scene.all(Control.self).filter { control in
      parts.contains { $0 === control }
    }
    #expect(order.first === parts[0] && order.count == 2)
  }

  private func painted(_ content: CurveGraph.Content, width: Double = 500) throws -> PaintSpy {
    let (graph, spy) = (CurveGraph(), PaintSpy())
    graph.content = content
    let scene = Scene(graph)
    scene.show(size: Size(width, 124))
    _ = try scene.picture { _ in spy }
    return spy
  }

  @Test func `the axis spans at least a point, and the text beside the spring is on a track`()
    throws
  {
    rig.tap(0.5, wait: 1)
    var content = try content()
    content.values = content.values.indices.map { $0.isMultiple(of: 2) ? 10 : 10.4 }
    for (unit, labels) in [("pt", ["9.7 pt", "10.7 pt"]), ("", ["10.00", "10.40"])] {
      content.unit = unit
      #expect(try labels.allSatisfy(painted(content).strings.contains))
    }
    content.summary = ["Overshoot 12.5 % of the way", "settles in many seconds"]
    let line = content.summary.joined(separator: " · ")
    for (width, lines) in [(500.0, [line]), (200, content.summary)] {
      let strings = try painted(content, width: width).strings
      #expect(strings.filter(([line] + content.summary).contains) == lines)
    }
    content.summary = ["No overshoot"]
    let spy = try painted(content)
    let text = try #require(spy.texts.first { $0.text.string == "No overshoot" })
    #expect(spy.shapes.last { $0.width > 20 }?.contains(text.origin) == true)
  }

  @Test func `the curve of the spec covers every part of a gesture`() throws {
    let toggle = try #require(rig.preview.control as? Switch)
    rig.page.press(at: rig.place(0.5), wait: 0.2)
    rig.page.release(wait: 0.6)
    let record = try #require(rig.time.record)
    let (values, window) = (try content().values, try content().window)
    let times = values.indices.map {
      window.start.advanced(by: window.length * Double($0) / Double(values.count - 1))
    }
    // With the same spring the curves are equal, but for the thumb that is pressed meanwhile.
    let slide = record.values(
      of: Switch.description.animations[0], with: toggle.metrics.slideSpring, at: times)
    #expect(slide.count == values.count)
    for (value, other) in zip(values, slide) { #expect(abs(value - other) < 2.5) }
    let press = Switch.description.animations[1]
    let stretch = record.values(of: press, with: Spring(response: 0.3, dampingRatio: 1), at: times)
    #expect((stretch.max() ?? 0) > 30 && abs((stretch.last ?? 0) - 27) < 0.5)
  }

  @Test func `a settled motion is shown as a whole, with the curve of the spec`() throws {
    let toggle = try #require(rig.preview.control as? Switch)
    rig.page.perform(.setValue(0.23), on: try #require(rig.part("spring-damping")), wait: 0.1)
    #expect(toggle.metrics.slideSpring.dampingRatio == 0.23)
    rig.tap(0.5, wait: 8)
    for factor in [1, 0.5, 4.0] {
      try graph(rig).onZoom?(factor)
      let content = try content()
      #expect(content.window.start < content.marks[0].time && content.values[0] > 20)
      #expect((content.values.min() ?? 9) < 0 && content.specValues.count == content.values.count)
    }
    let isAtRest = try content().values.suffix(9).allSatisfy { abs($0 - 2) < 0.2 }
    #expect(try isAtRest && content().summary == ["Overshoot 47.6 %", "settles in 0.95 s"])
  }

  @Test func `under the pointer are the value and the time since the motion began`() throws {
    rig.tap(0.5, wait: 3)
    let frame = try graph(rig).frameInScene
    rig.page.move(to: Point(frame.minX + 5, frame.midY), wait: 0.1)
    #expect(rig.page.strings.contains { $0.hasPrefix("22.0 pt at −0.") })
    rig.page.leave(wait: 0.1)
    #expect(!rig.page.strings.contains { $0.contains(" pt at ") })
  }

  @Test func `the curve is that of the thumb that is used`() throws {
    let rig = TimeRig(.range)
    let tabs = try #require(rig.part("motion") as? SegmentedControl)
    for (x, tab) in [(0.75, 1), (0.25, 0)] {
      rig.page.press(at: rig.place(x), wait: 0.1)
      #expect(tabs.selection == tab)
      rig.page.release(wait: 0.5)
    }
    rig.page.perform(.select(2), on: tabs, wait: 0.1)
    rig.tap(0.75, wait: 0.1)
    #expect(tabs.selection == 2)
  }

  nonisolated private static func spring(_ response: Double, _ ratio: Double) -> Spring {
    Spring(response: response, dampingRatio: ratio)
  }

  // spec: docs/spec/ios-switch.md#animation; docs/spec/ios-slider.md#animation;
  // docs/spec/ios-segmented-control.md#animation; docs/spec/rendering.md#4.5;
  // docs/spec/rendering.md#5.4; docs/spec/rendering.md#6
  @Test(arguments: [
    (
      PreviewKind.switch, ["Slide", "Press", "Fade"], ["Position", "Thumb width", "Track mix"],
      [spring(0.3, 0.75), spring(0.15, 0.75), nil]
    ),
    (
      .slider, ["Slide", "Grow", "Press"], ["Position", "Track height", "Thumb width"],
      [nil, spring(0.2, 0.75), spring(0.4, 0.6)]
    ),
    (
      .range, ["Lower", "Upper", "Press"],
      ["Lower thumb position", "Upper thumb position", "Thumb width"], [nil, nil, spring(0.4, 0.6)]
    ),
    (
      .segmented, ["Slide", "Press"], ["Position", "Pill scale"],
      [spring(0.3, 0.75), spring(0.2, 0.75)]
    ),
  ])
  func `every animation of a control has a tab, a name beside the graph and the spec's spring`(
    kind: PreviewKind, titles: [String], quantities: [String], springs: [Spring?]
  ) throws {
    let rig = TimeRig(kind)
    let tabs = try #require(rig.part("motion") as? SegmentedControl)
    #expect(tabs.titles == titles)
    for (index, animation) in rig.preview.animations.enumerated() {
      rig.page.perform(.select(index), on: tabs, wait: 0.2)
      #expect(animation.quantity == quantities[index])
      #expect(animation.spring(of: rig.preview.control) == springs[index])
      #expect(animation.specSpring == springs[index])
      let graph = try graph(rig).frameInScene
      let names = rig.page.texts.filter { text, origin in
        text.string == animation.quantity && rig.dock.frameInScene.contains(origin)
      }
      #expect(names.count == 1)
      for (text, origin) in names {
        #expect(origin.x + TextEngine().size(of: text).width + 6 <= graph.minX)
      }
    }
  }

  @Test func `the curves and the swatches are those of the style`() throws {
    let rig = TimeRig(.switch, panels: [.time, .curves, .inspector], size: .wide)
    let style = try #require(rig.preview.description.property("style"))
    let expected: [(String, [String], Color)] = [
      ("checkbox", ["Mark", "Fade"], Theme.light.accent), ("button", ["Fade"], Theme.light.accent),
      ("switch", ["Slide", "Press", "Fade"], Theme.light[SwitchColors.self].trackOn),
    ]
    for (name, titles, color) in expected {
      rig.preview.set(style, to: .text(name))
      rig.page.advance(by: 0.2)
      #expect((rig.part("motion") as? SegmentedControl)?.titles == titles)
      #expect((rig.part("inspector-onTint") as? ColorSwatches)?.colors.first == color)
      if name != "checkbox" { continue }
      for _ in 1...2 { rig.tap(0.5, wait: 0.5) }
      let values = try #require(try graph(rig).content?.values)
      #expect(values.contains { $0 < 0.9 } && !values.contains { $0 > 5 })
    }
  }

  @Test func `the wheel zooms within limits, beside the values of the axis`() throws {
    rig.tap(0.5, wait: 0.2)
    let graph = try graph(rig)
    let values = rig.page.texts.filter { text, origin in
      text.string.hasSuffix(" pt") && graph.frameInScene.contains(origin)
    }
    #expect(values.count == 2 && values.allSatisfy { $0.origin.x >= graph.frameInScene.maxX - 56 })
    #expect(graph.content?.window.length == CurveWindow.standardLength)
    for _ in 0..<50 { graph.onZoom?(1.15) }
    #expect(graph.content?.window.length == CurveWindow.lengths.upperBound)
    for _ in 0..<90 { graph.onZoom?(1 / 1.15) }
    #expect(graph.content?.window.length == CurveWindow.lengths.lowerBound)
  }
}
