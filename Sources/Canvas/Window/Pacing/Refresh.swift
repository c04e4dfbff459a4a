/// What the X server says about one refresh of the display.
struct Refresh: Hashable, Sendable {
  /// When it happened, microseconds.
  var ust: UInt64

  /// Its number.
  var msc: UInt64
}
