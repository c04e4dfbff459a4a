internal import CX11
import Glibc

extension DisplayConnection {
  /// The scale in the X resources when the connection was made; `nil` for none.
  var initialResourceScale: Double? {
    XResourceManagerString(display).flatMap { ScreenScale.scale(resources: String(cString: $0)) }
  }

  /// The scale in the X resources now, which takes a round trip; `nil` for none.
  var resourceScale: Double? {
    let bytes = bytes(UInt(XA_RESOURCE_MANAGER), of: root, type: UInt(XA_STRING)) ?? []
    return ScreenScale.scale(resources: String(decoding: bytes, as: UTF8.self))
  }

  /// Creates a window, without a background that the server would clear to.
  func makeWindow(_ size: PixelSize, _ format: PixelFormat) -> UInt {
    var attributes = XSetWindowAttributes()
    attributes.background_pixmap = UInt(None)
    attributes.bit_gravity = NorthWestGravity
    var mask = CWBackPixmap | CWBitGravity
    if !format.isDefault {
      attributes.colormap = XCreateColormap(display, root, format.visual, AllocNone)
      mask |= CWColormap | CWBorderPixel
    }
    return XCreateWindow(
      display, root, 0, 0, UInt32(size.width), UInt32(size.height), 0, format.depth,
      UInt32(InputOutput), format.visual, UInt(mask), &attributes)
  }

  /// Selects events; `pointer` is the core mask for pointer events, 0 if they come from XInput.
  func selectEvents(on window: UInt, pointer: Int) {
    XSelectInput(
      display, window,
      pointer | ExposureMask | StructureNotifyMask | VisibilityChangeMask | PropertyChangeMask
        | KeyPressMask | KeyReleaseMask | FocusChangeMask | KeymapStateMask)
  }

  var screenPixels: PixelSize {
    PixelSize(
      width: Int(XDisplayWidth(display, screen)), height: Int(XDisplayHeight(display, screen)))
  }

  func screenOrigin(of window: UInt) -> (x: Int, y: Int)? {
    var (x, y, child): (Int32, Int32, UInt) = (0, 0, 0)
    let isThere = XTranslateCoordinates(display, window, root, 0, 0, &x, &y, &child)
    return isThere != 0 && !isLost ? (Int(x), Int(y)) : nil
  }

  /// Destroys a window if the request can be sent at once; otherwise the connection's end does.
  func destroyWithoutWaiting(_ window: UInt) {
    var socket = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    guard poll(&socket, 1, 0) == 1, socket.revents == Int16(POLLOUT) else { return }
    XDestroyWindow(display, window)
    XFlush(display)
  }

  func flush() {
    if isLost { return }
    XFlush(display)
    exchangedSerial = XNextRequest(display)
  }

  /// Returns whether there are events; flushing also retrieves events that Xlib read while sending.
  func exchange() -> Bool {
    if !isLost, XNextRequest(display) != exchangedSerial { flush() }
    return hasQueuedEvents
  }

  /// Whether Xlib has read events that were not handled yet.
  var hasQueuedEvents: Bool { !isLost && XQLength(display) > 0 }

  func readEvents(_ handle: (inout XEvent) -> Void) {
    flush()
    var event = XEvent()
    while hasQueuedEvents {
      XNextEvent(display, &event)
      if isLost { return }
      handle(&event)
    }
  }

  func makeMessage(_ name: Atoms.Name, about window: UInt, _ numbers: [Int]) -> XEvent {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = atoms[name]
    event.xclient.format = 32
    event.xclient.data.l = (numbers[0], numbers[1], numbers[2], numbers[3], numbers[4])
    return event
  }

  func send(_ event: inout XEvent, to window: UInt) {
    _ = asking { XSendEvent(display, window, 0, NoEventMask, &event) }
  }

  /// Selects additional events of another program's window, and returns the earlier event mask;
  /// `nil` if the window does not exist.
  func observe(_ window: UInt, _ events: Int) -> Int? {
    answer {
      var attributes = XWindowAttributes()
      guard XGetWindowAttributes(display, window, &attributes) != 0 else { return nil }
      XSelectInput(display, window, attributes.your_event_mask | events)
      return attributes.your_event_mask
    }
  }

  func restore(_ mask: Int, of window: UInt) { _ = asking { XSelectInput(display, window, mask) } }

  func sendToManager(_ event: inout XEvent) {
    XSendEvent(display, root, 0, SubstructureNotifyMask | SubstructureRedirectMask, &event)
  }

  /// Creates a counter that starts at 0; returns 0 if the server has none.
  func makeSyncCounter() -> UInt {
    var (event, error, major, minor): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard !isLost, XSyncQueryExtension(display, &event, &error) != 0, !isLost,
      XSyncInitialize(display, &major, &minor) != 0
    else { return 0 }
    return XSyncCreateCounter(display, XSyncValue(hi: 0, lo: 0))
  }
}
