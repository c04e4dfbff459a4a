/// The coverage of one end of a shape, including its visible blur.
final class EndCoverage {
  /// Row by row, 0...1; the last column is that of the straight middle.
  let values: [Float]
  let width: Int
  let height: Int

  /// The columns before, and rows above and below, the shape's pixels.
  let reach: Int

  init(values: [Float], width: Int, height: Int, reach: Int) {
    self.values = values
    self.width = width
    self.height = height
    self.reach = reach
  }

  var byteCount: Int { values.count * MemoryLayout<Float>.stride }
}
