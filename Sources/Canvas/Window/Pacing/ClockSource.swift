package enum ClockSource: String, Hashable, Sendable {
  case presentHardware = "present-hardware"
  /// A timer in the X server, which replaces an unknown refresh.
  case presentSynthetic = "present-synthetic"
  /// The X server; hardware or timer is not yet known.
  case present
  case timer
}
