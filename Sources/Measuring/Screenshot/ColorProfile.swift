/// The color space of a picture: a curve per channel and the primaries, as in ICC profiles that
/// have a matrix. spec: docs/spec/recordings.md#a-whole-screenshot
package struct ColorProfile: Hashable, Sendable {
  package let name: String

  /// The linear components of the 256 levels of red, green and blue, 0...1.
  private let curves: [[Float]]

  /// The linear sRGB components of full red, full green and full blue.
  private let primaries: [SIMD3<Float>]

  /// `curves` are the linear components for levels of red, green and blue, both from 0 to 1.
  init(name: String, curves: [(Double) -> Double], primaries: [SIMD3<Double>]) {
    self.name = name
    self.curves = curves.map { curve in
      (0..<256).map { level in
        let linear = curve(Double(level) / 255)
        return linear.isFinite ? Float(min(max(linear, 0), 1)) : 0
      }
    }
    self.primaries = primaries.map { SIMD3<Float>($0) }
  }

  /// Whether the colors are those of sRGB, so that levels stay as they are.
  package var isSRGB: Bool {
    let hasPrimaries = primaries.indices.allSatisfy { index in
      var own = SIMD3<Float>()
      own[index] = 1
      let error = primaries[index] - own
      return max(abs(error.x), abs(error.y), abs(error.z)) < Self.primaryTolerance
    }
    return hasPrimaries
      && curves.allSatisfy { curve in
        curve.enumerated().allSatisfy { level, linear in Self.level(ofLinear: linear) == level }
      }
  }

  /// More than the rounding of a profile's numbers, less than a level. chosen
  private static let primaryTolerance: Float = 0.002

  /// The colors as 0xAARRGGBB in sRGB, not premultiplied; alpha stays as it is.
  package func converted(_ colors: [UInt32]) -> [UInt32] {
    var (last, result): (UInt32, UInt32) = (0, converted(0))
    return colors.map { color in
      if color & 0xFF_FFFF != last {
        last = color & 0xFF_FFFF
        result = converted(last)
      }
      return color & 0xFF00_0000 | result
    }
  }

  private func converted(_ color: UInt32) -> UInt32 {
    let red = curves[0][Int(color >> 16 & 0xFF)]
    let green = curves[1][Int(color >> 8 & 0xFF)]
    let blue = curves[2][Int(color & 0xFF)]
    let linear = primaries[0] * red + primaries[1] * green + primaries[2] * blue
    return UInt32(Self.level(ofLinear: linear.x)) << 16
      | UInt32(Self.level(ofLinear: linear.y)) << 8 | UInt32(Self.level(ofLinear: linear.z))
  }

  /// The level of a linear component of sRGB; colors outside of sRGB get the nearest level.
  private static func level(ofLinear linear: Float) -> UInt8 {
    levels[Int((min(max(linear, 0), 1) * Float(steps)).rounded())]
  }

  /// Steps of the linear components: at least 5 per level. chosen
  private static let steps = 1 << 14

  private static let levels: [UInt8] = (0...steps).map { step in
    let linear = Double(step) / Double(steps)
    let level = linear <= 0.0031308 ? linear * 12.92 : 1.055 * power(linear, 1 / 2.4) - 0.055
    return UInt8((level * 255).rounded())
  }

  /// The curve of sRGB (IEC 61966-2-1).
  static func linear(ofLevel level: Double) -> Double {
    level <= 0.04045 ? level / 12.92 : power((level + 0.055) / 1.055, 2.4)
  }
}
