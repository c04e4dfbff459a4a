internal import CXTest
public import Canvas

/// Requests to a window manager, and states of windows.
extension Robot {
  public func states(of window: UInt) -> [String] {
    names(numbers("_NET_WM_STATE", of: window)?.values ?? []).sorted()
  }

  /// Asks the window manager to add or remove a state of a window.
  public func askManager(for state: String, _ isOn: Bool, of window: UInt) {
    // 2: the request comes from a pager.
    askManager("_NET_WM_STATE", [isOn ? 1 : 0, Int(atom(state)), 0, 2], of: window)
  }

  /// Waits until the window manager has handled every request so far: it takes them in their order,
  /// and this one asks it to open a window.
  public func waitForManager(watching program: Program) throws {
    let request = openWindow(PixelRect(x: 0, y: 0, width: 1, height: 1))
    defer { destroy(request) }
    try wait(for: "an answer of the window manager", watching: program) {
      numbers("WM_STATE", of: request) != nil
    }
  }

  public func minimize(_ window: UInt) { askManager("WM_CHANGE_STATE", [3], of: window) }
  public func activate(_ window: UInt) { askManager("_NET_ACTIVE_WINDOW", [2, 0, 0], of: window) }

  /// Asks the window manager to show the desktop of a window.
  public func goToDesktop(of window: UInt) {
    guard let own = numbers("_NET_WM_DESKTOP", of: window)?.values.first,
      let shown = numbers("_NET_CURRENT_DESKTOP", of: nil)?.values.first,
      // 0xFFFFFFFF: on all desktops.
      own != shown && own != 0xFFFF_FFFF
    else { return }
    askManager("_NET_CURRENT_DESKTOP", [Int(own), 0], of: root)
  }

  /// Asks the window manager to close a window, as its close button does.
  public func askToClose(_ window: UInt) { askManager("_NET_CLOSE_WINDOW", [0, 2], of: window) }

  /// Opens a managed window on an area of the display, px; ``destroy(_:)`` closes it.
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

  public var focusedWindow: UInt {
    var (window, revert): (UInt, Int32) = (0, 0)
    XGetInputFocus(display, &window, &revert)
    return window
  }

  public var hasCompositor: Bool { owner(of: "_NET_WM_CM_S0") != 0 }

  /// The window that owns a selection; 0 for none.
  public func owner(of selection: String) -> UInt { XGetSelectionOwner(display, atom(selection)) }

  private func askManager(_ message: String, _ numbers: [Int], of window: UInt) {
    connection.send(
      message, numbers, about: window, to: root,
      mask: SubstructureNotifyMask | SubstructureRedirectMask)
  }
}
