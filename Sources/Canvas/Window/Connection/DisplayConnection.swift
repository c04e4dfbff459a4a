internal import CX11
import Glibc
import Logging

/// A connection to an X server.
///
/// No Xlib function is called after ``isLost`` becomes true, not even to close the connection.
final class DisplayConnection {
  let display: OpaquePointer
  let screen: Int32
  let root: UInt
  let descriptor: Int32
  let atoms: Atoms
  let logger: Logger

  /// The opcode of XInput 2.2; `nil` if the server lacks it.
  let inputOpcode: Int32?
  /// The opcode of Present; `nil` if the server lacks it.
  let presentOpcode: Int32?
  /// The event type of completed shared memory copies; `nil` without MIT-SHM.
  let sharedMemoryCompletion: Int32?
  let hasSyncCounters: Bool
  /// Whether the server sends no releases while a key repeats.
  let hasDetectableRepeat: Bool

  /// The next request's number when the connection was last flushed.
  var exchangedSerial: UInt = 0
  /// The event types of screen changes; `nil` before the first query of the rate.
  var screenEvents: [Int32]?

  private let link = Link()

  /// The state that the C error handler changes.
  private final class Link {
    var isLost = false
  }

  /// Connects to a display; `nil` for the one in the environment.
  init(name: String?, logger: Logger) throws(DisplayError) {
    SignalWatch.ignoreBrokenPipes()
    // Xlib and its extensions cannot handle a connection that breaks during setup.
    XErrorLog.beginSetUp()
    defer { XErrorLog.endSetUp() }
    guard let display = XOpenDisplay(name) else {
      let wanted = name ?? getenv("DISPLAY").map { String(cString: $0) }
      throw .cannotOpen(name: wanted == "" ? nil : wanted)
    }
    XSetIOErrorExitHandler(
      display,
      { _, context in
        guard let context else { return }
        Unmanaged<Link>.fromOpaque(context).takeUnretainedValue().isLost = true
      }, Unmanaged.passUnretained(link).toOpaque())
    self.display = display
    self.logger = logger
    screen = XDefaultScreen(display)
    root = XRootWindow(display, screen)
    descriptor = XConnectionNumber(display)
    atoms = Atoms(display: display, screen: screen)
    inputOpcode = Self.queryInput(display)
    presentOpcode = Self.queryPresent(display)
    sharedMemoryCompletion = Self.querySharedMemory(display)
    hasSyncCounters = Self.hasSync(display)
    hasDetectableRepeat = Self.setDetectableRepeat(display)
  }

  deinit {
    defer { XErrorLog.forget(display) }
    if link.isLost { return }
    if SignalWatch.isEndRequested {
      // Xlib would wait for the server, while the process is about to end.
      close(descriptor)
      return
    }
    SignalWatch.inDisplay { _ = XCloseDisplay(display) }
  }

  var isLost: Bool {
    get { link.isLost }
    set { link.isLost = newValue }
  }

  /// Makes requests that may fail during setup, and returns whether all succeeded.
  func trapping(_ body: () -> Void) -> Bool {
    logErrors()
    return asking(body)
  }

  /// Makes requests about windows of other programs, and returns whether all succeeded.
  ///
  /// Earlier errors remain to be logged.
  func asking(_ body: () -> Void) -> Bool {
    if isLost { return false }
    let serial = XNextRequest(display)
    body()
    XSync(display, 0)
    return !XErrorLog.takeFailure(of: display, since: UInt(serial)) && !isLost
  }

  /// Returns the result of requests about windows of other programs; `nil` if one failed.
  func answer<Value>(_ body: () -> Value?) -> Value? {
    var value: Value?
    return asking { value = body() } ? value : nil
  }

  @discardableResult
  func logErrors() -> Bool {
    guard let (error, count) = XErrorLog.take(of: display) else { return false }
    logger.warning(
      "the display refused a request",
      metadata: [
        "error": "\(error.code)", "request": "\(error.request).\(error.minorRequest)",
        "serial": "\(error.serial)", "count": "\(count)",
      ])
    return true
  }

  private static func queryInput(_ display: OpaquePointer) -> Int32? {
    var (opcode, event, error): (Int32, Int32, Int32) = (0, 0, 0)
    var (major, minor): (Int32, Int32) = (2, 2)
    guard XQueryExtension(display, "XInputExtension", &opcode, &event, &error) != 0,
      XIQueryVersion(display, &major, &minor) == Success, (major, minor) >= (2, 2)
    else { return nil }
    return opcode
  }

  private static func queryPresent(_ display: OpaquePointer) -> Int32? {
    var (opcode, event, error): (Int32, Int32, Int32) = (0, 0, 0)
    return XPresentQueryExtension(display, &opcode, &event, &error) != 0 ? opcode : nil
  }

  private static func querySharedMemory(_ display: OpaquePointer) -> Int32? {
    XShmQueryExtension(display) != 0 ? XShmGetEventBase(display) + Int32(ShmCompletion) : nil
  }

  private static func hasSync(_ display: OpaquePointer) -> Bool {
    var (event, error, major, minor): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    return XSyncQueryExtension(display, &event, &error) != 0
      && XSyncInitialize(display, &major, &minor) != 0
  }

  private static func setDetectableRepeat(_ display: OpaquePointer) -> Bool {
    var isDetectable: Int32 = 0
    XkbSetDetectableAutoRepeat(display, 1, &isDetectable)
    return isDetectable != 0
  }
}
