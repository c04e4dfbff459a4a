/// A picture made of shapes and not of pixels, which is written as SVG or as PDF.
///
///     let picture = VectorPicture(Size(51, 31), title: "A switch") { painter in
///       painter.fill(.capsule(Rect(x: 0, y: 0, width: 51, height: 31)), color: green)
///     }
///     let bytes = picture.svg()
///
/// It is what its painter was told, so it can be compared, kept and written more than once.
public struct VectorPicture: Hashable, Sendable {
  /// Pixels a point.
  ///
  /// Hairlines, text and images lie on the pixels of this scale; everything else is
  /// where it is at every scale.
  public let scale: Double

  /// What is read to those who do not see the picture; none if empty.
  public var title: String

  /// Its pixels at that scale.
  let pixels: PixelRect

  let list: DisplayList

  /// A picture of what a body paints.
  ///
  /// - Parameters:
  ///   - size: pt; the picture is rounded up to whole pixels.
  ///   - scale: pixels a point.
  ///   - title: what is read to those who do not see it; none if empty.
  ///   - paint: gets a painter whose origin is the picture's top left corner.
  public init(
    _ size: Size, scale: Double = 1, title: String = "", paint: (any Painter) -> Void
  ) {
    self.scale = scale
    pixels = PixelRect(covering: Rect(origin: .zero, size: size), scale: scale)
    self.title = title
    let recorder = RecordingPainter()
    paint(recorder)
    list = recorder.list
  }

  /// pt; whole pixels at its scale.
  public var size: Size { Rect(pixels, scale: scale).size }

  /// The bytes of an SVG file, the same from run to run; one unit of it is a point.
  ///
  /// Corners are the curves that pixels are made of, to a ten-thousandth of a point; shadows are
  /// Gaussian blurs; text is its outlines, so that it looks the same without the font; images are
  /// embedded at the picture's scale. Glyphs that are pictures themselves are left out.
  ///
  /// - Parameter text: sets text; it is set for the picture's scale.
  public func svg(text: TextEngine = TextEngine()) -> [UInt8] {
    text.scale = scale
    let painter = SVGPainter(size: pixels, scale: scale, text: text)
    list.replay(on: painter, at: .zero, text: text)
    return Array(painter.document(title: title).utf8)
  }

  /// The bytes of a deterministic PDF file with one page of the picture's size.
  ///
  /// Shapes are vectors, and text is text with its font embedded. Shadows are images of 4 px per
  /// point, because PDF has no blurs. The text engine is set to the picture's scale.
  public func pdf(text: TextEngine = TextEngine()) throws(VectorPictureError) -> [UInt8] {
    text.scale = scale
    let document = PDFDocument(size: size, title: title)
    if let context = document.context {
      let painter = PDFPainter(on: context, size: pixels, scale: scale, text: text)
      list.replay(on: painter, at: .zero, text: text)
    }
    return try document.finish()
  }
}
