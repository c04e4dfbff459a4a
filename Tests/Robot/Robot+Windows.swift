internal import CXTest
public import Canvas

extension Robot {
  /// The title that a window gives itself, from `_NET_WM_NAME`, else from `WM_NAME`.
  public func title(of window: UInt) -> String? {
    text(of: "_NET_WM_NAME", window: window) ?? text(of: "WM_NAME", window: window)
  }

  /// Instance and class of a window, from `WM_CLASS`.
  public func classNames(of window: UInt) -> [String] {
    let names = text(of: "WM_CLASS", window: window)?.split(separator: "\0") ?? []
    return names.map(String.init)
  }

  /// Which frame a window asks its manager for, from `_GTK_THEME_VARIANT`: `dark` or another.
  public func frameVariant(of window: UInt) -> String? {
    text(of: "_GTK_THEME_VARIANT", window: window)
  }

  /// The least width and height that a window asks its manager for, px; nil if it asks for none.
  public func minimumSize(of window: UInt) -> (width: Int, height: Int)? {
    var hints = XSizeHints()
    var supplied = 0
    guard XGetWMNormalHints(display, window, &hints, &supplied) != 0, hints.flags & PMinSize != 0
    else { return nil }
    return (Int(hints.min_width), Int(hints.min_height))
  }

  /// Width and height of a window, px.
  public func size(of window: UInt) throws -> (width: Int, height: Int) {
    let attributes = try attributes(of: window)
    return (Int(attributes.width), Int(attributes.height))
  }

  /// Whether a window is mapped.
  public func isVisible(_ window: UInt) -> Bool {
    (try? attributes(of: window).map_state) == IsViewable
  }

  /// The window's upper left corner on the display, px.
  public func origin(of window: UInt) throws -> (x: Int, y: Int) {
    var x: Int32 = 0
    var y: Int32 = 0
    var child: UInt = 0
    guard XTranslateCoordinates(display, window, root, 0, 0, &x, &y, &child) != 0 else {
      throw RobotError.noWindow(window)
    }
    return (Int(x), Int(y))
  }

  /// Gives a window another size, px, as a window manager does.
  public func resize(_ window: UInt, width: Int, height: Int) {
    XResizeWindow(display, window, UInt32(width), UInt32(height))
    XSync(display, 0)
  }

  /// Takes a window off the display.
  public func hide(_ window: UInt) {
    XUnmapWindow(display, window)
    XSync(display, 0)
  }

  /// Puts a window back onto the display.
  public func show(_ window: UInt) {
    XMapWindow(display, window)
    XSync(display, 0)
  }

  /// Lays a window over the whole display.
  ///
  /// - Returns: the window, which ``destroy(_:)`` takes away.
  public func coverAll() -> UInt {
    cover(PixelRect(x: 0, y: 0, width: size.width, height: size.height))
  }

  /// Lays a window over a part of the display, px, as a menu or a help tag does.
  ///
  /// - Returns: the window, which ``destroy(_:)`` takes away.
  public func cover(_ area: PixelRect) -> UInt {
    var attributes = XSetWindowAttributes()
    attributes.override_redirect = 1
    // Not black nor white, so that what it leaves behind is seen.
    attributes.background_pixel = 0x80_40C0
    let cover = XCreateWindow(
      display, root, Int32(area.x), Int32(area.y), UInt32(area.width), UInt32(area.height), 0,
      Int32(CopyFromParent), UInt32(InputOutput), nil,
      UInt(CWOverrideRedirect | CWBackPixel), &attributes)
    XMapRaised(display, cover)
    XSync(display, 0)
    return cover
  }

  /// Destroys a window of the robot's own.
  public func destroy(_ window: UInt) {
    XDestroyWindow(display, window)
    XSync(display, 0)
  }

  /// Gives a window the keyboard, as a window manager does for the window one works in.
  public func focus(_ window: UInt) {
    XSetInputFocus(display, window, Int32(RevertToPointerRoot), UInt(CurrentTime))
    XSync(display, 0)
  }

  /// Asks a window to close, as a window manager does when its close button is pressed.
  public func close(_ window: UInt) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = XInternAtom(display, "WM_PROTOCOLS", 0)
    event.xclient.format = 32
    event.xclient.data.l.0 = Int(XInternAtom(display, "WM_DELETE_WINDOW", 0))
    event.xclient.data.l.1 = Int(CurrentTime)
    XSendEvent(display, window, 0, NoEventMask, &event)
    XSync(display, 0)
  }

  /// The windows directly on the root, lowest first.
  public func windows() -> [UInt] {
    var parent: UInt = 0
    var top: UInt = 0
    var list: UnsafeMutablePointer<UInt>?
    var count: UInt32 = 0
    guard XQueryTree(display, root, &top, &parent, &list, &count) != 0, let list else { return [] }
    defer { XFree(list) }
    return (0..<Int(count)).map { list[$0] }
  }

  private func attributes(of window: UInt) throws -> XWindowAttributes {
    var attributes = XWindowAttributes()
    guard XGetWindowAttributes(display, window, &attributes) != 0 else {
      throw RobotError.noWindow(window)
    }
    return attributes
  }

  private func text(of property: String, window: UInt) -> String? {
    var type: UInt = 0
    var format: Int32 = 0
    var count: UInt = 0
    var rest: UInt = 0
    var data: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
      display, window, XInternAtom(display, property, 0), 0, 1024, 0, UInt(AnyPropertyType),
      &type, &format, &count, &rest, &data)
    defer { if let data { XFree(data) } }
    guard status == Success, format == 8, let data else { return nil }
    return String(decoding: UnsafeBufferPointer(start: data, count: Int(count)), as: UTF8.self)
  }
}
