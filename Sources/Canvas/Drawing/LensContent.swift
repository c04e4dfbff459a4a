/// The content of a lens: premultiplied pixels that are read eight at a time.
struct LensContent {
  /// The number of pixels per pixel of the picture, along each axis: 1, 2 or 4.
  let density: Int
  let isOpaque: Bool

  private let pixels: UnsafePointer<UInt32>
  private let stride: Int
  private let width: Int
  private let height: Int
  /// The largest coordinates at which no pixel after the last is read.
  private let limit: SIMD2<Float>

  /// The color of each tile, row by row; `nil` for tiles of several colors.
  ///
  /// Without tiles, pictures take 1.1 to 1.6 times as long. measured
  private let tiles: [UInt32?]

  /// The side of a tile, in pixels of the content.
  private static let tileSide = 8

  /// Creates a content on pixels, which have to outlive it.
  ///
  /// The content has at least two rows and two columns, and memory for a multiple of eight pixels
  /// of the picture in each row. The stride is in pixels.
  init(_ pixels: UnsafePointer<UInt32>, stride: Int, width: Int, height: Int, density: Int) {
    (self.pixels, self.density) = (pixels, density)
    (self.stride, self.width, self.height) = (stride, width, height)
    limit = SIMD2(Float(width), Float(height)) - 1.0625
    var common = SIMD8<UInt32>(repeating: .max)
    var tiles: [UInt32?] = []
    tiles.reserveCapacity(Self.tileCount(width) * Self.tileCount(height))
    for top in Swift.stride(from: 0, to: height, by: Self.tileSide) {
      for left in Swift.stride(from: 0, to: width, by: Self.tileSide) {
        // A tile beyond the last column contains columns of its neighbor instead.
        let corner = pixels + top * stride + max(0, min(left, width - Self.tileSide))
        let color = SIMD8(repeating: corner[0])
        var difference = SIMD8<UInt32>()
        for y in 0..<min(Self.tileSide, height - top) {
          let row = UnsafeRawPointer(corner + y * stride).loadUnaligned(as: SIMD8<UInt32>.self)
          difference |= row ^ color
          common &= row
        }
        tiles.append(difference == .zero ? corner[0] : nil)
      }
    }
    self.tiles = tiles
    isOpaque = all(common .>= 255 << 24)
  }

  private static func tileCount(_ length: Int) -> Int { (length + tileSide - 1) / tileSide }

  /// The only color around places and within a margin, in pixels of the picture; `nil` for several.
  func color(
    from start: (x: Floats, y: Floats), to end: (x: Floats, y: Floats), margin: Float
  ) -> UInt32? {
    let columns = tileRange(from: start.x, to: end.x, margin: margin, count: width)
    let rows = tileRange(from: start.y, to: end.y, margin: margin, count: height)
    let tilesPerRow = Self.tileCount(width)
    guard let color = tiles[rows.lowerBound * tilesPerRow + columns.lowerBound] else { return nil }
    for row in rows {
      for column in columns where tiles[row * tilesPerRow + column] != color { return nil }
    }
    return color
  }

  @inline(__always)
  private func tileRange(
    from start: Floats, to end: Floats, margin: Float, count: Int
  ) -> ClosedRange<Int> {
    func tile(at position: Float) -> Int {
      Int(min(max(0, position * Float(density)), Float(count - 1))) / Self.tileSide
    }
    // Interpolation reads up to one pixel farther, and rounding errors are less than another.
    let margin = margin + 2 / Float(density)
    let first = tile(at: start.atMost(end).smallest - margin)
    return first...max(first, tile(at: start.atLeast(end).largest + margin))
  }

  /// All pixels of the content in eight pixels of the picture, from a column on.
  @inline(__always)
  func undisplacedSamples(x: Int, y: Int) -> LensSamples {
    // Blue and red, and green and alpha: 16 bits each.
    var (even, odd) = (Ints(), Ints())
    for row in 0..<density {
      let row = pixels + (y * density + row) * stride + x * density
      for column in 0..<density {
        var sample = Ints()
        for lane in 0..<8 { sample[lane] = Int32(bitPattern: row[lane * density + column]) }
        even &+= sample & 0xFF00FF
        odd &+= sample &>> 8 & 0xFF00FF
      }
    }
    return LensSamples(
      blue: Floats(even & 0xFFFF), green: Floats(odd & 0xFFFF), red: Floats(even &>> 16),
      alpha: Floats(odd &>> 16), weight: Floats(repeating: Float(density * density)))
  }

  /// Converts coordinates of the picture to those of the content, whose first pixel is around 0.
  @inline(__always)
  func coordinate(_ picture: Floats) -> Floats { picture * Float(density) - 0.5 }

  /// The levels of a channel at eight points, by bilinear interpolation, clamped to the content.
  func level(ofByte byte: Int32, x: Floats, y: Floats) -> Floats {
    let x = x.atLeast(0).atMost(limit.x)
    let y = y.atLeast(0).atMost(limit.y)
    let (left, top) = ((x - 0.5).rounded, (y - 0.5).rounded)
    let (right, down) = (x - left, y - top)
    let index = (top * Float(stride) + left).exactIntegers
    let upper = level(ofByte: byte, in: pixels, at: index, right: right)
    let lower = level(ofByte: byte, in: pixels + stride, at: index, right: right)
    return upper + (lower - upper) * down
  }

  @inline(__always)
  private func level(
    ofByte byte: Int32, in pixels: UnsafePointer<UInt32>, at index: SIMD8<UInt32>, right: Floats
  ) -> Floats {
    // One load reads both pixels.
    var pairs = SIMD8<UInt64>()
    for lane in 0..<8 {
      let pair = UnsafeRawPointer(pixels + Int(index[lane]))
      pairs[lane] = pair.loadUnaligned(as: UInt64.self)
    }
    let pixels = unsafeBitCast(pairs, to: SIMD16<Int32>.self)
    // As the lowest bits of a float of 2^23, levels take no conversion. measured
    @inline(__always)
    func raised(_ pixels: Ints) -> Floats {
      unsafeBitCast(pixels &>> (8 &* byte) & 255 | 0x4B00_0000, to: Floats.self)
    }
    let (before, after) = (raised(pixels.evenHalf), raised(pixels.oddHalf))
    return before - 0x1p23 + (after - before) * right
  }
}

/// Weighted sums over the samples of eight pixels.
struct LensSamples {
  /// The levels of the content behind the rim.
  var blue = Floats()
  var green = Floats()
  var red = Floats()
  var alpha = Floats()
  var rim = Floats()
  var weight = Floats()
}
