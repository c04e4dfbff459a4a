/// The normal equations of a least-squares problem.
struct NormalEquations {
  var rows: [[Double]]
  var right: [Double]

  /// The unknowns, with the diagonal enlarged by a fraction (Levenberg and Marquardt); `nil` if
  /// they are not determined.
  func solution(damping: Double) -> [Double]? {
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
