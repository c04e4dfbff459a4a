/// Somebody who is told of a window beside its content: whoever reads it out to people who do not
/// see it.
@MainActor
package protocol WindowAttendant: AnyObject {
  /// The window has, or no longer has, the keyboard.
  func activityChanged(of window: Window)

  /// The window shows another content.
  func contentChanged(of window: Window)

  /// The window is called otherwise.
  func titleChanged(of window: Window)

  /// A key went down or up; true if nobody else is to have it.
  ///
  /// It comes while the window reads what the display has sent.
  func take(_ stroke: KeyStroke) -> Bool

  /// The window is gone.
  func closed(_ window: Window)
}

extension Window {
  /// Where the window's top left corner is on the screen, px; nil if that cannot be had.
  package var screenOrigin: (x: Int, y: Int)? {
    isUsable ? connection.screenOrigin(of: id) : nil
  }
}
