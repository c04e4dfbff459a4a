/// Which source of ticks a window is to use.
public enum ClockPreference: String, Hashable, Sendable, CaseIterable {
  /// The X server where it ticks in time, a timer where it does not.
  case automatic = "auto"
  /// The X server, however slow.
  case present
  case timer
}
