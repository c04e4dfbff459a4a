/// A stretch of a mask's columns or rows that is painted in one piece.
struct StretchBand {
  /// Relative to the mask's full picture, px.
  var start: Int
  var length: Int
  var isStretched: Bool

  /// Where the stored picture has to begin for this band to lie at its place, px.
  var shift: Int

  /// Calls the body for the bands of a direction: what is before, within and after the part that is
  /// repeated.
  ///
  /// A list of them would be made for every shape of every frame.
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
