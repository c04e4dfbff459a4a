/// The pixels that are seen through a lens, and their painter.
final class LensContent {
  let image: PixelImage

  private let painter: StepPainter

  /// The place of the first pixel, in pixels of the content.
  private var origin = (x: 0, y: 0)

  init(_ image: PixelImage) {
    self.image = image
    painter = StepPainter(Layer(image))
  }

  /// Clears the area and begins to paint there.
  func begin(at area: PixelRect) {
    origin = (area.x, area.y)
    for y in 0..<min(image.height, max(2, area.height)) {
      (image.bytes + y * image.bytesPerRow).update(repeating: 0, count: 4 * max(2, area.width))
    }
  }

  func perform(_ step: PaintStep, in area: PixelRect) {
    painter.perform(
      step.moved(x: -origin.x, y: -origin.y), in: area.offset(x: -origin.x, y: -origin.y))
  }
}
