internal import CXTest

/// A user made of software: hands and eyes on a display, through real X events and real pixels.
///
/// Places on the display and in windows are in px.
@MainActor
public final class Robot {
  public let displayName: String

  nonisolated(unsafe) let display: OpaquePointer
  let root: UInt
  /// What reports drawing anywhere on the display; nil while the eyes are closed.
  private var damage: UInt?
  private let damageEvent: Int32

  /// Whether the hands wait after each thing that they do until the server has done it; otherwise
  /// it comes in the same order, and faster.
  public var isPatient = true

  /// Whether each window is drawn by itself, without a root, so that the server does not tell of what
  /// is drawn: Xwayland's way.
  let isRootless: Bool

  /// Connects to a display such as `:3`.
  ///
  /// - Parameter isRootless: whether the server is Xwayland.
  public init(display name: String, isRootless: Bool = false) throws {
    guard let display = XOpenDisplay(name) else { throw RobotError.cannotOpenDisplay(name) }
    self.display = display
    displayName = name
    self.isRootless = isRootless
    root = XDefaultRootWindow(display)
    XErrors.watch(display)

    var event: Int32 = 0
    var first: Int32 = 0
    var second: Int32 = 0
    var third: Int32 = 0
    guard XTestQueryExtension(display, &event, &first, &second, &third) != 0 else {
      throw RobotError.missingExtension("XTEST")
    }
    guard XDamageQueryExtension(display, &event, &first) != 0,
      XDamageQueryVersion(display, &second, &third) != 0
    else { throw RobotError.missingExtension("DAMAGE") }
    damageEvent = event + Int32(XDamageNotify)
    openEyes()
    XSelectInput(display, root, SubstructureNotifyMask)
    XSync(display, 0)
  }

  deinit {
    if !XErrors.isLost(display) { XCloseDisplay(display) }
    XErrors.forget(display)
  }

  /// Whether the server is gone.
  public var isConnectionLost: Bool { XErrors.isLost(display) }

  /// The size of the display, px.
  public var size: (width: Int, height: Int) {
    let screen = XDefaultScreen(display)
    return (Int(XDisplayWidth(display, screen)), Int(XDisplayHeight(display, screen)))
  }

  /// The file that becomes readable when the server has something to tell.
  var file: Int32 { XConnectionNumber(display) }

  /// Takes in all events that are there.
  ///
  /// - Parameter look: sees each of them.
  /// - Returns: whether something was drawn since the last call.
  @discardableResult
  func drainEvents(_ look: (XEvent) -> Void = { _ in }) -> Bool {
    var wasDrawn = false
    while !isConnectionLost && XPending(display) > 0 {
      var event = XEvent()
      XNextEvent(display, &event)
      if isDrawing(event) { wasDrawn = true }
      look(event)
    }
    // Without this the server would not tell about the next drawing.
    if wasDrawn, let damage { XDamageSubtract(display, damage, 0, 0) }
    return wasDrawn
  }

  /// Whether an event tells that something was drawn.
  func isDrawing(_ event: XEvent) -> Bool { event.type == damageEvent }

  func checkConnection() throws {
    if isConnectionLost { throw RobotError.connectionLost(display: displayName) }
  }
}

extension Robot {
  /// Lets the server tell about all that is drawn, as it does from the start.
  public func openEyes() {
    // Damage of the root window covers all that can be seen.
    damage = damage ?? XDamageCreate(display, root, Int32(XDamageReportNonEmpty))
    XSync(display, 0)
  }

  /// Lets the server do no work for us: nothing that is drawn is told from now on, except to
  /// watches.
  public func closeEyes() {
    if let damage { XDamageDestroy(display, damage) }
    damage = nil
    XSync(display, 0)
  }
}

extension Robot {
  /// Moves the pointer to a place of the display.
  public func move(toX x: Int, y: Int) {
    XTestFakeMotionEvent(display, -1, Int32(x), Int32(y), 0)
    finish()
  }

  /// Presses a button of the pointer and holds it.
  public func press(button: Int = 1) {
    XTestFakeButtonEvent(display, UInt32(button), 1, 0)
    finish()
  }

  /// Lets a button of the pointer go.
  public func release(button: Int = 1) {
    XTestFakeButtonEvent(display, UInt32(button), 0, 0)
    finish()
  }

  /// Sends what was done.
  func finish() {
    if isPatient { XSync(display, 0) } else { XFlush(display) }
  }

  /// Lets go whatever button is held.
  public func releaseAllButtons() {
    for button in 1...3 { release(button: button) }
  }
}
