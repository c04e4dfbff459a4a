import Canvas

extension Color {
  /// A color that gives the exact composited color over an opaque background with 8 bits per
  /// component.
  ///
  /// Rounding the alpha alone can be off by one level.
  package func matched(over page: Color) -> Color {
    let steps = (alpha * 255 - 1e-6).rounded(.up)
    if steps <= 0 || steps >= 255 { return self }
    let exact = composited(over: page)
    func component(_ wanted: Double, _ page: Double) -> Double {
      let kept = (page * 255).rounded() * (255 - steps) / 255
      return max(0, (wanted * 255).rounded() - kept.rounded()) / steps
    }
    return Color(
      red: component(exact.red, page.red), green: component(exact.green, page.green),
      blue: component(exact.blue, page.blue), alpha: steps / 255)
  }
}
