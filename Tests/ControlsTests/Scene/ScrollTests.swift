import Canvas
import Controls
import ControlsTesting
import Testing

private final class Scroller: Node {
  var heard: [Double] = []
  var isAtEnd = false

  override func scrolled(_ event: ScrollEvent) -> Bool {
    heard.append(event.deltaY)
    return !isAtEnd
  }

  override func layout(in context: LayoutContext) {
    for child in children { child.frame = Rect(20, 20, 160, 60) }
  }
}

@Suite struct `Scroll events` {
  private let outer = Scroller()
  private let toggle = Switch(isOn: false, label: "Wi-Fi")
  private let scene: Scene

  init() {
    let row = FormRow(toggle, subtitle: "Not pressed")
    outer.addChild(Card(rowHeight: 60) { row })
    scene = Scene(outer)
    scene.show(size: Size(200, 100))
  }

  private func turn(at point: Point) {
    scene.handle(.scroll(ScrollEvent(at: point, deltaX: 0, deltaY: 1, time: .zero)))
  }

  @Test(arguments: [Point(5, 5), Point(22, 22), Point(40, 45), Point(100, 75), Point(199, 99), nil])
  func `reach the scroller over the page, a card, a row, a label and a control`(point: Point?) {
    turn(at: point ?? toggle.frameInScene.center)
    #expect(outer.heard == [1] && !toggle.isOn)
  }

  @Test func `go to the innermost scroller, and at its end to the next one`() {
    let inner = Scroller()
    outer.addChild(inner)
    scene.frame()
    turn(at: Point(100, 50))
    #expect(inner.heard == [1] && outer.heard == [])
    inner.isAtEnd = true
    turn(at: Point(100, 50))
    #expect(inner.heard == [1, 1] && outer.heard == [1])
  }

  @Test func `skip hidden nodes and positions outside`() {
    let inner = Scroller()
    outer.addChild(inner)
    scene.frame()
    turn(at: Point(5, 5))
    inner.isHidden = true
    turn(at: Point(100, 50))
    #expect(inner.heard == [] && outer.heard == [1, 1])
    turn(at: Point(300, 50))
    #expect(outer.heard == [1, 1])
  }
}

@Suite struct `Scroll sequence` {
  private let slider = Slider(value: 0.5)
  private let bottom = Label("Below")
  private let view: ScrollView
  private let driver: SceneDriver

  init() {
    view = ScrollView(
      Stack(.vertical, spacing: 300, alignment: .fill, of: Label("Above"), slider, bottom))
    driver = SceneDriver(Scene(view), size: Size(200, 200))
    driver.scene.setFocus(slider, isVisible: true)
  }

  private func turn(_ notches: Double = 1) {
    driver.scroll(at: Point(100, 100), deltaY: notches)
    driver.showFrame()
  }

  private func scrollToSlider() {
    for _ in 0..<20 where !slider.frameInScene.contains(Point(100, 100)) { turn(0.5) }
  }

  @Test func `that starts on a page continues with it over a slider`() {
    scrollToSlider()
    let offset = view.offset
    #expect(offset > 0 && slider.frameInScene.contains(Point(100, 100)))
    turn(0.1)
    #expect(view.offset > offset && slider.value == 0.5)
  }

  @Test func `ends 0.4 s after its last event`() {
    scrollToSlider()
    driver.advance(by: 0.39)
    turn(0.1)
    let offset = view.offset
    #expect(slider.value == 0.5)
    driver.advance(by: 0.41)
    turn(-0.1)
    #expect(view.offset == offset && slider.value > 0.5)
  }

  @Test func `at the end of a page does not change a slider`() {
    bottom.isHidden = true
    driver.showFrame()
    for _ in 0..<20 {
      driver.scroll(at: Point(100, 180), deltaY: 1)
      driver.showFrame()
    }
    #expect(slider.frameInScene.contains(Point(100, 180)))
    #expect(view.offset == view.maximumOffset && slider.value == 0.5)
  }

  @Test func `that starts on a slider ends when the pointer leaves it`() {
    scrollToSlider()
    driver.advance(by: 0.41)
    turn(-0.5)
    let (value, offset) = (slider.value, view.offset)
    driver.scroll(at: Point(100, 190), deltaY: 1)
    #expect(slider.value == value && view.offset > offset)
  }
}
