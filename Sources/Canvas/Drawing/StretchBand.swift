/// A stretch of a mask's columns or rows that is painted in one piece.
struct StretchBand {
  /// Relative to the mask's full picture, px.
  var start: Int
  var length: Int
  var isStretched: Bool

  /// Where the stored picture has to begin for this band to lie at its place, px.
  var shift: Int

  /// The bands of a direction: what is before, within and after the part that is repeated.
  static func bands(of stretch: Mask.Stretch, length: Int) -> [StretchBand] {
    if stretch.extra == 0 {
      return [StretchBand(start: 0, length: length, isStretched: false, shift: 0)]
    }
    let middleEnd = stretch.index + stretch.extra + 1
    return [
      StretchBand(start: 0, length: stretch.index, isStretched: false, shift: 0),
      StretchBand(
        start: stretch.index, length: stretch.extra + 1, isStretched: true, shift: 0),
      StretchBand(
        start: middleEnd, length: length - middleEnd, isStretched: false, shift: stretch.extra),
    ]
  }
}
