/// Why a window cannot be shown, or not any longer.
public enum DisplayError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No X server answers under that name; nil if no name is given anywhere.
  case cannotOpen(name: String?)
  /// The X server went away while the window was open.
  case connectionLost
  /// Another program destroyed the window while it was open, such as its compositor as it ended.
  case windowDestroyed
  /// The display keeps its pixels in a way that cannot be drawn.
  case unsupportedPixels(String)
  /// No memory for the window's pixels.
  case outOfMemory(width: Int, height: Int)

  public var description: String {
    switch self {
    case .cannotOpen(nil):
      "no display: the environment variable DISPLAY is not set; "
        + "start the program in a graphical session, or set DISPLAY to an X server such as :0"
    case .cannotOpen(let name?):
      "the display \(name) cannot be opened: "
        + "check that an X server runs there and lets this user in (DISPLAY, XAUTHORITY)"
    case .connectionLost:
      "the connection to the display was lost: the X server ended or closed it"
    case .windowDestroyed:
      "the window was destroyed by another program: its window manager or compositor ended"
    case .unsupportedPixels(let format):
      "the display's default visual is \(format); "
        + "true colour with 24 bits in 32, blue first, is needed"
    case .outOfMemory(let width, let height):
      "there is no memory for a window of \(width) x \(height) pixels"
    }
  }
}
