/// The size that a window is meant to have, in points, whatever size it has on the way there.
///
/// A change of scale keeps the points and asks for other pixels. Until they come, and more so if
/// the scale changes again meanwhile, the window's size in points is nobody's wish. What the window
/// manager gives instead of what was asked for becomes the wish.
struct WantedSize: Hashable, Sendable {
  struct Pixels: Hashable, Sendable {
    var width: Int
    var height: Int

    init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }

    /// The pixels that a size (pt) takes: at least 1, and no more than X can number.
    init(_ size: Size, scale: Double) {
      self.init(
        width: Self.count(size.width * scale), height: Self.count(size.height * scale))
    }

    private static func count(_ pixels: Double) -> Int {
      // X numbers sizes with 16 bits, and images with signed ones.
      pixels.isFinite ? Int(min(max(pixels.rounded(.up), 1), 32767)) : 1
    }
  }

  /// pt.
  private(set) var points: Size
  /// What the display told last.
  private(set) var current: Pixels
  /// What was asked for and has not come yet, oldest first.
  private var asked: [Pixels] = []

  init(_ pixels: Pixels, scale: Double) {
    current = pixels
    points = Self.points(pixels, scale: scale)
  }

  /// The scale changed, pixels a point.
  ///
  /// - Parameters:
  ///   - scale: the new one.
  ///   - limit: the window does not grow beyond them, and has fewer points for that time.
  /// - Returns: the pixels to ask for; nil if the window has them and nothing else is on its way.
  mutating func rescale(to scale: Double, within limit: Pixels? = nil) -> Pixels? {
    var wanted = Pixels(points, scale: scale)
    if let limit {
      wanted.width = min(wanted.width, max(limit.width, current.width))
      wanted.height = min(wanted.height, max(limit.height, current.height))
    }
    if (asked.last ?? current) == wanted { return nil }
    asked.append(wanted)
    return wanted
  }

  /// The display told the window's size; whether it is another one.
  mutating func told(_ pixels: Pixels, scale: Double) -> Bool {
    defer { current = pixels }
    if let index = asked.firstIndex(of: pixels) {
      asked.removeSubrange(...index)
    } else if pixels != current {
      asked.removeAll()
      points = Self.points(pixels, scale: scale)
    }
    return pixels != current
  }

  private static func points(_ pixels: Pixels, scale: Double) -> Size {
    Size(Double(pixels.width) / scale, Double(pixels.height) / scale)
  }
}
