internal import CX11
import Glibc
import Logging

/// A connection to an X server.
///
/// No Xlib function that uses the connection is called after ``isLost`` becomes true, not even to
/// close it.
final class DisplayConnection {
  let display: OpaquePointer
  let screen: Int32
  let root: UInt
  let descriptor: Int32
  let atoms: Atoms
  let logger: Logger
  /// Whether the server has XInput 2.2.
  let hasInput: Bool
  /// The event type of completed shared memory copies; `nil` without MIT-SHM.
  let sharedMemoryCompletion: Int32?
  /// The opcode of Present; `nil` if the server lacks it, or was not asked yet.
  private(set) var presentOpcode: Int32?
  /// Whether the server sends no releases while a key repeats; false until it is requested.
  private(set) var hasDetectableRepeat = false
  /// The next request's number when the connection was last flushed.
  var exchangedSerial: UInt = 0
  /// The event types of screen changes; `nil` before the first query of the rate.
  var screenEvents: [Int32]?
  /// Whether the connection broke or was closed; Xlib's error handler sets it too.
  var isLost = false
  private var isClosed = false

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
    (self.display, self.logger) = (display, logger)
    screen = XDefaultScreen(display)
    root = XRootWindow(display, screen)
    descriptor = XConnectionNumber(display)
    atoms = Atoms(display: display, screen: screen)
    hasInput = Self.queryInput(display)
    let isShareable = Self.isLocal(descriptor) && XShmQueryExtension(display) != 0
    sharedMemoryCompletion = isShareable ? XShmGetEventBase(display) + Int32(ShmCompletion) : nil
    XSetIOErrorExitHandler(
      display,
      { _, context in
        guard let context else { return }
        Unmanaged<DisplayConnection>.fromOpaque(context).takeUnretainedValue().isLost = true
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  deinit { close() }

  /// Closes the connection, which frees its place in the server.
  func close() {
    if isClosed { return }
    isClosed = true
    // Another connection can get the same address.
    defer {
      _ = XErrorLog.take(of: display)
      isLost = true
    }
    if isLost { return }
    if SignalWatch.isEndRequested {
      // Xlib would wait for the server, while the process is about to end.
      Glibc.close(descriptor)
      return
    }
    SignalWatch.inDisplay { _ = XCloseDisplay(display) }
  }

  /// Makes requests, and returns whether all succeeded; earlier errors remain to be logged.
  func asking(_ body: () -> Void) -> Bool {
    if isLost { return false }
    let serial = XNextRequest(display)
    SignalWatch.inDisplay {
      body()
      XSync(display, 0)
    }
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

  /// Asks for Present; returns whether the server has it.
  func queryPresent() -> Bool {
    var (opcode, event, error): (Int32, Int32, Int32) = (0, 0, 0)
    guard !isLost, XPresentQueryExtension(display, &opcode, &event, &error) != 0 else {
      return false
    }
    presentOpcode = opcode
    return true
  }

  func setDetectableRepeat() {
    var isDetectable: Int32 = 0
    if !isLost { XkbSetDetectableAutoRepeat(display, 1, &isDetectable) }
    hasDetectableRepeat = isDetectable != 0
  }

  private static func queryInput(_ display: OpaquePointer) -> Bool {
    var (major, minor): (Int32, Int32) = (2, 2)
    return XIQueryVersion(display, &major, &minor) == Success && (major, minor) >= (2, 2)
  }

  /// Whether the server is on this machine; others refuse shared memory.
  private static func isLocal(_ descriptor: Int32) -> Bool {
    var address = sockaddr()
    var length = socklen_t(MemoryLayout<sockaddr>.size)
    return getsockname(descriptor, &address, &length) == 0
      && address.sa_family == sa_family_t(AF_UNIX)
  }
}
