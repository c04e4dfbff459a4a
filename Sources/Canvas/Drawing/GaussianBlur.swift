import Glibc

/// A separable Gaussian of coverage, whose taps are integrals over pixels.
///
/// Point samples would be off by 9 % at sigma 0.5 px. A blur is made of cells: of halves of pixels
/// if it is narrow, of several pixels, between whose centers pixels are interpolated, if it is
/// wide. spec: docs/spec/rendering.md#2.2
struct GaussianBlur {
  /// The side of a cell, in pixels.
  private let cell: Double
  /// The cells per sample, in each direction: 2 if they are halves of pixels, 1 otherwise.
  private let stride: Int
  /// The weights of cells in a sample; the first is ``lead`` cells before that of the sample.
  private let taps: [Float]
  private var lead: Int { (taps.count - stride) / 2 }

  /// Creates a blur with a standard deviation in pixels, above 0.
  init(sigma: Double) {
    cell = Self.cell(sigma: sigma)
    stride = cell < 1 ? 2 : 1
    // Coverage of cells, the integrals of the taps, and enlarging widen the blur, a pixel of the
    // exact one by a twelfth. Cells of one pixel widen or narrow it, depending on the place of an
    // edge in them; with this value the larger of both errors is smallest. measured
    let widening = cell > 1 ? cell * cell / 3 - 1 / 12 : cell < 1 ? 0 : 1 / 48
    let sigma = (sigma * sigma - widening).squareRoot() / cell
    let radius = Self.cellRadius(sigma: sigma)
    func cumulative(_ x: Double) -> Double { 0.5 * (1 + erf(x / (sigma * 2.0.squareRoot()))) }
    // A tap of a half of a pixel is the mean of the weights that it has in both halves.
    let reach = Double(stride) / 2
    let weights = (0..<2 * radius + stride).map {
      let distance = Double($0 - radius) - reach + 0.5
      return cumulative(distance + reach) - cumulative(distance - reach)
    }
    let sum = weights.reduce(0, +)
    taps = weights.map { Float($0 / sum) }
  }

  /// The limit of the standard deviation, in pixels; controls have up to 16 at scale 4.
  static let largestSigma = 64.0

  /// A valid standard deviation, in pixels; 0 for none.
  static func sigma(_ value: Double) -> Double { value.clamped(to: largestSigma) }

  /// The distance to which a blur covers at least half of 1/255, in pixels; 0 without a blur.
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

  /// The blurred coverage of a shape, in the pixels of `bounds`; `halves` are those of its pixels.
  func surface(
    in bounds: PixelRect, of key: MaskKey, halves: (MaskKey) -> ImageSurface
  ) -> ImageSurface {
    var sharp = cell > 1 ? key.sharp(cell: cell) : halves(key)
    // Another shadow of the shape may have the same halves.
    if cell == 1 { sharp = sharp.halved() }
    let blurred = blurred(sharp, key.cells(of: cell), in: bounds)
    blurred.depend(on: sharp)
    return blurred
  }

  private func blurred(
    _ sharp: ImageSurface, _ cells: PixelRect, in bounds: PixelRect
  ) -> ImageSurface {
    if cell <= 1 {
      let levels = levels(of: sharp, at: cells, in: bounds)
      defer { levels.deallocate() }
      return ImageSurface(.coverage, width: bounds.width, height: bounds.height) { y, row in
        for x in 0..<bounds.width { row[x] = UInt8(levels[y][x] + 0.5) }
      }
    }
    // One cell more, which the interpolation reads.
    let samples = PixelRect(covering: Rect(bounds, scale: 1).outset(by: cell), scale: 1 / cell)
    let levels = levels(of: sharp, at: cells, in: samples)
    defer { levels.deallocate() }
    return levels.enlarged(
      columns: (bounds.minX..<bounds.maxX).map { place($0, from: samples.x) },
      rows: (bounds.minY..<bounds.maxY).map { place($0, from: samples.y) })
  }

  /// The last cell whose center is not after that of a pixel, and the part of the way to the next.
  private func place(_ pixel: Int, from start: Int) -> (cell: Int, part: Float) {
    let place = (Double(pixel) + 0.5) / cell - 0.5
    let cell = place.rounded(.down)
    return (Int(cell) - start, Float(place - cell))
  }

  /// Blurs cells along rows first, then along columns; coverage beyond them is 0.
  private func levels(
    of sharp: ImageSurface, at cells: PixelRect, in samples: PixelRect
  ) -> LevelRows {
    let levels = LevelRows(width: samples.width, height: samples.height)
    guard let bytes = sharp.bytes else {
      levels.clear()
      return levels
    }
    let rows = LevelRows(width: samples.width, height: sharp.height)
    defer { rows.deallocate() }
    // A line has the first cells of samples, the next one the second ones.
    // A sum reads whole vectors from each tap on, also beyond the samples.
    let lines = LevelRows(width: rows.rowLength + taps.count, height: stride)
    assert((taps.count - 1) / stride + rows.rowLength <= lines.rowLength)
    lines.clear()
    defer { lines.deallocate() }
    let left = cells.x - samples.x * stride + lead
    let acrossTerms = taps.enumerated().map { step, weight in
      LevelRows.Term(row: lines[step % stride] + step / stride, weight: weight)
    }
    let inked = (0..<sharp.height).map { y in
      let source = bytes + y * sharp.bytesPerRow
      if UnsafeBufferPointer(start: source, count: sharp.width).allSatisfy({ $0 == 0 }) {
        return false
      }
      for first in 0..<stride {
        let line = lines[(left + first) % stride] + (left + first) / stride
        line.read(source + first, every: stride, count: (sharp.width - first + stride - 1) / stride)
      }
      rows[y].sum(of: acrossTerms, count: rows.rowLength)
      return true
    }
    var downTerms: [LevelRows.Term] = []
    for y in 0..<samples.height {
      let first = (samples.y + y) * stride - lead - cells.y
      downTerms.removeAll(keepingCapacity: true)
      for (step, weight) in taps.enumerated() where inked.indices.contains(first + step) {
        if inked[first + step] {
          downTerms.append(LevelRows.Term(row: rows[first + step], weight: weight))
        }
      }
      levels[y].sum(of: downTerms, count: levels.rowLength)
    }
    return levels
  }
}

/// Memory for rows of levels, 0...255, each a number of whole vectors; not initialized.
private struct LevelRows {
  struct Term {
    var row: UnsafePointer<Float>
    var weight: Float
  }

  /// Numbers that fit into four vector registers.
  typealias Vector = SIMD16<Float>

  /// A multiple of the numbers of a vector.
  let rowLength: Int

  private let height: Int
  private let memory: UnsafeMutablePointer<Float>

  init(width: Int, height: Int) {
    rowLength = (width + Vector.scalarCount - 1) / Vector.scalarCount * Vector.scalarCount
    self.height = height
    memory = .allocate(capacity: rowLength * height)
  }

  func deallocate() { memory.deallocate() }

  func clear() { memory.update(repeating: 0, count: rowLength * height) }

  subscript(row: Int) -> UnsafeMutablePointer<Float> { memory + row * rowLength }

  /// Interpolates linearly between the levels of cells.
  func enlarged(
    columns: [(cell: Int, part: Float)], rows: [(cell: Int, part: Float)]
  ) -> ImageSurface {
    let between = LevelRows(width: rowLength, height: 1)
    defer { between.deallocate() }
    return ImageSurface(.coverage, width: columns.count, height: rows.count) { y, row in
      let (upper, line) = (self[rows[y].cell], between[0])
      line.mix(upper, with: upper + rowLength, part: rows[y].part, count: rowLength)
      for x in columns.indices {
        let (cell, part) = columns[x]
        row[x] = UInt8(line[cell] + (line[cell + 1] - line[cell]) * part + 0.5)
      }
    }
  }
}

extension UnsafeMutablePointer<Float> {
  /// Writes a sum of rows; the sums of a vector stay in registers.
  fileprivate func sum(of terms: [LevelRows.Term], count: Int) {
    for x in Swift.stride(from: 0, to: count, by: LevelRows.Vector.scalarCount) {
      var sum = LevelRows.Vector.zero
      for term in terms {
        sum += UnsafeRawPointer(term.row + x).loadUnaligned(as: LevelRows.Vector.self) * term.weight
      }
      UnsafeMutableRawPointer(self + x).storeBytes(of: sum, as: LevelRows.Vector.self)
    }
  }

  fileprivate func read(_ coverage: UnsafePointer<UInt8>, every stride: Int, count: Int) {
    for x in 0..<count { self[x] = Float(coverage[x &* stride]) }
  }

  fileprivate func mix(
    _ row: UnsafePointer<Float>, with next: UnsafePointer<Float>, part: Float, count: Int
  ) {
    for x in 0..<count { self[x] = row[x] + (next[x] - row[x]) * part }
  }
}
