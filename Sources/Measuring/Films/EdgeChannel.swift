/// The levels in which an edge is looked for, 0...255. spec: docs/spec/recordings.md#edge
package enum EdgeChannel: String, CaseIterable, Sendable {
  /// The luminance with the weights of Rec. 709, on the stored levels.
  case luma
  case r, g, b
  /// The difference between the largest and the smallest of the colors.
  case saturation

  /// The channels that are chosen from.
  ///
  /// The saturation of an antialiased edge is no mixture of those beside it, so its edge is beside
  /// that of the colors.
  static let automatic: [EdgeChannel] = [.luma, .r, .g, .b]

  /// The contrast of the luminance below which another channel is chosen, in levels.
  /// spec: docs/spec/recordings.md#edge
  static let leastContrastOfLuma = 24.0

  /// The level of a color 0xRRGGBB in a channel other than luma.
  func level(of color: UInt32) -> Double {
    let (red, green, blue) = (color >> 16 & 0xFF, color >> 8 & 0xFF, color & 0xFF)
    switch self {
    case .r: return Double(red)
    case .g: return Double(green)
    case .b: return Double(blue)
    case .saturation: return Double(max(red, green, blue) - min(red, green, blue))
    case .luma: return Double(LuminanceField.weighted(color)) / 256
    }
  }
}
