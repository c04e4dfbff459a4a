import Glibc

/// A separable Gaussian of coverage, whose taps are integrals over pixels.
///
/// Point samples would be off by 9 % at sigma 0.5 px. A blur is made of cells, of several pixels if
/// it is wide, between whose centers pixels are interpolated. spec: rendering, 2.2
struct GaussianBlur {
  /// The side of a cell, in pixels.
  private let cell: Double

  /// The weights of the cells from `radius` before a cell to `radius` after it.
  private let taps: [Float]

  private var radius: Int { taps.count / 2 }

  /// Creates a blur with a standard deviation in pixels, above 0.
  init(sigma: Double) {
    cell = Self.cell(sigma: sigma)
    // Coverage of cells, the integrals of the taps, and enlarging widen the blur, a pixel of the
    // exact one by a twelfth.
    let widening = cell > 1 ? cell * cell / 3 - 1 / 12 : 0
    let sigma = (sigma * sigma - widening).squareRoot() / cell
    let radius = Self.cellRadius(sigma: sigma)
    func cumulative(_ x: Double) -> Double { 0.5 * (1 + erf(x / (sigma * 2.0.squareRoot()))) }
    let weights = (-radius...radius).map {
      cumulative(Double($0) + 0.5) - cumulative(Double($0) - 0.5)
    }
    let sum = weights.reduce(0, +)
    taps = weights.map { Float($0 / sum) }
  }

  /// The limit of the standard deviation, in pixels; the widest shadow of a control has 16 at scale
  /// 4.
  static let largestSigma = 64.0

  /// A valid standard deviation, in pixels; 0 for none.
  static func sigma(_ value: Double) -> Double { value.clamped(to: largestSigma) }

  /// The distance to which a blur is visible, in pixels: coverage of at least half of 1/255.
  ///
  /// 0 without a blur.
  static func visibleReach(sigma: Double) -> Int {
    // The cumulative normal distribution is 0.5 / 255 at -2.886.
    sigma > 0 ? Int((2.886 * sigma + 0.5).rounded(.up)) : 0
  }

  /// The largest distance that a pixel affects, in pixels; 0 without a blur.
  static func radius(sigma: Double) -> Int {
    if sigma <= 0 { return 0 }
    let cell = cell(sigma: sigma)
    let cells = cellRadius(sigma: sigma / cell) + (cell > 1 ? 2 : 0)
    return Int((cell * Double(cells)).rounded(.up))
  }

  /// The rest of the kernel weighs less than an eighth of a level.
  private static func cellRadius(sigma: Double) -> Int { Int((3.5 * sigma + 0.5).rounded(.up)) }

  /// In pixels: a power of two, at most an eighth of sigma, so that the error of enlarging is half
  /// a level at most; half a pixel for narrow blurs, which the place of an edge in a cell affects.
  static func cell(sigma: Double) -> Double {
    if sigma < 1.5 { return 0.5 }
    var cell = 1.0
    while sigma >= 16 * cell { cell *= 2 }
    return cell
  }

  /// The blurred coverage of what a function draws at a scale, in pixels of the given bounds.
  func surface(
    in bounds: PixelRect, of draw: (_ context: OpaquePointer?, _ scale: Double) -> Void
  ) -> ImageSurface {
    // One cell more, which the interpolation reads.
    let cells = PixelRect(
      covering: Rect(bounds, scale: 1).outset(by: cell), scale: 1 / cell)
    let sharp = ImageSurface(covering: cells, as: .blurred(cell: cell)) { draw($0, 1 / cell) }
    let levels = blurred(sharp)
    if levels.isEmpty { return sharp }
    let columns = (0..<bounds.width).map { place(bounds.x + $0, from: cells.x) }
    return withUnsafeTemporaryAllocation(of: Float.self, capacity: sharp.width) { line in
      ImageSurface(.coverage, width: bounds.width, height: bounds.height) { y, target in
        let (row, down) = place(bounds.y + y, from: cells.y)
        levels.withUnsafeBufferPointer { levels in
          guard let upper = levels.baseAddress.map({ $0 + row * sharp.width }),
            let line = line.baseAddress
          else { return }
          line.mix(upper, with: upper + sharp.width, part: down, count: sharp.width)
          for (x, (column, right)) in columns.enumerated() {
            let level = line[column] + (line[column + 1] - line[column]) * right
            target[x] = UInt8(min(level + 0.5, 255))
          }
        }
      }
    }
  }

  /// The cell whose center is before that of a pixel, and the part of the way to the next one.
  private func place(_ pixel: Int, from start: Int) -> (cell: Int, part: Float) {
    let place = (Double(pixel) + 0.5) / cell - 0.5
    let cell = place.rounded(.down)
    return (Int(cell) - start, Float(place - cell))
  }

  /// The levels of a blurred surface, row by row; coverage beyond it is 0.
  ///
  /// Blurs along rows first, then along columns.
  private func blurred(_ sharp: ImageSurface) -> [Float] {
    let (width, height) = (sharp.width, sharp.height)
    guard let bytes = sharp.bytes else { return [] }
    let inked = (0..<height).map { y in
      UnsafeBufferPointer(start: bytes + y * sharp.bytesPerRow, count: width).contains { $0 > 0 }
    }
    var rows = [Float](repeating: 0, count: width * height)
    var levels = rows
    var line = [Float](repeating: 0, count: width + 2 * radius)
    rows.withUnsafeMutableBufferPointer { rows in
      line.withUnsafeMutableBufferPointer { line in
        guard let rows = rows.baseAddress, let line = line.baseAddress else { return }
        for y in 0..<height where inked[y] {
          let source = bytes + y * sharp.bytesPerRow
          for x in 0..<width { line[radius + x] = Float(source[x]) }
          for (step, weight) in taps.enumerated() {
            (rows + y * width).add(line + step, times: weight, count: width)
          }
        }
      }
      levels.withUnsafeMutableBufferPointer { levels in
        guard let rows = rows.baseAddress, let levels = levels.baseAddress else { return }
        for y in 0..<height {
          for source in max(0, y - radius)..<min(height, y + radius + 1) where inked[source] {
            (levels + y * width).add(
              rows + source * width, times: taps[source - y + radius], count: width)
          }
        }
      }
    }
    return levels
  }
}

extension UnsafeMutablePointer<Float> {
  /// Adds a row; the compiler makes vector instructions of it.
  fileprivate func add(_ row: UnsafePointer<Float>, times factor: Float, count: Int) {
    for x in 0..<count { self[x] += row[x] * factor }
  }

  /// Writes a row between two others.
  fileprivate func mix(
    _ row: UnsafePointer<Float>, with next: UnsafePointer<Float>, part: Float, count: Int
  ) {
    for x in 0..<count { self[x] = row[x] + (next[x] - row[x]) * part }
  }
}
