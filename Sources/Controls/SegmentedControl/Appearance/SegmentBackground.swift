import Canvas

/// A background image and the parts of it that a segment shows.
struct SegmentBackground: Hashable, Sendable {
  /// With the ends that do not stretch.
  let image: Image

  /// What is left of the stretching middle, and the middle.
  private let left: Image
  /// The middle alone.
  private let middle: Image
  /// The middle, and what is right of it.
  private let right: Image

  init(_ image: Image) {
    var image = image
    let caps = image.capInsets ?? image.middleColumnInsets
    image.capInsets = caps
    self.image = image
    let size = image.size
    func part(_ minX: Double, _ maxX: Double, _ insets: Insets) -> Image {
      var part = image.cropped(to: Rect(minX: minX, minY: 0, maxX: maxX, maxY: size.height))
      part.capInsets = insets
      return part
    }
    let end = size.width - caps.right
    left = part(0, end, Insets(top: caps.top, left: caps.left, bottom: caps.bottom))
    middle = part(caps.left, end, Insets(top: caps.top, bottom: caps.bottom))
    right = part(
      caps.left, size.width, Insets(top: caps.top, bottom: caps.bottom, right: caps.right))
  }

  /// The part that fills a segment.
  ///
  /// - Parameters:
  ///   - isLeftmost: whether the control's left edge is the segment's.
  ///   - isRightmost: whether the control's right edge is.
  func part(isLeftmost: Bool, isRightmost: Bool) -> Image {
    switch (isLeftmost, isRightmost) {
    case (true, true): image
    case (true, false): left
    case (false, true): right
    case (false, false): middle
    }
  }
}
