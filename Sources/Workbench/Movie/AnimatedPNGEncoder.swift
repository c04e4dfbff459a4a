import Canvas
import Support

/// An encoder of animated PNG (APNG 1.0), which keeps the changed rectangle of each frame, as the
/// number of frames precedes them.
struct AnimatedPNGEncoder {
  private let rate: Double

  /// The last frame, and the buffer for the next one.
  private var shown: Bitmap
  private var next: Bitmap

  private var frames: [Frame] = []

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

  /// Adds a frame, cropped or padded with black; one without a change extends the last one.
  mutating func add(_ picture: Bitmap) throws {
    next.copy(picture)
    let area =
      frames.isEmpty
      ? PixelRect(x: 0, y: 0, width: next.width, height: next.height)
      : next.changedArea(since: shown)
    if area.isEmpty {
      frames[frames.count - 1].duration += 1
    } else {
      frames.append(Frame(area: area, png: try next.part(area).png()))
      swap(&shown, &next)
    }
  }

  /// The bytes of the file; a single frame makes a plain PNG.
  var file: [UInt8] {
    guard frames.count > 1 else { return frames.first?.png ?? [] }
    var file = PNGChunk.signature
    var sequence: UInt32 = 0
    for (index, frame) in frames.enumerated() {
      let chunks = PNGChunk.all(in: frame.png)
      if index == 0 {
        let count = PNGChunk.bytes(UInt32(clamping: frames.count)) + [0, 0, 0, 0]
        file += chunks.filter { $0.kind == "IHDR" }.flatMap(\.bytes)
        file += PNGChunk(kind: "acTL", content: count).bytes
      }
      file += PNGChunk(kind: "fcTL", content: PNGChunk.bytes(sequence) + control(of: frame)).bytes
      let data = chunks.filter { $0.kind == "IDAT" }.flatMap(\.content)
      if index == 0 {
        file += PNGChunk(kind: "IDAT", content: data).bytes
      } else {
        sequence += 1
        file += PNGChunk(kind: "fdAT", content: PNGChunk.bytes(sequence) + data).bytes
      }
      sequence += 1
    }
    return file + PNGChunk(kind: "IEND", content: []).bytes
  }

  private func control(of frame: Frame) -> [UInt8] {
    let delay = FrameDelay(frames: frame.duration, rate: rate)
    let area = [frame.area.width, frame.area.height, frame.area.x, frame.area.y]
    // Do not clear the frame afterwards, and replace what it covers.
    return area.flatMap { PNGChunk.bytes(UInt32(clamping: $0)) } + PNGChunk.bytes(delay.numerator)
      + PNGChunk.bytes(delay.denominator) + [0, 0]
  }
}
