internal import CXTest

extension Robot {
  /// A synthetic event of a type that only the server may send.
  public enum Forgery: Hashable, Sendable {
    case destroyed, unmapped, obscured, focusLost, clipboardLost
    /// px.
    case configured(width: Int, height: Int)
    /// px.
    case exposed(x: Int, y: Int, width: Int, height: Int)
    /// An event of an extension, by its number.
    case other(Int)
  }

  public func forge(_ forgery: Forgery, to window: UInt) {
    var event = XEvent()
    switch forgery {
    case .destroyed:
      event.xdestroywindow.type = DestroyNotify
      event.xdestroywindow.event = window
      event.xdestroywindow.window = window
    case .unmapped:
      event.xunmap.type = UnmapNotify
      event.xunmap.event = window
      event.xunmap.window = window
    case .obscured:
      event.xvisibility.type = VisibilityNotify
      event.xvisibility.window = window
      event.xvisibility.state = VisibilityFullyObscured
    case .focusLost:
      event.xfocus.type = FocusOut
      event.xfocus.window = window
      event.xfocus.detail = NotifyNonlinear
    case .clipboardLost:
      event.xselectionclear.type = SelectionClear
      event.xselectionclear.window = window
      event.xselectionclear.selection = atom("CLIPBOARD")
    case .configured(let width, let height):
      event.xconfigure.type = ConfigureNotify
      event.xconfigure.event = window
      event.xconfigure.window = window
      event.xconfigure.width = Int32(width)
      event.xconfigure.height = Int32(height)
    case .exposed(let x, let y, let width, let height):
      event.xexpose.type = Expose
      event.xexpose.window = window
      event.xexpose.x = Int32(x)
      event.xexpose.y = Int32(y)
      event.xexpose.width = Int32(width)
      event.xexpose.height = Int32(height)
    case .other(let number):
      event.xany.type = Int32(number)
      event.xany.window = window
    }
    XSendEvent(display, window, 0, NoEventMask, &event)
    XSync(display, 0)
  }

  /// Blocks all other clients of the server until ``ungrabServer()``.
  public func grabServer() { synced { XGrabServer($0) } }
  public func ungrabServer() { synced { XUngrabServer($0) } }

  /// Whether the pointer is over an unobscured part of a window.
  public func isPointer(over window: UInt) -> Bool {
    var place = root
    while place != 0 {
      if place == window { return true }
      var (top, child): (UInt, UInt) = (0, 0)
      var (rootX, rootY, x, y): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
      var buttons: UInt32 = 0
      guard XQueryPointer(display, place, &top, &child, &rootX, &rootY, &x, &y, &buttons) != 0
      else { return false }
      place = child
    }
    return false
  }
}
