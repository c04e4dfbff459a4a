import Canvas
import ControlsTesting
import Testing

@testable import Controls

@Suite struct `Scene view` {
  private let toggle = Switch(isOn: false, label: "Wi-Fi")
  private let content: Scene
  private let view: SceneView
  private let rig: SceneDriver

  /// The switch is in the middle of 83 x 63 pt, magnified four times.
  init() throws {
    content = Scene(Stack(.horizontal, padding: 16, of: toggle))
    view = SceneView(content)
    view.magnification = 4
    rig = SceneDriver(column: view, padding: 20, size: Size(400, 300))
    try rig.paintFrames()
  }

  private func place(_ point: Point) -> Point { Point(20 + 4 * point.x, 20 + 4 * point.y) }
  private let end = Point(16 + 8, 16 + 15)

  private func lone() -> (toggle: Switch, rig: SceneDriver) {
    let toggle = Switch(isOn: false, label: "")
    return (toggle, SceneDriver(Scene(toggle), size: Size(51, 31)))
  }

  @Test func `has the magnified size of its content, and is painted at a larger scale`() throws {
    #expect(view.frame.size == Size(83 * 4, 63 * 4))
    #expect(content.size == Size(83, 63) && content.scale == 4)
    let alone = SceneDriver(
      Scene(Stack(.horizontal, padding: 16) { Switch(isOn: false, label: "") }),
      size: Size(83, 63), scale: 4)
    let (expected, picture) = (try alone.picture(), try rig.picture())
    for y in 0..<(63 * 4) {
      let (row, start) = (y * expected.width, (y + 20) * picture.width + 20)
      #expect(expected.pixels[row..<row + 332] == picture.pixels[start..<start + 332])
    }
  }

  @Test func `receives a press in content coordinates, but not beside its controls`() {
    rig.press(at: place(end)).advance(by: 0.3)
    #expect(toggle.state.isPressed)
    // Across the middle of the track.
    rig.drag(to: place(Point(16 + 40, 31)))
    #expect(toggle.state.isShownOn)
    rig.release()
    #expect(toggle.isOn && rig.takeActions().contains(.valueChanged(.isOn(true))))
    rig.press(at: place(Point(4, 4)))
    #expect(!content.holds(.primary) && rig.release().takeActions().isEmpty)
  }

  @Test(arguments: [1.0, 0.5, 0.2, 0.1]) func `slows motion by its speed`(speed: Double) {
    view.speed = speed
    let alone = lone()
    toggle.setOn(true, animated: true)
    alone.toggle.setOn(true, animated: true)
    rig.advance(by: 0.1 / speed)
    alone.rig.advance(by: 0.1)
    #expect(abs(toggle.state.thumbX - alone.toggle.state.thumbX) < 1e-6)
  }

  @Test func `stops, steps and resumes, and is idle with its content`() {
    toggle.setOn(true, animated: true)
    rig.advance(by: 0.05)
    view.speed = 0
    rig.showFrame()
    let place = toggle.state.thumbX
    #expect(rig.advance(by: 3).lastUpdate.next == .idle && toggle.state.thumbX == place)
    view.step(by: 1 / 60)
    rig.showFrame()
    let next = toggle.state.thumbX
    #expect(next > place)
    view.speed = 1
    rig.advance(by: 1 / 60)
    #expect(toggle.state.thumbX > next)
    #expect(!rig.settled().wantsFrame && toggle.state.thumbX == 22)
    toggle.setOn(false, animated: true)
    #expect(rig.wantsFrame)
    #expect(!rig.settled().wantsFrame)
  }

  @Test func `damages the moving parts and leaves no stale pixels`() throws {
    toggle.setOn(true, animated: true)
    let update = rig.advance(by: 0.05).showFrame(after: 1 / 60)
    #expect(update.fullRepaintReason == nil && update.damage.area < 83 * 63 * 16)
    #expect(try !update.damage.isEmpty && rig.staleness() == nil)
    #expect(try rig.settled().staleness() == nil)
  }

  @Test func `follows the outer theme unless disabled`() throws {
    rig.scene.setTheme(.dark)
    rig.advance(by: 0.1)
    #expect(content.shownTheme == rig.scene.shownTheme && content.shownTheme != .dark)
    #expect(try rig.settled().staleness() == nil && content.shownTheme == .dark)
    view.followsTheme = false
    #expect(try rig.settled().staleness() == nil && content.shownTheme == .light)
  }

  @Test func `inherits and adapts the outer environment`() {
    rig.scene.environment.direction = .rightToLeft
    #expect(content.environment.direction == .rightToLeft)
    view.adaptEnvironment = { $0.metrics[SwitchMetrics.self].slideSpring.response = 2 }
    rig.scene.environment.motion = .reduced
    #expect(content.environment.metrics[SwitchMetrics.self].slideSpring.response == 2)
    #expect(content.environment.motion == .reduced)
    #expect(rig.scene.environment.metrics[SwitchMetrics.self].slideSpring.response == 0.3)
    view.adaptEnvironment = nil
    #expect(content.environment == rig.scene.environment)
  }

  @Test func `can show another scene`() throws {
    rig.press(at: place(end))
    let slider = Slider(value: 0.5, label: "Volume")
    view.content = Scene(Stack(.vertical, padding: 16) { slider })
    rig.settle()
    #expect(try !toggle.state.isPressed && rig.staleness() == nil && content.shownTheme == .light)
    rig.release()
    #expect(!toggle.isOn)
    view.content = content
    rig.settle()
    rig.tap(at: place(end))
    #expect(toggle.isOn)
  }

  @Test func `detaches its content when it is removed`() {
    view.removeFromParent()
    rig.settle()
    toggle.setOn(true, animated: true)
    #expect(!rig.wantsFrame && rig.tap(at: place(end)).takeActions().isEmpty)
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [Double])
  func `ignores an invalid magnification, step and speed`(number: Double) {
    view.magnification = number
    #expect(view.magnification == 4)
    view.step(by: number)
    view.speed = number < 0 ? number : .nan
    #expect(view.speed == 1)
  }

  @Test func `cancels a gesture when the magnification changes`() {
    rig.press(at: place(end))
    view.magnification = 2
    #expect(!toggle.state.isPressed)
    rig.release()
    #expect(!toggle.isOn)
  }

  @Test func `forwards help tags with their keys`() throws {
    let button = GlyphButton(.magnifier, label: "Frames").with(\.keyCap, "F")
    let view = SceneView(Scene(Stack(.horizontal) { button })).with(\.magnification, 2)
    let rig = SceneDriver(column: view, size: Size(200, 200))
    let tag = try #require(view.helpTag(at: Point(20, 20)))
    #expect(tag.keyCap == "F" && tag.frame.size.width == 2 * button.frame.width)
    withExtendedLifetime(rig) {}
  }
}
