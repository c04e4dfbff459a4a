import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

@Suite struct `Magnification of the stage` {
  private typealias Opened = (rig: PageRig, stage: Stage)

  private func open(_ kind: PreviewKind, size: Size = .wide) throws -> Opened {
    let rig = PageRig(kind.page, size: size, panels: [.sidebar, .inspector], after: 1)
    return (rig, try rig.first(Stage.self))
  }

  private func wheel(
    _ rig: PageRig, _ x: Double, _ y: Double, at place: Point, _ modifiers: Modifiers = []
  ) {
    let time = rig.scene.now
    rig.scene.handle(
      .scroll(ScrollEvent(at: place, deltaX: x, deltaY: y, time: time, modifiers: modifiers)))
    rig.advance(by: 0.1)
  }

  @Test(arguments: PreviewKind.allCases, [Size.narrow, .medium, .wide, Size(1920, 1080)])
  func `a control is whole, and magnified in a wide window`(kind: PreviewKind, size: Size) throws {
    let (_, stage) = try open(kind, size: size)
    let factor = stage.view.magnification
    #expect((size.width < 1280 || factor > 1) && (factor * 4).rounded() == factor * 4)
    let (control, whole) = (stage.preview.control.frame, stage.frame)
    #expect(control.width * factor <= whole.width && control.height * factor <= whole.height)
    #expect(stage.view.frame.center == stage.bounds.center)
  }

  @Test func `the stepper goes through whole numbers from 1 to 32, and Ctrl-0 back to the first`()
    throws
  {
    let (rig, stage) = try open(.switch)
    let stepper = try rig.part("magnification", as: Stepper.self)
    var factors: [Double] = []
    while stepper.value < 32 {
      rig.perform(.increment, on: stepper, wait: 0.1)
      factors.append(stage.view.magnification)
    }
    #expect(factors == [5, 6, 8, 10, 13, 16, 20, 25, 31, 32])
    while stepper.value > 1 { rig.perform(.decrement, on: stepper, wait: 0.1) }
    #expect(stage.view.magnification == 1)
    rig.perform(.increment, on: stepper, wait: 0.1)
    #expect(stage.view.magnification == 2 && rig.strings.contains("2×"))
    rig.perform(.setValue(7.5), on: stepper, wait: 0.1)
    #expect(stage.view.magnification == 7.5 && stepper.value == 7.5)
    rig.strike("0", modifiers: .control)
    #expect(stage.view.magnification == 4 && stepper.value == 4)
  }

  @Test func `measurements stay above and below the control while they have room`() throws {
    let (rig, stage) = try open(.switch)
    let stepper = try rig.part("magnification", as: Stepper.self)
    func values() throws -> [Rect] {
      let area = try rig.first(CalloutLayer.self).frameInScene
      return rig.texts.filter { ["51.0", "27.0"].contains($0.text.string) }.map { text, origin in
        Rect(origin: origin, size: TextEngine().size(of: text))
      }.filter { $0.intersection(area) == $0 }
    }
    for (factor, count) in [(5.0, 2), (6, 2), (8, 2), (13, 0)] {
      while stepper.value < factor { rig.perform(.increment, on: stepper, wait: 0.1) }
      #expect(try values().count == count && stage.view.magnification == factor)
      let control = try rig.frame(stage.preview.control)
      #expect(try values().allSatisfy { $0.maxY <= control.minY || $0.minY >= control.maxY })
    }
  }

  @Test func `the place under the pointer stays while the wheel magnifies`() throws {
    let (rig, stage) = try open(.switch)
    let view = stage.view
    let place = stage.frameInScene.center + Point(30, 20)
    // Both sides are longer than the stage.
    for _ in 0..<6 { wheel(rig, 0, -1, at: stage.frameInScene.center, .control) }
    #expect(view.magnification == 16)
    func contentPlace() -> Point {
      let origin = view.frameInScene.origin
      return Point(
        (place.x - origin.x) / view.magnification, (place.y - origin.y) / view.magnification)
    }
    let before = contentPlace()
    for _ in 0..<2 { wheel(rig, 0, -1, at: place, .control) }
    #expect(view.magnification == 25)
    let after = contentPlace()
    #expect(abs(after.x - before.x) < 1e-9 && abs(after.y - before.y) < 1e-9)
    wheel(rig, 0, -0.4, at: place, .control)
    #expect(view.magnification == 25)
    wheel(rig, 0, -0.6, at: place, .control)
    #expect(view.magnification == 31)
    // Another direction starts over.
    for (notches, magnification) in [(-0.4, 31.0), (0.6, 31), (0.4, 25)] {
      wheel(rig, 0, notches, at: place, .control)
      #expect(view.magnification == magnification)
    }
    for _ in 0..<30 { wheel(rig, 0, 1, at: place, .control) }
    #expect(view.magnification == 1 && view.frame.center == stage.bounds.center)
    #expect(stage.preview.control.scene?.focusedNode == nil)
  }

  @Test func `a move beyond the margin does nothing`() {
    var zoom = StageZoom()
    let (size, room) = (Size(200, 50), Size(100, 100))
    let moves = (0..<2).map { _ in zoom.move(by: Point(90, 90), size, in: room) }
    #expect(moves == [true, false] && zoom.offset(of: size, in: room) == Point(66, 0))
    // A smaller room has the place that was shown.
    #expect(zoom.offset(of: size, in: Size(20, 100)) == Point(66, 0))
  }

  @Test func `a control that is larger than the stage is moved and used`() throws {
    let (rig, stage) = try open(.switch)
    let toggle = try #require(stage.preview.control as? Switch)
    let view = stage.view
    let place = stage.frameInScene.center
    let scrolled = try #require(rig.controller.page.root as? ScrollView)
    for _ in 0..<8 { wheel(rig, 0, -1, at: place, .control) }
    let middle = view.frame.center
    wheel(rig, 0, 2, at: place)
    #expect(view.frame.center == Point(middle.x, middle.y - 96) && scrolled.offset == 0)
    wheel(rig, 0, 1, at: place, .shift)
    #expect(view.frame.center == Point(middle.x - 48, middle.y - 96))
    for _ in 0..<100 { wheel(rig, -1, -1, at: place) }
    // A margin beyond the edge is visible, and no more.
    func control() throws -> Rect { try rig.frame(toggle).offset(by: .zero - stage.originInScene) }
    #expect(try control().minX == 16 && control().minY == 16)
    for _ in 0..<100 { wheel(rig, 1, 0, at: place) }
    #expect(try control().maxX == stage.frame.width - 16)
    let isOn = toggle.isOn
    let shown = try rig.frame(toggle)
    let visible = shown.intersection(stage.frameInScene)
    #expect(visible != shown && !visible.isEmpty)
    rig.click(at: visible.center, wait: 1)
    #expect(toggle.isOn != isOn)
  }

  @Test func `the wheel with Ctrl does not change a focused slider`() throws {
    let (rig, stage) = try open(.slider)
    let slider = try #require(stage.preview.control as? Slider)
    let place = stage.view.frameInScene.center
    rig.click(at: place, wait: 1)
    rig.scene.setFocus(stage.view, isVisible: true)
    slider.scrollWheel = .always
    let value = slider.value
    wheel(rig, 0, -1, at: place, .control)
    #expect(slider.value == value && stage.view.magnification == 3)
    rig.advance(by: 2)
    wheel(rig, 0, -1, at: place)
    #expect(slider.value != value)
  }
}

@Suite struct `Centering of the stage` {
  private let rig = TimeRig(.switch)

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

  @Test func `the control is centered in every style, and at past moments with another`() throws {
    #expect(try isInTheMiddle)
    var moments: [Instant] = []
    for style in ["checkbox", "button", "switch", "button", "checkbox", "switch"] {
      try rig.preview.set("style", to: .text(style))
      rig.page.advance(by: 0.5)
      #expect(try isInTheMiddle, "\(style)")
      rig.tap(0.5, wait: 0.5)
      moments.append(rig.time.now)
    }
    for moment in [moments[3], moments[4], moments[3], moments[5], moments[4]] {
      rig.time.scrub(to: moment.advanced(by: -0.1))
      rig.page.advance(by: 0.1)
      #expect(try rig.time.isPast && isInTheMiddle)
    }
    rig.time.returnToNow()
    rig.page.advance(by: 0.5)
    #expect(try isInTheMiddle)
  }

  @Test(arguments: [PreviewKind.slider, .range])
  func `a control that is turned upright gets its box`(kind: PreviewKind) throws {
    let rig = TimeRig(kind)
    try rig.preview.set("orientation", to: .text("vertical"))
    rig.page.advance(by: 0.5)
    let view = try rig.page.first(Stage.self).view
    #expect(rig.preview.control.frame.size == Size(44, 200))
    #expect(view.frame.size == Size(76 * view.magnification, 232 * view.magnification))
  }
}

@Suite struct `Callouts in a narrow window` {
  @Test func `a value without room is shown on the stage when it is chosen`() throws {
    let rig = PageRig(.segmented, size: Size(400, 480), after: 1)
    let stage = try rig.first(Stage.self)
    let layer = try rig.first(CalloutLayer.self)
    let area = layer.frameInScene
    let box = try #require(layer.content).hit.offset(by: area.origin)
    #expect(!layer.lineAreas.isEmpty)
    #expect(layer.lineAreas.allSatisfy { $0.maxX > box.minX && $0.minX < box.maxX })
    func values() -> [Point] {
      rig.texts.filter { $0.text.string == "32.0" && area.contains($0.origin) }.map(\.origin)
    }
    #expect(values().isEmpty)
    let control = try rig.staged(SegmentedControl.self)
    stage.chosen = control.measurements.first { $0.valueText == "32.0" }
    rig.update()
    #expect(values().count == 1)
    #expect(rig.texts.contains { $0.text.string == "96.0" && area.contains($0.origin) })
  }
}
