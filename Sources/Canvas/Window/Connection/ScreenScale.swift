/// How many pixels a point has, from what the desktop says about its dots an inch.
///
/// A settings manager that says anything of use wins over the resources, as in GTK: what it says
/// follows the user, while the resources are what somebody put there when the session began.
enum ScreenScale {
  /// Dots an inch at which a point is a pixel.
  private static let baseDPI = 96.0
  private static let range = 1.0...4.0
  private static let step = 0.25
  /// Dots an inch that somebody may mean; what lies outside is a mistake, and no wish. chosen
  private static let plausibleDPI = 32.0...768.0

  /// The scale that an X resource text such as `Xft.dpi: 192` asks for; nil if it asks for none.
  static func scale(resources: String) -> Double? {
    var scale: Double?
    for line in resources.split(whereSeparator: \.isNewline) {
      guard let colon = line.firstIndex(of: ":"),
        trimmed(line[..<colon]) == "Xft.dpi",
        let dpi = Double(trimmed(line[line.index(after: colon)...]))
      else { continue }
      // The last one counts, also where it means nothing.
      scale = self.scale(dpi: dpi)
    }
    return scale
  }

  /// The scale that a settings manager asks for; nil if it asks for none.
  ///
  /// - Parameters:
  ///   - dpi: `Xft/DPI`, in 1024ths of a dot an inch; -1 stands for none.
  ///   - factor: `Gdk/WindowScalingFactor`. Managers multiply the other by it; one that does not
  ///     means it all the same, so the larger of the two counts.
  static func scale(dpi: Int?, factor: Int?) -> Double? {
    let dotted = dpi.flatMap { scale(dpi: Double($0) / 1024) }
    // A factor of 1 is what a manager says that has no other to offer.
    let whole = factor.flatMap { (1...8).contains($0) ? rounded(Double($0)) : nil }
    guard let dotted, let whole else { return dotted ?? whole }
    return max(dotted, whole)
  }

  private static func scale(dpi: Double) -> Double? {
    plausibleDPI.contains(dpi) ? rounded(dpi / baseDPI) : nil
  }

  /// The nearest scale that a window can have: 1 to 4 in quarters.
  static func rounded(_ scale: Double) -> Double {
    guard scale.isFinite else { return 1 }
    let stepped = (scale / step).rounded() * step
    return min(max(stepped, range.lowerBound), range.upperBound)
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
