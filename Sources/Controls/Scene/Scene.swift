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
    case page
    case groupedPage
    case card
    /// Nothing: the picture stays transparent.
    case none
  }

  /// Seconds in which colours change over. chosen: design, gallery
  public static let themeFadeDuration = 0.2

  public let root: Node

  /// What is shown over the root, the lowest first.
  public internal(set) var layers: [SceneLayer] = []

  public let background: Background

  /// pt.
  public private(set) var size = Size.zero

  /// Pixels a point.
  public private(set) var scale = 1.0

  /// The time of the last event or frame.
  public private(set) var lastTime = Instant.zero

  /// Tells the time between events and frames, for what a program changes then.
  ///
  /// The window sets it. Without it, motion that a program starts begins at the last event or frame.
  public var timeSource: (() -> Instant)?

  /// Tells the window that something changed which it did not bring about.
  private var changed: () -> Void = {}

  /// Whether an event or a frame is being worked on; its time stands still.
  private var isInPass = false

  let observers = Observers<(control: Control, action: ControlAction)>()

  /// Has a body called with every action of every control, in order, before those who listen to the
  /// control.
  @discardableResult
  public func observe(_ body: @escaping (Control, ControlAction) -> Void) -> Subscription {
    observers.add { body($0.control, $0.action) }
  }

  /// Gets keys that no control took; true if it knew what to do with one.
  public var onKey: ((KeyEvent) -> Bool)?

  /// Called in each frame once everything has been sampled, with whether something goes on moving;
  /// what it changes belongs to the same frame.
  public var onFrame: ((FrameTime, Bool) -> Void)?

  public var environment: SceneEnvironment {
    didSet {
      if environment == oldValue { return }
      forEachNode { $0.environmentChanged(environment) }
      requestLayoutOfEverything()
      repaintEverything(reason: "environment")
    }
  }

  // Passes.
  var text: any TextMeasuring
  var needsLayout = true
  /// The node that is giving its children their frames.
  var layoutNode: Node?
  /// Whether a node moved, or may have become larger, that has not been recorded like that yet.
  var hasMovedNodes = true
  /// Nodes whose children are shown elsewhere, or clipped otherwise, than they were placed.
  var scrolledNodes: [Node] = []
  var dirtyNodes: [Node] = []
  var movingNodes: [Node] = []
  /// The nodes that are being sampled; kept for its memory.
  var sampledNodes: [Node] = []
  /// Nodes that want to be sampled at a moment, and not before.
  var waitingNodes: [Node] = []
  /// Nodes out of sight that wait to be sampled or recorded.
  var sleepingNodes: [Node] = []
  var damage = Region()
  /// Memory for the next frame's damage.
  var spareDamage = Region()
  var fullRepaintReason: String? = "first frame"
  var isPainting = false
  let recorder = RecordingPainter()
  /// Memory for the footprint of the list that is being recorded.
  var spareFootprint = DisplayList.Footprint()

  // Theme.
  private var themeStart: Theme
  private var themeFade = Transition(1)

  private var targetTheme: Theme

  /// The theme that is shown or faded to; setting it cross-fades.
  public var theme: Theme {
    get { targetTheme }
    set { setTheme(newValue) }
  }

  // Input.
  /// The pointers that are in the scene.
  var pointers: [ScenePointer] = []
  /// Whether something else may lie under a resting pointer now.
  var mayHaveMovedUnderPointers = false
  /// The node that heard a key go down, and the key.
  var heldKey: (node: Node, key: Key)?
  var actionQueue: [(control: Control, action: ControlAction)] = []
  var isDelivering = false

  /// The node that the keyboard acts on.
  public internal(set) var focusedNode: Node?

  /// Whether the focus is shown: only while the user is using the keyboard.
  public internal(set) var isFocusVisible = false

  /// - Parameters:
  ///   - root: the top of the tree.
  ///   - theme: colours and opacities.
  ///   - background: what lies behind all nodes.
  ///   - environment: direction and motion.
  ///   - text: measures text until a window brings its own.
  public init(
    _ root: Node, theme: Theme = .light, background: Background = .page,
    environment: SceneEnvironment = SceneEnvironment(), text: any TextMeasuring = TextEngine()
  ) {
    self.root = root
    targetTheme = theme
    self.background = background
    self.environment = environment
    self.text = text
    themeStart = theme
    root.setScene(self)
    requestLayoutOfEverything()
    root.forEachNode { $0.environmentChanged(environment) }
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
    if theme == targetTheme { return }
    themeStart = shownTheme
    targetTheme = theme
    themeFade = Transition(
      from: 0, to: 1, startTime: now, duration: animated ? Self.themeFadeDuration : 0,
      curve: .easeInOut)
    repaintEverything(reason: "theme")
  }

  /// The theme as it is shown now, on its way from one to another.
  public var shownTheme: Theme { themeStart.mixed(with: targetTheme, by: themeFade.value(at: now)) }

  /// Whether the last frame showed a mix of themes, so that one more has to show the pure one.
  var themeWasFading = false

  var isThemeFading: Bool { !themeFade.isSettled(at: now) }

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
    invalidate(node.parent ?? node, .layout, reason: "hidden")
    dropUnreachable()
  }

  /// Takes pointer and keyboard from nodes that can no longer be acted on.
  func dropUnreachable() {
    for pointer in pointers {
      if let holder = pointer.holder, !canAct(holder) { cancelInteraction(with: holder) }
    }
    if let focusedNode, !canAct(focusedNode) { setFocus(nil, isVisible: false) }
  }

  func canAct(_ node: Node) -> Bool {
    node.isEffectivelyEnabled && node.isEffectivelyVisible && isReachable(node)
  }

  // MARK: Invalidation

  func invalidate(_ node: Node, _ what: Invalidation, reason: StaticString) {
    assert(!isPainting, "\(reason): nothing may change while the scene is painted")
    noteChange()
    if what.contains(.layout) { requestLayout(node) }
    if !what.isDisjoint(with: [.paint, .layout]) { markDirty(node) }
    if what.contains(.motion), !node.pending.contains(.motion) {
      node.pending.insert(.motion)
      if !node.pending.contains(.asleep) { movingNodes.append(node) }
    }
  }

  func markDirty(_ node: Node) {
    if node.pending.contains(.paint) { return }
    node.pending.insert(.paint)
    if !node.pending.contains(.asleep) { dirtyNodes.append(node) }
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

  private func requestLayoutOfEverything() {
    hasMovedNodes = true
    mayHaveMovedUnderPointers = true
    needsLayout = true
    forEachNode { $0.pending.insert(.layout) }
  }

  /// Has every node recorded anew and the whole window painted.
  package func repaintEverything(reason: String) {
    noteChange()
    fullRepaintReason = reason
    wakeNodes()
    forEachNode { markDirty($0) }
  }

  func nodeAdded(_ node: Node) {
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
    hasMovedNodes = true
    mayHaveMovedUnderPointers = true
    wakeNodes()
    node.forEachNode {
      $0.forgetReach()
      markDirty($0)
    }
  }

  func nodeRemoved(_ node: Node) {
    noteChange()
    var hadPending = false
    mayHaveMovedUnderPointers = true
    scrolledNodes.removeAll { scrolled in node.contains(scrolled) }
    for pointer in pointers { pointer.forget(node) }
    node.forEachNode { node in
      cancelInteraction(with: node)
      if focusedNode === node { setFocus(nil, isVisible: false) }
      damage.add(node.footprint.bounds)
      node.displayList = DisplayList()
      node.footprint = DisplayList.Footprint()
      node.placement = nil
      hadPending = hadPending || !node.pending.isEmpty || node.deadline != nil
      node.pending = []
      node.deadline = nil
    }
    if !hadPending { return }
    dirtyNodes.removeAll { !$0.pending.contains(.paint) }
    movingNodes.removeAll { !$0.pending.contains(.motion) }
    sleepingNodes.removeAll { !$0.pending.contains(.asleep) }
    waitingNodes.removeAll { $0.deadline == nil }
  }

  // MARK: WindowContent

  public var needsUpdate: Bool {
    needsLayout || !dirtyNodes.isEmpty || !movingNodes.isEmpty || !damage.isEmpty
      || !scrolledNodes.isEmpty || !actionQueue.isEmpty || fullRepaintReason != nil || isThemeFading
      || themeWasFading
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
    // The reach of every node is counted in pixels.
    forEachNode { $0.forgetReach() }
    requestLayoutOfEverything()
    repaintEverything(reason: "size")
  }
}
