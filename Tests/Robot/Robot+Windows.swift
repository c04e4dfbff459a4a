internal import CXTest
public import Canvas

extension Robot {
  /// The title of a window, from `_NET_WM_NAME`, else from `WM_NAME`.
  public func title(of window: UInt) -> String? {
    string("_NET_WM_NAME", of: window)?.values ?? string("WM_NAME", of: window)?.values
  }

  /// Instance and class of a window, from `WM_CLASS`.
  public func classNames(of window: UInt) -> [String] {
    (string("WM_CLASS", of: window)?.values.split(separator: "\0") ?? []).map(String.init)
  }

  /// The frame that a window requests, from `_GTK_THEME_VARIANT`: `dark` or another.
  public func frameVariant(of window: UInt) -> String? {
    string("_GTK_THEME_VARIANT", of: window)?.values
  }

  /// The minimum size of a window, px; `nil` if it has none.
  public func minimumSize(of window: UInt) -> (width: Int, height: Int)? {
    var hints = XSizeHints()
    var supplied = 0
    guard XGetWMNormalHints(display, window, &hints, &supplied) != 0, hints.flags & PMinSize != 0
    else { return nil }
    return (Int(hints.min_width), Int(hints.min_height))
  }

  public func size(of window: UInt) throws -> (width: Int, height: Int) {
    let attributes = try attributes(of: window)
    return (Int(attributes.width), Int(attributes.height))
  }

  public func isVisible(_ window: UInt) -> Bool {
    (try? attributes(of: window).map_state) == IsViewable
  }

  /// The upper left corner of a window on the display, px.
  public func origin(of window: UInt) throws -> (x: Int, y: Int) {
    var (x, y, child): (Int32, Int32, UInt) = (0, 0, 0)
    guard XTranslateCoordinates(display, window, root, 0, 0, &x, &y, &child) != 0 else {
      throw RobotError.noWindow(window)
    }
    return (Int(x), Int(y))
  }

  public func resize(_ window: UInt, width: Int, height: Int) {
    synced { XResizeWindow($0, window, UInt32(width), UInt32(height)) }
  }

  public func hide(_ window: UInt) { synced { XUnmapWindow($0, window) } }
  public func show(_ window: UInt) { synced { XMapWindow($0, window) } }

  /// Covers the display with a window; ``destroy(_:)`` closes it.
  public func coverAll() -> UInt {
    cover(PixelRect(x: 0, y: 0, width: size.width, height: size.height))
  }

  /// Covers a part of the display, px, with an unmanaged window, such as a menu's;
  /// ``destroy(_:)`` closes it.
  public func cover(_ area: PixelRect) -> UInt {
    var attributes = XSetWindowAttributes()
    attributes.override_redirect = 1
    // A color that tests notice where it remains.
    attributes.background_pixel = 0x80_40C0
    let cover = XCreateWindow(
      display, root, Int32(area.x), Int32(area.y), UInt32(area.width), UInt32(area.height), 0,
      Int32(CopyFromParent), UInt32(InputOutput), nil,
      UInt(CWOverrideRedirect | CWBackPixel), &attributes)
    XMapRaised(display, cover)
    XSync(display, 0)
    return cover
  }

  public func destroy(_ window: UInt) { synced { XDestroyWindow($0, window) } }

  public func focus(_ window: UInt) {
    synced { XSetInputFocus($0, window, Int32(RevertToPointerRoot), UInt(CurrentTime)) }
  }

  /// Asks a window to close, as its close button does.
  public func close(_ window: UInt) { tell(window, "WM_DELETE_WINDOW") }

  /// The children of the root window, lowest first.
  public func windows() -> [UInt] {
    var (parent, top, count): (UInt, UInt, UInt32) = (0, 0, 0)
    var list: UnsafeMutablePointer<UInt>?
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
}
