/// An activity of a window's loop, with times on the system's monotonic clock.
package enum WindowActivity: Hashable, Sendable {
  /// The display, a tick or a signal ended the sleep.
  case woke(at: Instant)
  case ticked(ClockSource, due: Instant, at: Instant)
  case received(InputEvent, at: Instant)
  case delivered(from: Instant, to: Instant)
  /// A frame was updated and, if it changed anything, painted and presented.
  case painted(FrameReport, masks: MaskCache.Statistics)
  /// The loop is about to sleep until the deadline; `nil` when idle.
  case sleeps(until: Instant?)
}
