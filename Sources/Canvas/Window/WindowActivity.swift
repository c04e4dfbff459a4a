/// Something that a window's loop did, for those who want to see it moment by moment.
///
/// All times are on the system's monotonic clock.
package enum WindowActivity: Hashable, Sendable {
  /// The display, a tick or a signal ended the sleep.
  case woke(at: Instant)

  /// A tick came; it was due a little before.
  case ticked(ClockSource, due: Instant, at: Instant)

  /// An event, with the time at which it happened, is about to be delivered.
  case received(InputEvent, at: Instant)

  /// All events that were there have been delivered.
  case delivered(from: Instant, to: Instant)

  /// A frame was brought about and, unless it changed nothing, painted and handed over.
  case painted(FrameReport, masks: MaskCache.Statistics)

  /// Everything is done: the loop is about to sleep.
  ///
  /// - Parameter deadline: when it is going to wake at the latest; nil at rest.
  case sleeps(until: Instant?)
}
