/// A source of an event loop's events, such as a connection or another event loop.
@MainActor
public protocol EventSource: AnyObject {
  /// Does pending work, then registers what to wait for.
  ///
  /// Called before each sleep, and again if a later source calls ``EventLoop/wake()``.
  func prepare(_ wait: inout EventWait)

  /// Handles the end of a sleep; possibly none of the source's events has occurred.
  ///
  /// Not called if a callback of an earlier source ran the loop, because that run handled the
  /// events.
  func dispatch(_ wait: EventWait)
}
