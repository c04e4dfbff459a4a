extension ColorProfile {
  /// A profile from the code points of a `cICP` chunk (ITU-T H.273).
  ///
  /// Throws a ``ColorProfileError`` for other code points than those of sRGB, Display P3 and
  /// Rec. 2020 with the curve of sRGB, a power, or linear light.
  package init(codePoints codes: [UInt8]) throws {
    let name = "cICP " + codes.map { "\($0)" }.joined(separator: "/")
    func refuse(_ reason: String) -> ColorProfileError {
      ColorProfileError(name: name, reason: reason)
    }
    guard codes.count == 4 else { throw refuse("it is damaged") }
    // RGB, with all 256 levels.
    guard codes[2] == 0, codes[3] == 1 else { throw refuse("it is that of a film") }
    guard let primaries = Self.primaries[codes[0]] else {
      throw refuse("its primaries are unknown")
    }
    let curve: (Double) -> Double
    switch codes[1] {
    case 4: curve = { Self.power($0, 2.2) }
    case 5: curve = { Self.power($0, 2.8) }
    case 8: curve = { $0 }
    case 13: curve = Self.linear(ofLevel:)
    case 16, 18: throw refuse("it is for HDR")
    default: throw refuse("its curve is unknown")
    }
    self.init(
      name: codes[1] == 13 ? primaries.name : name, curves: [curve, curve, curve],
      primaries: primaries.colors)
  }

  /// The linear sRGB components of full red, green and blue, by code point.
  private static let primaries: [UInt8: (name: String, colors: [SIMD3<Double>])] = [
    1: ("sRGB", [SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)]),
    9: (
      "Rec. 2020",
      [
        SIMD3(1.6604910, -0.1245505, -0.0181508), SIMD3(-0.5876411, 1.1328999, -0.1005789),
        SIMD3(-0.0728499, -0.0083494, 1.1187297),
      ]
    ),
    12: (
      "Display P3",
      [
        SIMD3(1.2249402, -0.0420570, -0.0196376), SIMD3(-0.2249402, 1.0420570, -0.0786361),
        SIMD3(0, 0, 1.0982735),
      ]
    ),
  ]
}
