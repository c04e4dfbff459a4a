internal import CXTest

/// An input driver for a display: sends real X events and reads real pixels; positions are in px.
@MainActor public final class Robot {
  public let displayName: String

  nonisolated let connection: XConnection
  let root: UInt
  /// Reports drawing anywhere on the display; `nil` while drawing is ignored.
  private var damage: UInt?
  private let damageEvent: Int32

  public var waitsForServer = true

  /// Whether there is no root window, as in Xwayland, so that drawing is not reported.
  let isRootless: Bool

  /// The window that receives the answers of ``settle(_:watching:)``.
  private let askingWindow: UInt
  private let settleType: UInt
  private var settleRequests = 0
  private var lastSettled = 0

  /// Connects to a display such as `:3`, which is rootless in Xwayland.
  public init(display name: String, isRootless: Bool = false) throws {
    connection = try XConnection(to: name)
    let display = connection.display
    displayName = name
    self.isRootless = isRootless
    root = XDefaultRootWindow(display)
    var (event, first, second, third): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard XTestQueryExtension(display, &event, &first, &second, &third) != 0 else {
      throw RobotError.missingExtension("XTEST")
    }
    guard XDamageQueryExtension(display, &event, &first) != 0,
      XDamageQueryVersion(display, &second, &third) != 0
    else { throw RobotError.missingExtension("DAMAGE") }
    damageEvent = event + Int32(XDamageNotify)
    askingWindow = XCreateSimpleWindow(display, root, -10, -10, 1, 1, 0, 0, 0)
    settleType = connection.atom("CONTROLS_SETTLE")
    watchDrawing()
    XSelectInput(display, root, SubstructureNotifyMask)
    XSync(display, 0)
  }

  nonisolated var display: OpaquePointer { connection.display }
  public var isConnectionLost: Bool { XErrors.isLost(display) }

  public var size: (width: Int, height: Int) {
    let screen = XDefaultScreen(display)
    return (Int(XDisplayWidth(display, screen)), Int(XDisplayHeight(display, screen)))
  }

  /// The descriptor that becomes readable when the server sends something.
  var file: Int32 { XConnectionNumber(display) }

  /// Reads all pending events; returns whether something was drawn since the last call.
  @discardableResult func drainEvents(_ look: (XEvent) -> Void = { _ in }) -> Bool {
    var wasDrawn = false
    while !isConnectionLost && XPending(display) > 0 {
      var event = XEvent()
      XNextEvent(display, &event)
      if isDrawing(event) { wasDrawn = true }
      if event.type == ClientMessage, event.xclient.message_type == settleType {
        lastSettled = max(lastSettled, event.xclient.data.l.1)
      }
      look(event)
    }
    // The server reports the next drawing only after this.
    if wasDrawn, let damage { XDamageSubtract(display, damage, 0, 0) }
    return wasDrawn
  }

  /// Asks a window to answer once it has handled everything that was sent before and nothing moves;
  /// returns the number of the request.
  func askToSettle(_ window: UInt) -> Int {
    settleRequests += 1
    connection.send("CONTROLS_SETTLE", [Int(askingWindow), settleRequests], about: window)
    return settleRequests
  }

  /// The server's time, ms.
  public func serverTime() throws -> UInt {
    XSelectInput(display, askingWindow, PropertyChangeMask)
    set("CONTROLS_TIME", type: "INTEGER", numbers: [], of: askingWindow)
    return try nextEvent(for: "the server's time") { event in
      event.type == PropertyNotify && event.xproperty.window == askingWindow
        ? event.xproperty.time : nil
    }
  }

  func hasSettled(_ request: Int) -> Bool { lastSettled >= request }
  func isDrawing(_ event: XEvent) -> Bool { event.type == damageEvent }

  func checkConnection() throws {
    if isConnectionLost { throw RobotError.connectionLost(display: displayName) }
  }

  private func watchDrawing() {
    // Damage of the root window covers the whole display.
    damage = XDamageCreate(display, root, Int32(XDamageReportNonEmpty))
    XSync(display, 0)
  }

  /// Stops the reports of drawing, which cost the server time, except those of a ``Watch``.
  public func ignoreDrawing() {
    if let damage { XDamageDestroy(display, damage) }
    damage = nil
    XSync(display, 0)
  }
}

extension Robot {
  public func move(toX x: Int, y: Int) {
    XTestFakeMotionEvent(display, -1, Int32(x), Int32(y), 0)
    finish()
  }

  public func press(button: Int = 1) {
    XTestFakeButtonEvent(display, UInt32(button), 1, 0)
    finish()
  }

  public func release(button: Int = 1) {
    XTestFakeButtonEvent(display, UInt32(button), 0, 0)
    finish()
  }

  /// Sends a request and waits until the server has handled it.
  func synced(_ request: (OpaquePointer) -> Void) {
    request(display)
    XSync(display, 0)
  }

  func finish() { if waitsForServer { XSync(display, 0) } else { XFlush(display) } }
  public func releaseAllButtons() { for button in 1...3 { release(button: button) } }
}
