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
