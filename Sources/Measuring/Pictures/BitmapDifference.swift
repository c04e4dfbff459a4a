import Canvas

/// The difference of a picture from a reference of the same size, in levels of 255.
///
/// A pixel's difference is that of its largest channel. Masked pixels do not count.
///
///     let difference = try BitmapDifference(picture, reference)
///     print(difference.mean, difference.maximum, difference.regions())
///     if let shift = difference.shift(of: picture, to: reference) { print(shift.x, shift.y) }
public struct BitmapDifference: Sendable {
  /// The size, in pixels.
  public let width, height: Int

  /// The level that a different pixel exceeds.
  public let tolerance: Int

  /// The difference of each pixel, row by row; 0 for masked pixels.
  public private(set) var levels: [UInt8]

  /// The pixels that count, as rectangles that do not overlap.
  let area: [PixelRect]

  /// The rectangles that do not count.
  let masks: [PixelRect]

  /// Numbers of pixels that count, by level.
  private var histogram: [Int]

  /// The tolerance of the command line, in levels. spec: docs/spec/measuring.md#compare/tolerance
  public static let usualTolerance = 2

  /// Compares colors as 0xRRGGBB, row by row; both pictures have a whole number of rows.
  package init(
    _ picture: [UInt32], _ reference: [UInt32], width: Int, tolerance: Int = usualTolerance,
    masks: [PixelRect] = []
  ) {
    precondition(picture.count == reference.count)
    self.width = width
    self.tolerance = tolerance
    let height = width > 0 ? picture.count / width : 0
    self.height = height
    let area = PixelRect(x: 0, y: 0, width: width, height: height).parts(outside: masks)
    self.area = area
    self.masks = masks
    var histogram = [Int](repeating: 0, count: 256)
    levels = [UInt8](unsafeUninitializedCapacity: picture.count) { levels, count in
      levels.initialize(repeating: 0)
      count = picture.count
      for row in area.lazy.flatMap({ $0.rows(ofWidth: width) }) {
        for index in row {
          let level = Self.level(picture[index], reference[index])
          levels[index] = level
          histogram[Int(level)] += 1
        }
      }
    }
    self.histogram = histogram
  }

  /// Compares a part again, in which one of the pictures has changed.
  package mutating func update(
    _ part: PixelRect, _ picture: [UInt32], _ reference: [UInt32]
  ) {
    for rect in area {
      for row in rect.intersection(part).rows(ofWidth: width) {
        for index in row {
          let level = Self.level(picture[index], reference[index])
          histogram[Int(levels[index])] -= 1
          histogram[Int(level)] += 1
          levels[index] = level
        }
      }
    }
  }

  /// The largest difference of a channel between two colors.
  package static func level(_ a: UInt32, _ b: UInt32) -> UInt8 {
    if a == b { return 0 }
    func level(_ shift: UInt32) -> UInt8 {
      let (a, b) = (UInt8(truncatingIfNeeded: a >> shift), UInt8(truncatingIfNeeded: b >> shift))
      return max(a, b) - min(a, b)
    }
    return max(level(0), level(8), level(16))
  }

  /// The number of pixels that count.
  public var counted: Int { histogram.reduce(0, +) }

  /// The mean difference of the pixels that count; 0 if none do.
  public var mean: Double {
    let sum = histogram.enumerated().reduce(0) { $0 + $1.offset * $1.element }
    return Double(sum) / Double(max(counted, 1))
  }

  /// The largest difference of a pixel that counts; 0 if none do.
  public var maximum: Int { histogram.lastIndex { $0 > 0 } ?? 0 }

  /// The number of pixels whose difference exceeds a level.
  public func count(above level: Int) -> Int {
    histogram.dropFirst(min(max(level, -1), 255) + 1).reduce(0, +)
  }

  /// The number of pixels whose difference exceeds the ``tolerance``.
  public var different: Int { count(above: tolerance) }

  /// The fraction of the pixels that count that are different; 0 if none count.
  public var share: Double { Double(different) / Double(max(counted, 1)) }

  /// The first position of the largest difference, row by row, in pixels.
  public var worst: (x: Int, y: Int) {
    let index = levels.firstIndex(of: UInt8(maximum)) ?? 0
    return (index % max(width, 1), index / max(width, 1))
  }
}

extension PixelRect {
  /// The indices of every row in a picture of a width that contains the rectangle.
  func rows(ofWidth width: Int) -> some Sequence<Range<Int>> {
    stride(from: minY, to: maxY, by: 1).lazy.map { y in (y * width + minX)..<(y * width + maxX) }
  }
}
