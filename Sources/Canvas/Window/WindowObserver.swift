/// An observer of a window beside its content: the accessibility bridge.
@MainActor
package protocol WindowObserver: AnyObject {
  func activityChanged()
  func contentChanged()
  func titleChanged()
  /// Handles a key press or release while events are read; true keeps it from the content.
  func handle(_ stroke: KeyStroke) -> Bool
  func windowClosed()
}

extension Window {
  /// The window's top left corner on the screen, in pixels; `nil` if it is unknown.
  package var screenOrigin: (x: Int, y: Int)? { isUsable ? connection.screenOrigin(of: id) : nil }
}

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

/// The measurements of a frame; times are on the system's monotonic clock, durations in seconds.
package struct FrameReport: Hashable, Sendable {
  package var number: Int
  package var target: Instant
  package var presented: Instant
  /// The time since the last frame was or would have been sent; `nil` after idling.
  package var interval: Double?
  package var updateDuration: Double
  package var paintDuration: Double
  package var presentDuration: Double
  package var damagedPixels: Int
  package var rectCount: Int
  /// The reason for repainting the whole window; `nil` otherwise.
  package var fullRepaintReason: String?
  /// The time from the oldest input that the frame shows to sending it; `nil` without input.
  package var inputLatency: Double?
  package var cost: Double { updateDuration + paintDuration + presentDuration }
}
