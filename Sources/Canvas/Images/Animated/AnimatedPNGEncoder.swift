/// Makes an animated PNG of frames, piece by piece: APNG 1.0, which browsers and viewers play and
/// other programs show the first frame of.
///
/// Of each frame only the rectangle is stored in which it differs from the one before, and frames that
/// do not differ are one that is shown for longer. Nothing is quantised. What is held is two frames,
/// however many there are. A single frame makes a plain PNG.
///
/// How many frames there are stands ahead of them. Where that is not known at the beginning, it says 0
/// there, and ``animationControl`` has to be put in place once all are there.
package struct AnimatedPNGEncoder {
  /// The frames that are stored so far.
  package private(set) var frameCount = 0

  private let rate: Double
  private let knownCount: Int?

  /// What is shown now, and where the next frame is put together.
  private var shown: Bitmap
  private var next: Bitmap

  private var pending: Frame?
  private var sequence: UInt32 = 0
  private var header: [UInt8] = []

  /// A frame that is not written yet, as it may be shown for longer.
  private struct Frame {
    var area: PixelRect
    var png: [UInt8]
    /// How many frames of the rate it stands for.
    var duration = 1
  }

  /// - Parameters:
  ///   - width: px.
  ///   - height: px.
  ///   - rate: frames a second.
  ///   - frameCount: how many frames will be stored; nil if nobody knows.
  package init(width: Int, height: Int, rate: Double, frameCount: Int? = nil) throws {
    shown = try Bitmap(width: width, height: height)
    next = try Bitmap(width: width, height: height)
    self.rate = rate
    knownCount = frameCount
  }

  /// Takes a frame: a picture whose top left corner is the movie's; what it does not reach is black.
  ///
  /// - Returns: what is to be written by now.
  package mutating func add(_ picture: Bitmap) throws -> [UInt8] {
    next.take(picture)
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

  /// Ends the movie.
  ///
  /// - Returns: what is left to be written.
  package mutating func finish() -> [UInt8] {
    // Nothing was written, so that it may still become a picture.
    if let pending, frameCount == 1 { return pending.png }
    return flush() + PNGChunk(kind: "IEND", content: []).bytes
  }

  /// The bytes that say how many frames there are, and where they stand in the file; nil if they are
  /// right, or if there is no such thing.
  package var animationControl: (place: Int, bytes: [UInt8])? {
    if frameCount < 2 || frameCount == knownCount { return nil }
    return (header.count, control(count: frameCount).bytes)
  }

  /// Loops for ever.
  private func control(count: Int) -> PNGChunk {
    PNGChunk(kind: "acTL", content: PNGChunk.bytes(UInt32(clamping: count)) + [0, 0, 0, 0])
  }

  /// What says the frame that was waiting.
  private mutating func flush() -> [UInt8] {
    guard let frame = pending else { return [] }
    pending = nil
    let chunks = PNGChunk.all(in: frame.png)
    let data = chunks.filter { $0.kind == "IDAT" }.flatMap(\.content)
    if sequence == 0 {
      header = PNGChunk.signature + chunks.filter { $0.kind == "IHDR" }.flatMap(\.bytes)
      return header + control(count: knownCount ?? 0).bytes + place(of: frame).bytes
        + PNGChunk(kind: "IDAT", content: data).bytes
    }
    let place = place(of: frame)
    return place.bytes + PNGChunk(kind: "fdAT", content: nextNumber() + data).bytes
  }

  /// Where a frame lies and for how long it is shown.
  private mutating func place(of frame: Frame) -> PNGChunk {
    let delay = FrameDelay(frames: frame.duration, rate: rate)
    let area = [frame.area.width, frame.area.height, frame.area.x, frame.area.y]
    var content = nextNumber()
    content += area.flatMap { PNGChunk.bytes(UInt32(clamping: $0)) }
    content += PNGChunk.bytes(delay.numerator) + PNGChunk.bytes(delay.denominator)
    // It stays when the next one comes, and takes the place of what was there.
    return PNGChunk(kind: "fcTL", content: content + [0, 0])
  }

  private mutating func nextNumber() -> [UInt8] {
    defer { sequence += 1 }
    return PNGChunk.bytes(sequence)
  }
}
