import Canvas

/// Shows the help tag under a resting mouse; its layer exists only while the pointer is over
/// something with a tag. spec: rendering 6, help tag
@MainActor
final class HelpTags {
  /// Seconds of rest before a tag is shown. spec: rendering 6, help tag
  static let delay = 0.5
  /// Seconds after a tag in which the next one is immediate. spec: rendering 6, help tag
  static let grace = 0.5

  private struct Target {
    weak var node: Node?
    /// With the frame in points of the node.
    var tag: HelpTag
    var isSpent = false
  }

  private var target: Target?
  private var node: HelpTagNode?
  private var layer: SceneLayer?

  private var lastShown: Instant?

  var shownText: String? {
    guard let node, node.isShown else { return nil }
    return node.tag?.text
  }

  /// Updates the tag for a pointer without capture over a path of nodes, from the root; `hasMoved`
  /// is `false` if only the nodes under it moved.
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

  private func tag(in path: [Node], at place: Point) -> (Node, HelpTag)? {
    path.last?.firstUpwards { node in
      node.helpTag(at: node.local(place)).flatMap { $0.text.isEmpty ? nil : (node, $0) }
    }
  }

  private func wait(for tag: HelpTag, of owner: Node, until start: Instant, in scene: Scene) {
    let node = node ?? HelpTagNode()
    if self.node == nil {
      self.node = node
      layer = scene.presentInert(node)
    }
    node.show(tag.offset(by: owner.originInScene), from: start, at: scene.now)
  }

  func beginFrame(at time: Instant) {
    guard let node, node.isDue(at: time) else { return }
    if let target, let owner = target.node, owner.scene != nil, !target.isSpent {
      node.show(target.tag.offset(by: owner.originInScene), from: time, at: time)
    } else {
      node.hide(at: time)
    }
  }

  /// Removes the layer after the fade-out.
  func endSampling(at time: Instant) {
    guard let node, node.isDone(at: time) else { return }
    layer?.dismiss()
    (self.node, layer) = (nil, nil)
  }

  func leave(at time: Instant) {
    if target == nil && node == nil { return }
    hide(at: time)
    target = nil
  }

  /// Hides the tag after a press, a key or a scroll event, until the pointer leaves the part.
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
  /// Updates the help tag for a pointer; touches have none.
  func followHelpTag(_ pointer: ScenePointer, hasMoved: Bool) {
    // In a view, the outer scene shows the tag.
    if pointer.capturingNode != nil || pointer.last.device == .touch || host != nil { return }
    helpTags.pointerIsOver(pointer.path, at: pointer.last.position, hasMoved: hasMoved, in: self)
  }

  package var shownHelpTag: String? { helpTags.shownText }
}
