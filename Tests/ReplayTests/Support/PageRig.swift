import Canvas
import Controls
import ControlsTesting
import Testing

@testable import Workbench

final class PageRig {
  let controller: PageController
  private let driver: SceneDriver
  var scene: Scene { controller.scene }

  init(
    _ page: WorkbenchPage, theme: ThemeChoice = .light, preferred: Appearance = .light,
    direction: LayoutDirection = .leftToRight, isDisabled: Bool = false, size: Size? = nil,
    name: PageName? = nil, panels: Set<PanelName> = [], overlays: Overlays = [], scale: Double = 1,
    of contents: WorkbenchContents = .playground, after seconds: Double = 0
  ) {
    var environment = EnvironmentSettings()
    environment.direction = direction
    environment.isDisabled = isDisabled
    controller = PageController(
      contents, page: page, name: name, panels: panels, overlays: overlays,
      environment: environment,
      preferences: ResolvedPreferences(
        theme: theme, settings: DesktopPreferences(prefersDark: preferred == .dark)))
    driver = SceneDriver(controller.scene, size: size ?? page.preferredSize, scale: scale)
    if seconds > 0 { advance(by: seconds) }
  }

  convenience init(
    _ name: PageName, theme: ThemeChoice = .light, direction: LayoutDirection = .leftToRight,
    size: Size? = nil, panels: Set<PanelName> = [], overlays: Overlays = [], scale: Double = 1,
    after seconds: Double = 0
  ) {
    self.init(
      name.makePage(count: 10), theme: theme, direction: direction, size: size, name: name,
      panels: panels, overlays: overlays, scale: scale, after: seconds)
  }

  func first<Part: Node>(_ kind: Part.Type) throws -> Part {
    try #require(controller.page.root.all(kind).first)
  }

  /// The last control with an identifier, including controls of panels and overlays.
  func part<Part: Control>(_ identifier: String, as kind: Part.Type = Control.self) throws -> Part {
    try #require(scene.all(kind).last { $0.identifier == identifier })
  }

  func staged<Kind: Control>(_ kind: Kind.Type = Control.self) throws -> Kind {
    try #require(controller.page.preview?.control as? Kind)
  }

  /// The frame of a control in scene coordinates, also on a magnified stage.
  func frame(_ control: Control) throws -> Rect { try #require(scene.semantics(of: control)).frame }
  func frame(_ identifier: String) throws -> Rect { try #require(control(identifier)).frameInScene }

  /// The remembered state of a window of some size.
  func state(_ size: Size = .wide) -> RememberedState {
    controller.state(at: WindowPlacement(size: size))
  }

  /// Shows a frame one second after the previous one.
  func update() { driver.showFrame(after: 1) }

  func advance(by seconds: Double) {
    driver.advance(by: seconds)
    controller.refresh(isMoving: false)
    driver.showFrame()
  }

  var wantsFrame: Bool { driver.wantsFrame }

  /// Shows frames until the page is idle, for at most 10 s, and returns their number.
  @discardableResult func settle() -> Int { driver.settle() }
  func picture() throws -> Bitmap { try driver.bitmap() }

  /// The first difference between incremental painting and a full repaint; `nil` if there is none.
  func staleness() throws -> String? { try driver.staleness() }
  func paintFrames() throws { try driver.paintFrames() }

  func move(to place: Point, wait seconds: Double = 0) { act(seconds) { driver.move(to: place) } }
  func leave(wait seconds: Double = 0) { act(seconds) { driver.leave() } }
  func press(at place: Point, wait seconds: Double = 0) { act(seconds) { driver.press(at: place) } }
  func drag(to place: Point, wait seconds: Double = 0) { act(seconds) { driver.drag(to: place) } }

  func drag(from start: Point, to end: Point, wait seconds: Double = 0) {
    press(at: start)
    drag(to: end)
    release(wait: seconds)
  }

  func release(wait seconds: Double = 0) { act(seconds) { driver.release() } }
  func tap(at place: Point, wait seconds: Double = 0) { act(seconds) { driver.tap(at: place) } }

  private func act(_ seconds: Double, _ body: () -> Void = {}) {
    body()
    if seconds > 0 { advance(by: seconds) }
  }

  /// Performs an accessibility action, which has to succeed, and advances by seconds.
  func perform(
    _ action: SemanticsAction, on node: Node, wait seconds: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(scene.perform(action, on: node.semanticsID), sourceLocation: sourceLocation)
    advance(by: seconds)
  }

  func resize(to size: Size, wait seconds: Double = 0) {
    scene.resize(to: size, scale: 1)
    update()
    act(seconds)
  }

  func open(_ name: PageName, wait seconds: Double = 0) {
    controller.open(name)
    if seconds > 0 { advance(by: seconds) } else { update() }
  }

  /// Presses and releases keys, each with a frame a second later, and advances by seconds.
  func strike(
    _ keys: Key..., isRepeat: Bool = false, modifiers: Modifiers = [], wait seconds: Double = 0
  ) {
    for key in keys {
      driver.keyDown(key, modifiers: modifiers, isRepeat: isRepeat)
      driver.keyUp(key, modifiers: modifiers)
      update()
    }
    act(seconds)
  }

  func strike(
    _ characters: String, isRepeat: Bool = false, modifiers: Modifiers = [],
    wait seconds: Double = 0
  ) {
    for character in characters {
      strike(.character(character), isRepeat: isRepeat, modifiers: modifiers)
    }
    act(seconds)
  }

  /// Presses a key without a frame.
  func send(_ key: Key) { driver.key(key) }

  /// Presses a key, and shows a frame soon after it.
  func strikeNow(_ key: Key) {
    send(key)
    advance(by: 1.0 / 240)
  }

  /// Presses keys, advances by seconds and returns `self`, for use in an expectation.
  func after(_ keys: Key..., wait seconds: Double = 0) -> PageRig {
    for key in keys { strike(key) }
    return after(seconds: seconds)
  }

  func after(_ keys: String, modifiers: Modifiers = [], wait seconds: Double = 0) -> PageRig {
    strike(keys, modifiers: modifiers, wait: seconds)
    return self
  }

  func after(seconds: Double) -> PageRig {
    act(seconds)
    return self
  }

  func click(at place: Point, wait seconds: Double = 0) {
    driver.tap(at: place)
    update()
    act(seconds)
  }

  func click(_ identifier: String, wait seconds: Double = 0) throws {
    click(at: try part(identifier).frameInScene.center, wait: seconds)
  }

  /// Scrolls down, without a frame.
  func scroll(by notches: Double, at place: Point) {
    scene.handle(.scroll(ScrollEvent(at: place, deltaX: 0, deltaY: notches, time: scene.now)))
  }

  func turn(by notches: Double, at place: Point) {
    scroll(by: notches, at: place)
    update()
  }

  var controls: [Control] { controller.page.root.allControls }

  /// All controls, including those that panels are made of.
  var parts: [Control] { controller.page.root.all(Control.self) }
  func control(_ identifier: String) -> Control? { controls.first { $0.identifier == identifier } }

  var enabledControls: Set<String> {
    Set(controls.filter(\.isEffectivelyEnabled).compactMap(\.identifier))
  }

  func draw(with painter: any Painter) { driver.draw(with: painter) }

  var texts: [(text: Text, origin: Point)] {
    let spy = PaintSpy()
    draw(with: spy)
    return spy.texts
  }

  var strings: [String] { texts.map(\.text.string) }
}

nonisolated extension Size {
  static let wide = Size(1280, 800)
  static let medium = Size(960, 680)
  static let narrow = Size(480, 640)
}

extension [Rect] {
  var areApart: Bool {
    indices.allSatisfy { one in self[..<one].allSatisfy { $0.intersection(self[one]).isEmpty } }
  }
}

/// Sets of one panel, or of those at a place.
extension Set where Element == PanelName {
  nonisolated static var sidebar: Self { [.sidebar] }
  nonisolated static var inspector: Self { [.inspector] }
  nonisolated static var time: Self { [.time] }
  nonisolated static var curves: Self { [.curves] }
  nonisolated static var frames: Self { [.frames] }
  nonisolated static var log: Self { [.log] }
  nonisolated static var column: Self { [.inspector, .log] }
}

/// The controls of the program, as arguments of tests.
enum PreviewKind: String, CaseIterable, Sendable {
  case `switch`, slider, range, segmented

  var description: ControlDescription {
    guard let description = ControlCatalog.standard[rawValue] else {
      fatalError("There is no control \(rawValue).")
    }
    return description
  }

  var page: PageName { PageName(rawValue: rawValue) }
}
