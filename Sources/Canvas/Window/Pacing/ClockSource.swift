/// Where a window's ticks come from.
package enum ClockSource: String, Hashable, Sendable {
  /// The display's own refresh.
  case presentHardware = "present-hardware"
  /// A timer inside the X server, which stands in for a refresh that it does not know.
  case presentSynthetic = "present-synthetic"
  /// The X server; too few ticks have come to tell which of the two.
  case present
  /// A timer of this process.
  case timer
}
