/// Loops over a row of coverage, as plain as it takes for the compiler to make vectors of them: indices
/// that only count up, and nothing that could overflow.
extension UnsafeMutablePointer<Float> {
  /// Adds a row that is multiplied.
  func add(_ row: UnsafePointer<Float>, times factor: Float, count: Int) {
    for x in 0..<count { self[x] += row[x] * factor }
  }

  /// Adds what a row lacks of a value, multiplied.
  func add(
    lackOf row: UnsafePointer<Float>, to value: Float, times factor: Float, count: Int
  ) {
    for x in 0..<count { self[x] += (value - row[x]) * factor }
  }

  /// Adds, from right to left, how much more than a value a row is; the sums stay from 0 to 1.
  ///
  /// - Parameter last: where the row begins.
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
