/// An error that prevents a window from being shown, or closes it.
public enum DisplayError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The X server cannot be reached; `nil` if no display is named.
  case cannotOpen(name: String?)
  /// The connection to the X server was lost.
  case connectionLost
  /// Another program destroyed the window, such as a compositor that ended.
  case windowDestroyed
  /// The display's pixel format is not supported.
  case unsupportedPixels(String)
  /// There is not enough memory for the window's pixels.
  case outOfMemory(width: Int, height: Int)

  public var description: String {
    switch self {
    case .cannotOpen(nil):
      "no display: the environment variable DISPLAY is not set; "
        + "start the program in a graphical session, or set DISPLAY to an X server such as :0"
    case .cannotOpen(let name?):
      "cannot open the display \(name): "
        + "check that an X server runs there, accepts this user (DISPLAY, XAUTHORITY), "
        + "and has not reached its limit of clients"
    case .connectionLost:
      "the connection to the display was lost: the X server has ended or closed it"
    case .windowDestroyed:
      "the window was destroyed by another program, such as a window manager or compositor that ended"
    case .unsupportedPixels(let format):
      "the display's default visual is \(format), and no other has true color with 24 bits in 32, "
        + "blue first; set the depth of the screen to 24, such as with DefaultDepth in xorg.conf"
    case .outOfMemory(let width, let height):
      "not enough memory for a window of \(width) x \(height) pixels; make the window smaller"
    }
  }
}
