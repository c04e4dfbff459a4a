import Canvas

/// Something that happens in a scene, for tools that watch it.
package enum SceneEvent {
  /// Input from outside, before it is handled; what it brings about is no input of its own.
  case input(SceneInput, Instant)
  /// A control has taken an event of the user's; its owner hears of the actions afterwards.
  case control(Control, ControlEvent, actions: [ControlAction])
  /// A control tells its owner of an action.
  case action(Control, ControlAction)
  /// A node has changed, and the next frame shows that.
  case change(Node)

  /// Kinds of events.
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

/// The observers of a scene's events.
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

  /// Whether anybody observes events of a kind.
  func want(_ kind: SceneEvent.Kinds) -> Bool { wanted.contains(kind) }

  func tell(_ event: @autoclosure () -> SceneEvent, of kind: SceneEvent.Kinds) {
    if want(kind) { observers.tell(event()) }
  }
}

extension Scene {
  /// Has a body called with events of some kinds: input before it is handled, actions before those who
  /// observe the control hear of them.
  ///
  /// Events of controls and actions are also those in scenes that are shown in this one.
  package func observe(
    _ kinds: SceneEvent.Kinds, _ body: @escaping (SceneEvent) -> Void
  ) -> Subscription {
    observers.add(kinds, body)
  }

  /// Has a body called with every action of every control, in order, before those who listen to the
  /// control.
  @discardableResult
  public func observe(_ body: @escaping (Control, ControlAction) -> Void) -> Subscription {
    observe(.action) { event in
      if case .action(let control, let action) = event { body(control, action) }
    }
  }

  /// Tells the observers of this scene, and of those that it is shown in.
  func tellObservers(_ event: @autoclosure () -> SceneEvent, of kind: SceneEvent.Kinds) {
    observers.tell(event(), of: kind)
    host?.scene?.tellObservers(event(), of: kind)
  }
}
