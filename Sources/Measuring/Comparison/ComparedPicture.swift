import Canvas
import Controls
import Support

/// An opaque picture to compare, in sRGB: transparent pixels are laid over white in light, black in
/// dark.
package struct ComparedPicture: Sendable {
  package let name: String
  package let width, height: Int
  let png: [UInt8]
  /// The colors as 0xRRGGBB, row by row.
  let words: [UInt32]
  let profile: PictureProfile

  /// The control in a whole screenshot that the picture is cut out of, if it was searched.
  var found: FoundControl?

  /// The top left corner in the picture that it is cut out of, in pixels.
  package var origin = (x: 0, y: 0)

  package init(png: [UInt8], name: String, theme: Appearance) throws {
    try self.init(png: png, name: name, over: theme.backdrop)
  }

  /// A picture whose transparent pixels are laid over a color, as 0xRRGGBB.
  package init(png: [UInt8], name: String, over backdrop: UInt32) throws {
    profile = PictureProfile(ofPNG: png)
    let bitmap: Bitmap
    do {
      bitmap = try profile.sRGB(Bitmap(png: png))
    } catch PictureError.cannotDecode(let reason) {
      throw Failure(.badInput, "cannot compare \(Input.name(of: name)): \(reason)")
    }
    self.name = name
    self.png = profile.isConverted ? try bitmap.png() : png
    (width, height) = (bitmap.width, bitmap.height)
    words = bitmap.opaqueWords(over: backdrop)
  }

  /// A picture from opaque colors as 0xRRGGBB, row by row.
  init(_ words: [UInt32], width: Int, name: String, profile: PictureProfile) throws {
    (self.words, self.name, self.profile) = (words, name, profile)
    (self.width, height) = (width, words.count / max(width, 1))
    let bytes = words.withUnsafeBytes { [UInt8]($0) }
    png = try Bitmap(width: width, height: height, bgrx: bytes, bytesPerRow: 4 * width).png()
  }

  /// The sentence about a color profile that is not converted; `nil` without one.
  package var warning: String? {
    profile.problem.map {
      "\(name) has the color profile \(profile.name ?? "without a name"), which is not converted "
        + "to sRGB, because \($0); its levels are compared as they are stored"
    }
  }

  package init(path: String, theme: Appearance, from source: Input.Source = .any) throws {
    try self.init(png: Input.bytes(of: path, from: source), name: path, theme: theme)
  }

  /// Reads two files at once.
  package static func pair(
    _ reference: String, _ picture: String, theme: Appearance, from source: Input.Source = .any
  ) throws -> (reference: ComparedPicture, picture: ComparedPicture) {
    let read = Parallel.map(2) { index in
      Result {
        try ComparedPicture(path: index == 0 ? reference : picture, theme: theme, from: source)
      }
    }
    return (try read[0].get(), try read[1].get())
  }

  /// The pixels per point in a name such as `switch@2x.png`, `switch@2x.mp4` or, of a folder,
  /// `switch@2x`; `nil` if it has none.
  package static func scale(ofName name: String) -> Double? {
    let last = name.lowercased().split(separator: "/").last ?? ""
    let ending = ([".png", ".y4m"] + VideoFilm.endings).first(where: last.hasSuffix) ?? ""
    let end = last.dropLast(ending.count).suffix("@2x".count)
    guard end.first == "@", end.last == "x",
      let digit = end.dropFirst().first?.wholeNumberValue, digit > 0
    else { return nil }
    return Double(digit)
  }
}

extension Appearance {
  /// The color under transparent pixels, as 0xRRGGBB: white in light, black in dark.
  package var backdrop: UInt32 { self == .light ? 0xFF_FFFF : 0 }
}
