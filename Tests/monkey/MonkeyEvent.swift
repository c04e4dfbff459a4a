import Robot

/// A random event; positions are fractions of the window's size.
enum MonkeyEvent: Hashable, Sendable {
  case move(x: Double, y: Double)
  case press(Int)
  case release(Int)
  case strike(String, [Robot.Modifier])
  case hold(String)
  case letGo(String)
  /// px.
  case resize(width: Int, height: Int)
  /// The window's corner on the display, px.
  case moveWindow(x: Int, y: Int)
  case unmap
  case map
  /// By a state that a manager sets.
  case conceal
  case reveal
  case takeFocus
  case giveFocus
  /// By another window; parts of the window.
  case cover(x: Double, y: Double, width: Double, height: Double)
  case uncover
  case resolution(Int)
  case grabServer
  case ungrabServer
  case dragOver(x: Double, y: Double)
  case dragLeave
  case drop
  /// An action of a screen reader: the path to an object, the action, and its amount.
  case readerAct([Int])

  /// Whether it needs the server to answer other clients.
  var isOfOthers: Bool {
    switch self {
    case .dragOver, .dragLeave, .drop, .readerAct: true
    default: false
    }
  }
}
