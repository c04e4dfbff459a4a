import Canvas

/// A part of a scene: a place in the tree, a frame, and what it paints there.
///
/// A subclass overrides what it needs of measuring, layout, painting, input and motion. It says that
/// something changed with ``invalidate(_:reason:)`` and is asked for the rest in the next frame.
@MainActor
open class Node {
  // What is marked as unchecked is read of every node, and of all around it, in every frame. These are
  // small values that are replaced and never changed in place, so that no two accesses can overlap;
  // the checks of that took half of the time of a layout.

  /// The node that this one is in.
  ///
  /// It forgets its children before it goes.
  @exclusivity(unchecked) public internal(set) unowned var parent: Node?

  /// What lies in it, in the order in which it is painted.
  public private(set) var children: [Node] = []

  /// The scene that shows the node; nil while it is in none.
  ///
  /// It forgets its nodes before it goes.
  @exclusivity(unchecked) public private(set) unowned var scene: Scene?

  /// Names the node for tests, traces and scripts.
  public var identifier: String? {
    didSet { if identifier != oldValue { invalidate(.semantics, reason: "identifier") } }
  }

  /// What the node does, in a sentence, for those who ask, or rest a mouse over it; nil for nothing to
  /// be said.
  public var helpTag: String? {
    didSet {
      if helpTag == oldValue { return }
      invalidate(.semantics, reason: "help")
      scene?.mayHaveMovedUnderPointers = true
    }
  }

  /// pt, in the parent's frame.
  @exclusivity(unchecked) public var frame = Rect.zero {
    didSet {
      if frame.origin != oldValue.origin { scene?.nodeMoved(self) }
      if frame.size != oldValue.size {
        invalidate(.layout, reason: "frame")
        if clipsChildren { scene?.contentMoved(in: self) }
      }
    }
  }

  /// How far the children are shown shifted to the left and upwards, pt; what they paint stays as it
  /// is recorded.
  @exclusivity(unchecked) public final var contentOffset = Point.zero {
    didSet {
      if contentOffset == oldValue { return }
      scene?.contentMoved(in: self)
      scene?.semanticsWatch?.noteScroll(in: self, from: oldValue)
    }
  }

  /// Whether the children can be seen and pressed within the node's frame only.
  @exclusivity(unchecked) public final var clipsChildren = false {
    didSet {
      if clipsChildren != oldValue { scene?.contentMoved(in: self) }
    }
  }

  /// Whether the user can act on the node and what is in it.
  @exclusivity(unchecked) public var isEnabled = true {
    didSet {
      if isEnabled == oldValue { return }
      scene?.enabledChanged(below: self)
      parent?.childEnabledChanged(self)
    }
  }

  /// Whether it is neither shown nor acted on, nor anything in it.
  @exclusivity(unchecked) public var isHidden = false {
    didSet {
      if isHidden != oldValue { scene?.hiddenChanged(self) }
    }
  }

  /// The colour of what stands out in the node and in all that lies in it; nil for what it is around
  /// the node, and at the top for the theme's own.
  @exclusivity(unchecked) public var tintColor: Color? {
    didSet {
      if tintColor == oldValue { return }
      scene?.hasTints = true
      repaintTinted()
    }
  }

  /// How much larger text is in the node, and in all that lies in it, than it asks for; nil for as it
  /// is around the node, and at the top for the environment's.
  ///
  /// 0.25 to 8; what is beyond is the nearest of them.
  @exclusivity(unchecked) public var textScale: Double? {
    didSet {
      textScale = textScale.map(Self.usableTextScale)
      if textScale != oldValue { scene?.textScaleChanged(below: self) }
    }
  }

  /// What the pointer looks like over the node; nil for what it looks like over its parent.
  ///
  /// It is shown from the next event or frame on.
  open var cursor: Cursor?

  /// What the node painted last, and where.
  var displayList = DisplayList()
  @exclusivity(unchecked) var placement: DisplayList.Placement?

  /// Every pixel that the node painted last.
  var footprint = DisplayList.Footprint()

  /// Every pixel that the node and its children may have painted or be pressed at.
  ///
  /// It only grows until the node moves, so that motion costs nothing above the node that moves.
  @exclusivity(unchecked) private(set) var reach = PixelRect.zero

  /// The children by their reach; nil while there are few, or while it is out of date.
  private var madeIndex: ChildIndex?

  /// The node's place among its parent's children.
  @exclusivity(unchecked) private var position = 0

  /// What the scene still has to do for the node.
  @exclusivity(unchecked) var pending: Invalidation = []

  /// When the node wants to be sampled, if nothing happens to it before.
  @exclusivity(unchecked) var deadline: Instant?

  /// What tells the node from every other; nil until somebody asks.
  private(set) var semanticsIdentity: SemanticsIdentity?

  /// A node without children.
  public init() {}

  isolated deinit {
    semanticsIdentity?.node = nil
    for child in children { child.parent = nil }
  }

  // MARK: Tree

  /// Puts a node in, over all that is there; it leaves what it was in.
  ///
  /// - Precondition: it is neither the node itself nor around it.
  public func addChild(_ child: Node) {
    precondition(!child.contains(self), "a node cannot lie in itself")
    child.removeFromParent()
    child.parent = self
    child.position = children.count
    children.append(child)
    madeIndex = nil
    child.setScene(scene)
    invalidate(.layout, reason: "child added")
    scene?.nodeAdded(child)
  }

  /// Puts the node and everything below it into a scene, or into none.
  func setScene(_ scene: Scene?) {
    self.scene = scene
    if tintColor != nil { scene?.hasTints = true }
    if textScale != nil { scene?.hasTextScales = true }
    for child in children { child.setScene(scene) }
  }

  /// Takes it out of what it is in; nothing happens if it is in nothing.
  public func removeFromParent() {
    guard let parent else { return }
    let scene = scene
    scene?.nodeRemoved(self)
    // Something that heard of it may have done the same.
    if self.parent !== parent { return }
    parent.children.remove(at: position)
    for index in position..<parent.children.count { parent.children[index].position = index }
    parent.madeIndex = nil
    self.parent = nil
    setScene(nil)
    parent.invalidate(.layout, reason: "child removed")
  }

  /// The node's top left corner in the scene, pt, as far as what it is in is scrolled.
  public var originInScene: Point {
    parent.map { $0.contentOriginInScene + frame.origin } ?? frame.origin
  }

  /// Where the origins of the children's frames are counted from, pt in the scene.
  var contentOriginInScene: Point { originInScene - contentOffset }

  /// The node's frame in the scene, pt, all of it, even where something clips it.
  public var frameInScene: Rect { Rect(origin: originInScene, size: frame.size) }

  /// Outside of this the node's children are not seen, px in the scene; nil for no limit.
  func childClip(atScale scale: Double) -> PixelRect? {
    let outer = parent?.childClip(atScale: scale)
    if !clipsChildren { return outer }
    let own = PixelRect(roundingEdgesOf: frameInScene, scale: scale)
    return outer?.intersection(own) ?? own
  }

  /// Whether the node and everything above it is enabled.
  public var isEffectivelyEnabled: Bool {
    var node: Node? = self
    while let current = node {
      if !current.isEnabled { return false }
      node = current.parent
    }
    return true
  }

  /// Whether the node and everything above it is shown.
  var isEffectivelyVisible: Bool {
    var node: Node? = self
    while let current = node {
      if current.isHidden { return false }
      node = current.parent
    }
    return true
  }

  /// What the node lies on.
  var elevation: Elevation {
    var node = parent
    while let current = node {
      if current.elevatesChildren { return current.floatsChildren ? .floating : .elevated }
      node = current.parent
    }
    return scene?.background == .groupedPage ? .grouped : .base
  }

  /// Whether another node is the node itself or lies anywhere in it.
  func contains(_ other: Node) -> Bool {
    var node: Node? = other
    while let current = node {
      if current === self { return true }
      node = current.parent
    }
    return false
  }

  /// Calls the body for the node and everything below it, in the order in which they are painted.
  public func forEachNode(_ body: (Node) -> Void) {
    body(self)
    for child in children { child.forEachNode(body) }
  }

  /// Names the node among everything that means something, as long as it exists.
  public var semanticsID: SemanticsID {
    let identity = semanticsIdentity ?? SemanticsIdentity(self)
    semanticsIdentity = identity
    return SemanticsID(identity: identity, part: nil)
  }

  // MARK: Reach

  /// Adds to the pixels that the node may have painted or be pressed at.
  func growReach(by area: PixelRect) {
    var node = self
    while !node.reach.contains(area) {
      node.reach = node.reach.union(area)
      guard let parent = node.parent else { return }
      parent.madeIndex?.grow(node.position, by: area)
      node = parent
    }
  }

  /// Forgets where the node was; everything below is going to be recorded or placed anew.
  func forgetReach() {
    reach = .zero
    madeIndex = nil
  }

  /// Forgets where everything below was; the node itself reaches at least as far as before.
  func forgetReachOfChildren() {
    madeIndex = nil
    for child in children { child.forEachNode { $0.forgetReach() } }
  }

  /// Calls the body for each child that may touch a rectangle, in the order of painting.
  func forEachChild(touching rect: PixelRect, _ body: (Node) -> Void) {
    if let index { return index.forEach(touching: rect) { body(children[$0]) } }
    for child in children where child.reach.intersects(rect) { body(child) }
  }

  /// The first answer of a body for the children that may touch a rectangle, frontmost first.
  func lastChild<Result>(touching rect: PixelRect, _ body: (Node) -> Result?) -> Result? {
    if let index { return index.last(touching: rect) { body(children[$0]) } }
    for child in children.reversed() where child.reach.intersects(rect) {
      if let result = body(child) { return result }
    }
    return nil
  }

  private var index: ChildIndex? {
    if madeIndex == nil, children.count >= ChildIndex.smallestCount {
      madeIndex = ChildIndex(children.map(\.reach))
    }
    return madeIndex
  }

  // MARK: Invalidation

  /// Asks for another look, layout or motion in the next frame.
  ///
  /// - Parameters:
  ///   - what: what is needed.
  ///   - reason: said by traces and by the account of a full repaint.
  public func invalidate(_ what: Invalidation, reason: StaticString) {
    scene?.invalidate(self, what, reason: reason)
  }

  // MARK: For subclasses

  /// Whether what lies in the node lies on a card.
  open var elevatesChildren: Bool { false }

  /// Whether the card that children lie on is a popover.
  var floatsChildren: Bool { false }

  /// Whether presses can be for the node itself.
  open var isHitTestable: Bool { false }

  /// How far beyond the frame a press still belongs to the node, pt; a change asks for paint.
  open var hitOutsets: Insets { .zero }

  /// Whether the keyboard can act on the node.
  open var isFocusable: Bool { false }

  /// What the node means, for assistive technology, tests and scripts; nil if it means nothing by
  /// itself, but what lies in it may.
  ///
  /// ``Scene/semantics(of:)`` says where it is and what is so of it besides.
  open var semantics: Semantics? { nil }

  /// Does something in the user's name, telling the owner; false if it cannot be done, as a step
  /// beyond the end of a range cannot.
  open func perform(_ action: SemanticsAction) -> Bool {
    action == .focus && scene?.focus(self) ?? false
  }

  /// What is said of a place of the node, in its own points, to those who rest a mouse there: its
  /// ``Node/helpTag``, unless parts of it have their own.
  open func helpTag(at point: Point) -> HelpTag? {
    helpTag.map { HelpTag($0, frame: bounds) }
  }

  /// What the pointer looks like at a place of the node, in its own points: its ``Node/cursor``,
  /// unless parts of it have their own; nil for what it looks like over its parent.
  open func cursor(at point: Point) -> Cursor? { cursor }

  /// The size that the node would like, given how much there is, pt.
  open func measure(_ available: Size, in context: LayoutContext) -> Size { frame.size }

  /// Whether the node takes as much as it gets along an axis, and not only what it asks for.
  open func stretches(along axis: Axis) -> Bool { false }

  /// Gives the children their frames.
  open func layout(in context: LayoutContext) {}

  /// Paints the node with its top left corner at the origin.
  open func paint(with painter: any Painter, in context: PaintContext) {}

  /// Samples what moves at a time; returns when it has to be looked at again.
  open func advance(to time: Instant) -> NextFrame { .rest }

  /// A press of the primary button, in points of the node's own frame, for the node that is hit and
  /// then for its parents until one answers true and so holds the pointer until it is released.
  ///
  /// Pointers' events are in the scene's time. A node holds one pointer at a time; several may hold
  /// one each.
  open func pointerPressed(_ event: PointerEvent) -> Bool { false }

  /// The pointer that the node holds moved, maybe beyond the node, in points of the node's own frame.
  open func pointerMoved(_ event: PointerEvent) {}

  /// The pointer that the node holds let go.
  open func pointerReleased(_ event: PointerEvent) {}

  /// A pointer came over the node, or over something in it, that can be pressed, in points of the
  /// node's own frame; also if it is the node that came.
  ///
  /// A pointer that is held is over what it pressed until it lets go. A finger is over nothing.
  open func pointerEntered(_ event: PointerEvent) {}

  /// A pointer that holds nothing moved over the node, or over something in it; in points of the node's
  /// own frame.
  open func pointerHovered(_ event: PointerEvent) {}

  /// A pointer that was over the node is not any more; where it is now, in points of the node's own
  /// frame.
  open func pointerExited(_ event: PointerEvent) {}

  /// Something that another program drags came over the node, or over something in it that is not
  /// for it, in points of the node's own frame; true if it is for the node, which then hears where it
  /// goes.
  ///
  /// It is held there, not dropped: a drop is never taken.
  open func dragEntered(_ event: DragEvent) -> Bool { false }

  /// What is dragged, and is for the node, is over another place of it.
  open func dragMoved(_ event: DragEvent) {}

  /// What was dragged over the node is not over it any more, or was dropped there for nothing.
  open func dragExited(time: Instant) {}

  /// The press, or the key that is held, is taken back.
  open func interactionCancelled(time: Instant) {}

  /// The wheel was turned over the node; true if it was of use.
  open func scrolled(_ event: ScrollEvent) -> Bool { false }

  /// A key went down while the node, or something in it that does not take the key, has the focus;
  /// true if it was for the node.
  open func keyPressed(_ event: KeyEvent) -> Bool { false }

  /// A key came up that the node took.
  open func keyReleased(_ event: KeyEvent) {}

  /// A child was enabled or disabled by itself.
  func childEnabledChanged(_ child: Node) {}

  /// Something that lies in the node, however deep, is to be seen, as the keyboard or a screen reader
  /// came to it: make way for it, where the node can.
  ///
  /// It goes by the places of the last frame.
  open func reveal(_ descendant: Node) {}

  /// The keyboard came to the node, or left it, or is shown there otherwise.
  func focusChanged(isFocused: Bool, isVisible: Bool) {}

  /// The scene's direction or motion preference changed, or the node came into a scene.
  open func environmentChanged(_ environment: SceneEnvironment) {}
}
