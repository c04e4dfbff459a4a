/// The coverage of one end of a shape, including its visible blur.
struct EndCoverage {
  /// Row by row, 0...1; the last column is that of the straight middle.
  let values: [Float]
  let width: Int
  let height: Int

  /// The columns before, and rows above and below, the shape's pixels.
  let reach: Int

  var byteCount: Int { values.count * MemoryLayout<Float>.stride }
}
