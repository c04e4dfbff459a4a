/// Which source of ticks a window is to use.
public enum ClockPreference: String, Hashable, Sendable, CaseIterable {
  /// The X server where a display ticks in time, a timer where it does not or there is none.
  case automatic = "auto"
  /// The X server, however slow, and whether or not there is a display behind it.
  case present
  /// A timer, whatever the display does.
  case timer
}
