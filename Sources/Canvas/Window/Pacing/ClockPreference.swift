/// The source of a window's frame ticks.
public enum ClockPreference: String, Hashable, Sendable, CaseIterable {
  /// The X server where the display ticks in time, else a timer.
  case automatic = "auto"
  /// The X server, even if it is slow or has no display.
  case present
  /// A timer.
  case timer
}
