import Canvas

/// The help tag under a resting mouse, or of a text that was typed; it is presented only while the
/// pointer is over something with a tag, or the text has one.
/// spec: docs/spec/rendering.md#6/help-tag
final class HelpTagNode: Node {
  /// Seconds of rest before a tag is shown. spec: docs/spec/rendering.md#6/help-tag
  private static let delay = 0.5
  /// Seconds after a tag in which the next one is immediate.
  /// spec: docs/spec/rendering.md#6/help-tag
  private static let grace = 0.5

  private struct Target {
    weak var node: Node?
    /// With the frame in points of the node.
    var tag: HelpTag
    var isSpent = false
  }

  private var target: Target?
  /// The time at which to show the tag of the target; `nil` for never.
  private var showTime: Instant?
  /// The tag that is or was shown, with its frame in points of the scene.
  private var tag: HelpTag?
  /// Whether the tag does not depend on the pointer.
  private var isPinned = false

  private var opacity = Transition(0)

  private var lastShown: Instant?

  private var isShown: Bool { opacity.target == 1 }

  var shownText: String? { isShown ? tag?.text : nil }

  /// Updates the tag for a pointer without capture over a node; `hasMoved` is `false` if only the
  /// nodes under it moved.
  func pointerIsOver(_ node: Node?, at place: Point, hasMoved: Bool, in scene: Scene) {
    if isPinned { return }
    let now = scene.now
    guard let (owner, tag) = node?.nearestHelpTag(at: place) else { return leave(at: now) }
    let isSame = target?.node === owner && target?.tag == tag
    if isSame && (!hasMoved || target?.isSpent == true || isShown) { return }
    if !isSame {
      hide(at: now)
      target = Target(node: owner, tag: tag)
    }
    if self.scene == nil { scene.presentInert(self) }
    let isSoon = lastShown.map { now.seconds(since: $0) < Self.grace } ?? false
    if isSoon { return show(tag, of: owner, at: now) }
    wait(from: now)
  }

  /// Shows a tag wherever the pointer rests, until the next press, key or scroll event.
  func pin(_ tag: HelpTag, of owner: Node, in scene: Scene) {
    end(at: scene.now)
    if self.scene == nil { scene.presentInert(self) }
    target = Target(node: owner, tag: tag)
    isPinned = true
    wait(from: scene.now)
  }

  private func wait(from time: Instant) {
    showTime = time.advanced(by: Self.delay)
    // A running wait is checked when it ends, so a moving pointer costs no frames.
    if deadline == nil { invalidate(.motion, reason: "help tag") }
  }

  func leave(at time: Instant) {
    isPinned = false
    hide(at: time)
    target = nil
  }

  /// Hides the tag after a press, a key or a scroll event, until the pointer leaves the part.
  func end(at time: Instant) {
    isPinned = false
    if target == nil && scene == nil { return }
    hide(at: time)
    lastShown = nil
    target?.isSpent = true
  }

  private func show(_ tag: HelpTag, of owner: Node, at time: Instant) {
    showTime = nil
    self.tag = tag.offset(by: owner.originInScene)
    fade(to: 1, at: time)
  }

  private func hide(at time: Instant) {
    showTime = nil
    if !isShown { return }
    lastShown = time
    fade(to: 0, at: time)
  }

  private func fade(to target: Double, at time: Instant) {
    opacity.animate(to: target, duration: Bubble.fadeDuration, curve: .linear, at: time)
    invalidate([.paint, .motion], reason: "help tag")
  }

  override func advance(to time: Instant) -> NextFrame {
    if let showTime, time >= showTime {
      self.showTime = nil
      if let target, let owner = target.node, owner.scene != nil, !target.isSpent {
        show(target.tag, of: owner, at: time)
      }
    }
    if !opacity.isSettled(at: time) { return .tick }
    return showTime.map { .at($0) } ?? .idle
  }

  /// Removes the layer after the fade-out.
  func endSampling(at time: Instant) {
    if scene != nil, showTime == nil, !isShown, opacity.isSettled(at: time) { layer?.dismiss() }
  }

  private func bubble(text: any TextMeasuring) -> (bubble: Bubble, frame: Rect)? {
    guard let tag else { return nil }
    let bubble = Bubble(
      string: tag.text, keyCap: tag.keyCap, style: tag.keyCap == nil ? .helpTag : .keyHelpTag)
    return (bubble, bubble.frame(beside: tag.frame, in: frame.size, text: text))
  }

  override var semantics: Semantics? {
    guard isShown, let tag, let scene else { return nil }
    return Semantics(
      role: .tooltip, label: tag.text,
      frame: bubble(text: scene.layoutContext(textScale: effectiveTextScale).text)?.frame)
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let strength = opacity.value(at: scene?.now ?? .zero)
    guard strength > 0, let (bubble, frame) = bubble(text: context.text) else { return }
    painter.group(opacity: strength) {
      bubble.paint(in: frame, with: painter, text: context.text, theme: context.theme)
    }
  }
}

extension Scene {
  /// Updates the help tag for a pointer; touches have none.
  func followHelpTag(_ pointer: ScenePointer, hasMoved: Bool) {
    // In a view, the outer scene shows the tag.
    if pointer.capturingNode != nil || pointer.last.device == .touch || host != nil { return }
    helpTagNode.pointerIsOver(
      pointer.path.last, at: pointer.last.position, hasMoved: hasMoved, in: self)
  }

  package var shownHelpTag: String? { helpTagNode.shownText }
}

/// A help tag of a part of a node.
public struct HelpTag: Hashable, Sendable {
  /// A sentence that describes the part.
  public var text: String
  /// The frame of the part, in points of the node.
  public var frame: Rect
  /// The keyboard shortcut on a key cap; `nil` for none.
  public var keyCap: String?

  /// A help tag for a part with a frame, in points of the node.
  public init(_ text: String, keyCap: String? = nil, frame: Rect) {
    (self.text, self.keyCap, self.frame) = (text, keyCap, frame)
  }

  func offset(by distance: Point) -> HelpTag {
    var tag = self
    tag.frame = frame.offset(by: distance)
    return tag
  }
}

extension Node {
  /// The help tag at a point of the scene, of the node or the nearest ancestor that has one.
  func nearestHelpTag(at place: Point) -> (node: Node, tag: HelpTag)? {
    firstUpwards { node in
      node.helpTag(at: node.local(place)).flatMap { $0.text.isEmpty ? nil : (node, $0) }
    }
  }
}
