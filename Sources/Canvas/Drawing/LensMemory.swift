/// The reused memory for computing the picture of a lens.
final class LensMemory {
  private var rows: [Float] = []
  private var tiles: [UInt64] = []

  /// Calls a function with room for rows of a total length; the values are undefined.
  func withRows(ofLength count: Int, _ body: (UnsafeMutableBufferPointer<Float>) -> Void) {
    if rows.count < count { rows = Array(repeating: 0, count: count) }
    rows.withUnsafeMutableBufferPointer { body($0) }
  }

  /// Calls a function with room for a number of tiles; the values are undefined.
  func withTiles(count: Int, _ body: (UnsafeMutableBufferPointer<UInt64>) -> Void) {
    if tiles.count < count { tiles = Array(repeating: 0, count: count) }
    tiles.withUnsafeMutableBufferPointer { body($0) }
  }
}
