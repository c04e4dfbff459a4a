import Canvas

/// An event in a scene, for tools.
package enum SceneEvent {
  /// Input from outside, before it is handled; input caused by it is not reported.
  case input(SceneInput, Instant)
  /// A control handled an event; its actions are reported to the app afterwards.
  case control(Control, ControlEvent, actions: [ControlAction])
  case action(Control, ControlAction)
  /// A node changed, other than by its animation; the next frame shows it.
  case change(Node)

  package struct Kinds: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let input = Kinds(rawValue: 1)
    package static let control = Kinds(rawValue: 2)
    package static let action = Kinds(rawValue: 4)
    package static let change = Kinds(rawValue: 8)
  }
}

typealias SceneObserver = (kinds: SceneEvent.Kinds, body: (SceneEvent) -> Void)

extension Registrations<SceneObserver> {
  func want(_ kind: SceneEvent.Kinds) -> Bool { entries.contains { $0.value.kinds.contains(kind) } }

  func notify(_ event: @autoclosure () -> SceneEvent, of kind: SceneEvent.Kinds) {
    if !want(kind) { return }
    let event = event()
    forEach { if $0.kinds.contains(kind) { $0.body(event) } }
  }
}

extension Scene {
  /// Calls a closure with events of some kinds, before the observers of controls; control events
  /// and actions in nested scenes are included.
  package func observe(
    _ kinds: SceneEvent.Kinds, _ body: @escaping (SceneEvent) -> Void
  ) -> Subscription {
    observers.add((kinds, body))
  }

  /// Calls a closure with every action of every control, before the observers of the control.
  @discardableResult
  public func observe(_ body: @escaping (Control, ControlAction) -> Void) -> Subscription {
    observe(.action) { event in
      if case .action(let control, let action) = event { body(control, action) }
    }
  }

  /// Tells the observers of this scene and of the scenes around it.
  func notifyObservers(_ event: @autoclosure () -> SceneEvent, of kind: SceneEvent.Kinds) {
    observers.notify(event(), of: kind)
    host?.scene?.notifyObservers(event(), of: kind)
  }
}
