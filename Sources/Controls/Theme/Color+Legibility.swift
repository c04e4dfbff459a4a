import Canvas

#if canImport(Glibc)
import Glibc
#endif

/// How well colours can be told from each other, as the guidelines for accessible contrast have it
/// (WCAG 2, contrast ratio). Opacity does not count.
extension Color {
  /// Black or white, whichever can be read better over this colour. spec: rendering 6, tint
  var legibleInk: Color {
    // Both contrasts are equal where the luminance is the square root of 1.05 x 0.05, less 0.05.
    relativeLuminance > 0.1791 ? .black : .white
  }

  /// 1 for the same luminance, 21 between black and white.
  func contrast(with other: Color) -> Double {
    let (one, another) = (relativeLuminance, other.relativeLuminance)
    return (max(one, another) + 0.05) / (min(one, another) + 0.05)
  }

  /// The colour, moved toward another in as few steps as it takes to be told from a page.
  ///
  /// - Parameters:
  ///   - page: what lies behind it.
  ///   - least: the contrast that it has to have.
  ///   - ink: has that contrast, and where it has not, is as good as it gets.
  func standingOut(from page: Color, atLeast least: Double, toward ink: Color) -> Color {
    let steps = 32
    for step in 0..<steps {
      let mixed = mixed(with: ink, by: Double(step) / Double(steps))
      if mixed.contrast(with: page) >= least { return mixed }
    }
    return ink
  }

  /// 0 to 1.
  private var relativeLuminance: Double {
    func linear(_ component: Double) -> Double {
      component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Whether every component is one that a pixel can have.
  var isUsable: Bool {
    [red, green, blue, alpha].allSatisfy { (0...1).contains($0) }
  }
}
