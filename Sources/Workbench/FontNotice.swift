import Canvas

package enum FontNotice {
  package static let noFonts =
    "no font is installed that can be read, so no text is shown; install one, such as the package fonts-inter"

  /// Loads the fonts; returns `nil` if all is well.
  static func sentence(for text: TextEngine) -> String? {
    if !text.hasFonts { return noFonts }
    if !text.isFallback { return nil }
    return
      "the font Inter is not installed, or cannot be read, so text is set in \(text.familyName)"
  }
}
