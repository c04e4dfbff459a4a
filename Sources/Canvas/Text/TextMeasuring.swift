/// Tells how large text will be.
public protocol TextMeasuring: AnyObject {
  /// The space a line takes, pt.
  func size(of text: Text) -> Size

  /// The distance from the top of a line to its baseline, pt.
  func baseline(of text: Text) -> Double

  /// Where a line leaves marks when it is drawn with its top left corner at the origin, pt.
  func paintBounds(of text: Text) -> Rect
}
