/// Something that an event loop waits for: a connection, a bus, somebody else's loop.
@MainActor
public protocol EventSource: AnyObject {
  /// Does what there is to do, then says what to wait for.
  ///
  /// It comes before each sleep, whatever ended the last one, and once more if one of the sources
  /// that come after it calls ``EventLoop/wake()``.
  func prepare(_ wait: inout EventWait)

  /// The sleep is over; perhaps nothing of what this waits for has come.
  ///
  /// It does not come after a sleep if a callback before it ran the loop: that run has had it.
  func dispatch(_ wait: EventWait)
}
