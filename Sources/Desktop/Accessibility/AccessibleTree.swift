#if Desktop
internal import CDesktop
import Canvas
import Controls

/// A window's scene as readers know it.
///
/// It follows the scene only from the first question on: while nobody listens, nothing is walked and
/// nothing compared.
@MainActor
final class AccessibleTree {
  private struct Record {
    /// As it was told last, without what lies in it.
    var node: SemanticsNode
    var parent: SemanticsID?
    var children: [SemanticsID]
    /// Nil until somebody wants it.
    var object: AccessibleNode?
  }

  private weak var window: Window?
  private var scene: Scene?
  private var top: SemanticsID?
  private var records: [SemanticsID: Record] = [:]
  private var watch: Subscription?
  /// What was told to have the keyboard.
  private(set) var focused: SemanticsID?
  /// Whether something was scrolled since what the keyboard acts on was told.
  private var hasScrolled = false

  /// Whether somebody has asked, so that changes have to be told.
  var isFollowed: Bool { watch != nil }

  init(_ window: Window) {
    self.window = window
  }

  // MARK: Following

  /// Knows all of the scene from now on.
  func follow() {
    if isFollowed { return }
    guard let scene = window?.scene else { return }
    self.scene = scene
    let tree = scene.semantics
    top = tree.id
    keep(tree, in: nil)
    watch = scene.observeSemantics { [weak self] changes in
      for change in changes { self?.take(change) }
      self?.moveFocus()
    }
  }

  /// Forgets the scene, whose parts are gone for whoever knows them.
  func unfollow() {
    watch?.cancel()
    watch = nil
    let objects = records.values.compactMap(\.object)
    records = [:]
    focused = nil
    top = nil
    scene = nil
    for object in objects { object.retire() }
  }

  private func keep(_ tree: SemanticsNode, in parent: SemanticsID?) {
    var node = tree
    node.children = []
    records[tree.id] = Record(node: node, parent: parent, children: tree.children.map(\.id))
    for child in tree.children { keep(child, in: tree.id) }
  }

  // MARK: Changes

  private func take(_ change: SemanticsChange) {
    switch change {
    case .inserted(let id, let parent, let index): insert(id, in: parent, at: index)
    case .removed(let id): remove(id)
    case .changed(let id, let aspects): update(id, aspects)
    case .focusMoved: break
    }
  }

  private func insert(_ id: SemanticsID, in parent: SemanticsID, at index: Int) {
    guard let tree = scene?.semantics(for: id), let count = records[parent]?.children.count else {
      return
    }
    keep(tree, in: parent)
    let index = min(index, count)
    records[parent]?.children.insert(id, at: index)
    guard let object = node(id) else { return }
    node(parent)?.tell(child: object, at: index, isAdded: true)
    // Readers hear of what pops up by this.
    if tree.role == .tooltip || tree.role == .dialog { object.tell(ATK_STATE_SHOWING, true) }
  }

  private func remove(_ id: SemanticsID) {
    guard let record = records[id] else { return }
    if let parent = record.parent, let index = self.index(of: id) {
      if let object = node(id) { node(parent)?.tell(child: object, at: index, isAdded: false) }
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
    object.tell(changesFrom: old, to: new)
    if aspects.contains(.frame) { object.tell(bounds: object.bounds(in: ATK_XY_SCREEN)) }
  }

  /// A part that can do other things is another one for readers.
  private func replace(_ id: SemanticsID) {
    guard let parent = records[id]?.parent, let index = self.index(of: id) else { return }
    if let object = records[id]?.object {
      node(parent)?.tell(child: object, at: index, isAdded: false)
      records[id]?.object = nil
      object.retire()
    }
    if let object = node(id) { node(parent)?.tell(child: object, at: index, isAdded: true) }
  }

  /// What the keyboard acts on, or what keeps it from everything else; nil in a window without it.
  private var focusTarget: SemanticsID? {
    guard isActive, let top else { return nil }
    return scene?.focusedSemantics
      ?? children(of: top).last { records[$0]?.node.states.contains(.modal) == true }
  }

  private func moveFocus() {
    let target = focusTarget
    if target == focused { return }
    if let focused { node(focused)?.tell(ATK_STATE_FOCUSED, false) }
    focused = target
    guard let target else { return }
    if hasScrolled { tellSight(around: target) }
    hasScrolled = false
    node(target)?.tell(ATK_STATE_FOCUSED, true)
  }

  /// Tells what of a scrolled row is in sight now, as readers remember what it was, and leave out of
  /// what they say whatever they take to be out of sight.
  private func tellSight(around id: SemanticsID) {
    var (row, place) = (id, records[id]?.parent)
    while let current = place, records[current]?.node.role != .scrollView {
      (row, place) = (current, records[current]?.parent)
    }
    if place == nil { return }
    guard let tree = scene?.semantics(for: row) else { return }
    tellSight(of: tree)
  }

  private func tellSight(of tree: SemanticsNode) {
    records[tree.id]?.object?.tell(ATK_STATE_SHOWING, tree.states.contains(.showing))
    for child in tree.children { tellSight(of: child) }
  }

  // MARK: The window

  var title: String { window?.title ?? "" }
  var isActive: Bool { window?.isActive ?? false }

  /// The window itself, if it shows a scene.
  var windowNode: AccessibleNode? {
    follow()
    return top.flatMap { node($0) }
  }

  /// Says that the window has the keyboard, and on what it acts; or that it has not any more.
  func tellActivity() {
    guard let windowNode else { return }
    windowNode.tell(ATK_STATE_ACTIVE, isActive)
    windowNode.tell(signal: isActive ? "activate" : "deactivate")
    // Whoever comes back to the window is told anew.
    if let focused { node(focused)?.tell(ATK_STATE_FOCUSED, false) }
    focused = nil
    moveFocus()
  }

  /// The same once everything is done that is being done, if the window has the keyboard.
  func tellActivitySoon() {
    window?.loop.post { [weak self] in
      if let self, isActive { tellActivity() }
    }
  }

  // MARK: Answers

  /// The object of a part that is in the tree.
  func node(_ id: SemanticsID) -> AccessibleNode? {
    guard let record = records[id] else { return nil }
    if let object = record.object { return object }
    let object = AccessibleNode(record.node, in: self)
    records[id]?.object = object
    return object
  }

  /// What a part means now.
  func facts(of id: SemanticsID) -> SemanticsNode? { scene?.flatSemantics(for: id) }

  func parent(of id: SemanticsID) -> AccessiblePart? {
    guard let record = records[id] else { return nil }
    return record.parent.map { node($0) } ?? AccessibleApplication.shared.root
  }

  func children(of id: SemanticsID) -> [SemanticsID] { records[id]?.children ?? [] }

  func siblings(of id: SemanticsID) -> [SemanticsID] {
    records[id]?.parent.map { children(of: $0) } ?? []
  }

  /// Its place in what it lies in.
  func index(of id: SemanticsID) -> Int? {
    if id == top { return AccessibleApplication.shared.index(of: self) }
    return siblings(of: id).firstIndex(of: id)
  }

  func perform(_ action: SemanticsAction, on id: SemanticsID) -> Bool {
    scene?.perform(action, on: id) ?? false
  }

  // MARK: Places

  /// Where the screen begins in the scene, pt.
  var screenOrigin: Point {
    guard let window, let origin = window.screenOrigin else { return .zero }
    return Point(-Double(origin.x) / window.scale, -Double(origin.y) / window.scale)
  }

  func parentFrame(of id: SemanticsID) -> Rect? {
    records[id]?.parent.flatMap { facts(of: $0)?.frame }
  }

  /// px of what is given in pt in the scene, counted from a place there.
  func pixels(_ rect: Rect, from origin: Point) -> AtkRectangle {
    let scale = window?.scale ?? 1
    let place = rect.origin - origin
    return AtkRectangle(
      x: Self.whole(place.x * scale), y: Self.whole(place.y * scale),
      width: Self.whole(rect.width * scale), height: Self.whole(rect.height * scale))
  }

  private static func whole(_ number: Double) -> gint { gint(exactly: number.rounded()) ?? 0 }

  /// pt in the scene of what is given in px, counted from a place there.
  func point(x: gint, y: gint, from origin: Point) -> Point {
    let scale = window?.scale ?? 1
    return Point(Double(x) / scale, Double(y) / scale) + origin
  }

  /// What is topmost at a place, pt in the scene, among a part and all that lies in it.
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
