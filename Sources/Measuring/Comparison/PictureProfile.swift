import Canvas
import Support

/// The color space that a PNG file declares. spec: docs/spec/recordings.md#a-whole-screenshot
package struct PictureProfile: Hashable, Sendable {
  /// `nil` for a file that declares none.
  package var name: String?

  /// The reason for which the colors are not converted to sRGB; `nil` if they are.
  package var problem: String?

  private var conversion: ColorProfile?

  /// The most bytes of an ICC profile; those of screens have 500, and those with tables 1 MB.
  /// chosen
  private static let longest = 4 << 20

  /// Reads the declaration that counts: `cICP`, else `iCCP`, else `sRGB` (PNG, 4.3).
  ///
  /// `gAMA` and `cHRM` are ignored, because screenshots have them without being meant so.
  package init(ofPNG file: [UInt8]) {
    let kinds = ["cICP", "iCCP", "sRGB"]
    let chunks = PNGChunk.all(in: file)
    guard let kind = kinds.first(where: { kind in chunks.contains { $0.kind == kind } }),
      let content = chunks.first(where: { $0.kind == kind })?.content
    else { return }
    do {
      switch kind {
      case "cICP": show(try ColorProfile(codePoints: content))
      case "iCCP": show(try Self.profile(in: content))
      default: name = "sRGB"
      }
    } catch let error as ColorProfileError {
      (name, problem) = (error.name, error.reason)
    } catch {
      problem = "\(error)"
    }
  }

  private mutating func show(_ profile: ColorProfile) {
    name = profile.name
    conversion = profile.isSRGB ? nil : profile
  }

  /// The profile of an `iCCP` chunk: a name, the compression method 0, and compressed bytes.
  private static func profile(in content: [UInt8]) throws -> ColorProfile {
    let name = String(decoding: content.prefix { $0 != 0 }.prefix(79), as: UTF8.self)
    let data = content.drop { $0 != 0 }.dropFirst(2)
    guard let bytes = [UInt8].inflated(data, limit: longest) else {
      throw ColorProfileError(name: name, reason: "it is damaged")
    }
    return try ColorProfile(icc: bytes, name: name)
  }

  /// The bitmap in sRGB; the same one if its colors are, or if they cannot be converted.
  package func sRGB(_ bitmap: Bitmap) throws -> Bitmap {
    try conversion.map(bitmap.converted) ?? bitmap
  }

  /// Whether the colors change.
  var isConverted: Bool { conversion != nil }
}
