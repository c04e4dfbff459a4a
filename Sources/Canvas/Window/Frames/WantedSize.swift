/// The intended size of a window in points.
///
/// A change of scale keeps the points and requests other pixels. If the window manager chooses
/// another size instead, the points return with a later scale. Other sizes of the manager or the
/// user change them.
struct WantedSize: Hashable, Sendable {
  private(set) var points: Size
  private(set) var current: PixelSize
  /// Whether a requested size has not arrived.
  var isAwaited: Bool { !asked.isEmpty }

  /// The requested sizes that have not arrived, oldest first.
  private var asked: [PixelSize] = []
  /// The time of the last request, if it was for a scale; `nil` if it was for a size in points.
  private var rescaled: Instant?

  /// The time in which a window manager answers a request, in seconds. chosen
  private static let answerTime = 1.0

  init(_ pixels: PixelSize, scale: Double) {
    current = pixels
    points = Self.points(pixels, scale: scale)
  }

  /// Changes the scale, and returns the pixels to request; `nil` if the window has them.
  ///
  /// The window does not grow beyond the limit, and temporarily has fewer points.
  mutating func rescale(
    to scale: Double, within limit: PixelSize? = nil, at now: Instant
  ) -> PixelSize? {
    rescaled = now
    return request(at: scale, within: limit)
  }

  private mutating func request(at scale: Double, within limit: PixelSize? = nil) -> PixelSize? {
    var wanted = PixelSize(points, scale: scale)
    if let limit {
      wanted.width = min(wanted.width, max(limit.width, current.width))
      wanted.height = min(wanted.height, max(limit.height, current.height))
    }
    if (asked.last ?? current) == wanted { return nil }
    asked.append(wanted)
    return wanted
  }

  /// Changes the size, and returns the pixels to request; `nil` if the window has them.
  mutating func ask(for points: Size, scale: Double) -> PixelSize? {
    self.points = points
    rescaled = nil
    return request(at: scale)
  }

  mutating func configure(_ pixels: PixelSize, scale: Double, at now: Instant) -> Bool {
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

  private static func points(_ pixels: PixelSize, scale: Double) -> Size {
    Size(Double(pixels.width) / scale, Double(pixels.height) / scale)
  }
}

/// The synchronization of resizing with the window manager (`_NET_WM_SYNC_REQUEST`).
///
/// The manager sends a number before a new size, which goes into a counter once that size is
/// presented.
struct ResizeSync: Hashable, Sendable {
  private var announced: Int64?
  private var pending: Int64?

  mutating func announce(_ value: Int64) { announced = value }

  mutating func configured() {
    if let announced { pending = announced }
    announced = nil
  }

  /// Returns the number to answer, once; `awaitsFrame` is whether a full repaint is pending.
  mutating func answer(awaitsFrame: Bool, isVisible: Bool) -> Int64? {
    if awaitsFrame && isVisible { return nil }
    defer { pending = nil }
    return pending
  }
}
