/// What the X server says about one refresh of the display.
struct Refresh: Hashable, Sendable {
  /// When it happened, microseconds.
  var ust: UInt64

  /// Its number.
  var msc: UInt64

  /// The number of the one after it; a server may say any, also the last there is.
  var nextNumber: UInt64 { msc &+ 1 }
}
