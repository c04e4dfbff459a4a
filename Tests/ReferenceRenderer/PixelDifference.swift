/// The difference of two pictures, in levels of 255, by the worst channel of each pixel.
///
/// It is in this target because this target is built with optimization.
public struct PixelDifference: Sendable {
  public let width: Int
  public let hasSameSize: Bool
  public let maximum: Int
  public let mean: Double
  private let levels: [UInt8]

  /// Exact halves of a level may be rounded either way in the expected picture.
  public init(_ actual: ReferencePicture, _ expected: ReferencePicture) {
    width = actual.width
    hasSameSize = actual.width == expected.width && actual.height == expected.height
    levels =
      hasSameSize
      ? actual.pixels.indices.map { index in
        Self.level(actual.pixels[index], expected.pixels[index], expected.tieBreaks[index])
      } : []
    maximum = Int(levels.max() ?? 0)
    mean = Double(levels.reduce(0) { $0 + Int($1) }) / Double(max(levels.count, 1))
  }

  private static func level(_ actual: UInt32, _ expected: UInt32, _ tieBreak: UInt32) -> UInt8 {
    if (actual ^ expected) & 0xFF_FFFF == 0 { return 0 }
    func level(_ shift: UInt32) -> Int32 {
      func channel(_ pixel: UInt32) -> Int32 { Int32(pixel >> shift & 0xFF) }
      let value = channel(actual)
      return min(abs(value - channel(expected)), abs(value - channel(tieBreak)))
    }
    return UInt8(max(level(0), level(8), level(16)))
  }

  public func count(above threshold: Int) -> Int { levels.count { Int($0) > threshold } }

  public var worst: (x: Int, y: Int) {
    let index = levels.indices.max { levels[$0] < levels[$1] } ?? 0
    return (index % max(width, 1), index / max(width, 1))
  }

  public func magnified(by factor: Int) -> ReferencePicture {
    ReferencePicture(
      width: width, height: levels.count / max(width, 1),
      pixels: levels.map { UInt32(min(255, Int($0) * factor)) * 0x010101 })
  }
}

/// The difference between painted and exact coverage.
public struct CoverageDifference: Sendable {
  /// In levels of 255.
  public private(set) var maximum = 0.0
  /// In levels of 255, over the pixels that either covers partially.
  public let meanOverEdge: Double
  /// A fraction of full coverage, over all pixels.
  public let mean: Double
  /// The painted minus the exact area, in square pixels, of the pixels that `countsForArea`.
  public private(set) var area = 0.0

  /// Along straight edges between pixels all pixels are rounded in one direction, which is no error
  /// of the corners, so only pixels that `countsForArea` count.
  public init(
    _ painted: [Double], _ exact: [Double], countsForArea: (Int) -> Bool = { _ in true }
  ) {
    var (sum, edge, edgeCount) = (0.0, 0.0, 0)
    for (index, (a, b)) in zip(painted, exact).enumerated() where a != b || (a > 0 && a < 1) {
      let difference = abs(a - b)
      maximum = max(maximum, difference * 255)
      sum += difference
      if countsForArea(index) { area += a - b }
      if (a > 0 && a < 1) || (b > 0 && b < 1) {
        edge += difference * 255
        edgeCount += 1
      }
    }
    mean = sum / Double(max(painted.count, 1))
    meanOverEdge = edge / Double(max(edgeCount, 1))
  }
}
