import Canvas

package enum FontNotice {
  package static let noFonts =
    "no readable font is installed, so no text is shown; install one, such as the package fonts-inter"

  /// Loads the fonts; returns `nil` if all is well.
  static func sentence(for text: TextEngine) -> String? {
    if !text.hasFonts { return noFonts }
    if !text.isFallback { return nil }
    return "the font Inter is not installed or not readable, so text is shown in \(text.familyName)"
  }
}
