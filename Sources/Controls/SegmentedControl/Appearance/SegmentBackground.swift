import Canvas

/// A background image and its parts for the segments of a control, from left to right.
struct SegmentBackground: Hashable, Sendable {
  /// The whole image with its caps.
  let image: Image

  /// The parts with a cap at the end of the control, and the stretching middle.
  private let parts: [SegmentKind: Image]

  init(_ image: Image) {
    var image = image
    let caps = image.capInsets ?? image.middleColumnInsets
    image.capInsets = caps
    self.image = image
    let size = image.size
    func part(_ minX: Double, _ maxX: Double, left: Double = 0, right: Double = 0) -> Image {
      var part = image.cropped(to: Rect(minX: minX, minY: 0, maxX: maxX, maxY: size.height))
      part.capInsets = Insets(top: caps.top, left: left, bottom: caps.bottom, right: right)
      return part
    }
    let end = size.width - caps.right
    parts = [
      .first: part(0, end, left: caps.left), .middle: part(caps.left, end),
      .last: part(caps.left, size.width, right: caps.right),
    ]
  }

  /// The part for a segment, whose place is counted from the left.
  func part(for kind: SegmentKind) -> Image { parts[kind] ?? image }
}
