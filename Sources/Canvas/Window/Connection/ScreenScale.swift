/// The scale from the desktop's dots per inch.
///
/// A settings manager overrides the X resources, as in GTK, because it follows the user's changes.
enum ScreenScale {
  private static let baseDPI = 96.0
  private static let range = 1.0...4.0
  private static let step = 0.25
  /// The range of meaningful resolutions. chosen
  private static let plausibleDPI = 32.0...768.0

  /// The scale in an X resource string such as `Xft.dpi: 192`; `nil` if there is none.
  static func scale(resources: String) -> Double? {
    let values = resources.split(whereSeparator: \.isNewline).compactMap { line -> Double? in
      let parts = line.split(separator: ":", maxSplits: 1).map {
        $0.split(whereSeparator: \.isWhitespace)
      }
      let isScale = parts.count == 2 && parts[0] == ["Xft.dpi"] && parts[1].count == 1
      return isScale ? Double(parts[1][0]) : nil
    }
    // The last entry counts, even if it is invalid.
    return values.last.flatMap { scale(dpi: $0) }
  }

  /// `dpi` is `Xft/DPI` in 1/1024 dots per inch, -1 for none; `factor` is
  /// `Gdk/WindowScalingFactor`.
  ///
  /// Some managers do not multiply the former by the latter, so the larger one counts.
  static func scale(dpi: Int?, factor: Int?) -> Double? {
    let dotted = dpi.flatMap { scale(dpi: Double($0) / 1024) }
    // A factor of 1 is the default.
    let whole = factor.flatMap { (1...8).contains($0) ? rounded(Double($0)) : nil }
    guard let dotted, let whole else { return dotted ?? whole }
    return max(dotted, whole)
  }

  private static func scale(dpi: Double) -> Double? {
    plausibleDPI.contains(dpi) ? rounded(dpi / baseDPI) : nil
  }

  /// The nearest valid scale: 1...4 in steps of 0.25.
  static func rounded(_ scale: Double) -> Double {
    guard scale.isFinite else { return 1 }
    let stepped = (scale / step).rounded() * step
    return min(max(stepped, range.lowerBound), range.upperBound)
  }
}
