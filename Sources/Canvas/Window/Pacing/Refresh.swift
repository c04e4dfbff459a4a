/// A refresh of the display, as the X server reports it.
struct Refresh: Hashable, Sendable {
  /// The time, in microseconds.
  var ust: UInt64
  var msc: UInt64
}
