/// The reduced edges of a control, to be laid over those of a picture.
struct EdgeTemplate {
  /// In reduced pixels.
  let width, height: Int

  /// The weights that are not 0, with their places.
  private let weights: [(x: Int, y: Int, value: Float)]

  /// The sum of the weights, and the square root of the sum of their squared distances from the
  /// mean.
  private let sum, deviation: Float

  /// The least deviation of a part of a picture, relative to that of the template: in a part with
  /// fainter edges, noise would decide. chosen
  private static let leastContrast: Float = 0.1

  /// `nil` without edges.
  init?(_ edges: ReducedEdges) {
    (width, height) = (edges.width, edges.height)
    var weights: [(x: Int, y: Int, value: Float)] = []
    var (sum, squares): (Float, Float) = (0, 0)
    for (index, value) in edges.values.enumerated() where value > 0 {
      weights.append((index % edges.width, index / edges.width, value))
      sum += value
      squares += value * value
    }
    let variance = squares - sum * sum / Float(max(edges.values.count, 1))
    guard variance > 0 else { return nil }
    (self.weights, self.sum, deviation) = (weights, sum, variance.squareRoot())
  }

  /// The correlations with the edges at the places of some rows, -1...1, row by row.
  ///
  /// At a place, the top left corner of the template lies on its pixel. All rows have to be places
  /// at which the template is inside of the picture.
  func correlations(
    with edges: ReducedEdges, columns: Range<Int>, rows: Range<Int>
  ) -> [Float] {
    let count = columns.count
    var result: [Float] = []
    result.reserveCapacity(count * rows.count)
    var (products, sums) = ([Float](repeating: 0, count: count), WindowSums(self, edges, columns))
    edges.values.withUnsafeBufferPointer { values in
      for y in rows {
        for index in 0..<count { products[index] = 0 }
        products.withUnsafeMutableBufferPointer { products in
          for weight in weights {
            let start = (y + weight.y) * edges.width + columns.lowerBound + weight.x
            let value = weight.value
            for index in 0..<count { products[index] += value * values[start + index] }
          }
        }
        sums.move(to: y)
        for index in 0..<count { result.append(correlation(products[index], sums[index])) }
      }
    }
    return result
  }

  private func correlation(_ product: Float, _ part: (sum: Float, squares: Float)) -> Float {
    let area = Float(width * height)
    let variance = max(part.squares - part.sum * part.sum / area, 0)
    let deviation = max(variance.squareRoot(), Self.leastContrast * self.deviation)
    return (product - sum * part.sum / area) / (deviation * self.deviation)
  }
}

/// The sums of the values, and of their squares, that a template covers at the places of a row.
private struct WindowSums {
  private let values: [Float]
  private let stride, height: Int
  private let columns: Range<Int>
  private let width: Int
  /// The sums of the columns that are covered; the row of `nil` is not computed yet.
  private var sums, squares: [Float]
  private var row: Int?

  private var totals: [(sum: Float, squares: Float)] = []

  init(_ template: EdgeTemplate, _ edges: ReducedEdges, _ columns: Range<Int>) {
    values = edges.values
    (stride, height, width) = (edges.width, template.height, template.width)
    self.columns = columns
    let count = columns.count + template.width - 1
    sums = [Float](repeating: 0, count: max(count, 0))
    squares = sums
  }

  subscript(index: Int) -> (sum: Float, squares: Float) { totals[index] }

  mutating func move(to y: Int) {
    // Rounding errors of added and removed rows would add up.
    for index in sums.indices { (sums[index], squares[index]) = (0, 0) }
    values.withUnsafeBufferPointer { values in
      for line in y..<(y + height) {
        let start = line * stride + columns.lowerBound
        for index in sums.indices {
          let value = values[start + index]
          sums[index] += value
          squares[index] += value * value
        }
      }
    }
    totals.removeAll(keepingCapacity: true)
    for place in 0..<columns.count {
      var (sum, square): (Float, Float) = (0, 0)
      for index in place..<(place + width) {
        sum += sums[index]
        square += squares[index]
      }
      totals.append((sum, square))
    }
  }
}
