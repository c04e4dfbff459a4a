import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

@Suite struct `Magnification of the stage` {
  private func open(
    _ kind: PreviewKind, size: Size = Size(1280, 800)
  ) throws -> (rig: PageRig, stage: Stage) {
    let rig = PageRig(kind.page, size: size, panes: [.sidebar, .inspector], after: 1)
    return (rig, try rig.first(Stage.self))
  }

  private func wheel(
    _ rig: PageRig, _ x: Double, _ y: Double, at place: Point, _ modifiers: Modifiers = []
  ) {
    rig.scene.handle(
      .scroll(
        ScrollEvent(at: place, deltaX: x, deltaY: y, time: rig.scene.now, modifiers: modifiers)))
    rig.advance(by: 0.1)
  }

  @Test(
    arguments: PreviewKind.allCases,
    [Size(480, 640), Size(960, 680), Size(1280, 800), Size(1920, 1080)])
  func `every control is whole in every window, and magnified in a wide one`(
    kind: PreviewKind, size: Size
  ) throws {
    let (_, stage) = try open(kind, size: size)
    let factor = stage.view.magnification
    #expect((size.width < 1280 || factor > 1) && (factor * 4).rounded() == factor * 4)
    let control = stage.preview.control.frame
    let width = control.width * factor
    #expect(width <= stage.frame.width && control.height * factor <= stage.frame.height)
    #expect(stage.view.frame.center == stage.bounds.center)
  }

  @Test func `the stepper goes through whole numbers from 1 to 32`() throws {
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
    for _ in 0..<30 { wheel(rig, 0, 1, at: place, .control) }
    #expect(view.magnification == 1 && view.frame.center == stage.bounds.center)
    #expect(stage.preview.control.scene?.focusedNode == nil)
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
    func control() throws -> Rect {
      try #require(rig.scene.semantics(of: toggle)).frame.offset(
        by: Point.zero - stage.originInScene)
    }
    #expect(try control().minX == 16 && control().minY == 16)
    for _ in 0..<100 { wheel(rig, 1, 0, at: place) }
    #expect(try control().maxX == stage.frame.width - 16)
    let isOn = toggle.isOn
    let shown = try #require(rig.scene.semantics(of: toggle)).frame
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
