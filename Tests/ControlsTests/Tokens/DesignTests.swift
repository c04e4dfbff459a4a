import Canvas
import Controls
import ControlsTesting
import Testing

@Suite struct `Scene design` {
  private let toggle = Switch(label: "Wi-Fi")
  private let slider = Slider(value: 0.5, label: "Volume")
  private let view = SegmentedControl(["A", "B"], selection: 0, label: "View")
  private let rig: SceneDriver

  init() {
    let root = Stack(
      .vertical, spacing: 10, padding: 10, alignment: .leading, of: toggle, slider, view)
    rig = SceneDriver(Scene(root), size: Size(300, 200))
  }

  private func set(_ name: String, _ value: TokenValue) throws {
    let token = try #require(Design.tokens.first { $0.name == name })
    var design = rig.scene.design
    let isTaken = design.set(token, to: value)
    #expect(isTaken)
    rig.scene.design = design
    rig.showFrame()
  }

  @Test func `equals the scene's theme and metrics`() {
    #expect(rig.scene.design == Design())
    rig.scene.setTheme(.dark)
    #expect(rig.scene.design == Design(theme: .dark))
  }

  @Test func `metrics change the painted parts`() throws {
    try set("switch.padding", .number(5))
    #expect(toggle.state.thumbX == 5)
    try set("switch.thumb.diameter", .number(20))
    #expect(toggle.state.thumbWidth == 20)
    try set("slider.thumb.diameter", .number(40))
    #expect(slider.thumbX == slider.frame.width / 2)
    slider.value = 0
    #expect(slider.thumbX == 20)
    try set("segmented.pill.inset", .number(4))
    #expect(view.state.pillRect == Rect(x: 4, y: 4, width: view.frame.width / 2 - 8, height: 24))
  }

  @Test func `springs apply to the next motion`() throws {
    try set("motion.switch.slide", .spring(Spring(response: 3, dampingRatio: 1)))
    toggle.setOn(true, animated: true)
    rig.showFrame(after: 0.3)
    #expect(toggle.state.position.position < 0.3)
    try set("motion.segmented.slide", .spring(Spring(response: 3, dampingRatio: 1)))
    view.select(1, animated: true)
    rig.showFrame(after: 0.3)
    #expect(view.state.position.position < 0.3)
    try set("motion.slider.change", .number(2))
    slider.setValue(1, animated: true)
    rig.showFrame(after: 1)
    #expect(abs(slider.state.fraction - 0.75) < 0.001)
  }

  @Test func `the pressed width applies to a held thumb`() throws {
    rig.press(at: toggle.frameInScene.center)
    rig.showFrame(after: 1)
    try set("switch.thumb.pressedWidth", .number(36))
    #expect(toggle.state.thumbWidth == 36)
    rig.release()
    rig.showFrame(after: 1)
    #expect(toggle.state.thumbWidth == 27)
  }

  @Test func `fade delay and duration apply to the track`() throws {
    try set("motion.switch.fadeDelay", .number(1))
    try set("motion.switch.fade", .number(2))
    toggle.setOn(true, animated: true)
    rig.showFrame(after: 0.9)
    #expect(toggle.state.trackMix == 0)
    rig.showFrame(after: 1.1)
    #expect(abs(toggle.state.trackMix - 0.5) < 0.001)
  }

  @Test func `colors fade in, and metrics apply immediately`() {
    var design = Design(theme: .dark)
    design.metrics.switch.size = Size(60, 31)
    rig.scene.design = design
    rig.showFrame(after: Scene.themeFadeDuration / 2)
    #expect(rig.scene.shownTheme != .light && rig.scene.shownTheme != .dark)
    #expect(toggle.frame.width == 60)
  }

  @Test func `applies to controls added later, but not to those with custom metrics`() throws {
    toggle.metrics.size = Size(80, 50)
    rig.showFrame()
    #expect(toggle.frame.size == Size(80, 50))
    try set("switch.width", .number(70))
    #expect(toggle.frame.size == Size(80, 50))
    slider.metrics.thumbDiameter = 10
    view.metrics.cornerRadius = 3
    try set("slider.thumb.diameter", .number(40))
    #expect(slider.metrics.thumbDiameter == 10 && view.metrics.cornerRadius == 3)
    let late = Switch(label: "late")
    rig.scene.root.addChild(late)
    rig.showFrame()
    #expect(late.frame.width == 70)
  }
}
