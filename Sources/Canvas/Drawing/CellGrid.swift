/// Values that are known in the middles of cells of several pixels each, and between them by the cubic
/// through the four that are nearest along each axis.
///
/// A blur whose standard deviation is eight cells or more differs from the cubic by a thousandth of a
/// level.
struct CellGrid {
  /// Pixels along each side of a cell.
  let cell: Int

  /// The cells before the one that begins with pixel 0, along each axis.
  let margin: Int

  /// The margin for pixels from as many before 0: the nearest cells of the first are there.
  static func margin(reach: Int, cell: Int) -> Int { (reach + cell - 1) / cell + 2 }

  /// The values of pixels.
  ///
  /// - Parameters:
  ///   - cells: row by row; beyond the last column and row the values stay as they are there.
  ///   - columns: cells a row.
  ///   - first: the first pixel along each axis, not before the margin allows.
  ///   - width: px.
  ///   - height: px.
  func pixels(
    of cells: [Float], columns: Int, from first: Int, width: Int, height: Int
  ) -> [Float] {
    let rows = cells.count / columns
    // Each row of cells along the pixels, then rows of those for each row of pixels.
    let wide = [Float](unsafeUninitializedCapacity: rows * width) { wide, count in
      count = rows * width
      for x in 0..<width {
        let place = place(of: first + x, count: columns)
        let (weights, index) = (place.weights, place.cells)
        for row in 0..<rows {
          let origin = row * columns
          wide[row * width + x] =
            cells[origin + index.0] * weights.0 + cells[origin + index.1] * weights.1
            + cells[origin + index.2] * weights.2 + cells[origin + index.3] * weights.3
        }
      }
    }
    return [Float](unsafeUninitializedCapacity: width * height) { result, count in
      count = width * height
      wide.withUnsafeBufferPointer { wide in
        guard let result = result.baseAddress, let wide = wide.baseAddress else { return }
        for y in 0..<height {
          let place = place(of: first + y, count: rows)
          let target = result + y * width
          target.update(repeating: 0, count: width)
          let (weights, index) = (place.weights, place.cells)
          target.add(wide + index.0 * width, times: weights.0, count: width)
          target.add(wide + index.1 * width, times: weights.1, count: width)
          target.add(wide + index.2 * width, times: weights.2, count: width)
          target.add(wide + index.3 * width, times: weights.3, count: width)
        }
      }
    }
  }

  /// The cells nearest to a pixel along one axis, and what each counts for.
  private struct Place {
    var cells: (Int, Int, Int, Int)
    var weights: (Float, Float, Float, Float)
  }

  private func place(of pixel: Int, count: Int) -> Place {
    // Cell 0's middle lies half a cell after pixel 0's beginning, the pixel's half a pixel after its.
    let place = (Double(pixel) + 0.5) / Double(cell) - 0.5
    let below = Int(place.rounded(.down))
    let t = place - Double(below)
    func stored(_ index: Int) -> Int { min(max(0, index + margin), count - 1) }
    return Place(
      cells: (stored(below - 1), stored(below), stored(below + 1), stored(below + 2)),
      weights: (
        Float(-t * (t - 1) * (t - 2) / 6), Float((t + 1) * (t - 1) * (t - 2) / 2),
        Float(-(t + 1) * t * (t - 2) / 2), Float((t + 1) * t * (t - 1) / 6)
      ))
  }
}
