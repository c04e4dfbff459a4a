import Canvas
import Glibc

/// Contrast ratios by WCAG 2. Opacity is ignored.
extension Color {
  /// Black or white, whichever has more contrast with the color.
  /// spec: docs/spec/rendering.md#6/tint-of-the-selection
  var legibleInk: Color {
    // Both contrasts are equal where the luminance is the square root of 1.05 x 0.05, less 0.05.
    relativeLuminance > 0.1791 ? .black : .white
  }

  /// The contrast ratio, from 1 for equal luminance to 21 for black and white.
  package func contrast(with other: Color) -> Double {
    let (one, another) = (relativeLuminance, other.relativeLuminance)
    return (max(one, another) + 0.05) / (min(one, another) + 0.05)
  }

  /// The color, mixed with `ink` until its contrast ratio with `page` is at least `least`; `ink` if
  /// no mix has enough contrast.
  func standingOut(from page: Color, atLeast least: Double, toward ink: Color) -> Color {
    let steps = 32
    for step in 0..<steps {
      let mixed = mixed(with: ink, by: Double(step) / Double(steps))
      if mixed.contrast(with: page) >= least { return mixed }
    }
    return ink
  }

  private var relativeLuminance: Double {
    func linear(_ component: Double) -> Double {
      component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  var isUsable: Bool { [red, green, blue, alpha].allSatisfy { (0...1).contains($0) } }
}
