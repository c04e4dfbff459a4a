import Canvas
import Glibc
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

/// The duration of an animated PNG's frame, as a fraction in seconds.
struct FrameDelay: Hashable {
  var numerator: UInt16
  var denominator: UInt16

  /// The closest fraction to a number of frames at a rate in frames per second, clamped to
  /// 1/65535...65535 seconds.
  init(frames: Int, rate: Double) {
    let limit = Double(UInt16.max)
    let value = min(max((Double(frames) / rate).clamped(to: limit), 1 / limit), limit)
    // Convergents of the continued fraction are the best approximations.
    var (last, next) = ((p: 0.0, q: 1.0), (p: 1.0, q: 0.0))
    var rest = value
    while true {
      let whole = rest.rounded(.down)
      let convergent = (p: whole * next.p + last.p, q: whole * next.q + last.q)
      if convergent.p > limit || convergent.q > limit { break }
      (last, next) = (next, convergent)
      if abs(next.p / next.q - value) <= value * 1e-12 || rest == whole { break }
      rest = 1 / (rest - whole)
    }
    numerator = UInt16(max(1, next.p))
    denominator = UInt16(max(1, next.q))
  }
}

/// The frames of animated PNG.
extension Bitmap {
  /// The color bits of an opaque pixel; its alpha byte is undefined.
  private static let colorMask: UInt32 = 0xFF_FFFF

  private func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    UnsafeMutableRawPointer(bytes + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
  }

  /// Copies another opaque bitmap, cropped or padded with black.
  func copy(_ other: Bitmap) {
    for y in 0..<height {
      let columns = y < other.height ? min(width, other.width) : 0
      if columns > 0 { row(y).update(from: other.row(y), count: columns) }
      (row(y) + columns).update(repeating: 0, count: width - columns)
    }
    pixelsChanged()
  }

  /// The bounds of the pixels that differ from an opaque bitmap of the same size.
  func changedArea(since other: Bitmap) -> PixelRect {
    var area = PixelRect.zero
    for y in 0..<min(height, other.height) {
      let (new, old) = (row(y), other.row(y))
      if memcmp(new, old, 4 * width) == 0 { continue }
      func differs(_ x: Int) -> Bool { (new[x] ^ old[x]) & Self.colorMask != 0 }
      guard let first = (0..<width).first(where: differs),
        let last = (0..<width).last(where: differs)
      else { continue }
      area = area.union(PixelRect(minX: first, minY: y, maxX: last + 1, maxY: y + 1))
    }
    return area
  }

  func part(_ area: PixelRect) throws -> Bitmap {
    let part = try Bitmap(width: area.width, height: area.height)
    for y in 0..<area.height {
      part.row(y).update(from: row(area.y + y) + area.x, count: area.width)
    }
    return part
  }
}
