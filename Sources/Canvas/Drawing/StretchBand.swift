/// A range of a mask's columns or rows that is painted at once.
struct StretchBand {
  /// In the full mask, in pixels.
  var start: Int
  var length: Int
  var isStretched: Bool

  /// The offset of the stored mask that puts this range into place, in pixels.
  var shift: Int

  /// A closure, because an array would be allocated for every shape.
  static func forEach(of stretch: Mask.Stretch, length: Int, _ body: (StretchBand) -> Void) {
    if stretch.extra == 0 {
      body(StretchBand(start: 0, length: length, isStretched: false, shift: 0))
      return
    }
    let middleEnd = stretch.index + stretch.extra + 1
    body(StretchBand(start: 0, length: stretch.index, isStretched: false, shift: 0))
    body(
      StretchBand(start: stretch.index, length: stretch.extra + 1, isStretched: true, shift: 0))
    body(
      StretchBand(
        start: middleEnd, length: length - middleEnd, isStretched: false, shift: stretch.extra))
  }
}
