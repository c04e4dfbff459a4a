#if Desktop
internal import CDesktop
import Canvas
import Controls

/// The accessibility tree of a window's scene; it observes the scene from the first request on.
@MainActor
final class AccessibleTree {
  private struct Record {
    /// The node as last reported, without children.
    var node: SemanticsNode
    var parent: SemanticsID?
    var children: [SemanticsID]
    var object: AccessibleNode?
  }

  private(set) weak var site: (any AccessibleSite)?
  private(set) var scene: Scene?
  private var top: SemanticsID?
  private var records: [SemanticsID: Record] = [:]
  private var watch: Subscription?
  /// The reported focus.
  private(set) var focused: SemanticsID?
  /// The last message, kept because assistive technologies read it later.
  private var announcement: AccessibleAnnouncement?
  /// Whether something was scrolled since the focus was reported.
  private var hasScrolled = false

  var isFollowed: Bool { watch != nil }

  init(_ site: any AccessibleSite) {
    self.site = site
  }

  // MARK: Following

  func follow() {
    if isFollowed { return }
    guard let scene = site?.scene else { return }
    self.scene = scene
    let tree = scene.semantics
    top = tree.id
    keep(tree, in: nil)
    watch = scene.observeSemantics { [weak self] in self?.apply($0) }
  }

  func unfollow() {
    watch?.cancel()
    watch = nil
    let objects = records.values.compactMap(\.object)
    records = [:]
    focused = nil
    top = nil
    scene = nil
    for object in objects { object.retire() }
    announcement?.retire()
    announcement = nil
  }

  private func keep(_ tree: SemanticsNode, in parent: SemanticsID?) {
    var node = tree
    node.children = []
    records[tree.id] = Record(node: node, parent: parent, children: tree.children.map(\.id))
    for child in tree.children { keep(child, in: tree.id) }
  }

  // MARK: Changes

  private func apply(_ changes: [SemanticsChange]) {
    // Assistive technologies read a field when they hear of its focus, and its selection not again.
    let target = focusTarget
    func isLate(_ change: SemanticsChange) -> Bool {
      guard case .changed(let id, _) = change, id == target, id != focused else { return false }
      return records[id]?.node.text != nil
    }
    for change in changes where !isLate(change) { apply(change) }
    let late = changes.filter(isLate)
    moveFocus()
    for change in late { apply(change) }
  }

  private func apply(_ change: SemanticsChange) {
    switch change {
    case .inserted(let id, let parent, let index): insert(id, in: parent, at: index)
    case .removed(let id): remove(id)
    case .changed(let id, let aspects): update(id, aspects)
    case .focusMoved: break
    case .announced(let message): announce(message)
    }
  }

  private func announce(_ message: String) {
    announcement?.retire()
    announcement = AccessibleAnnouncement(message, in: windowNode)
    announcement?.emit(ATK_STATE_SHOWING, true)
  }

  private func insert(_ id: SemanticsID, in parent: SemanticsID, at index: Int) {
    guard let tree = scene?.semantics(for: id), let count = records[parent]?.children.count else {
      return
    }
    keep(tree, in: parent)
    let index = min(index, count)
    records[parent]?.children.insert(id, at: index)
    guard let object = node(id) else { return }
    node(parent)?.emit(child: object, at: index, isAdded: true)
    // Assistive technologies detect popups and messages by this.
    if [.tooltip, .dialog, .alert].contains(tree.role) { object.emit(ATK_STATE_SHOWING, true) }
  }

  private func remove(_ id: SemanticsID) {
    guard let record = records[id] else { return }
    if let parent = record.parent, let index = self.index(of: id) {
      if let object = node(id) { node(parent)?.emit(child: object, at: index, isAdded: false) }
      records[parent]?.children.remove(at: index)
    }
    drop(id)
  }

  private func drop(_ id: SemanticsID) {
    guard let record = records.removeValue(forKey: id) else { return }
    for child in record.children { drop(child) }
    record.object?.retire()
  }

  private func update(_ id: SemanticsID, _ aspects: SemanticsChange.Aspects) {
    guard let new = scene?.flatSemantics(for: id), let old = records[id]?.node else { return }
    records[id]?.node = new
    if AccessibleKind(new) != AccessibleKind(old) { return replace(id) }
    if new.role == .scrollView && aspects.contains(.frame) { hasScrolled = true }
    guard let object = node(id) else { return }
    object.emit(changesFrom: old, to: new)
    if aspects.contains(.frame) { object.emit(bounds: object.bounds(in: ATK_XY_SCREEN)) }
  }

  private func replace(_ id: SemanticsID) {
    guard let parent = records[id]?.parent, let index = self.index(of: id) else { return }
    if let object = records[id]?.object {
      node(parent)?.emit(child: object, at: index, isAdded: false)
      records[id]?.object = nil
      object.retire()
    }
    if let object = node(id) { node(parent)?.emit(child: object, at: index, isAdded: true) }
  }

  /// The focused part, or a modal one; `nil` in an inactive window.
  private var focusTarget: SemanticsID? {
    guard isActive, let top else { return nil }
    return scene?.focusedSemantics
      ?? children(of: top).last { records[$0]?.node.states.contains(.modal) == true }
  }

  private func moveFocus() {
    let target = focusTarget
    if target == focused { return }
    if let focused { node(focused)?.emit(ATK_STATE_FOCUSED, false) }
    focused = target
    guard let target else { return }
    if hasScrolled { emitShowing(around: target) }
    hasScrolled = false
    node(target)?.emit(ATK_STATE_FOCUSED, true)
  }

  /// Reports the visibility of the parts in a scrolled row, because assistive technologies cache it
  /// and skip parts that they consider invisible.
  private func emitShowing(around id: SemanticsID) {
    var (row, place) = (id, records[id]?.parent)
    while let current = place, records[current]?.node.role != .scrollView {
      (row, place) = (current, records[current]?.parent)
    }
    if place == nil { return }
    guard let tree = scene?.semantics(for: row) else { return }
    emitShowing(of: tree)
  }

  private func emitShowing(of tree: SemanticsNode) {
    records[tree.id]?.object?.emit(ATK_STATE_SHOWING, tree.states.contains(.showing))
    for child in tree.children { emitShowing(of: child) }
  }

  // MARK: Window

  var isActive: Bool { site?.isActive ?? false }

  var windowNode: AccessibleNode? {
    follow()
    return top.flatMap { node($0) }
  }

  func emitActivity() {
    guard let windowNode else { return }
    windowNode.emit(ATK_STATE_ACTIVE, isActive)
    windowNode.emit(signal: isActive ? "activate" : "deactivate")
    // Report the focus again when the user returns to the window.
    if let focused { node(focused)?.emit(ATK_STATE_FOCUSED, false) }
    focused = nil
    moveFocus()
  }

  /// Reports an active window after the current turn of the loop.
  func emitActivitySoon() {
    site?.post { [weak self] in
      if let self, isActive { emitActivity() }
    }
  }

  // MARK: Queries

  func node(_ id: SemanticsID) -> AccessibleNode? {
    guard let record = records[id] else { return nil }
    if let object = record.object { return object }
    let object = AccessibleNode(record.node, in: self)
    records[id]?.object = object
    return object
  }

  func parent(of id: SemanticsID) -> AccessiblePart? {
    guard let record = records[id] else { return nil }
    return record.parent.map { node($0) } ?? AccessibleApplication.shared.root
  }

  func children(of id: SemanticsID) -> [SemanticsID] { records[id]?.children ?? [] }

  func siblings(of id: SemanticsID) -> [SemanticsID] {
    records[id]?.parent.map { children(of: $0) } ?? []
  }

  func index(of id: SemanticsID) -> Int? {
    if id == top { return AccessibleApplication.shared.index(of: self) }
    return siblings(of: id).firstIndex(of: id)
  }

  /// The topmost part at a point of the scene, among a part and its descendants.
  func part(at point: Point, in id: SemanticsID) -> AccessiblePart? {
    guard let tree = scene?.semantics(for: id), tree.frame.contains(point) else { return nil }
    return node(Self.deepest(at: point, in: tree))
  }

  private static func deepest(at point: Point, in tree: SemanticsNode) -> SemanticsID {
    let hit = tree.children.last { $0.states.contains(.showing) && $0.frame.contains(point) }
    return hit.map { deepest(at: point, in: $0) } ?? tree.id
  }
}
#endif
