import Canvas

/// Shows what the part under a resting mouse does. spec: rendering 6, help tag
///
/// There is a layer only from when a pointer comes over something that has a tag until that is gone
/// again, so that a scene without tags pays for nothing.
@MainActor
final class HelpTags {
  /// Seconds of rest before a tag comes. spec: rendering 6, help tag
  static let delay = 0.5
  /// Seconds after a tag within which the next one comes at once. spec: rendering 6, help tag
  static let grace = 0.5

  /// What a pointer is over.
  private struct Target {
    weak var node: Node?
    /// With its frame in the node.
    var tag: HelpTag
    /// Whether a press has put an end to it.
    var isSpent = false
  }

  private var target: Target?
  private var node: HelpTagNode?
  private var layer: SceneLayer?

  /// When the last tag was taken away.
  private var lastShown: Instant?

  init() {}

  /// The text that is shown; nil while none is.
  var shownText: String? {
    guard let node, node.isShown else { return nil }
    return node.tag?.text
  }

  /// A pointer that holds nothing is somewhere.
  ///
  /// - Parameters:
  ///   - path: what it is over, from the top of the tree.
  ///   - place: pt in the scene.
  ///   - hasMoved: whether it is not just what lies under it that may have changed.
  ///   - scene: where all of this is.
  func pointerIsOver(_ path: [Node], at place: Point, hasMoved: Bool, in scene: Scene) {
    guard let (owner, tag) = tag(in: path, at: place) else { return leave(at: scene.now) }
    let isSame = target?.node === owner && target?.tag == tag
    if isSame && (!hasMoved || target?.isSpent == true || node?.isShown == true) { return }
    if !isSame {
      if node?.isShown == true { hide(at: scene.now) }
      target = Target(node: owner, tag: tag)
    }
    let isSoon = lastShown.map { scene.now.seconds(since: $0) < Self.grace } ?? false
    let start = isSoon ? scene.now : scene.now.advanced(by: Self.delay)
    wait(for: tag, of: owner, until: start, in: scene)
  }

  /// The innermost tag that a pointer is over.
  private func tag(in path: [Node], at place: Point) -> (Node, HelpTag)? {
    for node in path.reversed() {
      if let tag = node.helpTag(at: node.local(place)), !tag.text.isEmpty { return (node, tag) }
    }
    return nil
  }

  private func wait(for tag: HelpTag, of owner: Node, until start: Instant, in scene: Scene) {
    let node = node ?? HelpTagNode()
    if self.node == nil {
      self.node = node
      layer = scene.presentInert(node)
    }
    node.show(tag.offset(by: owner.originInScene), from: start, at: scene.now)
  }

  /// A frame begins: shows the tag whose moment has come.
  func beginFrame(at time: Instant) {
    guard let node, node.isDue(at: time) else { return }
    if let target, let owner = target.node, owner.scene != nil, !target.isSpent {
      node.show(target.tag.offset(by: owner.originInScene), from: time, at: time)
    } else {
      node.hide(at: time)
    }
  }

  /// Everything is sampled: takes a layer away that has nothing to show any more.
  func endSampling(at time: Instant) {
    guard let node, node.isDone(at: time) else { return }
    layer?.dismiss()
    (self.node, layer) = (nil, nil)
  }

  /// No pointer is over anything that has a tag.
  func leave(at time: Instant) {
    if target == nil && node == nil { return }
    hide(at: time)
    target = nil
  }

  /// A press, a key or the wheel: the tag goes, and comes back for other parts only, or for the same
  /// one after it was left.
  func end(at time: Instant) {
    if target == nil && node == nil { return }
    hide(at: time)
    lastShown = nil
    target?.isSpent = true
  }

  private func hide(at time: Instant) {
    if node?.isShown == true { lastShown = time }
    node?.hide(at: time)
  }
}

extension Scene {
  /// A pointer that holds nothing is over something; a finger has no help tags.
  func followHelpTag(_ pointer: ScenePointer, hasMoved: Bool) {
    // In a view the scene around it shows the tag.
    if pointer.holder != nil || pointer.last.device == .touch || host != nil { return }
    helpTags.pointerIsOver(
      pointer.path, at: pointer.last.position, hasMoved: hasMoved, in: self)
  }

  /// The text of the help tag that is shown; nil while none is.
  package var shownHelpTag: String? { helpTags.shownText }
}
