import Canvas
import Controls
import Measuring
import Support

/// A picture that a control is compared with, such as a screenshot or a frame of a film.
/// spec: docs/spec/measuring.md#references
package struct ReferencePicture {
  /// The name of the file, without its folder.
  let name: String
  /// The path of a file that is shown as it is; `nil` for a part of it, and for other pictures.
  private(set) var path: String?
  let canvas: ReferenceCanvas
  private let bitmap: Bitmap
  /// Premultiplied colors as 0xAARRGGBB, row by row.
  let pixels: [UInt32]
  /// In pixels per point. chosen: from common screens to the densest ones, twice magnified
  package static let scales = 1.0...10.0

  /// Reads a PNG file; a `scale` of `nil` is that of its name, such as `switch@2x.png`, else 1.
  package init(path: String, scale: Double? = nil) throws {
    try self.init(Input.bytes(of: path), path: path, scale: scale)
    self.path = path
  }

  init(_ bytes: [UInt8], path: String, scale: Double?) throws {
    func failure(_ reason: String) -> Failure {
      Failure(.badInput, "cannot show \(Input.name(of: path)): \(reason)")
    }
    // The control is painted as large, so the limit is that of pictures. It is checked before the
    // pixels are decompressed.
    if let excess = PNGChunk.size(of: bytes).flatMap({
      PictureSize.excess(of: Size(Double($0.width), Double($0.height)), scale: 1)
    }) {
      throw failure(excess)
    }
    do {
      self.init(
        try PictureProfile(ofPNG: bytes).sRGB(Bitmap(png: bytes)), path: path, scale: scale)
    } catch PictureError.cannotDecode(let reason) {
      throw failure(reason)
    }
  }

  init(_ bitmap: Bitmap, path: String, scale: Double?) {
    name = CaptureFiles.name(of: path)
    self.bitmap = bitmap
    canvas = ReferenceCanvas(
      width: bitmap.width, height: bitmap.height,
      scale: scale ?? ComparedPicture.scale(ofName: path) ?? 1)
    let hidden: UInt32 = bitmap.format == .opaque ? 0xFF00_0000 : 0
    pixels = bitmap.words(in: canvas.area).map { $0 | hidden }
  }

  var isOpaque: Bool { bitmap.format == .opaque }

  /// The colors as 0xRRGGBB, laid over a color.
  func words(over background: Color) throws -> [UInt32] {
    if isOpaque { return bitmap.opaqueWords() }
    let image = try Image(bitmap)
    return try Bitmap(image.size) { painter in
      let area = Rect(origin: .zero, size: image.size)
      painter.fillAligned(area, color: background)
      painter.draw(image, in: area)
    }.opaqueWords()
  }

  /// The place of a control in the picture; `nil` for a picture that shows only the control.
  /// spec: docs/spec/recordings.md#a-whole-screenshot
  ///
  /// The place can be one that does not show it.
  @MainActor
  func place(of control: Control, on background: Color) throws -> FoundControl? {
    let named = ComparedPicture.scale(ofName: name).map { [$0] }
    let pictures = try (named ?? FoundControl.searchedScales).map {
      try Self.searched(control, scale: $0, on: background)
    }
    guard let least = pictures.first,
      FoundControl.isWhole(width: canvas.width, height: canvas.height, beside: least.frame)
    else { return nil }
    return ScreenshotSearch(try words(over: background), width: canvas.width).best(of: pictures)
  }

  @MainActor
  private static func searched(
    _ control: Control, scale: Double, on background: Color
  ) throws -> SearchedControl {
    let size = control.frame.size
    let canvas = ReferenceCanvas(around: size, scale: scale)
    let picture = try ControlPicture(canvas)
    _ = picture.show(control, movedBy: PixelOffset(), on: background)
    let origin = canvas.origin(of: size, movedBy: PixelOffset())
    return SearchedControl(
      colors: picture.words, width: canvas.width,
      frame: PixelRect(
        x: Int((origin.x * scale).rounded()), y: Int((origin.y * scale).rounded()),
        width: Int((size.width * scale).rounded(.up)),
        height: Int((size.height * scale).rounded(.up))), scale: scale)
  }

  func cut(around found: FoundControl, on background: Color) throws -> ReferencePicture {
    let part = found.part(ofWidth: canvas.width, height: canvas.height)
    let rows = try words(over: background).part(part, width: canvas.width)
    return ReferencePicture(try Bitmap((rows, part.width)), path: name, scale: found.scale)
  }
}

/// A translation in pixels, to the right and down.
struct PixelOffset: Hashable {
  var x = 0
  var y = 0
}

extension Bitmap {
  /// An opaque bitmap.
  convenience init(_ pixels: FilmPixels) throws {
    let (words, width) = pixels
    try self.init(
      width: width, height: words.count / width, bgrx: words.withUnsafeBytes { [UInt8]($0) },
      bytesPerRow: 4 * width)
  }

  /// The pixels of an area as they are stored, row by row.
  func words(in area: PixelRect) -> [UInt32] {
    withUnsafeBytes { bytes in
      var words: [UInt32] = []
      words.reserveCapacity(area.area)
      for y in area.minY..<area.maxY {
        let start = y * bytesPerRow + area.minX * 4
        words.append(
          contentsOf: bytes[start..<(start + 4 * area.width)].bindMemory(to: UInt32.self))
      }
      return words
    }
  }
}
