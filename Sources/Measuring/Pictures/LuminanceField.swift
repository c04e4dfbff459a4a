import Canvas

/// The luminance of a picture, blurred so that bilinear interpolation between its pixels is exact
/// enough: without a blur, the interpolation of a sharp edge is up to 0.15 px off.
package struct LuminanceField {
  let width: Int

  /// Levels in units of 1/8, row by row.
  let values: [Int16]

  /// Units of a level.
  static let unit = 8

  /// Pixels around a picture that its blur uses.
  private static let reach = 4

  /// The luminance of colors as 0xRRGGBB, row by row.
  ///
  /// The blur is a binomial of 9 px with a standard deviation
  /// of 1.4 px; pixels outside are like the nearest ones inside.
  init(_ words: [UInt32], width: Int, height: Int) {
    self.width = width
    let reach = Self.reach
    var rows = [Int16](repeating: 0, count: width * (height + 2 * reach))
    rows.withUnsafeMutableBufferPointer { rows in
      for y in 0..<height {
        Self.blur(row: words[(y * width)..<((y + 1) * width)], into: &rows[(y + reach) * width])
      }
      for step in 0..<reach {
        for x in 0..<width {
          rows[step * width + x] = rows[reach * width + x]
          rows[(height + reach + step) * width + x] = rows[(height + reach - 1) * width + x]
        }
      }
    }
    values = Self.blurred(Self.blurred(rows, distance: width), distance: width)
  }

  /// The luminance of a color as 0xRRGGBB, in levels of 255.
  ///
  /// The weights of Rec. 709 are applied to the levels as they are stored.
  static func level(of color: UInt32) -> UInt32 { weighted(color) >> 8 }

  /// The luminance of a color as 0xRRGGBB, in units of 1/256 level.
  package static func weighted(_ color: UInt32) -> UInt32 {
    let (red, green, blue) = (color >> 16 & 0xFF, color >> 8 & 0xFF, color & 0xFF)
    return red * 54 + green * 183 + blue * 19
  }

  private static func blur(row: ArraySlice<UInt32>, into target: UnsafeMutablePointer<Int16>) {
    var line = [Int16](repeating: 0, count: row.count + 2 * reach)
    for (x, color) in row.enumerated() {
      line[reach + x] = Int16(truncatingIfNeeded: weighted(color) >> 5)
    }
    for step in 0..<reach {
      line[step] = line[reach]
      line[line.count - 1 - step] = line[reach + row.count - 1]
    }
    for (x, value) in blurred(blurred(line, distance: 1), distance: 1).enumerated() {
      target[x] = value
    }
  }

  /// The blurred values, without the first and the last two.
  ///
  /// The weights are 1, 4, 6, 4 and 1 sixteenths. The sums fit into 16 bits.
  private static func blurred(_ values: [Int16], distance: Int) -> [Int16] {
    let count = values.count - 4 * distance
    return [Int16](unsafeUninitializedCapacity: count) { target, initialized in
      initialized = count
      values.withUnsafeBufferPointer { values in
        guard let a = values.baseAddress, let target = target.baseAddress else { return }
        let (b, c, d, e) = (a + distance, a + 2 * distance, a + 3 * distance, a + 4 * distance)
        for index in 0..<count {
          let outer = a[index] &+ e[index] &+ 8
          target[index] = (outer &+ (b[index] &+ d[index]) &* 4 &+ c[index] &* 6) >> 4
        }
      }
    }
  }

  /// The sum of the squared differences from another field in an area, in squared levels, if the
  /// pixel (x, y) of this field is compared with (x - dx, y - dy) of the other one.
  func squaredDifference(
    from other: LuminanceField, in area: [PixelRect], movedBy move: (x: Int, y: Int),
    itself own: (x: Int, y: Int) = (0, 0)
  ) -> Double {
    var sum = 0
    values.withUnsafeBufferPointer { mine in
      other.values.withUnsafeBufferPointer { theirs in
        guard let mine = mine.baseAddress, let theirs = theirs.baseAddress else { return }
        for row in area.lazy.flatMap({ $0.rows(ofWidth: width) }) {
          sum += Self.sum(
            mine + row.lowerBound - own.y * width - own.x,
            theirs + row.lowerBound - move.y * width - move.x, count: row.count)
        }
      }
    }
    return Double(sum) / Double(Self.unit * Self.unit)
  }

  private static func sum(
    _ one: UnsafePointer<Int16>, _ other: UnsafePointer<Int16>, count: Int
  ) -> Int {
    var (sum, start) = (0, 0)
    while start < count {
      // 32 bits hold the sum of so many squares.
      let end = min(start + 256, count)
      var part: Int32 = 0
      for index in start..<end {
        let difference = Int32(one[index] &- other[index])
        part &+= difference &* difference
      }
      sum += Int(part)
      start = end
    }
    return sum
  }

  /// Whether the luminance changes by at least so many levels a pixel anywhere in an area that has
  /// pixels on all sides.
  func hasEdge(in area: [PixelRect], of levels: Int) -> Bool {
    let least = Int16(2 * levels * Self.unit)
    return area.lazy.flatMap { $0.rows(ofWidth: width) }.contains { row in
      row.contains { index in
        abs(values[index + 1] &- values[index - 1]) >= least
          || abs(values[index + width] &- values[index - width]) >= least
      }
    }
  }
}
