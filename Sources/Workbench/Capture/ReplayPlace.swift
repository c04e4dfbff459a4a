import Canvas

/// The part of the window in which a replay runs.
struct ReplayPlace: Hashable {
  /// In scene coordinates.
  var frame: Rect

  /// The center of a replayed control, in scene coordinates.
  var center: Point

  /// The largest magnification of a replayed control.
  var magnification: Double

  /// The center is that of the frame if it is `nil`.
  init(frame: Rect, center: Point? = nil, magnification: Double = 1) {
    self.frame = frame
    self.center = center ?? frame.center
    self.magnification = magnification
  }
}
