internal import CPango

/// The families of a font, in order and with commas between them, and its weight.
struct FontRequest: Hashable {
  var families: String
  var weight: Font.Weight
}

/// The font file that Fontconfig matches for a request, as a configuration of this file alone.
enum MatchedFont {
  /// Creates the configuration, which the caller owns.
  ///
  /// The configuration has no rules. Returns `nil` if a font would be found or rendered in another
  /// way than with `system`, because a rule changes fonts, or because the file is not in a folder
  /// of fonts.
  static func configuration(
    for request: FontRequest, in system: OpaquePointer?
  ) -> OpaquePointer? {
    let pattern = pattern(for: request, in: system)
    defer { FcPatternDestroy(pattern) }
    guard let match = match(pattern, in: system) else { return nil }
    defer { FcPatternDestroy(match) }
    guard let file = file(of: match), let matched = FcConfigCreate() else { return nil }
    if FcConfigParseAndLoadFromMemory(matched, description(of: file, in: system), FcBool(0)) != 0,
      FcConfigBuildFonts(matched) != 0, let found = Self.match(pattern, in: matched)
    {
      defer { FcPatternDestroy(found) }
      if FcPatternEqual(found, match) != 0 { return matched }
    }
    FcConfigDestroy(matched)
    return nil
  }

  private static func pattern(
    for request: FontRequest, in system: OpaquePointer?
  ) -> OpaquePointer? {
    let pattern = FcPatternCreate()
    for family in request.families.split(separator: ",") {
      FcPatternAddString(pattern, FC_FAMILY, String(family))
    }
    FcPatternAddInteger(pattern, FC_WEIGHT, FcWeightFromOpenType(Int32(request.weight.rawValue)))
    FcConfigSubstitute(system, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    return pattern
  }

  private static func match(
    _ pattern: OpaquePointer?, in configuration: OpaquePointer?
  ) -> OpaquePointer? {
    var result = FcResultMatch
    return FcFontMatch(configuration, pattern, &result)
  }

  private static func file(of match: OpaquePointer) -> String? {
    var name: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(match, FC_FILE, 0, &name) == FcResultMatch else { return nil }
    return name.map { String(cString: $0) }
  }

  /// The configuration in XML: the folder of the file, of which only the file is accepted, and the
  /// caches of the system, so that the folder is not read again.
  private static func description(of file: String, in system: OpaquePointer?) -> String {
    var caches = ""
    let list = FcConfigGetCacheDirs(system)
    while let name = FcStrListNext(list) {
      caches += "<cachedir>\(SVGText.escaped(String(cString: name)))</cachedir>"
    }
    FcStrListDone(list)
    let folder = file[..<(file.lastIndex(of: "/") ?? file.startIndex)]
    return """
      <fontconfig>\(caches)<dir>\(SVGText.escaped(String(folder)))</dir><selectfont>
      <rejectfont><glob>*</glob></rejectfont>
      <acceptfont><glob>\(SVGText.escaped(file))</glob></acceptfont></selectfont></fontconfig>
      """
  }
}
