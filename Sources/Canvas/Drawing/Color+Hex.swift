extension Bitmap.Pixel {
  /// A pixel with the nearest components of a color.
  package init(_ color: Color) {
    func level(_ component: Double) -> UInt8 {
      UInt8(Int(rounding: component.clamped(to: 1) * 255))
    }
    self.init(
      red: level(color.red), green: level(color.green), blue: level(color.blue),
      alpha: level(color.alpha))
  }
}

extension Color {
  /// The color as `RRGGBB`, without alpha.
  package var hexDigits: String {
    let pixel = Bitmap.Pixel(self)
    return [pixel.red, pixel.green, pixel.blue].map { level in
      (level < 16 ? "0" : "") + String(level, radix: 16, uppercase: true)
    }.joined()
  }

  /// The color as `#RRGGBB`, without alpha.
  public var hexText: String { "#" + hexDigits }
}
