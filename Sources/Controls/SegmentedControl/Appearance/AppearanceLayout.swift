import Canvas

/// Where the images and the content of a segmented control with an appearance lie: segments from left
/// to right as they are seen, lengths in pt.
///
/// Every button is as wide as any; dividers lie in the middle of the borders between buttons, and
/// segments fill what is between dividers.
struct AppearanceLayout: Hashable {
  /// An image and where it goes.
  struct Piece: Hashable {
    var image: Image
    var frame: Rect
  }

  private let appearance: SegmentedAppearance
  private let height: Double

  /// Where each button begins, and where the last one ends.
  private let borders: [Double]

  /// What each segment is, from left to right.
  private let statuses: [SegmentStatus]

  /// Between two neighbours; nil where there is none.
  private let dividers: [Image?]

  /// - Parameters:
  ///   - appearance: the images.
  ///   - borders: where each button begins, from left to right, and where the last one ends.
  ///   - height: of the control.
  ///   - statuses: what each segment is, from left to right.
  init(
    _ appearance: SegmentedAppearance, borders: [Double], height: Double,
    statuses: [SegmentStatus]
  ) {
    self.appearance = appearance
    self.borders = borders
    self.height = height
    self.statuses = statuses
    dividers = zip(statuses, statuses.dropFirst()).map {
      appearance.divider(left: $0, right: $1)
    }
  }

  var count: Int { statuses.count }

  /// The part of the control that is a segment's to press.
  func buttonFrame(at index: Int) -> Rect {
    Rect(minX: borders[index], minY: 0, maxX: borders[index + 1], maxY: height)
  }

  /// The image between a segment and the next one, as large as it is.
  func dividerFrame(after index: Int) -> Rect {
    let size = dividers[index]?.size ?? .zero
    return Rect(center: Point(borders[index + 1], height / 2), size: size)
  }

  /// What a segment's background fills: from the divider on its left, or the control's edge, to the
  /// one on its right.
  func segmentFrame(at index: Int) -> Rect {
    Rect(
      minX: index == 0 ? borders[0] : dividerFrame(after: index - 1).maxX, minY: 0,
      maxX: index == count - 1 ? borders[count] : dividerFrame(after: index).minX, maxY: height)
  }

  /// Where a segment's content has its middle before it is adjusted.
  func contentCenter(at index: Int) -> Point {
    let button = buttonFrame(at: index)
    if appearance.contentReference == .button || count == 1 { return button.center }
    func width(after index: Int) -> Double { dividerFrame(after: index).width }
    let x =
      if index == 0 {
        button.midX - width(after: 0) / 2
      } else if index == count - 1 {
        button.midX + width(after: index - 1) / 2
      } else {
        button.midX + (width(after: index - 1) - width(after: index)) / 4
      }
    return Point(x, button.midY)
  }

  /// The images from left to right: every segment's background, then every divider.
  func pieces() -> [Piece?] {
    let backgrounds = statuses.enumerated().map { index, status -> Piece? in
      appearance.background(of: status).map {
        Piece(
          image: $0.part(isLeftmost: index == 0, isRightmost: index == count - 1),
          frame: segmentFrame(at: index))
      }
    }
    return backgrounds
      + dividers.enumerated().map { index, image in
        image.map { Piece(image: $0, frame: dividerFrame(after: index)) }
      }
  }
}
