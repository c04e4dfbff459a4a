import Canvas
import Controls

@testable import playground

/// A page with the program's own keys, without a window: what a user sees and does there.
final class PageStage {
  let controller: PageController
  private let size: Size
  private var frames = 0

  var scene: Scene { controller.scene }

  init(
    _ page: any Page, theme: ThemeChoice = .light, preferred: Appearance = .light,
    direction: LayoutDirection = .leftToRight, isDisabled: Bool = false, size: Size? = nil
  ) {
    controller = PageController(
      page: page, theme: theme, preferredAppearance: preferred,
      environment: SceneEnvironment(direction: direction), isDisabled: isDisabled)
    self.size = size ?? page.preferredSize
    scene.resize(to: self.size, scale: 1)
    update()
  }

  /// Shows a frame a second after the one before.
  func update() {
    frames += 1
    _ = scene.update(
      for: FrameTime(
        target: scene.lastTime.advanced(by: 1), interval: 1.0 / 60, number: frames))
  }

  func strike(_ key: Key, isRepeat: Bool = false, modifiers: Modifiers = []) {
    let time = scene.lastTime
    scene.handle(
      .key(KeyEvent(.down, key, time: time, modifiers: modifiers, isRepeat: isRepeat)))
    scene.handle(.key(KeyEvent(.up, key, time: time, modifiers: modifiers)))
    update()
  }

  func click(at place: Point) {
    let time = scene.lastTime
    scene.handle(
      .pointer(PointerEvent(.pressed, at: place, time: time, button: 1, isPrimaryDown: true)))
    scene.handle(.pointer(PointerEvent(.released, at: place, time: time, button: 1)))
    update()
  }

  /// In the order in which they are painted.
  var controls: [Control] {
    var controls: [Control] = []
    scene.root.forEachNode { if let control = $0 as? Control { controls.append(control) } }
    return controls
  }

  func control(_ identifier: String) -> Control? {
    controls.first { $0.identifier == identifier }
  }

  /// The identifiers of the controls that can be acted on.
  var enabledControls: Set<String> {
    Set(controls.filter(\.isEffectivelyEnabled).compactMap(\.identifier))
  }

  /// What is written on the page, and where.
  var texts: [(text: Text, origin: Point)] {
    let spy = PaintSpy()
    _ = try? scene.picture(size: size, scale: 1, at: scene.lastTime) { _ in spy }
    return spy.texts
  }

  var strings: [String] { texts.map(\.text.string) }
}
