import Canvas
import Controls
import Measuring
import Support

/// A picture, film or design that the control on a stage is compared with.
/// spec: docs/spec/measuring.md#references
@MainActor
package enum Reference {
  case picture(ReferencePicture)
  case film(ReferenceFilm)
  case design(StageMirror)

  var name: String { mirror?.title ?? picture?.name ?? "" }

  /// The picture, or the shown frame of the film; `nil` for a design.
  var picture: ReferencePicture? {
    switch self {
    case .picture(let picture): picture
    case .film(let film): film.picture
    case .design: nil
    }
  }

  var film: ReferenceFilm? {
    if case .film(let film) = self { film } else { nil }
  }

  var mirror: StageMirror? {
    if case .design(let mirror) = self { mirror } else { nil }
  }

  /// The pixels that a control is compared on.
  func canvas(for control: Control) -> ReferenceCanvas {
    if let picture { return picture.canvas }
    let (one, other) = (control.frame.size, mirror?.control.frame.size ?? .zero)
    return ReferenceCanvas(around: Size(max(one.width, other.width), max(one.height, other.height)))
  }

  /// Reads a PNG file or a film. spec: docs/spec/measuring.md#films
  ///
  /// Throws a ``Failure`` if the file is broken.
  ///
  /// - Parameters:
  ///   - scale: In pixels per point; `nil` is that of the name, such as `switch@2x.png`, else 1.
  ///   - rate: Of a film, in frames per second, as in `Films.open(_:rate:from:)`.
  package init(path: String, scale: Double? = nil, rate: Double? = nil) throws {
    if try Self.isFilm(path) {
      self = .film(try ReferenceFilm(FilmReader(path, rate: rate), scale: scale))
    } else if Input.isStream(path) {
      self = .picture(try Self.picture(from: ByteReader(path), path: path, scale: scale))
    } else {
      self = .picture(try ReferencePicture(path: path, scale: scale))
    }
  }

  /// Whether a path is that of a film, or of a file that is no picture; a stream is none.
  static func isFilm(_ path: String) throws -> Bool {
    if Folder.exists(at: path) { return true }
    if Input.isStream(path) { return false }
    let reader = try ByteReader(path)
    let first = try reader.peek()
    if first == PNGChunk.signature.first { return try Films.isAnimatedPNG(reader) }
    return !path.lowercased().hasSuffix(".png") || first == UInt8(ascii: "Y")
  }

  /// A picture from a stream, in which a film would be gone after it is shown once.
  private static func picture(
    from reader: ByteReader, path: String, scale: Double?
  ) throws -> ReferencePicture {
    func check(_ isFilm: Bool) throws {
      if isFilm {
        throw Failure(
          .badInput,
          "cannot show \(reader.name): a film on the stage is read again and again; write it to a "
            + "file and give its name")
      }
    }
    try check(reader.peek() == UInt8(ascii: "Y"))
    let bytes = try Input.bytes(of: reader)
    try check(PNGChunk.all(in: bytes).contains { $0.kind == "acTL" })
    return try ReferencePicture(bytes, path: path, scale: scale)
  }
}

/// The way in which a reference is shown. spec: docs/spec/measuring.md#references
package enum ReferenceMode: String, CaseIterable, Sendable {
  case overlay, divider, difference, beside

  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

/// The place of a control on a stage, and of the reference that is compared with it.
struct ReferencePlace: Hashable {
  /// The top left corner of the control, in points of the stage.
  var control: Point
  var controlSize: Size
  var magnification: Double
  /// The part of the stage for the reference, and the distance from the control to the reference.
  var room: Rect
  var distance = Point.zero
}
