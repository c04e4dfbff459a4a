internal import CPango

/// The families of a font, in order and with commas between them, and its weight.
struct FontRequest: Hashable {
  var families: String
  var weight: Font.Weight
}

/// Matches fonts of the system as Fontconfig does, but compares a request with each of them only
/// once for all weights.
final class FontMatcher {
  /// The configuration of the system.
  let system: OpaquePointer?

  /// The fonts that can be matched, by the families of requests.
  private var candidates: [String: FontSet] = [:]

  init(system: OpaquePointer?) { self.system = FcConfigReference(system) }

  deinit { FcConfigDestroy(system) }

  /// Creates a configuration of the one file that is matched for a request, which has no rules and
  /// the caller owns, and returns it with the family of the font.
  ///
  /// Returns `nil` if a font would be found or rendered in another way than with that of the
  /// system, because a rule changes fonts, or because the file is not in a folder of fonts.
  func configuration(
    for request: FontRequest
  ) -> (configuration: OpaquePointer, family: String)? {
    guard let pattern = pattern(for: request) else { return nil }
    defer { FcPatternDestroy(pattern) }
    guard let match = match(pattern, for: request.families) else { return nil }
    defer { FcPatternDestroy(match) }
    guard let file = Self.string(FC_FILE, of: match),
      let family = Self.string(FC_FAMILY, of: match), let matched = FcConfigCreate()
    else { return nil }
    if FcConfigParseAndLoadFromMemory(matched, description(of: file), FcBool(0)) != 0,
      FcConfigBuildFonts(matched) != 0, let found = Self.match(pattern, in: matched)
    {
      defer { FcPatternDestroy(found) }
      if FcPatternEqual(found, match) != 0 { return (matched, family) }
    }
    FcConfigDestroy(matched)
    return nil
  }

  private func pattern(for request: FontRequest) -> OpaquePointer? {
    let pattern = FcPatternCreate()
    for family in request.families.split(separator: ",") {
      FcPatternAddString(pattern, FC_FAMILY, String(family))
    }
    FcPatternAddInteger(pattern, FC_WEIGHT, FcWeightFromOpenType(Int32(request.weight.rawValue)))
    FcConfigSubstitute(system, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    return pattern
  }

  private func match(_ pattern: OpaquePointer, for families: String) -> OpaquePointer? {
    if let match = candidates[families]?.match(pattern, in: system) { return match }
    guard let match = Self.match(pattern, in: system) else { return nil }
    candidates[families] = FontSet(matching: pattern, as: match, in: system)
    return match
  }

  private static func match(
    _ pattern: OpaquePointer, in configuration: OpaquePointer?
  ) -> OpaquePointer? {
    var result = FcResultMatch
    return FcFontMatch(configuration, pattern, &result)
  }

  private static func string(_ property: String, of match: OpaquePointer) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(match, property, 0, &value) == FcResultMatch else { return nil }
    return value.map { String(cString: $0) }
  }

  /// The configuration in XML: the folder of the file, of which only the file is accepted, and the
  /// caches of the system, so that the folder is not read again.
  private func description(of file: String) -> String {
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

/// The fonts that can be matched for a family in any weight.
private final class FontSet {
  private var fonts = FcFontSetCreate()

  /// Finds the fonts with the family of a match, which Fontconfig prefers to other families for
  /// each weight; `nil` if the request does not name that family.
  init?(matching request: OpaquePointer, as match: OpaquePointer, in system: OpaquePointer?) {
    let family = Families(pattern: request).first { Self.isNamed(match, $0) }
    guard let family else { return nil }
    let properties = FcObjectSetCreate()
    defer { FcObjectSetDestroy(properties) }
    for property in Self.propertiesBesidesStyle { FcObjectSetAdd(properties, property) }
    var first: [Style: OpaquePointer] = [:]
    for name in [FcSetSystem, FcSetApplication] {
      guard let all = FcConfigGetFonts(system, name)?.pointee else { continue }
      for case let font? in UnsafeBufferPointer(start: all.fonts, count: Int(all.nfont))
      where Self.isNamed(font, family) {
        // Of fonts that are alike, such as links to a file, Fontconfig takes the first.
        let style = Style(font)
        if let known = first[style], FcPatternEqualSubset(known, font, properties) != 0 { continue }
        first[style] = font
        FcPatternReference(font)
        FcFontSetAdd(fonts, font)
      }
    }
  }

  deinit { FcFontSetDestroy(fonts) }

  /// The font of the set that is matched for a request, which the caller owns.
  func match(_ request: OpaquePointer, in system: OpaquePointer?) -> OpaquePointer? {
    var result = FcResultMatch
    return FcFontSetMatch(system, &fonts, 1, request, &result)
  }

  private static func isNamed(_ font: OpaquePointer, _ family: UnsafePointer<FcChar8>) -> Bool {
    Families(pattern: font).contains { FcStrCmp($0, family) == 0 }
  }

  /// The family names of a font or request, which owns them.
  private struct Families: Sequence, IteratorProtocol {
    let pattern: OpaquePointer
    var index: Int32 = 0

    mutating func next() -> UnsafePointer<FcChar8>? {
      var name: UnsafeMutablePointer<FcChar8>?
      let result = FcPatternGetString(pattern, FC_FAMILY, index, &name)
      index += 1
      return result == FcResultMatch ? UnsafePointer(name) : nil
    }
  }

  private struct Style: Hashable {
    var slant: Int32 = 0
    var weight = 0.0
    var width = 0.0
    var languages: UInt32 = 0

    init(_ font: OpaquePointer) {
      FcPatternGetInteger(font, FC_SLANT, 0, &slant)
      FcPatternGetDouble(font, FC_WEIGHT, 0, &weight)
      FcPatternGetDouble(font, FC_WIDTH, 0, &width)
      // By their hash, because `FcPatternEqualSubset` crashes where they are in a cache.
      var set: OpaquePointer?
      if FcPatternGetLangSet(font, FC_LANG, 0, &set) == FcResultMatch {
        languages = FcLangSetHash(set)
      }
    }
  }

  /// Properties in which fonts of a family and a style can differ.
  private static let propertiesBesidesStyle = [
    FC_COLOR, FC_FONTFORMAT, FC_FONTVERSION, FC_FOUNDRY, FC_PIXEL_SIZE,
  ]
}
