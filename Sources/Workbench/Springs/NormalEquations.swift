struct NormalEquations {
  private var rows: [[Double]]
  private var right: [Double]

  init(size: Int) {
    rows = Array(repeating: Array(repeating: 0, count: size), count: size)
    right = Array(repeating: 0, count: size)
  }

  /// Adds an observation with its derivatives by the unknowns.
  mutating func add(_ derivatives: [Double], _ observation: Double) {
    for row in right.indices {
      for column in right.indices { rows[row][column] += derivatives[row] * derivatives[column] }
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
    for index in right.indices { rows[index][index] *= 1 + damping }
    // The matrix is positive definite, so no rows are exchanged.
    for pivot in right.indices {
      guard rows[pivot][pivot] > 1e-12 else { return nil }
      for row in (pivot + 1)..<right.count {
        let factor = rows[row][pivot] / rows[pivot][pivot]
        for column in pivot..<right.count { rows[row][column] -= factor * rows[pivot][column] }
        right[row] -= factor * right[pivot]
      }
    }
    for row in right.indices.reversed() {
      for column in (row + 1)..<right.count { right[row] -= rows[row][column] * right[column] }
      right[row] /= rows[row][row]
    }
    return right.allSatisfy(\.isFinite) ? right : nil
  }
}
