import Logging

/// A window on an X display: shows a content, tells it about input, and paints it in step with
/// the display.
///
/// A window, its content and its callbacks live on the main actor, whose tasks run while its loop
/// does. At rest the process sleeps; nothing wakes it but the display.
@MainActor
public final class Window {
  /// What the window shows; changing it repaints the whole window.
  public var content: (any WindowContent)? {
    didSet {
      content?.attach(
        text: text, clock: { [weak self] in self?.now ?? .zero },
        changed: { [weak self] in self?.wakeLoop() })
      content?.resize(to: size, scale: scale)
      requestFullRepaint("content")
      attendant?.contentChanged(of: self)
    }
  }

  /// Who else is told what happens to the window.
  package weak var attendant: (any WindowAttendant)?

  /// Whether the window has the keyboard.
  public var isActive: Bool { hasKeyboard }

  var hasKeyboard = false {
    didSet { if hasKeyboard != oldValue { attendant?.activityChanged(of: self) } }
  }

  /// Called after a frame has been handed to the display.
  package var onFrame: ((FrameReport) -> Void)?

  /// Called with everything the loop does; without it nothing is measured for it.
  ///
  /// What it does itself counts as part of what it is told about, except before a sleep.
  package var onActivity: ((WindowActivity) -> Void)?

  /// Called with the new size (pt) before the content gets it.
  public var onResize: ((Size) -> Void)?

  /// Called when the user wants the window closed, by its frame or by Ctrl-Q, instead of
  /// ``close()``.
  public var onCloseRequest: (() -> Void)?

  /// Called once the window is gone, with what took it if that was not ``close()``.
  public var onClosed: ((DisplayError?) -> Void)?

  /// Called when ``preferences`` have changed.
  public var onPreferencesChange: ((DesktopPreferences) -> Void)?

  /// What stands in its frame and in lists of windows.
  public var title: String {
    didSet {
      guard isUsable else { return }
      setTitle()
      wakeLoop()
      attendant?.titleChanged(of: self)
    }
  }

  /// What serves the window.
  public let loop: EventLoop

  /// The window's X id.
  package let id: UInt

  /// In points.
  public internal(set) var size: Size

  /// Pixels a point.
  public internal(set) var scale: Double

  /// The scale in place of the one that the desktop asks for, 1 to 4 in steps of 0.25; nil for
  /// that.
  ///
  /// The window keeps its size in points, if the window manager lets it.
  public var preferredScale: Double? {
    didSet { if preferredScale != oldValue { followScale() } }
  }

  /// Whether the window fills its screen; see ``setFullscreen(_:)``.
  public internal(set) var isFullscreen = false

  /// What the frames took so far.
  package let statistics = FrameStatistics()

  /// Sets the window's text; good for measuring too.
  public let text: TextEngine

  /// How fast the content's time runs against the wall's: 0.1 is ten times slower, 0 stands still.
  ///
  /// A change takes effect without a jump.
  public var timeScale: Double {
    get { contentClock.rate }
    set {
      if newValue == contentClock.rate || !newValue.isFinite || newValue < 0 { return }
      let now = MonotonicClock.now
      contentClock.setRate(newValue, from: max(now, scheduler.pacer.lastTarget ?? now))
      wakeLoop()
    }
  }

  let configuration: WindowConfiguration
  let logger: Logger
  let connection: DisplayConnection
  let backBuffer: BackBuffer
  let ticker: FrameTicker
  let syncCounter: UInt
  var pointer: PointerReader
  var cursor: WindowCursor
  var desktop: DesktopSettings
  /// What the resources ask for; nil for nothing.
  var resourceScale: Double?
  var drags: DragTarget
  /// From the first copy on.
  var clipboard: Clipboard?
  var collector = InputCollector()
  var serverClock = ServerClock()
  var scheduler = FrameScheduler()
  var contentClock = ContentClock()
  var visibility = VisibilityTracker()
  var resizeSync = ResizeSync()
  var wantedSize: WantedSize
  var phase = Phase.new
  /// What took the window, if that was not ``close()``.
  var failure: DisplayError?

  /// The window that gets no input while this one is shown.
  let owner: Window?
  /// Those that are shown and keep input from this one.
  var modalWindows: [Window] = []

  /// Whether the loop has the window do what there is to do, so that what changes is seen.
  var isServing = false
  /// Whether the content is being brought to a frame and painted.
  var isDrawing = false

  // What the next frame has to do.
  /// Memory for the next events.
  var spareEvents: [InputEvent] = []

  /// What waits for the first frame to be on the display.
  var waitingForFirstFrame: [() -> Void] = []

  // What the display told and the loop has not acted on yet.
  /// Whether another program destroyed the window, such as its compositor as it ended.
  var isDestroyed = false
  var hasEvents = true
  var configured: WantedSize.Pixels?
  var exposed = Region()
  var isExposed = false
  var deferredReport: FrameReport?

  var frameNumber = 0
  var lastPresented: Instant?
  var lastContentTarget = Instant.zero
  var lastContentEvent = Instant.zero

  enum Phase: Hashable {
    case new
    case running
    case closing
    case closed
  }

  /// Connects to the display and makes the window; `run()` shows it.
  ///
  /// If the connection breaks while it is being set up, where the display library has no way back,
  /// the process ends with a sentence on standard error and exit code 69; afterwards that is an
  /// error. A process that lets `SIGPIPE` end it is made to ignore it.
  ///
  /// - Parameters:
  ///   - configuration: how it starts.
  ///   - loop: what serves the window, such as the loop of another; nil for one of its own.
  ///   - logger: told what the window does; nil for one that tells what went wrong.
  public convenience init(
    _ configuration: WindowConfiguration, loop: EventLoop? = nil,
    logger: Logger? = nil
  ) throws(DisplayError) {
    try self.init(configuration, loop: loop ?? EventLoop(), owner: nil, logger: logger)
  }

  /// Makes a window that has to be closed before its owner is used again, on the owner's display
  /// and in its loop.
  ///
  /// While it is shown its owner is painted as ever, but gets no input, neither then nor later, and
  /// is not asked to close; what it holds is let go first. It is closed with its owner.
  ///
  /// ```swift
  /// let question = try Window(configuration, modalOver: window)
  /// question.scene = Scene(...)
  /// try question.run()
  /// ```
  public convenience init(
    _ configuration: WindowConfiguration, modalOver owner: Window,
    logger: Logger? = nil
  ) throws(DisplayError) {
    var configuration = configuration
    configuration.displayName = owner.configuration.displayName
    try self.init(configuration, loop: owner.loop, owner: owner, logger: logger)
  }

  private init(
    _ configuration: WindowConfiguration, loop: EventLoop, owner: Window?, logger: Logger?
  ) throws(DisplayError) {
    let logger = logger ?? Self.quietLogger
    self.configuration = configuration
    self.loop = loop
    self.owner = owner
    self.logger = logger
    title = configuration.title
    let wasOutside = SignalWatch.enterDisplay()
    defer { SignalWatch.leaveDisplay(wasOutside) }
    let connection = try DisplayConnection(name: configuration.displayName, logger: logger)
    self.connection = connection
    let desktop = DesktopSettings(connection: connection)
    self.desktop = desktop
    resourceScale = connection.resourceScale
    preferredScale = configuration.scale
    let scale =
      configuration.scale.map(ScreenScale.rounded) ?? desktop.scale ?? resourceScale ?? 1
    let pixels = WantedSize.Pixels(configuration.size, scale: scale)
    self.scale = scale
    wantedSize = WantedSize(pixels, scale: scale)
    size = wantedSize.points
    let id = connection.makeWindow(width: pixels.width, height: pixels.height)
    self.id = id
    text = TextEngine()
    text.scale = scale
    syncCounter = connection.makeSyncCounter()
    pointer = PointerReader(connection: connection, window: id)
    cursor = WindowCursor(connection: connection, window: id)
    drags = DragTarget(connection: connection, window: id)
    if connection.isLost { throw .connectionLost }
    let present =
      configuration.clock == .timer ? nil : PresentClock(connection: connection, window: id)
    ticker = FrameTicker(
      preference: configuration.clock, present: present,
      refreshRate: { connection.isLost ? nil : connection.refreshRate(of: id) }, logger: logger)
    backBuffer = try BackBuffer(
      connection: connection, window: id, width: pixels.width, height: pixels.height, scale: scale,
      text: text, configuration)
    if connection.isLost { throw .connectionLost }
    describeToManager()
    connection.selectEvents(on: id, pointer: pointer.select())
    if connection.isLost { throw .connectionLost }
  }

  /// A window with the desktop's settings.
  public convenience init(title: String, size: Size) throws(DisplayError) {
    try self.init(WindowConfiguration(title: title, className: title, size: size))
  }

  /// A logger for problems that concern the user.
  private static var quietLogger: Logger {
    var logger = Logger(label: "window")
    logger.logLevel = .notice
    return logger
  }

  package var clockSource: ClockSource { ticker.source }

  /// The frame period, in seconds, as far as known.
  package var framePeriod: Double { ticker.period }

  /// The content's current time.
  public var now: Instant { contentClock.time(at: MonotonicClock.now) }

  /// Advances the content's time, in seconds; with a ``timeScale`` of 0, this is a single step.
  public func advanceTime(by seconds: Double) {
    if seconds <= 0 || !seconds.isFinite { return }
    contentClock.advance(by: seconds)
    scheduler.causes.steer()
    wakeLoop()
  }

  /// Closes the window, which ends `run()`.
  public func close() {
    switch phase {
    case .new:
      // The loop does not know windows that were never shown.
      phase = .closed
    case .running: phase = .closing
    case .closing, .closed: break
    }
    loop.wake()
  }

  /// Whether Xlib may be called for the window.
  var isUsable: Bool { phase != .closed && !connection.isLost }

  /// Repaints the whole window as soon as possible.
  func requestFullRepaint(_ reason: String) {
    scheduler.causes.demand(reason)
    wakeLoop()
  }

  /// Makes the loop check for changes before it sleeps, unless it does so anyway.
  func wakeLoop() {
    if !isServing { loop.wake() }
  }
}
