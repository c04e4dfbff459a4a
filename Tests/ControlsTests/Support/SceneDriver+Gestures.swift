import Canvas
import Controls
import ControlsTesting
import Testing

extension SceneDriver {
  /// A column of nodes in a scene.
  convenience init(
    column nodes: Node..., spacing: Double = 0, padding: Double = 0,
    alignment: Stack.Alignment? = nil, background: Scene.Background = .page, theme: Theme = .light,
    size: Size, scale: Double = 1, masks: MaskCache? = nil
  ) {
    let column = Stack(.vertical, spacing: spacing, padding: padding, alignment: alignment) {
      nodes
    }
    self.init(
      Scene(column, theme: theme, background: background), size: size, scale: scale, masks: masks)
  }

  @discardableResult func press(at start: Point, movingTo end: Point) -> Self {
    press(at: start).move(to: end)
  }

  /// Presses, and waits until the pressed control is idle.
  @discardableResult func hold(at point: Point) -> Self { press(at: point).settled() }

  @discardableResult func release(at end: Point) -> Self { move(to: end).release() }

  @discardableResult func swipe(from start: Point, to end: Point) -> Self {
    press(at: start, movingTo: end).release()
  }

  @discardableResult func keys(_ keys: Key...) -> Self {
    for key in keys { self.key(key) }
    return self
  }

  /// The first element of a role in the accessibility tree.
  func element(_ role: SemanticsRole) throws -> SemanticsNode {
    try #require(scene.semantics.first { $0.role == role })
  }

  /// The row of the open menu.
  func row(_ title: String) throws -> SemanticsNode {
    try #require(element(.menu).children.first { $0.label == title })
  }

  /// Shows a frame, and returns the driver to read what it shows.
  func shown() -> Self { after(0) }

  /// Shows a frame after some seconds, and returns the driver to read what it shows.
  func after(_ seconds: Double) -> Self {
    showFrame(after: seconds)
    return self
  }

  /// Shows frames until all animations have settled, and returns the driver to read what they show.
  func settled() -> Self {
    settle()
    return self
  }
}

protocol StatefulControl: Control {
  associatedtype State
  var state: State { get }
}

extension Switch: StatefulControl {}
extension Slider: StatefulControl {}
extension SegmentedControl: StatefulControl {}

extension SceneRig where Subject: StatefulControl {
  var state: Subject.State { control.state }
}

protocol Configurable: AnyObject {}

extension Configurable {
  /// Sets a property, and returns the node.
  func with<Value>(_ property: ReferenceWritableKeyPath<Self, Value>, _ value: Value) -> Self {
    self[keyPath: property] = value
    return self
  }
}

extension Node: Configurable {}
