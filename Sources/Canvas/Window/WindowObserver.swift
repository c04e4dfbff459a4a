/// An observer of a window beside its content: the accessibility bridge.
@MainActor
package protocol WindowObserver: AnyObject {
  func activityChanged(of window: Window)
  func contentChanged(of window: Window)
  func titleChanged(of window: Window)
  /// Handles a key press or release while events are read; true keeps it from the content.
  func handle(_ stroke: KeyStroke) -> Bool
  func closed(_ window: Window)
}

extension Window {
  /// The window's top left corner on the screen, in pixels; `nil` if it is unknown.
  package var screenOrigin: (x: Int, y: Int)? {
    isUsable ? connection.screenOrigin(of: id) : nil
  }
}
