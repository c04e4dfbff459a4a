import Canvas

/// A tree of nodes that is shown in a window or painted into a picture.
///
/// The scene routes input, samples what moves, lays out, finds the damage and paints it, in the
/// order that `ARCHITECTURE.md` describes. It owns focus, capture and the queue of actions. It reads
/// no clock: its time is that of the last event or frame.
@MainActor
public final class Scene: WindowContent {
  /// What lies behind all nodes.
  public enum Background: Hashable, Sendable {
    /// The page behind single controls.
    case page
    /// The page behind cards.
    case groupedPage
    /// A card.
    case card
    /// Nothing: the picture stays transparent.
    case none
  }

  /// Seconds in which colours change over. chosen: design, gallery
  public static let themeFadeDuration = 0.2

  /// The top of the tree; it is as large as the scene.
  public let root: Node

  /// What is shown over the root, the lowest first.
  public internal(set) var layers: [SceneLayer] = []

  /// What lies behind all nodes.
  public var background: Background {
    didSet { if background != oldValue { repaintEverything(reason: "background") } }
  }

  /// pt.
  public private(set) var size = Size.zero

  /// The smallest size that the content is laid out at, in points; zero by default.
  ///
  /// A smaller scene shows the top left part of the content. Some Wayland compositors give a window
  /// less than its minimum size.
  public var minimumLayoutSize = Size.zero {
    didSet { if minimumLayoutSize != oldValue { requestLayoutOfEverything() } }
  }

  /// Pixels a point.
  public internal(set) var scale = 1.0

  /// The time of the last event or frame.
  public private(set) var lastTime = Instant.zero

  /// Tells the time between events and frames, for what a program changes then.
  ///
  /// The window sets it. Without it, motion that a program starts begins at the last event or frame.
  public var timeSource: (() -> Instant)?

  /// Tells the window that something changed which it did not bring about.
  private var changed: () -> Void = {}

  /// Whether an event or a frame is being worked on; its time stands still.
  package private(set) var isInPass = false

  let observers = SceneObservers()

  /// Called with the new size, pt; nil for nobody.
  package var onResize: ((Size) -> Void)?

  /// Makes the user feel what controls ask for, at most 20 times a second of the scene's time; nil
  /// for nothing.
  public var haptics: (any Haptics)?
  var hapticLimiter = HapticLimiter()

  /// Gets keys that no control took; true if it knew what to do with one.
  public var onKey: ((KeyEvent) -> Bool)?

  /// Observes which pixels frames change; `nil` for nobody.
  package var frameObserver: FrameObserver?

  /// Called in each frame once everything has been sampled, with whether something goes on moving;
  /// what it changes belongs to the same frame.
  public var onFrame: ((FrameTime, Bool) -> Void)?

  /// Whether what happens is brought about by something that has been told.
  var isTapped = false

  /// What surrounds all controls.
  public var environment: SceneEnvironment {
    didSet {
      if environment == oldValue { return }
      semanticsWatch?.noteTree()
      // What is held was taken where it is mirrored now.
      if environment.direction != oldValue.direction { cancelInteraction() }
      forEachNode { $0.environmentChanged(environment) }
      requestLayoutOfEverything()
      repaintEverything(reason: "environment")
    }
  }

  /// The view of another scene that this one is shown in.
  package internal(set) weak var host: SceneView?
  /// The views of other scenes in this one.
  var views: [SceneView] = []

  // Passes.
  var text: any TextMeasuring
  var needsLayout = true
  /// The node that is giving its children their frames.
  var layoutNode: Node?
  /// Whether a node moved, or may have become larger, that has not been recorded like that yet.
  var hasMovedNodes = true
  /// Nodes whose children are shown elsewhere, or clipped otherwise, than they were placed.
  var scrolledNodes: [Node] = []
  let pendingNodes = PendingNodes()
  var damage = SceneDamage(everythingFor: "first frame")
  let recorder = NodeRecorder()
  var isPainting = false

  // Semantics.
  /// Names the scene among everything that means something.
  private(set) lazy var semanticsID = SemanticsID(identity: SemanticsIdentity(nil), part: nil)
  /// Nil while nobody listens.
  var semanticsWatch: SemanticsWatch?

  // Theme.
  let themeFade: ThemeFade
  /// Whether a node has ever had a tint; without, nobody has to look for one.
  var hasTints = false

  // Text size.
  /// Whether a node has ever had a text scale; without, nobody has to look for one.
  var hasTextScales = false
  /// The last that measured text in another size.
  var scaledText: ScaledText?

  /// The theme that is shown or faded to; setting it cross-fades.
  public var theme: Theme {
    get { themeFade.target }
    set { setTheme(newValue) }
  }

  /// Colours and figures; setting it cross-fades the colours and takes on the figures at once.
  public var design: Design {
    get { Design(theme: theme, metrics: environment.metrics) }
    set {
      environment.metrics = newValue.metrics
      setTheme(newValue.theme)
    }
  }

  // Input.
  /// The pointers that are in the scene.
  var pointers: [ScenePointer] = []

  /// Whom the wheel is for, while it is turned on.
  var scrollRun = ScrollRun()
  /// What another program drags over the scene; nil if nothing is.
  var drag: SceneDrag?
  /// Whether something else may lie under a resting pointer now.
  var mayHaveMovedUnderPointers = false
  var focus = KeyboardFocus()
  let helpTags = HelpTags()
  var actionQueue: [(control: Control, action: ControlAction)] = []
  var isDelivering = false

  /// The node that the keyboard acts on.
  public var focusedNode: Node? { focus.node }

  /// Whether the focus is shown: only while the user is using the keyboard.
  public var isFocusVisible: Bool { focus.isVisible }

  /// A scene of a tree, which belongs to no other scene from now on.
  ///
  /// - Parameters:
  ///   - root: the top of the tree; it lies in no node.
  ///   - theme: colours and opacities.
  ///   - background: what lies behind all nodes.
  ///   - environment: direction and motion.
  ///   - text: measures text until a window brings its own.
  public init(
    _ root: Node, theme: Theme = .light, background: Background = .page,
    environment: SceneEnvironment = SceneEnvironment(), text: any TextMeasuring = TextEngine()
  ) {
    self.root = root
    themeFade = ThemeFade(theme)
    self.background = background
    self.environment = environment
    self.text = text
    root.setScene(self)
    requestLayoutOfEverything()
    root.forEachNode {
      $0.environmentChanged(environment)
      // It may have been set in motion before there was a scene.
      pendingNodes.markMoving($0)
    }
  }

  isolated deinit {
    forEachRoot { $0.setScene(nil) }
  }

  // MARK: Time

  /// The time of what happens now: never before the last event or frame.
  public var now: Instant {
    guard !isInPass, let timeSource else { return lastTime }
    return max(lastTime, timeSource())
  }

  /// Moves the scene's time on; the past stays past.
  public func advance(to time: Instant) {
    lastTime = max(lastTime, time)
  }

  /// Works on an event or a frame of the given time.
  func inPass<Result>(at time: Instant, _ body: () -> Result) -> Result {
    let wasInPass = isInPass
    isInPass = true
    defer {
      isInPass = wasInPass
      noteChange()
    }
    advance(to: time)
    return body()
  }

  /// Something may have to be shown that had not a moment ago.
  func noteChange() {
    if !isInPass { changed() }
  }

  // MARK: Theme

  /// Changes to another theme.
  public func setTheme(_ theme: Theme, animated: Bool = true) {
    if theme == themeFade.target { return }
    themeFade.go(to: theme, at: now, duration: animated ? Self.themeFadeDuration : 0)
    repaintEverything(reason: "theme")
  }

  /// The theme as it is shown now, on its way from one to another.
  ///
  /// In a view it is that of the scene that the view is in, if it follows that.
  public var shownTheme: Theme {
    if let host, host.followsTheme, let outer = host.scene { return outer.shownTheme }
    return themeFade.theme(at: now)
  }

  // MARK: Enabling

  /// Whether anything in the scene can be acted on.
  public var isEnabled: Bool {
    get { root.isEnabled }
    set { root.isEnabled = newValue }
  }

  func enabledChanged(below node: Node) {
    node.forEachNode { invalidate($0, .paint, reason: "enabled") }
    dropUnreachable()
  }

  func hiddenChanged(_ node: Node) {
    nodeMoved(node)
    semanticsWatch?.noteTree()
    invalidate(node.parent ?? node, .layout, reason: "hidden")
    dropUnreachable()
  }

  /// Takes pointer and keyboard from nodes that can no longer be acted on.
  func dropUnreachable() {
    for pointer in pointers {
      if let holder = pointer.holder, !canAct(holder) { cancelInteraction(with: holder) }
    }
    if let focusedNode, !canAct(focusedNode) { setFocus(nil, isVisible: false) }
    scrollRun.end(at: now) { !canAct($0) }
    if let target = drag?.target, !canAct(target) { leaveDragTarget() }
  }

  func canAct(_ node: Node) -> Bool {
    node.isEffectivelyEnabled && node.isEffectivelyVisible && isReachable(node)
  }

  // MARK: Invalidation

  func invalidate(_ node: Node, _ what: Invalidation, reason: StaticString) {
    assert(!isPainting, "\(reason): nothing may change while the scene is painted")
    noteChange()
    observers.tell(.change(node), of: .change)
    if let semanticsWatch, !what.isDisjoint(with: [.semantics, .paint, .layout]) {
      semanticsWatch.note(node)
    }
    if what.contains(.layout) { requestLayout(node) }
    if !what.isDisjoint(with: [.paint, .layout]) { pendingNodes.markDirty(node) }
    if what.contains(.motion) { pendingNodes.markMoving(node) }
  }

  /// Asks for the layout of a node and, as its size may matter to them, of those that it is in.
  private func requestLayout(_ node: Node) {
    var place: Node? = node
    while let current = place {
      // What the node that is being laid out has in it gets its turn after it.
      if current === layoutNode { return }
      if current !== node && current.pending.contains(.layout) { break }
      current.pending.insert(.layout)
      place = current.parent
    }
    needsLayout = true
    mayHaveMovedUnderPointers = true
  }

  func requestLayoutOfEverything() {
    hasMovedNodes = true
    mayHaveMovedUnderPointers = true
    needsLayout = true
    forEachNode { $0.pending.insert(.layout) }
  }

  /// Has every node recorded anew and the whole window painted.
  package func repaintEverything(reason: String) {
    noteChange()
    damage.addEverything(for: reason)
    pendingNodes.wake()
    forEachNode { pendingNodes.markDirty($0) }
    for view in views { view.content.repaintEverything(reason: reason) }
  }

  func nodeAdded(_ node: Node) {
    semanticsWatch?.noteTree()
    hasMovedNodes = true
    node.forEachNode {
      $0.environmentChanged(environment)
      $0.forgetReach()
      // It may come from a scene in which it was moving.
      invalidate($0, [.paint, .motion, .layout], reason: "added")
    }
  }

  func nodeMoved(_ node: Node) {
    noteChange()
    semanticsWatch?.noteMove(of: node)
    hasMovedNodes = true
    mayHaveMovedUnderPointers = true
    pendingNodes.wake()
    node.forEachNode {
      $0.forgetReach()
      pendingNodes.markDirty($0)
    }
  }

  func nodeRemoved(_ node: Node) {
    noteChange()
    semanticsWatch?.noteTree()
    mayHaveMovedUnderPointers = true
    scrolledNodes.removeAll { scrolled in node.contains(scrolled) }
    views.removeAll { view in node.contains(view) }
    for pointer in pointers { pointer.forget(node) }
    forgetDrag(over: node)
    scrollRun.end(at: now) { node.contains($0) }
    node.forEachNode { node in
      cancelInteraction(with: node)
      if focusedNode === node { setFocus(nil, isVisible: false) }
      addDamage(node.footprint.bounds, of: node)
      node.displayList = DisplayList()
      node.footprint = DisplayList.Footprint()
      node.placement = nil
    }
    pendingNodes.remove(node.forEachNode)
  }

  // MARK: WindowContent

  public var needsUpdate: Bool {
    needsUpdateWithoutMotion || !pendingNodes.moving.isEmpty || hasGrowingLayers
  }

  /// Whether a frame would show anything new while time stands still.
  var needsUpdateWithoutMotion: Bool {
    needsLayout || !pendingNodes.dirty.isEmpty || !damage.isEmpty || !scrolledNodes.isEmpty
      || !actionQueue.isEmpty || themeFade.wantsFrame(at: now) || semanticsWatch?.hasNews ?? false
      || hasNewsInViews
  }

  public func attach(
    text: any TextMeasuring, clock: @escaping () -> Instant,
    changed: @escaping () -> Void = {}
  ) {
    timeSource = clock
    self.changed = changed
    measure(with: text)
  }

  /// Measures text in another way from now on.
  public func measure(with text: any TextMeasuring) {
    self.text = text
    requestLayoutOfEverything()
    repaintEverything(reason: "text")
    for view in views { view.textChanged() }
  }

  /// Takes on the size of what it is shown in.
  ///
  /// - Parameters:
  ///   - size: pt, 0 or more; nothing changes for what is no size.
  ///   - scale: pixels a point, above 0.
  public func resize(to size: Size, scale: Double) {
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0,
      scale.isFinite, scale > 0
    else { return }
    if size == self.size && scale == self.scale { return }
    self.size = size
    self.scale = scale
    semanticsWatch?.noteTree()
    // The reach of every node is counted in pixels.
    forEachNode { $0.forgetReach() }
    requestLayoutOfEverything()
    repaintEverything(reason: "size")
    onResize?(size)
  }
}
