import Canvas

/// An incremental encoder of animated PNG (APNG 1.0).
///
/// It stores only the changed rectangle of each frame, and extends the last frame's duration when
/// nothing changes. A single frame makes a plain PNG. The number of frames precedes them; 0 is
/// written at first, and ``animationControl`` replaces it at the end.
struct AnimatedPNGEncoder {
  private var frameCount = 0
  private let rate: Double

  /// The last frame, and the buffer for the next one.
  private var shown: Bitmap
  private var next: Bitmap

  private var pending: Frame?
  private var sequence: UInt32 = 0
  private var header: [UInt8] = []

  private struct Frame {
    var area: PixelRect
    var png: [UInt8]
    /// In frames of the rate.
    var duration = 1
  }

  /// `rate` is in frames per second.
  init(width: Int, height: Int, rate: Double) throws {
    shown = try Bitmap(width: width, height: height)
    next = try Bitmap(width: width, height: height)
    self.rate = rate
  }

  /// Adds a frame, cropped or padded with black, and returns the bytes to write now.
  mutating func add(_ picture: Bitmap) throws -> [UInt8] {
    next.copy(picture)
    let area: PixelRect
    if pending == nil {
      area = PixelRect(x: 0, y: 0, width: next.width, height: next.height)
    } else {
      area = next.changedArea(since: shown)
      if area.isEmpty {
        pending?.duration += 1
        return []
      }
    }
    let bytes = flush()
    pending = Frame(area: area, png: try next.part(area).png())
    frameCount += 1
    swap(&shown, &next)
    return bytes
  }

  mutating func finish() -> [UInt8] {
    // Nothing is written yet, so it can become a plain PNG.
    if let pending, frameCount == 1 { return pending.png }
    return flush() + PNGChunk(kind: "IEND", content: []).bytes
  }

  /// The chunk with the number of frames, and its place in the file; `nil` for a plain PNG.
  var animationControl: (place: Int, bytes: [UInt8])? {
    frameCount < 2 ? nil : (header.count, control(count: frameCount).bytes)
  }

  private func control(count: Int) -> PNGChunk {
    PNGChunk(kind: "acTL", content: PNGChunk.bytes(UInt32(clamping: count)) + [0, 0, 0, 0])
  }

  private mutating func flush() -> [UInt8] {
    guard let frame = pending else { return [] }
    pending = nil
    let chunks = PNGChunk.all(in: frame.png)
    let data = chunks.filter { $0.kind == "IDAT" }.flatMap(\.content)
    if sequence == 0 {
      header = PNGChunk.signature + chunks.filter { $0.kind == "IHDR" }.flatMap(\.bytes)
      return header + control(count: 0).bytes + place(of: frame).bytes
        + PNGChunk(kind: "IDAT", content: data).bytes
    }
    let place = place(of: frame)
    return place.bytes + PNGChunk(kind: "fdAT", content: nextNumber() + data).bytes
  }

  private mutating func place(of frame: Frame) -> PNGChunk {
    let delay = FrameDelay(frames: frame.duration, rate: rate)
    let area = [frame.area.width, frame.area.height, frame.area.x, frame.area.y]
    var content = nextNumber()
    content += area.flatMap { PNGChunk.bytes(UInt32(clamping: $0)) }
    content += PNGChunk.bytes(delay.numerator) + PNGChunk.bytes(delay.denominator)
    // Do not clear the frame afterwards, and replace what it covers.
    return PNGChunk(kind: "fcTL", content: content + [0, 0])
  }

  private mutating func nextNumber() -> [UInt8] {
    defer { sequence += 1 }
    return PNGChunk.bytes(sequence)
  }
}
