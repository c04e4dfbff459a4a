import Canvas
import Support

/// A frame of a film.
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

  /// The level of a pixel in a channel, with the rules of ``luminance(_:_:)``.
  func level(_ channel: EdgeChannel, _ x: Int, _ y: Int) -> Double {
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
