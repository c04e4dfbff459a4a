import Canvas

/// A node of the scene tree: it has a frame in its parent, and paints into it.
///
/// A subclass overrides measuring, layout, painting, input or animation as needed, and calls
/// ``invalidate(_:reason:)`` after changes.
@MainActor
open class Node {
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

  /// The stable identity, created on first access.
  private(set) var semanticsIdentity: SemanticsIdentity?

  /// A node without children.
  public init() {}

  isolated deinit {
    semanticsIdentity?.node = nil
    for child in children { child.parent = nil }
  }

  // MARK: Scene

  func setScene(_ scene: Scene?) {
    self.scene = scene
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

  /// Whether the node itself can be pressed.
  open var isHitTestable: Bool { false }

  /// The distances by which the hit area extends beyond the frame, in points.
  ///
  /// Call ``Node/invalidate(_:reason:)`` with layout after a change.
  open var hitOutsets: Insets { .zero }

  /// Whether the node can have the keyboard focus.
  open var isFocusable: Bool { false }

  /// Whether the focused node is offered Tab in ``keyPressed(_:)``, before it moves the focus.
  ///
  /// Returning `false` there moves the focus, for example after Escape, so that keyboard users can
  /// leave the node.
  open var wantsTab: Bool { false }

  /// Whether the node is offered keys with Control, Alt or Super in ``keyPressed(_:)``, before
  /// shortcuts, while it or a descendant has the focus.
  ///
  /// A node for text uses it for its edit commands. ``keyPressed(_:)`` returns `false` for all
  /// other keys, which shortcuts of the app may use:
  ///
  /// ```swift
  /// override var wantsCommands: Bool { true }
  ///
  /// override func keyPressed(_ event: KeyEvent) -> Bool {
  ///   guard event.modifiers == .control else { return type(event) }
  ///   // Also with a keyboard whose letters are not Latin.
  ///   guard event.candidates.contains(where: { $0.key == .character("a") }) else { return false }
  ///   selectAll()
  ///   return true
  /// }
  /// ```
  open var wantsCommands: Bool { false }

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
  /// ``layout(in:)`` and ``paint(with:in:)`` have to cope with any size between them.
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

  /// A press of the primary button, in the node's coordinates; it is offered to the hit node, then
  /// to its ancestors, until one returns `true` and captures the pointer until the release.
  ///
  /// A node captures one pointer at a time. Times are scene times.
  open func pointerPressed(_ event: PointerEvent) -> Bool { false }

  /// A press of the middle button, in the node's coordinates; `true` if it was used.
  ///
  /// It is offered to the hit node, and then to its ancestors.
  open func middlePressed(_ event: PointerEvent) -> Bool { false }

  /// Text arrived that no key typed: pasted, or composed by an input method; `true` if it was used.
  ///
  /// It is offered to the focused node, and then to its ancestors.
  open func textInserted(_ text: String) -> Bool { false }

  /// An input method composes a text for the focused node; an empty one ends the composition.
  open func preeditChanged(_ preedit: Preedit) {}

  /// The text that the node edits, with the caret in its coordinates; `nil` for none.
  var textInput: TextInput? { nil }

  /// A context menu is requested; `true` if the node presents one.
  ///
  /// The secondary button requests it of the hit node, and the keys Menu and Shift-F10 of the
  /// focused node; then the request is offered to the ancestors.
  ///
  /// ```swift
  /// override func contextMenuRequested(at point: Point?) -> Bool {
  ///   scene?.presentMenu([MenuItem("Mute") { mute() }], from: self, at: point, label: "Channel")
  ///   return true
  /// }
  /// ```
  ///
  /// - Parameter point: The place of the press in the node's coordinates; `nil` for a key.
  open func contextMenuRequested(at point: Point?) -> Bool { false }

  /// Whether a touch at a point, in the node's coordinates, may scroll the view around the node.
  ///
  /// ```swift
  /// override func touchPolicy(at point: Point) -> TouchPolicy {
  ///   isOnKnob(point) ? .exclusive : .cancelable
  /// }
  /// ```
  open func touchPolicy(at point: Point) -> TouchPolicy { .cancelable }

  /// The captured pointer moved, maybe beyond the node, in the node's coordinates.
  open func pointerMoved(_ event: PointerEvent) {}

  /// The captured pointer was released.
  open func pointerReleased(_ event: PointerEvent) {}

  /// A pointer entered the node or one of its descendants, in the node's coordinates.
  ///
  /// A captured pointer stays over the node that captured it. Touches do not hover.
  open func pointerEntered(_ event: PointerEvent) {}

  /// A pointer moved over the node or its descendants without capture, in the node's coordinates.
  open func pointerHovered(_ event: PointerEvent) {}

  /// A pointer left the node, in the node's coordinates.
  open func pointerExited(_ event: PointerEvent) {}

  /// A drag from another program entered the node; `true` to receive its moves.
  ///
  /// Drops are never accepted.
  open func dragEntered(_ event: DragEvent) -> Bool { false }

  /// The drag moved within the node.
  open func dragMoved(_ event: DragEvent) {}

  /// The drag left the node, or ended.
  open func dragExited(time: Instant) {}

  /// The press or the held key is canceled.
  open func interactionCanceled(time: Instant) {}

  /// The scroll wheel turned over the node; `true` if it was used.
  open func scrolled(_ event: ScrollEvent) -> Bool { false }

  /// A key was pressed while the node or a descendant has the focus; `true` if it was handled.
  ///
  /// Keys with Control, Alt or Super are offered to nodes with ``wantsCommands`` only.
  open func keyPressed(_ event: KeyEvent) -> Bool { false }

  /// A key that the node handled was released.
  open func keyReleased(_ event: KeyEvent) {}

  func childEnabledChanged(_ child: Node) {}

  /// A descendant should become visible, because it was focused: scroll to it, if possible.
  ///
  /// The frames of the descendant and its ancestors are up to date.
  open func scrollToVisible(_ descendant: Node) {}

  /// The node received or lost the keyboard focus.
  ///
  /// It is called after the change, and not for descendants. The focus ring needs no call: the node
  /// is painted again, with ``PaintContext/showsFocus``.
  open func focusChanged(_ isFocused: Bool) {}

  /// The window of the focused node received or lost the keyboard focus.
  func windowFocusChanged(_ isActive: Bool) {}

  /// The focus, or the visibility of the focus ring, changed.
  func focusChanged(isFocused: Bool, isVisible: Bool) {}

  /// The part that the scene and clipping ancestors show, in the node's coordinates, may be new.
  func viewportChanged(to area: Rect) {}

  /// The environment of the scene changed, or the node was added to a scene.
  open func environmentChanged(_ environment: SceneEnvironment) {}
}
