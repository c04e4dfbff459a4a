/// A film as uncompressed YUV4MPEG2, of which the luminance is read.
final class Y4MFilm: Film {
  let name: String

  private let reader: ByteReader
  private var width = 0
  private var height = 0
  private var rate = 0.0

  /// Bytes after the luminance of a frame.
  private var chromaCount = 0

  private var frameCount = 0

  /// Bytes of a header line, and pixels of a side. chosen
  private static let (longestLine, largestSide) = (4096, 16384)

  /// `rate`, in frames per second, overrides the film's own rate.
  init(_ reader: ByteReader, rate: Double?) throws {
    (name, self.reader) = (reader.name, reader)
    let words = try line()?.split(separator: " ") ?? []
    guard words.first == "YUV4MPEG2" else { throw failure("it is not YUV4MPEG2") }
    var colors = "420"
    for word in words.dropFirst() {
      let value = String(word.dropFirst())
      switch word.first {
      case "W": width = Int(value) ?? 0
      case "H": height = Int(value) ?? 0
      case "F": self.rate = Self.rate(of: value)
      case "C": colors = value
      case "I" where ["t", "b", "m"].contains(value):
        throw failure("it is interlaced; -vf bwdif of ffmpeg makes whole frames")
      default: break
      }
    }
    guard (1...Self.largestSide).contains(width), (1...Self.largestSide).contains(height) else {
      throw failure("its header has no width and height from 1 to \(Self.largestSide) px")
    }
    if let rate { self.rate = rate }
    guard self.rate > 0, self.rate < .infinity else {
      throw failure("its header has no frame rate; add --rate")
    }
    chromaCount = try chromaCount(of: colors)
  }

  private func chromaCount(of colors: String) throws -> Int {
    let (halfWidth, halfHeight) = ((width + 1) / 2, (height + 1) / 2)
    switch colors {
    case "420", "420jpeg", "420mpeg2", "420paldv": return 2 * halfWidth * halfHeight
    case "422": return 2 * halfWidth * height
    case "444": return 2 * width * height
    case "mono": return 0
    default:
      throw failure(
        "its color format \(colors) is not supported; -pix_fmt yuv420p of ffmpeg converts it")
    }
  }

  /// Frames per second from a fraction such as `30000:1001`; 0 if it is unknown.
  private static func rate(of text: String) -> Double {
    let parts = text.split(separator: ":").compactMap { Double($0) }
    return parts.count == 2 && parts[0] > 0 && parts[1] > 0 ? parts[0] / parts[1] : 0
  }

  private func line() throws -> String? {
    try reader.line(limit: Self.longestLine).map { String(decoding: $0, as: UTF8.self) }
  }

  func next() throws -> FilmFrame? {
    if try reader.peek() == nil { return nil }
    guard let line = try line(), line == "FRAME" || line.hasPrefix("FRAME ") else {
      throw failure("frame \(frameCount + 1) has no header")
    }
    let levels = try reader.bytes(width * height)
    guard levels.count == width * height, try reader.skip(chromaCount) else {
      throw failure("it ends within frame \(frameCount + 1)")
    }
    defer { frameCount += 1 }
    return FilmFrame(
      .luminance(levels, width: width), time: Double(frameCount) / rate, duration: 1 / rate)
  }
}
