import Canvas
import Support

/// Functions that open films and find out their kinds.
package enum Films {
  /// Frames per second of a folder.
  package static let usualRate = 60.0

  /// Frames of a film that is read in any order. chosen
  package static let mostFrames = 100_000
  static let excess = "it has more than \(mostFrames) frames"

  /// Opens a film.
  ///
  /// `rate`, in frames per second, is that of a folder, and overrides the rate of YUV4MPEG2 and of
  /// videos, for slow-motion recordings. An animated PNG cannot have one.
  package static func open(
    _ path: String, rate: Double?, from source: Input.Source = .any
  ) throws -> any Film {
    if Folder.exists(at: path) {
      return try FolderFilm(path, rate: rate ?? usualRate)
    }
    let reader = try ByteReader(path, from: source)
    switch try reader.peek() {
    case PNGChunk.signature.first:
      let film = try AnimatedPNGFilm(reader)
      if rate == nil { return film }
      throw Failure(
        .badUsage, "the animated PNG \(reader.name) has its own times; leave out the rate")
    case UInt8(ascii: "Y"): return try Y4MFilm(reader, rate: rate)
    default: break
    }
    let start = try reader.bytes(12)
    if VideoFilm.isVideo(start), path != "-" { return try VideoFilm(path, rate: rate) }
    let hint =
      path == "-"
      ? "ffmpeg -i FILE -fps_mode passthrough -pix_fmt yuv420p -f yuv4mpegpipe - converts other films"
      : "nor a video (mov, mp4, m4v, webm, mkv, gif, avi)"
    throw Failure(
      .badInput,
      "cannot read the film \(reader.name): it is neither a folder of PNG files, nor an animated "
        + "PNG, nor YUV4MPEG2\(path == "-" ? "; " : ", ")\(hint)")
  }

  /// Whether a PNG file is animated: an `acTL` chunk precedes its pixels.
  package static func isAnimatedPNG(_ reader: ByteReader) throws -> Bool {
    _ = try reader.bytes(PNGChunk.signature.count)
    while true {
      let start = try reader.bytes(8)
      guard start.count == 8 else { return false }
      switch String(decoding: start[4...], as: UTF8.self) {
      case "acTL": return true
      case "IDAT", "IEND": return false
      default: try reader.seek(to: reader.offset + PNGChunk.number(in: start, at: 0) + 4)
      }
    }
  }
}
