/// The strength of the edges of a picture, which hardly depends on its colors, so that a control is
/// found in another theme too.
struct EdgeField: Sendable {
  let width, height: Int

  /// Row by row, 0...255.
  let levels: [UInt8]

  /// The edges of colors as 0xRRGGBB, row by row: the largest of the channels' differences between
  /// neighbors, horizontally and vertically.
  init(_ colors: [UInt32], width: Int) {
    let height = width > 0 ? colors.count / width : 0
    (self.width, self.height) = (width, height)
    let bands = Self.bands(of: height)
    let parts = Parallel.map(bands) { band in
      colors.withUnsafeBufferPointer { colors in
        Self.levels(colors, width, height, in: Self.rows(of: band, of: bands, height))
      }
    }
    levels = parts.flatMap { $0 }
  }

  /// Numbers of rows that one processor works on.
  static func rows(of band: Int, of bands: Int, _ height: Int) -> Range<Int> {
    (height * band / bands)..<(height * (band + 1) / bands)
  }

  static func bands(of height: Int) -> Int { max(1, min(16, height / 16)) }

  private static func levels(
    _ colors: UnsafeBufferPointer<UInt32>, _ width: Int, _ height: Int, in rows: Range<Int>
  ) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: rows.count * width) { target, count in
      count = rows.count * width
      for y in rows {
        let (row, above) = (y * width, max(y - 1, 0) * width)
        let (below, start) = (min(y + 1, height - 1) * width, (y - rows.lowerBound) * width)
        for x in 0..<width {
          let (left, right) = (colors[row + max(x - 1, 0)], colors[row + min(x + 1, width - 1)])
          let (up, down) = (colors[above + x], colors[below + x])
          let level =
            left == right && up == down ? 0 : Self.level(left, right, up, down)
          target.initializeElement(at: start + x, to: level)
        }
      }
    }
  }

  private static func level(_ left: UInt32, _ right: UInt32, _ up: UInt32, _ down: UInt32) -> UInt8
  {
    func difference(_ a: UInt32, _ b: UInt32, _ shift: UInt32) -> Int32 {
      abs(Int32(a >> shift & 0xFF) &- Int32(b >> shift & 0xFF))
    }
    func channel(_ shift: UInt32) -> Int32 {
      difference(left, right, shift) &+ difference(up, down, shift)
    }
    let strength = max(channel(0), channel(8), channel(16)) &- noise
    return strength <= 0 ? 0 : UInt8(255 &* strength / (strength &+ half))
  }

  /// The strength up to which an edge is noise, and that of half a level above it, so that the form
  /// of a faint control counts as much as strong edges beside it. chosen
  private static let (noise, half): (Int32, Int32) = (6, 32)

  /// The edges in a rectangle.
  func part(_ x: Int, _ y: Int, width: Int, height: Int) -> EdgeField {
    var part: [UInt8] = []
    part.reserveCapacity(width * height)
    for row in y..<(y + height) {
      part += levels[(row * self.width + x)..<(row * self.width + x + width)]
    }
    return EdgeField(levels: part, width: width, height: height)
  }

  private init(levels: [UInt8], width: Int, height: Int) {
    (self.levels, self.width, self.height) = (levels, width, height)
  }
}

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
