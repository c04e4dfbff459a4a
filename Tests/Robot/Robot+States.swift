internal import CXTest
public import Canvas

/// What a pager asks a window manager for, and what a manager says about windows.
extension Robot {
  /// The names of a window's states, such as `_NET_WM_STATE_FULLSCREEN`.
  public func states(of window: UInt) -> [String] {
    names(numbers("_NET_WM_STATE", of: window)?.values ?? []).sorted()
  }

  /// Asks the window manager to add a state to a window, or to take it away.
  ///
  /// - Parameter second: another state of the same request, as for a window that is maximised.
  public func askManager(
    for state: String, _ isOn: Bool, of window: UInt, and second: String? = nil
  ) {
    let atoms = [state, second].map { name in
      name.map { Int(bitPattern: XInternAtom(display, $0, 0)) } ?? 0
    }
    // As a pager does, which is obeyed.
    askManager("_NET_WM_STATE", [isOn ? 1 : 0] + atoms + [2], of: window)
  }

  /// Asks the window manager to put a window away.
  public func minimise(_ window: UInt) { askManager("WM_CHANGE_STATE", [3], of: window) }

  /// Asks the window manager to bring a window to the front and give it the keyboard.
  public func activate(_ window: UInt) { askManager("_NET_ACTIVE_WINDOW", [2, 0, 0], of: window) }

  /// Asks the window manager for the desktop that a window is on, if another one is shown.
  public func goToDesktop(of window: UInt) {
    guard let own = numbers("_NET_WM_DESKTOP", of: window)?.values.first,
      let shown = numbers("_NET_CURRENT_DESKTOP", of: nil)?.values.first,
      // A window may be on all of them.
      own != shown && own != 0xFFFF_FFFF
    else { return }
    askManager("_NET_CURRENT_DESKTOP", [Int(own), 0], of: root)
  }

  /// Asks the window manager to close a window, as its close button does.
  public func askToClose(_ window: UInt) { askManager("_NET_CLOSE_WINDOW", [0, 2], of: window) }

  /// Opens a plain window of the robot's own, which is managed as a program's is.
  ///
  /// - Parameter area: of the display, px.
  /// - Returns: the window, which ``destroy(_:)`` takes away.
  public func openWindow(_ area: PixelRect) -> UInt {
    let window = XCreateSimpleWindow(
      display, root, Int32(area.x), Int32(area.y), UInt32(area.width), UInt32(area.height), 0, 0,
      0x20_6040)
    XStoreName(display, window, "Other")
    var hints = XSizeHints()
    hints.flags = USPosition | USSize
    hints.x = Int32(area.x)
    hints.y = Int32(area.y)
    hints.width = Int32(area.width)
    hints.height = Int32(area.height)
    XSetWMNormalHints(display, window, &hints)
    XMapWindow(display, window)
    XSync(display, 0)
    return window
  }

  /// The window that the window manager says is worked in.
  public var activeWindow: UInt? { numbers("_NET_ACTIVE_WINDOW", of: nil)?.values.first }

  /// The window that has the keyboard.
  public var focusedWindow: UInt {
    var (window, revert): (UInt, Int32) = (0, 0)
    XGetInputFocus(display, &window, &revert)
    return window
  }

  /// Whether somebody composes what is seen of this display.
  public var hasCompositor: Bool {
    XGetSelectionOwner(display, XInternAtom(display, "_NET_WM_CM_S0", 0)) != 0
  }

  private func askManager(_ message: String, _ numbers: [Int], of window: UInt) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = XInternAtom(display, message, 0)
    event.xclient.format = 32
    withUnsafeMutableBytes(of: &event.xclient.data.l) { bytes in
      numbers.withUnsafeBytes { bytes.copyMemory(from: $0) }
    }
    XSendEvent(
      display, root, 0, SubstructureNotifyMask | SubstructureRedirectMask, &event)
    XSync(display, 0)
  }
}
