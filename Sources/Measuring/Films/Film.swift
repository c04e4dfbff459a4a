import Canvas
import Support

/// The frames of a film, read one after another, or from any of them.
/// spec: docs/spec/measuring.md#films/film
///
/// A film is a folder of PNG files, an animated PNG, YUV4MPEG2, or a video that ffmpeg decodes.
package protocol Film: AnyObject {
  var name: String { get }

  /// Whether a frame that equals the one before is left out, which is then shown for longer.
  var leavesOutFrames: Bool { get }

  /// Reads the next frame, which is valid until the one after it is read; `nil` at the end.
  ///
  /// Throws a ``Failure`` if the film is broken.
  func next() throws -> FilmFrame?

  /// The times at which frames begin, and the end of the film, in seconds; only files have them.
  ///
  /// Throws a ``Failure`` if the film is broken or has more than ``Films/mostFrames``.
  func scan() throws -> [Double]

  /// Continues with a frame of a scanned film, counted from 0.
  func seek(to index: Int) throws
}

package struct FilmFrame {
  enum Picture {
    case colors(Bitmap)
    case planes(VideoPlanes)
  }

  /// The time at which the frame is shown, and for how long, in seconds.
  package var time, duration: Double

  package let width, height: Int
  private let picture: Picture

  init(_ picture: Picture, time: Double, duration: Double) {
    self.picture = picture
    (self.time, self.duration) = (time, duration)
    switch picture {
    case .colors(let bitmap): (width, height) = (bitmap.width, bitmap.height)
    case .planes(let planes): (width, height) = (planes.width, planes.height)
    }
  }

  /// The colors of the frame, which stay valid.
  package func bitmap() throws -> Bitmap {
    switch picture {
    case .colors(let bitmap): try bitmap.copy()
    case .planes(let planes): try planes.bitmap()
    }
  }

  /// The luminance of a pixel in levels, 0...255.
  ///
  /// Positions outside are those of the nearest pixel. Colors have the weights of Rec. 709, on the
  /// stored levels. Transparent pixels are over white.
  package func luminance(_ x: Int, _ y: Int) -> Double {
    let (x, y) = (min(max(x, 0), width - 1), min(max(y, 0), height - 1))
    switch picture {
    case .planes(let planes): return Double(planes.luminance[y * width + x])
    case .colors(let bitmap):
      let pixel = bitmap.bytes + y * bitmap.bytesPerRow + x * 4
      let color = UInt32(pixel[2]) << 16 | UInt32(pixel[1]) << 8 | UInt32(pixel[0])
      let level = Double(LuminanceField.weighted(color)) / 256
      // The colors are premultiplied.
      return bitmap.format == .opaque ? level : level + Double(255 - pixel[3])
    }
  }

  /// Whether the frame has colors that are no gray levels.
  var hasColors: Bool {
    if case .planes(let planes) = picture { !planes.differences.isEmpty } else { true }
  }

  /// The color of a pixel as 0xRRGGBB, with the rules of ``luminance(_:_:)``.
  func color(_ x: Int, _ y: Int) -> UInt32 {
    let (x, y) = (min(max(x, 0), width - 1), min(max(y, 0), height - 1))
    switch picture {
    case .planes(let planes): return planes.color(x, y)
    case .colors(let bitmap):
      let pixel = bitmap.bytes + y * bitmap.bytesPerRow + x * 4
      let color = UInt32(pixel[2]) << 16 | UInt32(pixel[1]) << 8 | UInt32(pixel[0])
      // The colors are premultiplied.
      return bitmap.format == .opaque ? color : color + UInt32(255 - pixel[3]) * 0x01_0101
    }
  }

  private func level(_ channel: EdgeChannel, _ x: Int, _ y: Int) -> Double {
    channel == .luma ? luminance(x, y) : channel.level(of: color(x, y))
  }

  /// The level between the centers of pixels, interpolated bilinearly.
  func level(_ channel: EdgeChannel, at point: Point) -> Double {
    let (x, y) = (Int(point.x.rounded(.down)), Int(point.y.rounded(.down)))
    let (right, down) = (point.x - Double(x), point.y - Double(y))
    func row(_ y: Int) -> Double {
      level(channel, x, y) * (1 - right) + (right > 0 ? level(channel, x + 1, y) * right : 0)
    }
    return down == 0 ? row(y) : row(y) * (1 - down) + row(y + 1) * down
  }
}

package enum Films {
  /// Frames per second of a folder.
  package static let usualRate = 60.0

  /// Frames of a film that is read in any order. chosen
  package static let mostFrames = 100_000
  static let excess = "it has more than \(mostFrames) frames"

  /// Opens a film.
  ///
  /// `rate`, in frames per second, is that of a folder, and overrides the rate of YUV4MPEG2 and of
  /// videos, for slow-motion recordings. An animated PNG keeps its times.
  package static func open(
    _ path: String, rate: Double?, from source: Input.Source = .any
  ) throws -> any Film {
    if Folder.exists(at: path) {
      return try FolderFilm(path, rate: rate ?? usualRate)
    }
    let reader = try ByteReader(path, from: source)
    switch try reader.peek() {
    case PNGChunk.signature.first: return try AnimatedPNGFilm(reader)
    case UInt8(ascii: "Y"): return try Y4MFilm(reader, rate: rate)
    default: break
    }
    let start = try reader.bytes(12)
    if VideoFilm.isVideo(start), path != "-" { return try VideoFilm(path, rate: rate) }
    let hint =
      path == "-"
      ? "ffmpeg -i FILE -fps_mode passthrough -pix_fmt yuv420p -f yuv4mpegpipe - converts other films"
      : "nor a video (mov, mp4, webm, mkv, gif, avi)"
    throw Failure(
      .badInput,
      "cannot read the film \(reader.name): it is neither a folder of PNG files, nor an animated "
        + "PNG, nor YUV4MPEG2\(path == "-" ? "; " : ", ")\(hint)")
  }

  /// Whether a file is a video, of which a program decodes each frame.
  package static func isVideo(_ path: String) throws -> Bool {
    if Folder.exists(at: path) { return false }
    return try VideoFilm.isVideo(ByteReader(path, from: .file).bytes(12))
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

extension Film {
  package var leavesOutFrames: Bool { false }

  package func failure(_ reason: String) -> Failure {
    Failure(.badInput, "cannot read the film \(name): \(reason)")
  }
}
