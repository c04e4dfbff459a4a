import Canvas

/// The layout of images and content, with segments from left to right and lengths in points;
/// dividers are centered on the borders between buttons, and segments fill the room between
/// dividers.
struct AppearanceLayout: Hashable {
  struct Piece: Hashable {
    var image: Image
    var frame: Rect
  }

  private let appearance: SegmentedAppearance
  private let height: Double

  /// The left edge of each button, and the right edge of the last.
  private let borders: [Double]

  let statuses: [SegmentStatus]

  private let dividers: [Image?]

  init(
    _ appearance: SegmentedAppearance, borders: [Double], height: Double, statuses: [SegmentStatus]
  ) {
    self.appearance = appearance
    self.borders = borders
    self.height = height
    self.statuses = statuses
    dividers = zip(statuses, statuses.dropFirst()).map { appearance.divider(left: $0, right: $1) }
  }

  var count: Int { statuses.count }

  func buttonFrame(at index: Int) -> Rect {
    Rect(minX: borders[index], minY: 0, maxX: borders[index + 1], maxY: height)
  }

  func dividerFrame(after index: Int) -> Rect {
    let size = dividers[index]?.size ?? .zero
    return Rect(center: Point(borders[index + 1], height / 2), size: size)
  }

  /// The frame of a segment's background: between dividers, or from an edge of the control.
  func segmentFrame(at index: Int) -> Rect {
    Rect(
      minX: index == 0 ? borders[0] : dividerFrame(after: index - 1).maxX, minY: 0,
      maxX: index == count - 1 ? borders[count] : dividerFrame(after: index).minX, maxY: height)
  }

  /// The center of a segment's content before its adjustment.
  func contentCenter(at index: Int) -> Point {
    let button = buttonFrame(at: index)
    if appearance.contentReference == .button || count == 1 { return button.center }
    let (isFirst, isLast) = (index == 0, index == count - 1)
    let before = isFirst ? 0 : dividerFrame(after: index - 1).width
    let after = isLast ? 0 : dividerFrame(after: index).width
    let x = button.midX + (before - after) / (isFirst || isLast ? 2 : 4)
    return Point(x, button.midY)
  }

  /// All backgrounds from left to right, then all dividers.
  func pieces() -> [Piece?] {
    let backgrounds = statuses.enumerated().map { index, status -> Piece? in
      appearance.background(of: status).map {
        Piece(
          image: $0.part(for: SegmentKind(at: index, of: count)),
          frame: segmentFrame(at: index))
      }
    }
    return backgrounds
      + dividers.enumerated().map { index, image in
        image.map { Piece(image: $0, frame: dividerFrame(after: index)) }
      }
  }
}
