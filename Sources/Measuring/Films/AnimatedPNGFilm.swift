import Canvas
import Support

/// A film as animated PNG (APNG 1.0), decoded frame by frame.
///
/// Frames build on each other, so an earlier one is decoded from a kept state, or from the start.
final class AnimatedPNGFilm: Film {
  let name: String
  let leavesOutFrames = true

  private let reader: ByteReader

  private let header: PNGChunk

  private let canvas: Bitmap

  /// The state between two frames, apart from the canvas.
  private struct State {
    var place: Int
    var index = 0
    var time = 0.0
    var sequence = 0
    var isAtEnd = false
    /// The chunks before the first frame, which each frame needs, such as the palette.
    var shared: [PNGChunk] = []
    /// The control of the next frame, and what the last frame leaves behind.
    var control: FrameControl?
    var disposal: (area: PixelRect, before: Bitmap?)?
  }

  private var state: State
  private var isValid = true

  /// States to go back to, and the frames between them; the first one is the start.
  private var kept: [(state: State, canvas: Bitmap?)]
  private var distance = Int.max

  /// Bytes of a chunk. chosen
  private static let largestChunk = 64 << 20

  /// Kept states, and bytes of their canvases. chosen
  private static let (mostKept, mostBytes) = (8, 64 << 20)

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
    state = State(place: reader.offset)
    kept = [(state, nil)]
  }

  func scan() throws -> [Double] {
    try reader.seek(to: kept[0].state.place)
    var times = [0.0]
    while true {
      let start = try reader.bytes(8)
      guard start.count == 8 else { throw failure("it is damaged or truncated") }
      let end = reader.offset + PNGChunk.number(in: start, at: 0) + 4
      let kind = String(decoding: start[4...], as: UTF8.self)
      if kind == "IEND" { break }
      if kind == "fcTL" {
        let control = try frameControl(PNGChunk(kind: kind, content: reader.bytes(26)))
        times.append((times.last ?? 0) + control.duration)
        if times.count > Films.mostFrames + 1 { throw failure(Films.excess) }
      }
      try reader.seek(to: end)
    }
    let most = min(Self.mostKept, Self.mostBytes / (canvas.width * canvas.height * 4))
    distance = most == 0 ? Int.max : (times.count + most - 1) / most
    try restore(kept[0])
    return times
  }

  private func restore(_ place: (state: State, canvas: Bitmap?)) throws {
    state = place.state
    let area = PixelRect(x: 0, y: 0, width: canvas.width, height: canvas.height)
    canvas.replace(area, by: place.canvas)
    try reader.seek(to: state.place)
    isValid = true
  }

  func seek(to index: Int) throws {
    if let last = kept.last(where: { $0.state.index <= index }),
      !isValid || !(last.state.index...index).contains(state.index)
    {
      try restore(last)
    }
    while state.index < index, try next() != nil {
      if state.index % distance == 0, state.index > kept.last?.state.index ?? 0 {
        kept.append((state, try canvas.copy()))
      }
    }
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
    isValid = false
    let frame = try decoded()
    (isValid, state.place) = (true, reader.offset)
    return frame
  }

  private func decoded() throws -> FilmFrame? {
    var data: [UInt8] = []
    while !state.isAtEnd {
      guard let chunk = try Self.chunk(from: reader) else {
        throw failure("it is damaged or truncated")
      }
      switch chunk.kind {
      case "fcTL":
        let last = state.control
        try countSequence(chunk)
        state.control = try frameControl(chunk)
        if let last { return try frame(last, data) }
      case "IDAT":
        // Without a control before it, the picture is not a part of the film.
        if state.control != nil { data += chunk.content }
      case "fdAT":
        try countSequence(chunk)
        data += chunk.content.dropFirst(4)
      case "IEND":
        state.isAtEnd = true
        guard let control = state.control else {
          throw failure("it is a still picture, and a film has several frames")
        }
        return try frame(control, data)
      case "PLTE", "tRNS": state.shared.append(chunk)
      default: break
      }
    }
    return nil
  }

  private func countSequence(_ chunk: PNGChunk) throws {
    guard chunk.content.count >= 4, PNGChunk.number(in: chunk.content, at: 0) == state.sequence
    else {
      throw failure("its frames are not in order")
    }
    state.sequence += 1
  }

  private func frameControl(_ chunk: PNGChunk) throws -> FrameControl {
    guard let control = FrameControl(chunk.content), control.area.minX >= 0,
      control.area.maxX <= canvas.width, control.area.maxY <= canvas.height
    else { throw failure("a frame leaves the picture") }
    return control
  }

  private func frame(_ control: FrameControl, _ data: [UInt8]) throws -> FilmFrame {
    if let disposal = state.disposal { canvas.replace(disposal.area, by: disposal.before) }
    state.disposal =
      control.disposal == .none
      ? nil : (control.area, control.disposal == .previous ? try canvas.copy() : nil)
    canvas.paint(
      try picture(control, data), x: control.area.x, y: control.area.y,
      replaces: control.blending == .source)
    defer {
      state.time += control.duration
      state.index += 1
    }
    return FilmFrame(.colors(canvas), time: state.time, duration: control.duration)
  }

  /// Decodes the data of a frame as a picture of its own.
  private func picture(_ control: FrameControl, _ data: [UInt8]) throws -> Bitmap {
    let size =
      PNGChunk.bytes(UInt32(control.area.width)) + PNGChunk.bytes(UInt32(control.area.height))
    let chunks =
      [PNGChunk(kind: "IHDR", content: size + header.content.dropFirst(8))] + state.shared
      + [PNGChunk(kind: "IDAT", content: data), PNGChunk(kind: "IEND", content: [])]
    do {
      return try Bitmap(png: PNGChunk.signature + chunks.flatMap(\.bytes))
    } catch PictureError.cannotDecode(let reason) {
      throw failure("frame at \(state.time.significantText()) s: \(reason)")
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
