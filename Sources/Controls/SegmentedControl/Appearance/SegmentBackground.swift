import Canvas

/// A background image and its parts for the segments of a control.
struct SegmentBackground: Hashable, Sendable {
  /// The whole image with its caps.
  let image: Image

  /// The left cap and the stretching middle.
  private let left: Image
  private let middle: Image
  /// The middle and the right cap.
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

  /// The part for a segment at the left or right edge of the control, or between.
  func part(isLeftmost: Bool, isRightmost: Bool) -> Image {
    switch (isLeftmost, isRightmost) {
    case (true, true): image
    case (true, false): left
    case (false, true): right
    case (false, false): middle
    }
  }
}
