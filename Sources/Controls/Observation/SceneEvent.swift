import Canvas

/// An event in a scene, for tools.
package enum SceneEvent {
  /// Input from outside, before it is handled; input caused by it is not reported.
  case input(SceneInput, Instant)
  /// A control handled an event; its actions are reported to the app afterwards.
  case control(Control, ControlEvent, actions: [ControlAction])
  case action(Control, ControlAction)
  /// A node changed; the next frame shows it.
  case change(Node)

  package struct Kinds: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let input = Kinds(rawValue: 1)
    package static let control = Kinds(rawValue: 2)
    package static let action = Kinds(rawValue: 4)
    package static let change = Kinds(rawValue: 8)
  }

  var kind: Kinds {
    switch self {
    case .input: .input
    case .control: .control
    case .action: .action
    case .change: .change
    }
  }
}

@MainActor
final class SceneObservers {
  private let observers = Observers<SceneEvent>()
  private var kindsOfObservers: [ObjectIdentifier: SceneEvent.Kinds] = [:] {
    didSet { wanted = kindsOfObservers.values.reduce(into: []) { $0.formUnion($1) } }
  }
  private var wanted: SceneEvent.Kinds = []

  func add(_ kinds: SceneEvent.Kinds, _ body: @escaping (SceneEvent) -> Void) -> Subscription {
    let subscription = observers.add { if kinds.contains($0.kind) { body($0) } }
    let key = ObjectIdentifier(subscription)
    kindsOfObservers[key] = kinds
    return Subscription { [weak self] in
      subscription.cancel()
      self?.kindsOfObservers[key] = nil
    }
  }

  func want(_ kind: SceneEvent.Kinds) -> Bool { wanted.contains(kind) }

  func notify(_ event: @autoclosure () -> SceneEvent, of kind: SceneEvent.Kinds) {
    if want(kind) { observers.notify(event()) }
  }
}

extension Scene {
  /// Calls a closure with events of some kinds, before the observers of controls; control events
  /// and actions in nested scenes are included.
  package func observe(
    _ kinds: SceneEvent.Kinds, _ body: @escaping (SceneEvent) -> Void
  ) -> Subscription {
    observers.add(kinds, body)
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
