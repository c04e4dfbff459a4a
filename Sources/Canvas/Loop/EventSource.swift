/// Something that an event loop waits for: a connection, a bus, somebody else's loop.
@MainActor
public protocol EventSource: AnyObject {
  /// Does what there is to do, then says what to wait for.
  ///
  /// It comes before each sleep, whatever ended the last one.
  func prepare(_ wait: inout EventWait)

  /// The sleep is over; perhaps nothing of what this waits for has come.
  func dispatch(_ wait: EventWait)
}
