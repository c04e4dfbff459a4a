import Canvas
import Controls
import ControlsTesting
import Testing

@Suite struct `Scroll sequence` {
  private let slider: Slider
  private let view: ScrollView
  private let driver: SceneDriver
  private let bottom: Label

  init() {
    let (top, slider, bottom) = (Label("Above"), Slider(value: 0.5), Label("Below"))
    self.slider = slider
    self.bottom = bottom
    view = ScrollView(
      Stack(.vertical, spacing: 300, alignment: .fill) {
        top; slider; bottom
      })
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
