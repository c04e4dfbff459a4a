import Canvas
import ReferenceRenderer

/// A rounded rectangle in points at a scale, for both renderers.
struct DrawnShape: CustomStringConvertible {
  var x: Double
  var y: Double
  var width: Double
  var height: Double
  var radius: Double
  var isContinuous = false
  var scale = 1.0

  var ours: RoundedRectangle {
    RoundedRectangle(
      Rect(x: x, y: y, width: width, height: height), radius: radius,
      curve: isContinuous ? .continuous : .circular)
  }

  var reference: ReferenceShape {
    ReferenceShape(
      x: x, y: y, width: width, height: height, radius: radius, isContinuous: isContinuous,
      scale: scale)
  }

  func isAtCorner(x column: Int, y row: Int) -> Bool {
    let reach = 1.528665 * radius
    func isNear(_ pixel: Int, _ from: Double, _ length: Double) -> Bool {
      let place = (Double(pixel) + 0.5) / scale - from
      return min(place, length - place) < reach
    }
    return isNear(column, x, width) && isNear(row, y, height)
  }

  var description: String {
    "\(width)x\(height) at \(x), \(y), radius \(radius)\(isContinuous ? " continuous" : ""), "
      + "\(scale)x"
  }

  /// The darkness, 0...1, of a drawing on a white page with a margin, pt, to the right and below.
  func darkness(
    margin: Double, _ draw: (CairoPainter) -> Void
  ) throws -> (width: Int, height: Int, values: [Double]) {
    let bitmap = try Bitmap(
      width: Int(((x + width + margin) * scale).rounded(.up)),
      height: Int(((y + height + margin) * scale).rounded(.up)))
    let painter = CairoPainter(target: bitmap, scale: scale, masks: MaskCache(), text: TextEngine())
    painter.fillAligned(
      Rect(x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height)), color: .white)
    draw(painter)
    return (bitmap.width, bitmap.height, ReferencePicture(bitmap).darkness)
  }
}
