import Canvas

/// A tree of nodes that is shown in a window or painted into a picture.
///
/// The scene routes input, advances animations, lays out, finds the damage and paints it. It owns
/// focus, capture and the action queue. It reads no clock: its time is that of the last event or
/// frame.
@MainActor
public final class Scene: WindowContent {
  /// The background behind all nodes.
  public enum Background: Hashable, Sendable {
    /// The background of a page with single controls.
    case page
    /// The background of a page with cards.
    case groupedPage
    /// The surface of a card.
    case card
    /// None: pictures are transparent.
    case none
  }

  /// The root node; it has the size of the scene.
  public let root: Node

  var stack = LayerStack()

  /// The background behind all nodes.
  public var background: Background {
    didSet { if background != oldValue { repaintEverything(reason: "background") } }
  }

  /// The size, in points.
  public private(set) var size = Size.zero

  /// The smallest size that the content is laid out at, in points; zero by default.
  ///
  /// A smaller scene shows the top left part. Some Wayland compositors give windows less than the
  /// minimum.
  public var minimumLayoutSize = Size.zero {
    didSet { if minimumLayoutSize != oldValue { requestLayoutOfEverything() } }
  }

  /// The scale, in pixels per point.
  public internal(set) var scale = 1.0
  /// The time of the last event or frame.
  public private(set) var lastTime = Instant.zero
  /// The clock between events and frames, for changes by the app; the window sets it; without it,
  /// animations that the app starts begin at the last event or frame.
  public var timeSource: (() -> Instant)?

  /// Whether the window was closed, and no other one shows the scene.
  var isWindowClosed = false

  /// Tells the window that something changed.
  private var changed: () -> Void = {}

  /// Whether an event or a frame is being handled; the time stands still meanwhile.
  package private(set) var isInPass = false
  /// Whether the pass is a frame, which records what changed.
  var isInFrame = false
  /// Whether everything is laid out for the scale of a picture.
  var isAtScaleOfPicture = false

  let observers = Registrations<SceneObserver>()
  /// Called with the new size, in points.
  package var onResize: ((Size) -> Void)?
  /// The clipboard of text fields; a window sets itself with `Window.scene`.
  public weak var clipboard: (any TextClipboard)?
  /// The player of haptic feedback, for at most 20 impacts a second; `nil` for none.
  public var haptics: (any Haptics)?
  var hapticLimiter = HapticLimiter()

  let shortcuts = ShortcutTable()
  /// Called with keys that no node and no shortcut handled, also behind modal layers; returns
  /// whether the key was handled.
  public var onKey: ((KeyEvent) -> Bool)?

  package var frameObserver: FrameObserver?
  /// Called when animations have advanced, for a frame or for input, and a node has changed since
  /// the last call; with whether something is still animating.
  package var onAdvance: ((Bool) -> Void)?
  /// Called after each layout; its changes belong to the same frame.
  package var onLayout: (() -> Void)?
  /// Whether a node has changed since the last advance.
  var hasNews = true
  /// Called in each frame after all animations advanced, with whether something is still animating;
  /// its changes belong to the same frame.
  public var onFrame: ((FrameTime, Bool) -> Void)?
  /// Called after each frame that changed pixels was shown.
  package var onShow: (() -> Void)?
  /// Whether the current input was reported to observers.
  var isRecordingInput = false

  /// The environment of all controls.
  public var environment: SceneEnvironment {
    didSet {
      if environment == oldValue { return }
      semanticsWatch?.noteTree()
      // A pressed control may be mirrored now.
      if environment.direction != oldValue.direction { cancelInteraction() }
      metricsFade.show(environment.metrics)
      passEnvironment(reason: "environment")
    }
  }

  /// The view that shows this scene in another scene.
  package internal(set) weak var host: SceneView?
  var views: [SceneView] = []
  /// Nodes whose content depends on the part of them that is visible.
  var viewportObservers: [Node] = []

  let modelChanges = ModelChanges()

  // Passes
  package var text: any TextMeasuring
  var needsLayout = true
  /// Whether the size changed after the last layout.
  var isResized = false
  var layoutNode: Node?
  /// Whether a node moved, or may have grown, since it was recorded.
  var hasMovedNodes = true
  /// Nodes whose children are scrolled or clipped differently than they were placed.
  var scrolledNodes: [Node] = []
  let pendingNodes = PendingNodes()
  /// The node whose animations are being advanced.
  var sampledNode: Node?
  var damage = SceneDamage(everythingFor: "first frame")
  let childMotion = ChildMotion()
  var isPainting = false
  /// Left out while the scene is painted for a picture; `nil` for none.
  var omittedNode: Node?

  // Accessibility
  private var lastNodeNumber = 0
  package private(set) lazy var semanticsID = SemanticsID(
    identity: SemanticsIdentity(nil), part: nil)
  /// `nil` without observers.
  var semanticsWatch: SemanticsWatch?

  // Theme
  let themeFade: ThemeFade
  let metricsFade: MetricsFade
  /// Whether any node ever had a tint color; otherwise the search for one is skipped.
  var hasTints = false

  // Text size
  /// Whether any node ever had a text scale; otherwise the search for one is skipped.
  var hasTextScales = false
  var scaledText: ScaledText?

  // Input
  var pointers: [ScenePointer] = []

  var scrollRun = ScrollRun()
  var drag: SceneDrag?
  /// Whether something else may be under a resting pointer now.
  var mayHaveMovedUnderPointers = false
  var focus = KeyboardFocus()
  let helpTagNode = HelpTagNode()
  var actionQueue: [(control: Control, action: ControlAction)] = []
  var isDelivering = false

  /// The focused node; `nil` for none.
  public var focusedNode: Node? { focus.node }

  /// Whether the focus ring is shown: only while the user is using the keyboard.
  public var isFocusVisible: Bool { focus.isVisible }

  /// A scene of a tree.
  ///
  /// - Parameters:
  ///   - root: The root node; it has no parent, and belongs to no other scene.
  ///   - text: Measures text until a window sets its own.
  public init(
    _ root: Node, theme: Theme = .light, background: Background = .page,
    environment: SceneEnvironment = SceneEnvironment(), text: any TextMeasuring = TextEngine()
  ) {
    root.checkRoot()
    self.root = root
    themeFade = ThemeFade(theme)
    metricsFade = MetricsFade(environment.metrics)
    (self.background, self.environment, self.text) = (background, environment, text)
    root.setScene(self)
    requestLayoutOfEverything()
    root.forEachNode {
      $0.environmentChanged(environment)
      // It may have started to animate before.
      pendingNodes.markMoving($0)
    }
  }

  isolated deinit { forEachRoot { $0.setScene(nil) } }

  func nextNodeNumber() -> Int {
    lastNodeNumber += 1
    return lastNodeNumber
  }

  // MARK: Time

  /// The current time: never before the last event or frame.
  public var now: Instant {
    guard !isInPass, let timeSource else { return lastTime }
    return max(lastTime, timeSource())
  }

  /// Advances nothing but the time; earlier times are ignored.
  package func passTime(to time: Instant) { lastTime = max(lastTime, time) }

  func inPass<Result>(at time: Instant, _ body: () -> Result) -> Result {
    let wasInPass = isInPass
    isInPass = true
    defer {
      isInPass = wasInPass
      noteChange()
    }
    passTime(to: time)
    return body()
  }

  func noteChange() { if !isInPass { changed() } }

  // MARK: WindowContent

  public var needsUpdate: Bool {
    needsUpdateWithoutMotion || !pendingNodes.moving.isEmpty || hasMovingLayers
      || !childMotion.isEmpty
  }

  var needsUpdateWithoutMotion: Bool {
    needsLayout || !pendingNodes.dirty.isEmpty || !damage.isEmpty || !scrolledNodes.isEmpty
      || !actionQueue.isEmpty || !modelChanges.isEmpty || themeFade.wantsFrame(at: now)
      || metricsFade.isUnderWay || semanticsWatch?.hasNews ?? false || hasNewsInViews
  }

  public func attach(
    text: any TextMeasuring, clock: @escaping () -> Instant, changed: @escaping () -> Void = {}
  ) {
    timeSource = clock
    isWindowClosed = false
    self.changed = changed
    measure(with: text)
  }

  /// Measures text with another engine from now on.
  public func measure(with text: any TextMeasuring) {
    self.text = text
    requestLayoutOfEverything()
    repaintEverything(reason: "text")
    for view in views { view.textChanged() }
  }

  /// Resizes the scene, in points and pixels per point; invalid sizes and scales are ignored.
  public func resize(to size: Size, scale: Double) {
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0,
      scale.isFinite, scale > 0
    else { return }
    if size == self.size && scale == self.scale { return }
    // As with input: what the size changes is not a matter of frames.
    let isShown = lastTime > .zero
    if isShown { advance(to: now) }
    defer { if isShown { advance(to: lastTime) } }
    (self.size, self.scale) = (size, scale)
    isResized = true
    semanticsWatch?.noteTree()
    // The reach is in pixels.
    forEachNode { $0.reach = .zero }
    requestLayoutOfEverything()
    repaintEverything(reason: "size")
    onResize?(size)
  }
}
