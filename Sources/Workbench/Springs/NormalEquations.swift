struct NormalEquations {
  private let size: Int
  private var rows: [[Double]]
  private var right: [Double]

  init(size: Int) {
    self.size = size
    rows = Array(repeating: Array(repeating: 0, count: size), count: size)
    right = Array(repeating: 0, count: size)
  }

  /// Adds an observation with its derivatives by the unknowns.
  mutating func add(_ derivatives: [Double], _ observation: Double) {
    for row in 0..<size {
      for column in 0..<size { rows[row][column] += derivatives[row] * derivatives[column] }
      right[row] += derivatives[row] * observation
    }
  }

  /// Adds an observation of an unknown itself, with a weight.
  mutating func restrain(_ unknown: Int, to value: Double, weight: Double) {
    rows[unknown][unknown] += weight
    right[unknown] += weight * value
  }

  /// The unknowns, with the diagonal enlarged by a fraction (Levenberg and Marquardt); `nil` if
  /// they are not determined.
  func solution(damping: Double = 0) -> [Double]? {
    var (rows, right) = (rows, right)
    for index in 0..<size { rows[index][index] *= 1 + damping }
    // The matrix is positive definite, so no rows are exchanged.
    for pivot in 0..<size {
      guard rows[pivot][pivot] > 1e-12 else { return nil }
      for row in (pivot + 1)..<size {
        let factor = rows[row][pivot] / rows[pivot][pivot]
        for column in pivot..<size { rows[row][column] -= factor * rows[pivot][column] }
        right[row] -= factor * right[pivot]
      }
    }
    for row in (0..<size).reversed() {
      for column in (row + 1)..<size { right[row] -= rows[row][column] * right[column] }
      right[row] /= rows[row][row]
    }
    return right.allSatisfy(\.isFinite) ? right : nil
  }
}
