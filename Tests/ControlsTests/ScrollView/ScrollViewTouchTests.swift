import Canvas
import ControlsTesting
import Testing

@testable import Controls

private final class Page: Node {
  let slider = Slider(value: 0.5)
  let toggle = Switch(isOn: false)
  let upright = Slider(value: 0.5)

  override init() {
    super.init()
    upright.orientation = .vertical
    for control in [slider, toggle, upright] as [Control] { addChild(control) }
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    Size(available.width, 1000)
  }

  override func layout(in context: LayoutContext) {
    slider.frame = Rect(20, 40, 160, 44)
    toggle.frame = Rect(20, 120, 51, 31)
    upright.frame = Rect(120, 200, 44, 160)
  }
}

/// spec: docs/spec/rendering.md#8/finger.
///
/// The view has 200 x 400 pt, and its content is 1000 pt high. The travel of both sliders is 132
/// pt, and their thumbs are at (100, 62) and (142, 280).
@Suite struct `Touches in a scroll view` {
  private let page = Page()
  private let view: ScrollView
  private let rig: SceneDriver
  private let finger: Finger

  init() {
    view = ScrollView(page)
    rig = SceneDriver(Scene(view), size: Size(200, 400))
    finger = Finger(driver: rig)
  }

  @Test func `scroll an empty part of the page after 10 pt`() {
    finger.press(30, 180).move(30, 171)
    #expect(view.offset == 0)
    finger.move(30, 150)
    #expect(view.offset == 20)
    finger.move(90, 160)
    #expect(view.offset == 10)
  }

  @Test func `tap a control within 10 pt, and cancel its press when they scroll`() {
    finger.press(45, 135).move(45, 128).release(45, 128)
    #expect(page.toggle.isOn && view.offset == 0)
    page.toggle.isOn = false
    _ = rig.takeActions()
    finger.press(45, 135)
    #expect(page.toggle.behavior.isPressed)
    finger.move(45, 105)
    #expect(view.offset == 20 && !page.toggle.behavior.isPressed)
    finger.release(45, 105)
    #expect(!page.toggle.isOn && rig.takeActions() == [])
  }

  @Test func `stay the control's when they move across the page`() {
    finger.press(100, 62).move(112, 65)
    #expect(isClose(page.slider.value, 0.5 + 12 / 132))
    finger.move(112, 165)
    #expect(view.offset == 0 && page.slider.state.isGrabbed)
  }

  @Test func `move a thumb at once, which returns if they scroll`() {
    finger.press(100, 62).move(105, 62)
    #expect(isClose(page.slider.value, 0.5 + 5 / 132))
    finger.move(105, 56)
    #expect(isClose(page.slider.value, 0.5 + 5 / 132))
    finger.move(106, 40)
    #expect(page.slider.value == 0.5 && !page.slider.state.isGrabbed && view.offset == 12)
  }

  @Test func `do not change a value on a track before they can no longer scroll`() {
    finger.press(160, 62).move(160, 32).release(160, 32)
    #expect(view.offset == 20 && page.slider.value == 0.5 && rig.takeActions() == [])
  }

  @Test func `press a track at their release, or when they move across the page`() {
    finger.press(160, 62)
    #expect(page.slider.value == 0.5)
    finger.release(160, 62)
    #expect(isClose(page.slider.value, 126 / 132) && !page.slider.state.isGrabbed)
    page.slider.value = 0.5
    finger.press(160, 62).move(140, 62)
    #expect(isClose(page.slider.value, 106 / 132) && page.slider.state.isGrabbed)
  }

  private func addStepper() -> Stepper {
    let stepper = Stepper(value: 4, in: 0...9, label: "")
    page.addChild(stepper)
    stepper.frame = Rect(20, 240, 76, 28)
    rig.showFrame()
    return stepper
  }

  @Test func `step a stepper when they end, and not if they scroll`() {
    let stepper = addStepper()
    finger.press(85, 254)
    #expect(stepper.value == 4)
    finger.release(85, 250)
    #expect(stepper.value == 5 && view.offset == 0)
    finger.press(85, 254).move(85, 230).release(85, 230)
    #expect(stepper.value == 5 && view.offset == 14)
  }

  @Test func `press after a rest of 0.15 s, and then no longer scroll`() {
    let stepper = addStepper()
    finger.press(85, 254)
    #expect(rig.shown().lastUpdate.next == .at(rig.now.advanced(by: 0.15)))
    rig.advance(by: 0.14)
    #expect(stepper.value == 4)
    rig.advance(by: 0.02)
    #expect(stepper.value == 5)
    rig.advance(by: 0.4)
    #expect(stepper.value == 6)
    finger.move(85, 230)
    #expect(view.offset == 0)
    finger.release(85, 230)
    stepper.value = 4
    // Also without a frame.
    finger.press(85, 254)
    rig.passTime(0.2)
    finger.move(85, 230)
    #expect(stepper.value == 5 && view.offset == 0)
  }

  @Test(arguments: [(280.0, true, 30.0, 0.0), (350, true, 0, 20), (280, false, 0, 20)])
  func `drag a thumb along its own axis, or scroll beside it or if it is disabled`(
    y: Double, isEnabled: Bool, change: Double, offset: Double
  ) {
    page.upright.isEnabled = isEnabled
    finger.press(142, y).move(142, y - 30)
    #expect(isClose(page.upright.value, 0.5 + change / 132) && view.offset == offset)
  }

  @Test func `press controls at once where nothing can be scrolled`() throws {
    try rig.resize(to: Size(200, 1000))
    rig.showFrame()
    finger.press(160, 62)
    #expect(isClose(page.slider.value, 126 / 132))
    finger.move(160, 32)
    #expect(page.slider.state.isGrabbed)
  }

  @Test func `leave a mouse alone`() {
    rig.press(at: Point(45, 135)).move(to: Point(45, 60))
    #expect(view.offset == 0 && page.toggle.behavior.isPressed)
  }

  /// Lets the page go at an offset of 40 pt, with 500 pt/s.
  private func fling() {
    finger.press(30, 390)
    for step in 1...10 {
      rig.passTime(0.01)
      finger.move(30, 390 - 5 * Double(step))
    }
    finger.release(30, 340)
  }

  @Test func `catch a moving page without pressing anything`() {
    fling()
    // 40 + 500 / k (1 - 0.998^500), k = 2.002 per s
    rig.advance(by: 0.5)
    finger.press(142, 82)
    #expect(!page.upright.state.isGrabbed)
    rig.advance(by: 1)
    finger.release(142, 82)
    rig.advance(by: 1)
    #expect(view.offset == 198 && rig.takeActions() == [])
  }

  @Test func `wheel and program stop a moving page`() {
    fling()
    rig.advance(by: 0.5)
    rig.scroll(at: Point(30, 100), deltaY: 1)
    #expect(view.offset == 246)
    rig.advance(by: 1)
    #expect(view.offset == 246)
  }

  @Test func `pull the page beyond its end, from where it springs back`() throws {
    try rig.paintFrames()
    finger.press(30, 180).move(30, 240)
    // -27.5 * 400 / 427.5
    #expect(view.offset == -26)
    #expect(try rig.after(0.2).staleness() == nil)
    finger.release(30, 240)
    #expect(try !rig.settled().scene.needsUpdate && view.offset == 0 && rig.staleness() == nil)
  }

  @Test func `keep the page within its ends under reduced motion`() {
    rig.scene.environment.motion = .reduced
    rig.showFrame()
    finger.press(30, 180).move(30, 240)
    #expect(view.offset == 0)
  }

  @Test func `scroll and drag with two fingers`() {
    finger.press(30, 180).move(30, 150)
    rig.showFrame()
    let other = Finger(driver: rig, pointer: PointerID(rawValue: 8))
    other.press(100, 42).move(120, 42)
    #expect(isClose(page.slider.value, 0.5 + 20 / 132))
    finger.move(30, 140)
    #expect(view.offset == 30 && page.slider.state.isGrabbed)
  }

  @Test func `that are lost press nothing, and end a scroll`() {
    finger.press(160, 62)
    rig.scene.handle(.gestureLost(time: rig.now, pointer: finger.pointer))
    finger.release(160, 62)
    #expect(page.slider.value == 0.5)
    finger.press(30, 180).move(30, 240)
    rig.scene.handle(.gestureLost(time: rig.now, pointer: finger.pointer))
    finger.move(30, 300)
    rig.settle()
    #expect(view.offset == 0)
  }

  @Test func `scroll over a control in a scene view`() {
    let inner = Switch(isOn: false)
    let stage = SceneView(Scene(inner))
    page.addChild(stage)
    stage.frame = Rect(20, 240, 51, 31)
    rig.showFrame()
    finger.press(45, 255)
    #expect(inner.behavior.isPressed)
    finger.move(45, 225)
    #expect(view.offset == 20 && !inner.behavior.isPressed)
  }
}
