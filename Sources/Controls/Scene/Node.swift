import Canvas

/// A node of the scene tree: it has a frame in its parent, and paints into it.
///
/// A subclass overrides measuring, layout, painting, input or animation as needed, and calls
/// ``invalidate(_:reason:)`` after changes.
@MainActor
open class Node: Responder {
  /// The parent; it forgets its children before it goes, so the reference never dangles.
  public internal(set) unowned var parent: Node?
  /// The children, in painting order.
  public internal(set) var children: [Node] = []

  var childrenByID: [AnyHashable: ItemNode] = [:]
  /// The scene that shows the node; it forgets its nodes before it goes.
  public private(set) unowned var scene: Scene?

  /// A name for tests, traces and scripts.
  public var identifier: String? {
    didSet { changed(identifier, from: oldValue, .semantics, "identifier") }
  }

  /// A sentence that describes the node, shown as a help tag; `nil` for none.
  public var helpTag: String? {
    didSet {
      if helpTag == oldValue { return }
      invalidate(.semantics, reason: "help")
      scene?.mayHaveMovedUnderPointers = true
    }
  }

  /// The frame in the parent, in points.
  public var frame = Rect.zero {
    didSet {
      if frame.origin != oldValue.origin { scene?.nodeMoved(self) }
      if frame.size != oldValue.size {
        invalidate(.layout, reason: "frame")
        if clipsChildren { scene?.contentMoved(in: self) }
      }
    }
  }

  /// The scroll offset of the content, in points; changing it does not re-record the children.
  public final var contentOffset = Point.zero {
    didSet {
      if contentOffset == oldValue { return }
      scene?.contentMoved(in: self)
      scene?.semanticsWatch?.noteScroll(in: self, from: oldValue)
    }
  }

  /// Whether the children are visible and pressable within the node's frame only.
  public final var clipsChildren = false {
    didSet { if clipsChildren != oldValue { scene?.contentMoved(in: self) } }
  }

  /// Whether the user can act on the node and its descendants.
  public var isEnabled = true {
    didSet {
      if isEnabled == oldValue { return }
      scene?.enabledChanged(below: self)
      parent?.childEnabledChanged(self)
    }
  }

  /// Whether the node and its descendants are hidden; hidden nodes receive no input.
  public var isHidden = false { didSet { if isHidden != oldValue { scene?.hiddenChanged(self) } } }

  /// The tint color of the node and its descendants; `nil` inherits the parent's tint; the root
  /// falls back to the theme's tint.
  public var tintColor: Color? {
    didSet {
      if tintColor == oldValue { return }
      scene?.hasTints = true
      repaintTinted()
    }
  }

  /// The text scale of the node and its descendants.
  ///
  /// `nil` inherits the parent's; the root falls back to the environment's. 0.25...8; values
  /// outside are clamped.
  public var textScale: Double? {
    didSet {
      textScale = textScale.map(Self.usableTextScale)
      if textScale != oldValue { scene?.textScaleChanged(below: self) }
    }
  }

  /// The cursor over the node; `nil` for the parent's.
  open var cursor: Cursor?

  var displayList = DisplayList()
  var placement: DisplayList.Placement?
  /// Every pixel that the node painted last, without its clip.
  var unclippedBounds = PixelRect.zero

  /// Every pixel that the node painted last.
  var paintedBounds: PixelRect { placement?.visible(unclippedBounds) ?? .zero }

  /// Every pixel where the node or its descendants may have painted or can be pressed;
  /// it only grows while the node stays, so an animated node does not update its ancestors.
  var reach = PixelRect.zero
  /// The index in the parent.
  var position = 0

  var pending: Invalidation = []
  /// The time at which the node wants to be advanced, if nothing happens before.
  var deadline: Instant?

  var modelObservers: [ModelObserver] = []
  /// The number of the node in its scene, in the order in which nodes came into it; 0 before.
  ///
  /// A scene that is made anew and receives the same input has the same numbers.
  package private(set) var numberInScene = 0
  /// The stable identity, created on first access.
  private(set) var semanticsIdentity: SemanticsIdentity?

  /// A node without children.
  public override init() {}

  isolated deinit {
    semanticsIdentity?.node = nil
    for child in children { child.parent = nil }
  }

  // MARK: Scene

  func setScene(_ scene: Scene?) {
    self.scene = scene
    if let scene, numberInScene == 0 { numberInScene = scene.nextNodeNumber() }
    if tintColor != nil { scene?.hasTints = true }
    if textScale != nil { scene?.hasTextScales = true }
    scene?.noteModels(of: self)
    for child in children { child.setScene(scene) }
  }

  /// The stable accessibility identity of the node.
  public var semanticsID: SemanticsID {
    let identity = semanticsIdentity ?? SemanticsIdentity(self)
    semanticsIdentity = identity
    return SemanticsID(identity: identity, part: nil)
  }

  // MARK: For subclasses

  /// Whether the children lie on a card.
  open var elevatesChildren: Bool { false }

  var floatsChildren: Bool { false }

  /// Whether the node is advanced out of sight, too.
  var staysAwake: Bool { false }

  /// The node that is focused in its place.
  var focusTarget: Node { self }

  /// The node whose element is focused for assistive technologies while this node is focused.
  var semanticsFocus: Node { self }

  /// The accessibility element; `nil` for none; ``Scene/semantics(of:)`` adds place and states.
  open var semantics: Semantics? { nil }

  /// Performs an accessibility action and reports it to the app; `false` if it cannot be done.
  ///
  /// The scene itself performs ``SemanticsAction/focus`` for assistive technology.
  open func perform(_ action: SemanticsAction) -> Bool {
    action == .focus && scene?.focus(self) ?? false
  }

  /// The reason for which the node refuses an action, in a sentence.
  ///
  /// `nil` for none, and for one that its state shows.
  func reason(against action: SemanticsAction) -> String? { nil }

  /// Performs an accessibility action on a part and reports it to the app; `false` if it cannot be
  /// done.
  ///
  /// By default a part can be focused, selected and deselected, by ``perform(_:)`` of the node.
  ///
  /// - Parameter index: The index in ``Semantics/parts``.
  open func perform(_ action: SemanticsAction, onPart index: Int) -> Bool {
    switch action {
    case .focus: scene?.focus(self) ?? false
    case .select(index), .deselect(index): perform(action)
    default: false
    }
  }

  /// The help tag at a point of the node: its ``Node/helpTag``, unless parts have their own.
  open func helpTag(at point: Point) -> HelpTag? { helpTag.map { HelpTag($0, frame: bounds) } }

  /// The cursor at a point of the node: its ``Node/cursor``, unless parts have their own.
  open func cursor(at point: Point) -> Cursor? { cursor }

  /// The size that the node wants, given the available size, in points.
  ///
  /// An available width or height can be infinite. The result is finite: a node that fills the
  /// space it gets returns its ideal size then.
  open func measure(_ available: Size, in context: LayoutContext) -> Size { frame.size }

  /// The size down to which a stack shrinks the node where space is short, in points; by default,
  /// the size that it wants.
  ///
  /// ``Node/layout(in:)`` and ``Node/paint(with:in:)`` have to cope with any size between them.
  open func minimumSize(_ available: Size, in context: LayoutContext) -> Size {
    measure(available, in: context)
  }

  /// Whether the node takes up remaining space along an axis.
  open func stretches(along axis: Axis) -> Bool { false }

  /// Sets the frames of the children.
  open func layout(in context: LayoutContext) {}

  /// Paints the node with its top left corner at the origin.
  open func paint(with painter: any Painter, in context: PaintContext) {}

  /// Advances animations to a time; returns when to call it again.
  open func advance(to time: Instant) -> NextFrame { .idle }

  func childEnabledChanged(_ child: Node) {}

  /// A descendant should become visible, because it was focused: scroll to it, if possible.
  ///
  /// The frames of the descendant and its ancestors are up to date.
  open func scrollToVisible(_ descendant: Node) {}

  /// The part that the scene and clipping ancestors show, in the node's coordinates, may be new.
  func viewportChanged(to area: Rect) {}

  /// The environment of the scene changed, or the node was added to a scene.
  open func environmentChanged(_ environment: SceneEnvironment) {}
}
