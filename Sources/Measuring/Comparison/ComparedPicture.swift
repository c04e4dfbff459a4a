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

  package init(png: [UInt8], name: String, theme: Appearance) throws {
    profile = PictureProfile(ofPNG: png)
    let bitmap: Bitmap
    do {
      bitmap = try profile.sRGB(Bitmap(png: png))
    } catch BitmapError.cannotDecode(let reason) {
      throw Failure(.badInput, "cannot compare \(Input.name(of: name)): \(reason)")
    }
    self.name = name
    self.png = profile.isConverted ? try bitmap.png() : png
    (width, height) = (bitmap.width, bitmap.height)
    words = bitmap.opaqueWords(over: theme.backdrop)
  }

  /// The sentence about a color profile that is not converted; `nil` without one.
  package var warning: String? {
    profile.problem.map {
      "\(name) has the color profile \(profile.name ?? "without a name"), which is not converted "
        + "to sRGB, because \($0); its levels are compared as they are stored"
    }
  }

  package init(path: String, theme: Appearance) throws {
    try self.init(png: Input.bytes(of: path), name: path, theme: theme)
  }

  /// Reads two files at once.
  package static func pair(
    _ reference: String, _ picture: String, theme: Appearance
  ) throws -> (reference: ComparedPicture, picture: ComparedPicture) {
    let read = Parallel.map(2) { index in
      Result { try ComparedPicture(path: index == 0 ? reference : picture, theme: theme) }
    }
    return (try read[0].get(), try read[1].get())
  }

  /// The pixels per point in a name such as `switch@2x.png` or, of a folder, `switch@2x`; `nil` if
  /// it has none.
  package static func scale(ofName name: String) -> Double? {
    let last = name.lowercased().split(separator: "/").last ?? ""
    let ending = [".png", ".y4m"].first(where: last.hasSuffix) ?? ""
    let end = last.dropLast(ending.count).suffix("@2x".count)
    guard end.first == "@", end.last == "x",
      let digit = end.dropFirst().first?.wholeNumberValue, digit > 0
    else { return nil }
    return Double(digit)
  }
}

extension Appearance {
  /// The gray level under transparent pixels: white in light, black in dark.
  var backdrop: UInt8 { self == .light ? 255 : 0 }
}
