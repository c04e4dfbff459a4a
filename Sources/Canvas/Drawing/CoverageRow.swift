/// Row loops that the compiler vectorizes: indices only increase, and nothing can overflow.
extension UnsafeMutablePointer<Float> {
  func add(_ row: UnsafePointer<Float>, times factor: Float, count: Int) {
    for x in 0..<count { self[x] += row[x] * factor }
  }

  func add(
    lackOf row: UnsafePointer<Float>, to value: Float, times factor: Float, count: Int
  ) {
    for x in 0..<count { self[x] += (value - row[x]) * factor }
  }

  /// Adds the difference of a row and a value from right to left, starting at `last`, clamped to
  /// 0...1.
  func add(
    mirrored row: UnsafePointer<Float>, beyond value: Float, from last: Int, count: Int
  ) {
    let end = self + last
    for x in 0..<count {
      let sum = end[0 &- x] + (row[x] - value)
      let positive = sum > 0 ? sum : 0
      end[0 &- x] = positive < 1 ? positive : 1
    }
  }
}
