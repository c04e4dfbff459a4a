import Support

/// A film as uncompressed YUV4MPEG2.
final class Y4MFilm: Film {
  let name: String

  private let reader: ByteReader
  private var width = 0
  private var height = 0
  private var rate = 0.0

  /// The columns and rows of each color difference; 0 for gray.
  private var differenceSize = (columns: 0, rows: 0)
  private var isFullRange = false

  private var frameCount = 0

  /// The place of the first frame in the file, and those of all frames once it is scanned.
  private var start = 0
  private var places: [Int] = []

  /// Bytes of a header line, and pixels of a side. chosen
  private static let (longestLine, largestSide) = (4096, 16384)

  /// Reads the header.
  ///
  /// - Parameters:
  ///   - rate: Frames per second instead of the film's own rate.
  ///   - name: The name of the film if another program decodes it.
  init(_ reader: ByteReader, rate: Double?, named name: String? = nil) throws {
    (self.name, self.reader) = (name ?? reader.name, reader)
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
      case "X" where value == "COLORRANGE=FULL": isFullRange = true
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
    differenceSize = try differenceSize(of: colors)
    // The gray of ffmpeg has all levels.
    if colors == "mono" { isFullRange = true }
    start = reader.offset
  }

  private func differenceSize(of colors: String) throws -> (Int, Int) {
    let (halfWidth, halfHeight) = ((width + 1) / 2, (height + 1) / 2)
    switch colors {
    case "420", "420jpeg", "420mpeg2", "420paldv": return (halfWidth, halfHeight)
    case "422": return (halfWidth, height)
    case "444": return (width, height)
    case "mono": return (0, 0)
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

  /// Bytes of the differences of a frame.
  private var differenceCount: Int { 2 * differenceSize.columns * differenceSize.rows }

  /// Reads the header of the next frame; `false` at the end.
  private func hasFrame() throws -> Bool {
    if try reader.peek() == nil { return false }
    guard let line = try line(), line == "FRAME" || line.hasPrefix("FRAME ") else {
      throw failure("frame \(frameCount + 1) has no header")
    }
    return true
  }

  func scan() throws -> [Double] {
    try reader.seek(to: start)
    (frameCount, places) = (0, [start])
    while try hasFrame() {
      let end = reader.offset + width * height + differenceCount
      if end > reader.size ?? 0 { throw failure("it ends within frame \(frameCount + 1)") }
      frameCount += 1
      if frameCount > Films.mostFrames { throw failure(Films.excess) }
      try reader.seek(to: end)
      places.append(end)
    }
    return (0...frameCount).map { Double($0) / rate }
  }

  func seek(to index: Int) throws {
    frameCount = index
    try reader.seek(to: places[index])
  }

  func next() throws -> FilmFrame? {
    guard try hasFrame() else { return nil }
    let luminance = try reader.bytes(width * height)
    let differences = try reader.bytes(differenceCount)
    guard luminance.count == width * height, differences.count == differenceCount else {
      throw failure("it ends within frame \(frameCount + 1)")
    }
    defer { frameCount += 1 }
    let planes = VideoPlanes(
      width: width, height: height, luminance: luminance, differences: differences,
      differenceSize: differenceSize, isFullRange: isFullRange)
    return FilmFrame(.planes(planes), time: Double(frameCount) / rate, duration: 1 / rate)
  }
}
