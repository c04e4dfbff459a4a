/// The source of a window's ticks.
package enum ClockSource: String, Hashable, Sendable {
  /// The display's refresh.
  case presentHardware = "present-hardware"
  /// A timer in the X server, which replaces an unknown refresh.
  case presentSynthetic = "present-synthetic"
  /// The X server; hardware or timer is not yet known.
  case present
  /// A timer in this process.
  case timer
}
