import Canvas

/// What a user should know about the fonts that text is set in.
enum FontNotice {
  static let noFonts =
    "no font is installed that can be read, so no text is shown; install one, such as the package fonts-inter"

  /// Nil if all is well; asking for it loads the fonts.
  static func sentence(for text: TextEngine) -> String? {
    if !text.hasFonts { return noFonts }
    if !text.isFallback { return nil }
    return
      "the font Inter is not installed, or cannot be read, so text is set in \(text.familyName)"
  }
}
