import Canvas
import Support

extension BitmapDifference {
  /// Compares two pictures; transparent pixels are over black.
  ///
  /// - Parameters:
  ///   - picture: The picture to measure.
  ///   - reference: The picture that it should equal.
  ///   - tolerance: The level that a different pixel exceeds, 0...255.
  ///   - masks: Rectangles in pixels that do not count.
  /// - Throws: An error whose description names both sizes, if they differ.
  public init(
    _ picture: Bitmap, _ reference: Bitmap, tolerance: Int = usualTolerance,
    masks: [PixelRect] = []
  ) throws {
    guard (picture.width, picture.height) == (reference.width, reference.height) else {
      throw Failure(
        .badInput,
        "the picture is \(picture.width) x \(picture.height) px and the reference is "
          + "\(reference.width) x \(reference.height) px; compare pictures of one size")
    }
    self.init(
      picture.opaqueWords(), reference.opaqueWords(), width: picture.width, tolerance: tolerance,
      masks: masks)
  }
}
