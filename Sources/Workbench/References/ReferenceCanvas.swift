import Canvas
import Controls
import Measuring
import Support

/// The pixels of a reference, in whose coordinates the control is painted and compared.
struct ReferenceCanvas: Hashable {
  var width, height: Int
  /// In pixels per point.
  var scale: Double
  /// The pixels per point of references that the program paints, and their margin in points.
  /// chosen: as in screenshots, and in `snapshot`
  static let paintedScale = 2.0
  static let paintedMargin = 16.0

  init(width: Int, height: Int, scale: Double) {
    (self.width, self.height, self.scale) = (width, height, scale)
  }

  /// A canvas with the usual margin around a size in points.
  init(around size: Size, scale: Double = Self.paintedScale) {
    self.scale = scale
    width = Int(((size.width + 2 * Self.paintedMargin) * scale).rounded(.up))
    height = Int(((size.height + 2 * Self.paintedMargin) * scale).rounded(.up))
  }

  var area: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// In points.
  var size: Size { Size(Double(width) / scale, Double(height) / scale) }

  /// The place of a centered control in points, as in `compare`, at whole pixels; `move` is the
  /// translation of the reference from there, in its pixels.
  func origin(of control: Size, movedBy move: PixelOffset) -> Point {
    let origin = StageCard.centered(control, in: size, scale: scale)
    return Point(origin.x - Double(move.x) / scale, origin.y - Double(move.y) / scale)
  }
}
