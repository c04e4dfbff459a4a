import Canvas
import Measuring
import Support

/// References from files: pictures and films. spec: docs/spec/measuring.md#references;
/// docs/spec/measuring.md#films
extension Reference {
  /// Reads a PNG file or a film.
  ///
  /// Throws a ``Failure`` if the file is broken.
  ///
  /// - Parameters:
  ///   - scale: In pixels per point; `nil` is that of the name, such as `switch@2x.png`, else 1.
  ///   - rate: Of a film, in frames per second, as in `Films.open(_:rate:from:)`.
  package init(path: String, scale: Double? = nil, rate: Double? = nil) throws {
    if Folder.exists(at: path) {
      self = .film(try ReferenceFilm(path: path, scale: scale, rate: rate))
      return
    }
    if Input.isStream(path) {
      self = .picture(try Self.picture(from: ByteReader(path), path: path, scale: scale))
      return
    }
    let reader = try ByteReader(path)
    let first = try reader.peek()
    var isPicture = path.lowercased().hasSuffix(".png") && first != UInt8(ascii: "Y")
    if first == PNGChunk.signature.first { isPicture = try !Films.isAnimatedPNG(reader) }
    if isPicture {
      self = .picture(try ReferencePicture(path: path, scale: scale))
    } else {
      self = .film(try ReferenceFilm(path: path, scale: scale, rate: rate))
    }
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
