import Canvas

/// A color by hue, saturation and brightness.
public struct HSBColor: Hashable, Sendable {
  /// The hue in degrees, from 0 (red) over green and blue up to 360.
  public var hue: Double
  /// The saturation, 0...1.
  public var saturation: Double
  /// The brightness, 0...1.
  public var brightness: Double

  /// A color from a hue in degrees, and a saturation and a brightness, 0...1.
  ///
  /// Hues wrap around, and infinite hues become 0. Other values are clamped; NaN becomes 0.
  public init(hue: Double, saturation: Double, brightness: Double) {
    let turn = hue.isFinite ? hue.truncatingRemainder(dividingBy: 360) : 0
    self.hue = turn < 0 ? turn + 360 : turn
    self.saturation = saturation.clamped(to: 1)
    self.brightness = brightness.clamped(to: 1)
  }

  /// The hue, saturation and brightness of a color; its alpha is ignored.
  ///
  /// Grays have the hue 0, and black has the saturation 0.
  public init(_ color: Color) {
    let (red, green, blue) = (color.red, color.green, color.blue)
    let most = max(red, green, blue)
    let span = most - min(red, green, blue)
    var hue = 0.0
    if span > 0 {
      if most == red {
        hue = (green - blue) / span
      } else if most == green {
        hue = (blue - red) / span + 2
      } else {
        hue = (red - green) / span + 4
      }
    }
    self.init(hue: hue * 60, saturation: most > 0 ? span / most : 0, brightness: most)
  }

  private static let hues: [(name: String, end: Double)] = [
    ("red", 15), ("orange", 42), ("yellow", 68), ("green", 160), ("cyan", 195), ("blue", 225),
    ("indigo", 260), ("purple", 290), ("pink", 345), ("red", 360),
  ]

  /// A name of the color for assistive technologies: "Light orange".
  package var name: String {
    if brightness < 0.15 { return "Black" }
    if saturation < 0.08 {
      return brightness > 0.95 ? "White" : brightness > 0.65 ? "Light gray" : "Gray"
    }
    let name = Self.hues.first { hue <= $0.end }?.name ?? "red"
    if brightness < 0.5 { return "Dark " + name }
    if saturation < 0.4 { return "Light " + name }
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The opaque RGB color.
  public var color: Color {
    func component(_ offset: Double) -> Double {
      let place = (offset + hue / 60).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    return Color(red: component(5), green: component(3), blue: component(1))
  }
}
