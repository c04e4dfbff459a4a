import Canvas
import Controls

/// The changes that the user made with the tools of the window, which can be undone.
///
/// Everything that one gesture changes is one change: a drag, a held key, or a press on Reset All.
/// What the user changes by using a control of the page is none.
@MainActor
final class ChangeList {
  /// The most changes that are kept. chosen
  static let most = 200
  /// Seconds without a scroll event after which the next one is another gesture. chosen
  private static let scrollPause = 1.0

  struct Change {
    fileprivate(set) var name: String
    fileprivate var values: [ChangedValue] = []
    fileprivate(set) var isOfWindow = false
    fileprivate private(set) weak var page: WorkbenchPage?
    fileprivate var gesture: Int
    let time: Instant
    /// Whether input caused the change, so that a replay of the window makes it too.
    let isOfInput: Bool

    fileprivate init(
      _ name: String, on page: WorkbenchPage?, gesture: Int, at time: Instant, isOfInput: Bool
    ) {
      (self.name, self.page, self.gesture) = (name, page, gesture)
      (self.time, self.isOfInput) = (time, isOfInput)
    }

    fileprivate var hasEffect: Bool { values.contains(where: \.isChanged) }

    /// The identifiers of the nodes that show the values.
    var places: Set<String> { Set(values.filter(\.isChanged).flatMap(\.places)) }
  }

  /// The page whose changes are undone, and those of the window.
  weak var page: WorkbenchPage?

  private weak var scene: Scene?
  private var past: [Change] = []
  private var future: [Change] = []
  private var gesture = 0
  private var lastScroll: Instant?
  /// Whether a pointer is pressed.
  private var isHeld = false
  /// Whether the gesture is Escape, which brings back what others changed.
  private var isCanceling = false
  private var isSuspended = false
  private var groupName: String?
  private var subscription: Subscription?

  init(_ scene: Scene) {
    self.scene = scene
    subscription = scene.observe(.input) { [weak self] event in
      if case .input(let input, let time) = event { self?.note(input, at: time) }
    }
  }

  isolated deinit { subscription?.cancel() }

  // MARK: Gestures

  private func note(_ input: SceneInput, at time: Instant) {
    switch input {
    case .event(.pointer(let event)):
      if event.phase == .pressed { beginGesture() }
      if event.phase != .moved { isHeld = event.phase == .pressed }
    case .event(.key(let event)) where event.phase == .down && !event.isRepeat:
      // A drag includes the values that Escape brings back in it.
      if event.key == .escape && isHeld { return }
      beginGesture()
      isCanceling = event.key == .escape
    case .action: beginGesture()
    case .event(.scroll), .scroll:
      if lastScroll.map({ time.seconds(since: $0) > Self.scrollPause }) ?? true { beginGesture() }
      lastScroll = time
    default: break
    }
  }

  /// Begins a change that is not made by the input before; returns its number.
  @discardableResult
  func beginGesture() -> Int {
    gesture += 1
    (lastScroll, isCanceling) = (nil, false)
    return gesture
  }

  /// Begins a change for an event of a log or a client, which is no input; a drag goes on.
  func begin(_ event: InputLogEvent) { if !event.kind.isInput, !isHeld { beginGesture() } }

  // MARK: Changes

  /// Adds the change of a value that `key` names among those of its owner.
  ///
  /// - Parameters:
  ///   - name: The name in sentence case, such as `Title size`.
  ///   - places: The identifiers of the nodes that show the value.
  ///   - isOfWindow: Whether the value is shared by all pages.
  ///   - merge: Adds the parts that only its second value has; by default, values have no parts.
  ///   - set: Sets the value before, or the one after.
  func add<Value: Equatable>(
    _ name: String, of owner: AnyObject, _ key: String = "", from before: Value, to after: Value,
    at places: [String] = [], isOfWindow: Bool = false,
    merge: (Value, Value) -> Value = { value, _ in value }, set: @escaping (Value) -> Void
  ) {
    let subject = ChangedValue.Subject(owner: ObjectIdentifier(owner), key: key)
    if isSuspended { return }
    if isCanceling { joinChanges(of: subject, since: after) }
    add(name, isOfWindow: isOfWindow, hasEffect: before != after)
    let last = past.count - 1
    var (first, latest, allPlaces) = (before, after, Set(places))
    let index = past[last].values.firstIndex { $0.subject == subject }
    if let index, let (before, after) = past[last].values[index].ends as? (Value, Value) {
      (first, latest) = (merge(before, first), merge(latest, after))
      allPlaces.formUnion(past[last].values[index].places)
    }
    let value = ChangedValue(
      subject: subject, ends: (first, latest), isChanged: first != latest, places: allPlaces,
      undo: { set(first) }, redo: { set(latest) })
    if let index { past[last].values[index] = value } else { past[last].values.append(value) }
  }

  /// Makes the last changes of a value, since it was the one that Escape brings back, part of this
  /// gesture.
  private func joinChanges<Value: Equatable>(
    of subject: ChangedValue.Subject, since start: Value
  ) {
    let own = past.indices.reversed().prefix {
      past[$0].values.count == 1 && past[$0].values[0].subject == subject
    }
    func isFirst(_ index: Int) -> Bool {
      (past[index].values[0].ends as? (Value, Value))?.0 == start
    }
    guard let first = own.first(where: isFirst) else { return }
    past.removeLast(past.count - 1 - first)
    past[first].gesture = gesture
  }

  /// Adds a change that keeps large objects alive, and forgets the one before of the same name.
  func addLarge(
    _ name: String, of owner: AnyObject, isOfWindow: Bool = false, undo: @escaping () -> Void,
    redo: @escaping () -> Void
  ) {
    let subject = ChangedValue.Subject(owner: ObjectIdentifier(owner), key: name)
    if isSuspended { return }
    for index in past.indices where past[index].gesture != gesture {
      past[index].values.removeAll { $0.subject == subject }
    }
    past.removeAll { $0.values.isEmpty }
    add(name, isOfWindow: isOfWindow, hasEffect: true)
    past[past.count - 1].values.append(
      ChangedValue(subject: subject, ends: (), isChanged: true, places: [], undo: undo, redo: redo))
  }

  /// Makes sure that the last change is the one of this gesture.
  private func add(_ name: String, isOfWindow: Bool, hasEffect: Bool) {
    // Other pages keep what can be redone on them.
    if hasEffect { future.removeAll { $0.isOfWindow || $0.page == nil || $0.page === page } }
    if past.last?.gesture != gesture {
      if past.last?.hasEffect == false { past.removeLast() }
      past.append(
        Change(
          name, on: page, gesture: gesture, at: scene?.now ?? .zero,
          isOfInput: scene?.isInPass ?? false))
      if past.count > Self.most { past.removeFirst() }
    }
    past[past.count - 1].name = groupName ?? name
    if isOfWindow { past[past.count - 1].isOfWindow = true }
  }

  /// Gives a name to the change that a function makes.
  func named(_ name: String, _ body: () -> Void) {
    let before = groupName
    groupName = before ?? name
    body()
    groupName = before
  }

  /// Performs a function whose changes are part of another change, or none of the user's.
  func suspended<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = isSuspended
    isSuspended = true
    defer { isSuspended = before }
    return try body()
  }

  // MARK: Undo

  private func isShown(_ change: Change) -> Bool {
    change.hasEffect && (change.isOfWindow || change.page != nil && change.page === page)
  }

  /// The change that is undone next; `nil` for none.
  var nextUndo: Change? { past.last(where: isShown) }

  /// The change that is redone next; `nil` for none.
  var nextRedo: Change? { future.last(where: isShown) }

  /// Whether the next change to be undone was made by a gesture or after it.
  func canUndo(since gesture: Int) -> Bool { nextUndo.map { $0.gesture >= gesture } ?? false }

  func undo() {
    guard let index = past.lastIndex(where: isShown) else { return }
    let change = past.remove(at: index)
    // Values that depend on each other are set in the opposite order.
    suspended { for value in change.values.reversed() { value.undo() } }
    future.append(change)
    beginGesture()
  }

  func redo() {
    guard let index = future.lastIndex(where: isShown) else { return }
    let change = future.remove(at: index)
    suspended { for value in change.values { value.redo() } }
    past.append(change)
    beginGesture()
  }
}

/// A value that a gesture changed, which is undone as it was before the gesture.
private struct ChangedValue {
  struct Subject: Hashable {
    var owner: ObjectIdentifier
    var key: String
  }

  let subject: Subject
  /// The value before and the one after.
  let ends: Any
  let isChanged: Bool
  let places: Set<String>
  let undo: () -> Void
  let redo: () -> Void
}
