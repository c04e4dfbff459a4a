/// The difference of two pictures, in levels of 255, by the worst channel of each pixel.
///
/// It is in this target because this target is built with optimization.
public struct PixelDifference: Sendable {
  public let width: Int
  public let hasSameSize: Bool
  public private(set) var levels: [UInt8] = []

  /// - Parameter expected: The expected picture, in which exact halves of a level may be rounded either way.
  public init(_ actual: ReferencePicture, _ expected: ReferencePicture) {
    width = actual.width
    hasSameSize = actual.width == expected.width && actual.height == expected.height
    if !hasSameSize { return }
    levels.reserveCapacity(actual.pixels.count)
    for index in actual.pixels.indices {
      var most: Int32 = 0
      for shift in [UInt32(0), 8, 16] {
        func channel(_ pixel: UInt32) -> Int32 { Int32(pixel >> shift & 0xFF) }
        let value = channel(actual.pixels[index])
        most = max(
          most,
          min(
            abs(value - channel(expected.pixels[index])),
            abs(value - channel(expected.tieBreaks[index]))))
      }
      levels.append(UInt8(most))
    }
  }

  public var maximum: Int { Int(levels.max() ?? 0) }

  public var mean: Double {
    Double(levels.reduce(0) { $0 + Int($1) }) / Double(max(levels.count, 1))
  }

  public func count(above threshold: Int) -> Int { levels.filter { Int($0) > threshold }.count }

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
