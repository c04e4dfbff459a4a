/// The intended size of a window in points.
///
/// A change of scale keeps the points and requests other pixels. If the window manager chooses
/// another size instead, the points return with a later scale. Other sizes of the manager or the
/// user change them.
struct WantedSize: Hashable, Sendable {
  struct Pixels: Hashable, Sendable {
    var width: Int
    var height: Int
  }

  private(set) var points: Size
  private(set) var current: Pixels
  /// The requested sizes that have not arrived, oldest first.
  private var asked: [Pixels] = []
  /// The time of the last request, if it was for a scale; `nil` if it was for a size in points.
  private var rescaled: Instant?

  /// The time in which a window manager answers a request, in seconds. chosen
  private static let answerTime = 1.0

  init(_ pixels: Pixels, scale: Double) {
    current = pixels
    points = Self.points(pixels, scale: scale)
  }

  /// Changes the scale, and returns the pixels to request; `nil` if the window has them.
  ///
  /// The window does not grow beyond the limit, and temporarily has fewer points.
  mutating func rescale(
    to scale: Double, within limit: Pixels? = nil, at now: Instant
  ) -> Pixels? {
    rescaled = now
    return request(at: scale, within: limit)
  }

  private mutating func request(at scale: Double, within limit: Pixels? = nil) -> Pixels? {
    var wanted = Pixels(points, scale: scale)
    if let limit {
      wanted.width = min(wanted.width, max(limit.width, current.width))
      wanted.height = min(wanted.height, max(limit.height, current.height))
    }
    if (asked.last ?? current) == wanted { return nil }
    asked.append(wanted)
    return wanted
  }

  /// Changes the size, and returns the pixels to request; `nil` if the window has them.
  mutating func ask(for points: Size, scale: Double) -> Pixels? {
    self.points = points
    rescaled = nil
    return request(at: scale)
  }

  mutating func configure(_ pixels: Pixels, scale: Double, at now: Instant) -> Bool {
    defer { current = pixels }
    if let index = asked.firstIndex(of: pixels) {
      asked.removeSubrange(...index)
    } else if pixels != current {
      if !asked.isEmpty, let rescaled, now.seconds(since: rescaled) < Self.answerTime {
        asked.removeFirst()
      } else {
        asked.removeAll()
        points = Self.points(pixels, scale: scale)
      }
    }
    return pixels != current
  }

  private static func points(_ pixels: Pixels, scale: Double) -> Size {
    Size(Double(pixels.width) / scale, Double(pixels.height) / scale)
  }
}

extension WantedSize.Pixels {
  /// The pixels of a size in points: at least 1, and at most X's limit.
  init(_ size: Size, scale: Double) {
    func count(_ pixels: Double) -> Int {
      // Sizes have 16 bits, and those of images are signed.
      pixels.isFinite ? Int(min(max(pixels.rounded(.up), 1), 32767)) : 1
    }
    self.init(width: count(size.width * scale), height: count(size.height * scale))
  }
}
