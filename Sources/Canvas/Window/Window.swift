import Logging

/// A window on an X display, which shows a ``WindowContent`` and delivers input to it.
///
/// The window paints its content in sync with the display. Tasks of the main actor run while its
/// event loop does. An idle window has no timers, so only the display wakes the process.
@MainActor
public final class Window {
  /// The content; changing it repaints the whole window.
  public var content: (any WindowContent)? {
    didSet {
      content?.attach(
        text: text, clock: { [weak self] in self?.now ?? .zero },
        changed: { [weak self] in self?.wakeLoop() })
      content?.resize(to: size, scale: scale)
      requestFullRepaint("content")
      observer?.contentChanged()
    }
  }

  package weak var observer: (any WindowObserver)?

  /// Whether the window has the keyboard focus.
  public internal(set) var isActive = false {
    didSet { if isActive != oldValue { observer?.activityChanged() } }
  }

  package var onFrame: ((FrameReport) -> Void)?

  /// Called with each activity of the loop; `nil` disables the measurements.
  ///
  /// The time of the call counts as part of the activity, except before a sleep.
  package var onActivity: ((WindowActivity) -> Void)?

  /// Called with the new size in points, before the content is resized.
  public var onResize: ((Size) -> Void)?
  /// Called instead of ``close()`` when the user closes the window by its frame or Ctrl-Q.
  public var onCloseRequest: (() -> Void)?
  /// Whether the user closes the window with Ctrl-Q; `false` in an app with another use of the key.
  public var closesWithControlQ = true
  /// Called after the window was closed, with an error if it was not closed by ``close()``.
  ///
  /// The window releases the closure then.
  public var onClosed: ((DisplayError?) -> Void)?

  /// Called before the window closes and anything waits for the display, also after an error.
  package var onFinish: (() -> Void)?
  /// Called with the last placement before the window closes, except in fullscreen.
  package var keepPlacement: ((WindowPlacement) -> Void)?

  /// Called when ``preferences`` have changed.
  public var onPreferencesChange: ((DesktopPreferences) -> Void)?

  /// The title in the window's frame and in window lists.
  public var title: String {
    didSet {
      guard isUsable else { return }
      setTitle()
      wakeLoop()
      observer?.titleChanged()
    }
  }

  /// The title of the shown page, which screen readers read before ``title``; empty for none.
  package var pageTitle = "" { didSet { if pageTitle != oldValue { observer?.titleChanged() } } }

  /// The event loop that serves the window.
  public let loop: EventLoop

  package let id: UInt

  /// The size, in points; see ``resize(to:)``.
  public internal(set) var size: Size
  /// The scale, in pixels per point.
  public internal(set) var scale: Double

  /// The preferred scale, 1...4 in steps of 0.25; `nil` for the desktop's scale.
  ///
  /// The window keeps its size in points if the window manager permits it.
  public var preferredScale: Double? { didSet { if preferredScale != oldValue { followScale() } } }

  /// Whether the window fills its screen; see ``toggleFullscreen()``.
  public internal(set) var isFullscreen = false

  package let statistics = FrameStatistics()

  /// The text engine, which also measures text.
  public let text: TextEngine

  /// The speed of the content's clock relative to real time: 1 is normal, 0 is paused.
  ///
  /// The content's time does not jump. Negative and non-finite values are ignored.
  public var timeScale: Double {
    get { contentClock.rate }
    set {
      if newValue == contentClock.rate || !newValue.isFinite || newValue < 0 { return }
      let now = MonotonicClock.now
      contentClock.setRate(newValue, from: max(now, pacer.lastTarget ?? now))
      wakeLoop()
    }
  }

  let configuration: WindowConfiguration
  let logger: Logger
  let connection: DisplayConnection
  let backBuffer: BackBuffer
  var frameClock: FrameClock
  /// Counts the frames of resizes for the window manager; 0 for no counter.
  var syncCounter: UInt = 0
  var pointer: PointerReader
  var cursor: WindowCursor
  var desktop: DesktopSettings
  /// The scale in the X resources; `nil` for none.
  var resourceScale: Double?
  var drags: DragTarget
  var clipboard: Clipboard
  var clipboardRequests: [ClipboardSelection: ClipboardRequest] = [:]
  let inputMethod: InputMethod
  var collector = InputCollector()
  var serverClock = ServerClock()
  var causes = FrameCauses()
  var pacer = FramePacer()
  var nextFrame = NextFrame.idle
  var contentClock = ContentClock()
  var visibility = VisibilityTracker()
  var resizeSync = ResizeSync()
  var settleRequests = SettleRequests()
  var wantedSize: WantedSize
  /// The last position that the program requested, in pixels; `nil` for none.
  var restoredPosition: Point?
  /// The last known position on the screen, in pixels; `nil` before it is first asked for.
  var lastPosition: Point?
  /// The number of frames when the window may have moved since then; `nil` if it has not.
  var frameOfMove: Int? = 0
  var phase = Phase.new
  var failure: DisplayError?
  /// The window that this modal window blocks; `nil` for none.
  let owner: Window?
  var modalWindows: [Window] = []
  /// Whether the event loop is calling the window, so that it need not be woken.
  var isServing = false
  var isDrawing = false
  var waitingForFirstFrame: [() -> Void] = []

  // Events of the display that are not handled yet.
  /// Whether another client destroyed the window, such as a compositor that quit.
  var isDestroyed = false
  var hasEvents = true
  var configured: PixelSize?
  var exposed = Region()
  var isExposed = false
  var deferredReport: FrameReport?
  var frameNumber = 0
  var lastPresented: Instant?
  var lastContentTarget = Instant.zero
  var lastContentEvent = Instant.zero

  enum Phase: Hashable { case new, running, closing, closed }

  /// Connects to the display and creates a window; `run()` shows it.
  ///
  /// If the connection breaks during the setup, the process ends with a message on standard error
  /// and exit code 69, because Xlib cannot recover; later this is an error. `SIGPIPE` is ignored
  /// from now on if it would end the process.
  ///
  /// Windows can share a loop; `nil` is a new one. `nil` for `logger` logs problems.
  /// Throws a ``DisplayError`` if the display cannot be reached or used.
  public convenience init(
    _ configuration: WindowConfiguration, loop: EventLoop? = nil, logger: Logger? = nil
  ) throws(DisplayError) {
    try self.init(configuration, loop: loop ?? EventLoop(), owner: nil, logger: logger)
  }

  /// Creates a modal window, on the owner's display and in its event loop.
  ///
  /// While the modal window is shown, its owner is painted but receives no input and no close
  /// requests. Input of that time is discarded, and gestures in progress are canceled. Closing the
  /// owner closes the modal window. Throws a ``DisplayError`` if the display cannot be reached or
  /// used.
  public convenience init(
    _ configuration: WindowConfiguration, modalOver owner: Window, logger: Logger? = nil
  ) throws(DisplayError) {
    var configuration = configuration
    configuration.displayName = owner.configuration.displayName
    try self.init(configuration, loop: owner.loop, owner: owner, logger: logger)
  }

  private init(
    _ configuration: WindowConfiguration, loop: EventLoop, owner: Window?, logger: Logger?
  ) throws(DisplayError) {
    var quietLogger = Logger(label: "window")
    quietLogger.logLevel = .notice
    let logger = logger ?? quietLogger
    (self.configuration, self.loop, self.owner, self.logger) = (configuration, loop, owner, logger)
    title = configuration.title
    let wasOutside = SignalWatch.enterDisplay()
    defer { SignalWatch.leaveDisplay(wasOutside) }
    let connection = try DisplayConnection(name: configuration.displayName, logger: logger)
    self.connection = connection
    let desktop = DesktopSettings(connection: connection)
    self.desktop = desktop
    resourceScale = connection.initialResourceScale
    preferredScale = configuration.scale
    let scale = configuration.scale.map(ScreenScale.rounded) ?? desktop.scale ?? resourceScale ?? 1
    let pixels = PixelSize(configuration.size, scale: scale)
    self.scale = scale
    wantedSize = WantedSize(pixels, scale: scale)
    size = wantedSize.points
    let format = try PixelFormat(connection: connection)
    let id = connection.makeWindow(pixels, format)
    self.id = id
    text = TextEngine()
    text.scale = scale
    pointer = PointerReader(connection: connection, window: id)
    cursor = WindowCursor(connection: connection, window: id)
    drags = DragTarget(connection: connection, window: id)
    clipboard = Clipboard(connection: connection, window: id)
    inputMethod = InputMethod(connection: connection, window: id, logger: logger)
    if connection.isLost { throw .connectionLost }
    frameClock = FrameClock(preference: configuration.clock)
    backBuffer = try BackBuffer(
      connection: connection, window: id, format, size: pixels, scale: scale, text: text,
      configuration)
    if connection.isLost { throw .connectionLost }
    describeToManager()
    connection.selectEvents(on: id, pointer: pointer.select())
    if connection.isLost { throw .connectionLost }
    afterFirstFrame { [weak self] in self?.finishSetup() }
  }

  /// Does what the first frame does not need, as each round trip can take long.
  private func finishSetup() {
    guard isUsable else { return }
    SignalWatch.inDisplay {
      offerResizeSync()
      connection.setDetectableRepeat()
      prepareClock()
    }
    wakeLoop()
  }

  /// Creates a window with a title, a size in points, and the desktop's scale.
  ///
  /// Throws a ``DisplayError`` if the display cannot be reached or used.
  public convenience init(title: String, size: Size) throws(DisplayError) {
    try self.init(WindowConfiguration(title: title, className: title, size: size))
  }

  package var className: String { configuration.className }
  package var clockSource: ClockSource { frameClock.source }
  /// The frame period, in seconds, as far as known.
  package var framePeriod: Double { frameClock.period }

  /// The content's current time.
  public var now: Instant { contentClock.time(at: MonotonicClock.now) }

  /// Whether Xlib may be called for the window.
  var isUsable: Bool { phase != .closed && !connection.isLost }

  func requestFullRepaint(_ reason: String) {
    causes.demand(reason)
    wakeLoop()
  }

  /// Makes the loop check for changes before it sleeps, unless it does so anyway.
  func wakeLoop() { if !isServing { loop.wake() } }
}
