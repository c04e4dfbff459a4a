/// An sRGB color with straight alpha, components 0...1.
public struct Color: Hashable, Sendable {
  /// The red component, 0...1.
  public var red: Double
  /// The green component, 0...1.
  public var green: Double
  /// The blue component, 0...1.
  public var blue: Double
  /// The opacity, 0...1.
  public var alpha: Double

  /// Opaque black.
  public static let black = Color(hex: 0x000000)
  /// Opaque white.
  public static let white = Color(hex: 0xFFFFFF)
  /// Fully transparent.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// A color from its components, 0...1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// A color from a hexadecimal number, `0xRRGGBB`.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }

  /// A color from `#RRGGBB` or `RRGGBB`; `nil` if the text is neither.
  public init?(_ text: some StringProtocol) {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.count == 6, digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16)
    else { return nil }
    self.init(hex: value)
  }

  /// The color with its alpha multiplied.
  public func opacity(_ factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// The color with all components clamped to 0...1; NaN becomes 0.
  var paintable: Color {
    Color(
      red: red.clamped(to: 1), green: green.clamped(to: 1), blue: blue.clamped(to: 1),
      alpha: alpha.clamped(to: 1))
  }

  /// The color whose premultiplied components are whole levels.
  ///
  /// Cairo rounds components to 16 bits, and the conversion to 8 bits then rounds down.
  var roundedToPixel: Color {
    let color = paintable
    let alpha = (color.alpha * 255).rounded()
    if alpha == 0 { return .clear }
    func component(_ value: Double) -> Double { (value * color.alpha * 255).rounded() / alpha }
    return Color(
      red: component(color.red), green: component(color.green), blue: component(color.blue),
      alpha: alpha / 255)
  }

  var isOpaqueAsPixel: Bool { paintable.alpha * 255 >= 254.5 }

  /// Interpolates to another color by 0...1; both ends are exact.
  ///
  /// Components are premultiplied, so fading to ``clear`` keeps the hue.
  public func mixed(with other: Color, by amount: Double) -> Color {
    if amount <= 0 { return self }
    if amount >= 1 { return other }
    let alpha = alpha + (other.alpha - alpha) * amount
    if alpha <= 0 { return .clear }
    func component(_ from: Double, _ to: Double) -> Double {
      (from * self.alpha * (1 - amount) + to * other.alpha * amount) / alpha
    }
    return Color(
      red: component(red, other.red), green: component(green, other.green),
      blue: component(blue, other.blue), alpha: alpha)
  }

  /// The color composited over an opaque background.
  public func composited(over page: Color) -> Color {
    Color(
      red: red * alpha + page.red * (1 - alpha), green: green * alpha + page.green * (1 - alpha),
      blue: blue * alpha + page.blue * (1 - alpha))
  }

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
