#if Desktop
internal import CDesktop
import Canvas
import Controls

/// A part of a scene for assistive technologies, which reads its properties from the scene.
final class AccessibleNode: AccessiblePart {
  let id: SemanticsID
  let kind: AccessibleKind
  private weak var tree: AccessibleTree?

  init?(_ node: SemanticsNode, in tree: AccessibleTree) {
    id = node.id
    kind = AccessibleKind(node)
    self.tree = tree
    super.init(kind)
    if let identifier = node.identifier { atk_object_set_accessible_id(pointer, identifier) }
  }

  private var facts: SemanticsNode? { tree?.scene?.flatSemantics(for: id) }

  private var isWindow: Bool { kind == .window }

  // MARK: Properties

  override var name: String {
    if isWindow, let site = tree?.site {
      return [site.pageTitle, site.title].filter { !$0.isEmpty }.joined(separator: " – ")
    }
    return facts?.accessibleName ?? ""
  }

  override var help: String { facts?.help ?? "" }
  override var role: AtkRole { facts?.atkRole ?? ATK_ROLE_UNKNOWN }

  override var states: [AtkStateType] {
    guard let facts, let tree else { return [ATK_STATE_DEFUNCT] }
    var states = facts.atkStates
    if isWindow { states.append(ATK_STATE_RESIZABLE) }
    if isWindow && tree.isActive { states.append(ATK_STATE_ACTIVE) }
    // A dialog without a focused element has the focus itself.
    if tree.focused == id && !facts.isFocused { states.append(ATK_STATE_FOCUSED) }
    return states
  }

  override var attributes: [(name: String, value: String)] { facts?.accessibleAttributes ?? [] }

  override var parent: AccessiblePart? { tree?.parent(of: id) }
  override var childCount: Int { tree?.children(of: id).count ?? 0 }

  override func child(at index: Int) -> AccessiblePart? {
    guard let tree else { return nil }
    let children = tree.children(of: id)
    return children.indices.contains(index) ? tree.node(children[index]) : nil
  }

  override var indexInParent: Int? { tree?.index(of: id) }

  /// The segments of a segment's control.
  override var members: [AccessiblePart] {
    guard let tree, case .choice = facts?.value else { return [] }
    return tree.siblings(of: id).compactMap { tree.node($0) }
  }

  // MARK: Actions

  var actions: [(name: StaticString, action: SemanticsAction)] {
    facts?.accessibleActions(at: indexInParent ?? 0) ?? []
  }

  func act(at index: Int) -> Bool {
    let actions = actions
    return actions.indices.contains(index) && perform(actions[index].action)
  }

  func perform(_ action: SemanticsAction) -> Bool {
    tree?.scene?.perform(action, on: id) ?? false
  }

  /// Focuses the part; `false` if that cannot be done, or if its control focuses another part.
  func focus() -> Bool {
    perform(.focus) && (id.part == nil || tree?.scene?.focusedSemantics == id)
  }

  // MARK: Value

  /// The increment is the step. spec: docs/spec/ios-slider.md#accessibility/custom-step
  typealias Number = (
    value: Double, range: ClosedRange<Double>, increment: Double, text: String
  )

  var number: Number? {
    guard let facts, case .number(let value, let range, let step, _) = facts.value else {
      return nil
    }
    return (
      value, range, step ?? range.upperBound / 10 - range.lowerBound / 10,
      facts.accessibleValueText ?? ""
    )
  }

  // MARK: Selection

  /// In order, without segments that are not yet children.
  var selectedIndices: [Int] {
    guard case .selection(let selected, _, _, _) = facts?.value else { return [] }
    let children = 0..<childCount
    return selected.filter { children.contains($0) }.sorted()
  }

  func selectedIndex(at place: Int) -> Int? {
    let selected = selectedIndices
    return selected.indices.contains(place) ? selected[place] : nil
  }

  // MARK: Position

  private var scale: Double { tree?.site?.scale ?? 1 }

  /// In pixels.
  func bounds(in system: AtkCoordType) -> AtkRectangle {
    facts.map { pixels(of: $0.frame, in: system) } ?? AtkRectangle()
  }

  /// A rectangle of the scene in pixels.
  private func pixels(of frame: Rect, in system: AtkCoordType) -> AtkRectangle {
    let scale = scale
    func pixels(_ length: Double) -> gint { gint(exactly: (length * scale).rounded()) ?? 0 }
    let place = frame.origin - origin(of: system)
    return AtkRectangle(
      x: pixels(place.x), y: pixels(place.y), width: pixels(frame.width),
      height: pixels(frame.height))
  }

  func part(atX x: gint, y: gint, in system: AtkCoordType) -> AccessiblePart? {
    tree?.part(at: scenePoint(x, y, in: system), in: id)
  }

  /// The point of the scene at a place in pixels.
  private func scenePoint(_ x: gint, _ y: gint, in system: AtkCoordType) -> Point {
    Point(Double(x) / scale, Double(y) / scale) + origin(of: system)
  }

  /// The origin of a coordinate system in the scene, in points.
  private func origin(of system: AtkCoordType) -> Point {
    let screen = .zero - (tree?.site?.originOnScreen ?? .zero)
    switch system {
    case ATK_XY_SCREEN: return screen
    case ATK_XY_PARENT: return (parent as? AccessibleNode)?.facts?.frame.origin ?? screen
    default: return .zero
    }
  }
}

// MARK: Text

extension AccessibleNode {
  var text: AccessibleText? { facts?.text.map { AccessibleText($0) } }

  /// The extents of a character, in pixels; at the end of the text, those of the caret.
  func extents(ofCharacter offset: Int, in system: AtkCoordType) -> AtkRectangle {
    guard let facts, let text, offset >= 0 else { return AtkRectangle() }
    let range = text.bytes(text.range(at: offset, .character))
    return pixels(of: text.facts.frame(of: range, in: facts.frame), in: system)
  }

  /// The character at a place in pixels; `nil` outside of the part.
  func character(atX x: gint, y: gint, in system: AtkCoordType) -> Int? {
    guard let facts, let text else { return nil }
    let point = scenePoint(x, y, in: system)
    guard facts.frame.contains(point) else { return nil }
    return text.character(at: text.facts.offset(atX: point.x, in: facts.frame))
  }

  /// Replaces characters of the text as the user; `false` if that cannot be done.
  func replace(_ characters: Range<Int>, with new: String) -> Bool {
    guard let text else { return false }
    return perform(.replaceText(text.bytes(characters), with: new))
  }

  /// Copies characters to the clipboard; `false` if that cannot be done.
  func copy(_ characters: Range<Int>) -> Bool {
    guard let text, !characters.isEmpty, let clipboard = tree?.scene?.clipboard else {
      return false
    }
    return clipboard.copyToClipboard(text.string(characters), in: .clipboard)
  }

  /// Moves characters to the clipboard; `false`, with nothing changed, if that cannot be done.
  func cut(_ characters: Range<Int>) -> Bool {
    facts?.isEnabled == true && copy(characters) && replace(characters, with: "")
  }

  /// Inserts the text of the clipboard when it arrives.
  func paste(at offset: Int) {
    tree?.scene?.clipboard?.readClipboard(from: .clipboard) { [weak self] string in
      guard let self, let string, let place = text?.caret(at: offset) else { return }
      _ = replace(place, with: string)
    }
  }

  /// Selects characters, with the caret at the end.
  func select(_ characters: Range<Int>) -> Bool {
    guard let text else { return false }
    let range = text.bytes(characters)
    return perform(
      .selectText(TextSelection(anchor: range.lowerBound, caret: range.upperBound)))
  }

  private func emitText(from old: TextSemantics, to new: TextSemantics, isFocused: Bool) {
    let (before, text) = (AccessibleText(old), AccessibleText(new))
    let change = text.change(from: before)
    if !change.removed.isEmpty { emit(text: change.removed, at: change.offset, "text-remove") }
    if !change.inserted.isEmpty { emit(text: change.inserted, at: change.offset, "text-insert") }
    if text.caret != before.caret { emit(caret: text.caret) }
    // A field loses its selection with the focus; screen readers would say so before the new focus.
    if text.selected != before.selected,
      !text.selected.isEmpty || isFocused && !before.selected.isEmpty
    {
      emit(signal: "text-selection-changed")
    }
  }
}

extension AccessibleNode {
  func emit(changesFrom old: SemanticsNode, to new: SemanticsNode) {
    if new.atkRole != old.atkRole { emit(property: "accessible-role") }
    if new.accessibleName != old.accessibleName { emit(property: "accessible-name") }
    if new.help != old.help { emit(property: "accessible-description") }
    emit(statesFrom: old.atkStates, to: new.atkStates)
    if let before = old.text, let now = new.text {
      emitText(from: before, to: now, isFocused: new.states.contains(.focused))
    }
    switch (old.value, new.value) {
    case (.number(let before, _, _, _), .number(let now, _, _, _)) where before != now:
      emit(property: "accessible-value")
    case (.selection(let before, _, _, _), .selection(let now, _, _, _)) where before != now:
      emit(signal: "selection-changed")
    default: break
    }
  }

  private func emit(statesFrom old: [AtkStateType], to new: [AtkStateType]) {
    for state in old where !new.contains(state) && !state.isSilent { emit(state, false) }
    for state in new where !old.contains(state) && !state.isSilent { emit(state, true) }
  }
}

extension AtkStateType {
  /// Whether changes are not reported here: focus is reported separately, visibility not at all.
  fileprivate var isSilent: Bool { self == ATK_STATE_FOCUSED || self == ATK_STATE_SHOWING }
}

extension SemanticsNode {
  /// The actions of a part with an index, the default one first; values are set otherwise.
  func accessibleActions(at index: Int) -> [(name: StaticString, action: SemanticsAction)] {
    let all: [(kind: SemanticsActions, name: StaticString, action: SemanticsAction)] = [
      (.toggle, "toggle", .toggle), (.press, "press", .press),
      (.select, "select", .select(index)), (.deselect, "deselect", .deselect(index)),
      (.increment, "increment", .increment), (.decrement, "decrement", .decrement),
    ]
    // Only a part is selected by its index.
    let actions = id.part == nil ? actions.subtracting([.select, .deselect]) : actions
    // A menu item and a momentary segment do not stay selected.
    if value == .none, actions.contains(.select) { return [("press", .select(index))] }
    return all.filter { actions.contains($0.kind) }.map { ($0.name, $0.action) }
  }
}
#endif
