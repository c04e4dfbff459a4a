import Canvas

/// A film as animated PNG (APNG 1.0), decoded frame by frame.
final class AnimatedPNGFilm: Film {
  let name: String

  private let reader: ByteReader

  /// The chunks before the first frame, which each frame needs, such as the palette.
  private let header: PNGChunk
  private var shared: [PNGChunk] = []

  private let canvas: Bitmap
  private var time = 0.0
  private var sequence = 0
  private var isAtEnd = false

  /// The control of the next frame, and what the last frame leaves behind.
  private var control: FrameControl?
  private var disposal: (control: FrameControl, before: Bitmap?)?

  /// Bytes of a chunk. chosen
  private static let largestChunk = 64 << 20

  init(_ reader: ByteReader) throws {
    func failure(_ reason: String) -> Failure {
      Failure(.badInput, "cannot read the film \(reader.name): \(reason)")
    }
    (name, self.reader) = (reader.name, reader)
    guard try reader.bytes(8) == PNGChunk.signature else { throw failure("it is not PNG") }
    guard let header = try Self.chunk(from: reader), header.kind == "IHDR",
      header.content.count == 13
    else { throw failure("its header is broken") }
    self.header = header
    let (width, height) = (
      PNGChunk.number(in: header.content, at: 0), PNGChunk.number(in: header.content, at: 4)
    )
    guard width > 0, height > 0, width * height <= Image.maximumPixels,
      let canvas = try? Bitmap(width: width, height: height, format: .transparent)
    else { throw failure("\(width) x \(height) px is no size for a film") }
    self.canvas = canvas
  }

  /// The next chunk; `nil` at the end, and if it is broken.
  private static func chunk(from reader: ByteReader) throws -> PNGChunk? {
    let start = try reader.bytes(8)
    guard start.count == 8 else { return nil }
    let length = PNGChunk.number(in: start, at: 0)
    guard length <= largestChunk else { return nil }
    let content = try reader.bytes(length)
    let sum = try reader.bytes(4)
    let chunk = PNGChunk(kind: String(decoding: start[4...], as: UTF8.self), content: content)
    guard content.count == length, sum == chunk.bytes.suffix(4) else { return nil }
    return chunk
  }

  func next() throws -> FilmFrame? {
    var data: [UInt8] = []
    while !isAtEnd {
      guard let chunk = try Self.chunk(from: reader) else {
        throw failure("it is damaged or truncated")
      }
      switch chunk.kind {
      case "fcTL":
        let last = control
        control = try frameControl(chunk)
        if let last { return try frame(last, data) }
      case "IDAT":
        // Without a control before it, the picture is not a part of the film.
        if control != nil { data += chunk.content }
      case "fdAT":
        try countSequence(chunk)
        data += chunk.content.dropFirst(4)
      case "IEND":
        isAtEnd = true
        return try control.map { try frame($0, data) }
      case "PLTE", "tRNS": shared.append(chunk)
      default: break
      }
    }
    return nil
  }

  private func countSequence(_ chunk: PNGChunk) throws {
    guard chunk.content.count >= 4, PNGChunk.number(in: chunk.content, at: 0) == sequence else {
      throw failure("its frames are not in order")
    }
    sequence += 1
  }

  private func frameControl(_ chunk: PNGChunk) throws -> FrameControl {
    try countSequence(chunk)
    guard let control = FrameControl(chunk.content), control.area.minX >= 0,
      control.area.maxX <= canvas.width, control.area.maxY <= canvas.height
    else { throw failure("a frame leaves the picture") }
    return control
  }

  private func frame(_ control: FrameControl, _ data: [UInt8]) throws -> FilmFrame {
    if let disposal { canvas.dispose(disposal.control, before: disposal.before) }
    disposal = (control, control.disposal == .previous ? try canvas.copy() : nil)
    canvas.blend(try picture(control, data), control)
    defer { time += control.duration }
    return FilmFrame(.colors(canvas), time: time, duration: control.duration)
  }

  /// Decodes the data of a frame as a picture of its own.
  private func picture(_ control: FrameControl, _ data: [UInt8]) throws -> Bitmap {
    let size =
      PNGChunk.bytes(UInt32(control.area.width)) + PNGChunk.bytes(UInt32(control.area.height))
    let chunks =
      [PNGChunk(kind: "IHDR", content: size + header.content.dropFirst(8))] + shared
      + [PNGChunk(kind: "IDAT", content: data), PNGChunk(kind: "IEND", content: [])]
    do {
      return try Bitmap(png: PNGChunk.signature + chunks.flatMap(\.bytes))
    } catch BitmapError.cannotDecode(let reason) {
      throw failure("frame at \(time.significantText()) s: \(reason)")
    }
  }
}

/// The content of a chunk `fcTL`: place, duration and operations of a frame.
struct FrameControl {
  enum Disposal: UInt8 { case none, background, previous }
  enum Blending: UInt8 { case source, over }

  var area: PixelRect
  /// In seconds.
  var duration: Double
  var disposal: Disposal
  var blending: Blending

  /// `nil` if the content is invalid.
  init?(_ content: [UInt8]) {
    guard content.count == 26, let disposal = Disposal(rawValue: content[24]),
      let blending = Blending(rawValue: content[25])
    else { return nil }
    func number(_ place: Int) -> Int { PNGChunk.number(in: content, at: place) }
    area = PixelRect(x: number(12), y: number(16), width: number(4), height: number(8))
    if area.isEmpty { return nil }
    let (numerator, denominator) = (number(20) >> 16, number(20) & 0xFFFF)
    // A denominator of 0 means hundredths.
    duration = Double(numerator) / Double(denominator == 0 ? 100 : denominator)
    (self.disposal, self.blending) = (disposal, blending)
  }
}
