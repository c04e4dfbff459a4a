/// An activity of a window's loop, with times on the system's monotonic clock.
package enum WindowActivity: Hashable, Sendable {
  /// The display, a tick or a signal ended the sleep.
  case woke(at: Instant)
  case ticked(ClockSource, due: Instant, at: Instant)
  /// An event is about to be delivered.
  case received(InputEvent, at: Instant)
  /// All pending events have been delivered.
  case delivered(from: Instant, to: Instant)
  /// A frame was updated and, if it changed anything, painted and presented.
  case painted(FrameReport, masks: MaskCache.Statistics)
  /// The loop is about to sleep until the deadline; `nil` when idle.
  case sleeps(until: Instant?)
}
