/// The edges of a picture with fewer pixels, blurred so that they still match those of another
/// picture if they lie between pixels.
struct ReducedEdges: Sendable {
  /// In reduced pixels; a rest of the picture at the right and the bottom is left out.
  let width, height: Int
  let values: [Float]

  /// The means of squares with a side of `factor` pixels, blurred binomially over 3 pixels.
  init(_ field: EdgeField, by factor: Int) {
    let (width, height) = (field.width / factor, field.height / factor)
    (self.width, self.height) = (width, height)
    let bands = EdgeField.bands(of: height)
    let parts = Parallel.map(bands) { band in
      field.levels.withUnsafeBufferPointer { levels in
        Self.means(
          levels, field.width, width, in: EdgeField.rows(of: band, of: bands, height), by: factor)
      }
    }
    values = Self.blurred(parts.flatMap { $0 }, width, height)
  }

  private static func means(
    _ levels: UnsafeBufferPointer<UInt8>, _ stride: Int, _ width: Int, in rows: Range<Int>,
    by factor: Int
  ) -> [Float] {
    var sums = [Int32](repeating: 0, count: rows.count * width)
    sums.withUnsafeMutableBufferPointer { sums in
      for y in rows.lowerBound * factor..<rows.upperBound * factor {
        let (source, target) = (y * stride, (y / factor - rows.lowerBound) * width)
        var place = source
        for x in 0..<width {
          var sum: Int32 = 0
          for _ in 0..<factor {
            sum &+= Int32(levels[place])
            place &+= 1
          }
          sums[target + x] &+= sum
        }
      }
    }
    let weight = 1 / Float(factor * factor)
    return sums.map { Float($0) * weight }
  }

  private static func blurred(_ values: [Float], _ width: Int, _ height: Int) -> [Float] {
    func blurred(_ values: [Float], _ step: Int, _ isFirst: (Int) -> Bool, _ isLast: (Int) -> Bool)
      -> [Float]
    {
      [Float](unsafeUninitializedCapacity: values.count) { target, count in
        count = values.count
        values.withUnsafeBufferPointer { values in
          for index in 0..<values.count {
            let before = isFirst(index) ? values[index] : values[index - step]
            let after = isLast(index) ? values[index] : values[index + step]
            target.initializeElement(at: index, to: (before + after + 2 * values[index]) / 4)
          }
        }
      }
    }
    if values.isEmpty { return values }
    let across = blurred(values, 1, { $0 % width == 0 }, { $0 % width == width - 1 })
    return blurred(across, width, { $0 < width }, { $0 >= (height - 1) * width })
  }
}
