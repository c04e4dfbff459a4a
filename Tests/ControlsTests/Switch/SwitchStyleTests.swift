import Canvas
import Controls
import ControlsTesting
import SpecTrait
import Testing

/// spec: docs/spec/rendering.md#6/switch-button-style;
/// docs/spec/rendering.md#6/switch-checkbox-style: sizes, presses, accessibility.
@Suite struct `Switch: button and checkbox styles` {
  private let text = TextEngine()

  private func width(_ string: String, _ font: Font) -> Double {
    text.size(of: Text(string, font: font)).width
  }

  @Test func `the fitting size has 8 pt before a title, or 12 pt at the ends of a button`() {
    func size(_ style: SwitchStyle, _ title: String? = nil) -> Size {
      SceneRig.natural(Switch(style: style, title: title)).control.frame.size
    }
    #expect(size(.checkbox) == Size(20, 20))
    #expect(size(.checkbox, "Wi-Fi") == Size((28 + width("Wi-Fi", .body)).rounded(.up), 20))
    #expect(size(.switch, "Wi-Fi") == Size((59 + width("Wi-Fi", .body)).rounded(.up), 31))
    let font = Font(size: 13, weight: .medium)
    #expect(size(.button, "Bold") == Size((24 + width("Bold", font)).rounded(.up), 32))
    let toggle = Switch(label: "Wi-Fi")
    let scene = Scene(Stack(.vertical) { toggle })
    func shown() -> Size {
      scene.show(size: Size(200, 100))
      return toggle.frame.size
    }
    #expect(shown() == Size(51, 31))
    toggle.style = .checkbox
    #expect(shown() == Size(20, 20))
    toggle.title = "Wi-Fi"
    #expect(shown().width > 40)
  }

  @Test(
    .spec("switch/accessibility/minimum-hit-target"),
    arguments: [(SwitchStyle.switch, 51.0), (.checkbox, 44), (.button, 24)])
  func `the hit area is 44 pt`(style: SwitchStyle, width: Double) {
    let rig = SceneRig.natural(Switch(style: style))
    let center = Rect(origin: .zero, size: rig.control.frame.size).center
    let area = Rect(center: center, size: Size(width, 44))
    for (point, isInside) in [
      (Point(area.minX + 0.1, area.midY), true), (Point(area.minX - 0.1, area.midY), false),
      (Point(area.midX, area.minY + 0.1), true), (Point(area.midX, area.minY - 0.1), false),
      (Point(area.maxX - 0.1, area.maxY - 0.1), true), (Point(area.maxX + 0.1, area.midY), false),
    ] {
      #expect(rig.press(at: point).state.isPressed == isInside, "\(point)")
      rig.cancel()
    }
  }

  @Test(arguments: SwitchStyle.allCases, LayoutDirection.allCases)
  func `a press on the title toggles`(style: SwitchStyle, direction: LayoutDirection) {
    let rig = SceneRig.natural(Switch(style: style, title: "Airplane mode"), direction: direction)
    rig.tap(at: rig.point(fromLeading: rig.control.frame.width - 3, 10))
    #expect(rig.takeActions().values == [.isOn(true)])
  }

  @Test(arguments: [SwitchStyle.button, .checkbox])
  func `a button or checkbox toggles only on a release within the hit area`(style: SwitchStyle) {
    let rig = SceneRig.natural(Switch(style: style, title: "Bold"))
    let far = Point(10, 100)
    #expect(rig.press(at: Point(10, 10)).state.isPressed && !rig.state.isOn)
    #expect(!rig.move(to: far).state.isPressed && rig.move(to: Point(20, 10)).state.isPressed)
    #expect(rig.release(at: far).takeActions() == [] && !rig.control.isOn)
    rig.press(at: Point(10, 10), movingTo: far).release(at: Point(12, 12))
    #expect(rig.takeActions() == [.valueChanged(.isOn(true)), .haptic(.light)])
  }

  @Test(arguments: [SwitchStyle.button, .checkbox])
  func `the state at rest does not depend on the way to it`(style: SwitchStyle) {
    let rig = SceneRig.natural(Switch(style: style))
    rig.tap(at: .center)
    let state = rig.settled().state
    #expect(state == SceneRig.natural(Switch(isOn: true, style: style)).state)
    #expect(state.trackMix == 1)
  }

  @Test func `a drag from a title does not move the thumb, and one beside a checkbox toggles`() {
    let rig = SceneRig.natural(Switch(title: "Airplane mode"))
    #expect(rig.press(at: Point(80, 15)).settled().state.thumbWidth == 31)
    #expect(!rig.move(to: Point(10, 15)).state.isShownOn && rig.state.isPressed)
    #expect(rig.move(to: Point(10, 200)).settled().state.thumbWidth == 27 && !rig.state.isPressed)
    #expect(rig.release().takeActions() == [])
    #expect(rig.swipe(from: Point(80, 15), to: Point(40, 15)).takeActions().values == [.isOn(true)])
    let box = SceneRig.natural(Switch(style: .checkbox))
    #expect(box.press(at: Point(31, 10), movingTo: Point(40, 10)).state.isPressed)
    #expect(box.release().takeActions().values == [.isOn(true)])
  }

  @Test(.spec("switch-p19")) func `each style has its own accessibility role`() {
    let roles = SwitchStyle.allCases.map { style in
      let rig = SceneRig.natural(Switch(label: "Wi-Fi", style: style))
      return rig.scene.semantics(of: rig.control)?.role
    }
    #expect(roles == [.switch, .toggleButton, .checkbox])
  }

  @Test func `the title is the accessibility label unless a label is set`() {
    let rig = SceneRig.natural(Switch(style: .checkbox, title: "Wi-Fi"))
    #expect(rig.scene.semantics(of: rig.control)?.label == "Wi-Fi")
    rig.control.label = "Wireless"
    #expect(rig.scene.semantics(of: rig.control)?.label == "Wireless")
  }

  @Test func `a new style shows the value immediately and cancels a press`() {
    let rig = SceneRig.natural(Switch(style: .checkbox)).press(at: .center)
    rig.control.style = .switch
    #expect(!rig.release().state.isPressed && rig.state.thumbWidth == 27)
    rig.control.style = .checkbox
    rig.tap(at: .center)
    rig.control.style = .button
    #expect(rig.state.button?.on == 1)
    rig.control.style = .switch
    #expect(rig.state.position.position == 1 && rig.state.trackMix == 1)
  }

  @Test(arguments: SwitchStyle.allCases)
  func `mixed is neither on nor off, and the user turns it on`(style: SwitchStyle) {
    let rig = SceneRig.natural(Switch(isOn: true, label: "All", style: style))
    rig.control.isMixed = true
    #expect(rig.control.isMixed && !rig.control.isOn)
    #expect(rig.scene.semantics(of: rig.control)?.value == .toggle(.mixed))
    #expect(rig.tap(at: .center).control.isOn && !rig.control.isMixed)
    #expect(rig.takeActions() == [.valueChanged(.isOn(true)), .haptic(.light)])
    #expect(rig.tap(at: .center).takeActions().values == [.isOn(false)])
    rig.control.isMixed = true
    #expect(rig.control.perform(.toggle) && rig.control.isOn)
  }

  @Test func `mixed ends when a value is set, and a refused change restores it`() throws {
    let rig = SceneRig.natural(Switch(style: .checkbox))
    for isMixed in [true, false] { rig.control.isMixed = isMixed }
    #expect(!rig.control.isMixed && !rig.control.isOn)
    rig.control.isMixed = true
    rig.control.isOn = true
    #expect(!rig.control.isMixed && rig.control.isOn)
    rig.control.isMixed = false
    #expect(rig.control.isOn)
    rig.control.isMixed = true
    rig.control.decide { _ in .refuse }
    #expect(rig.tap(at: .center).takeActions() == [.proposed(.isOn(true)), .refused(.isOn(true))])
    let fill = try #require(rig.settled().state.checkbox?.fill)
    #expect(rig.control.isMixed && fill.mixed == 1 && fill.on == 0)
  }

  @Test func `mixed looks off in the switch style, and a drag there and back keeps it`() {
    let rig = SceneRig(Switch(isOn: true))
    rig.control.isMixed = true
    #expect(rig.state.position.position == 0 && !rig.state.isShownOn && rig.state.isMixed)
    rig.press(at: Point(10, 15), movingTo: Point(40, 15))
    #expect(rig.release(at: Point(10, 15)).control.isMixed && rig.takeActions().values == [])
  }
}
