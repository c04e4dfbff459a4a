@testable import Canvas

extension Mask {
  /// All bytes, row by row, with stretched rows and columns repeated.
  var fullBytes: [UInt8] { (0..<height).flatMap { y in (0..<width).map { coverage(x: $0, y: y) } } }

  func largestDifference(from bytes: [UInt8]) -> Int {
    let own = fullBytes
    if own.count != bytes.count { return 256 }
    return zip(own, bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }
}
