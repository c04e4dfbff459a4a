/// A rounded rectangle in device pixels.
public struct ReferenceShape: Hashable, Sendable {
  public var minX: Double
  public var minY: Double
  public var maxX: Double
  public var maxY: Double

  /// The requested radius, px.
  public var radius: Double

  public var isContinuous = false

  public func moved(x: Double, y: Double) -> ReferenceShape {
    var shape = self
    shape.minX += x
    shape.maxX += x
    shape.minY += y
    shape.maxY += y
    return shape
  }

  /// The shape with every edge moved inward and the radius reduced by a distance in pixels.
  public func inset(by amount: Double) -> ReferenceShape {
    ReferenceShape(
      minX: minX + amount, minY: minY + amount, maxX: maxX - amount, maxY: maxY - amount,
      radius: max(0, radius - amount), isContinuous: isContinuous)
  }

  var width: Double { maxX - minX }
  var height: Double { maxY - minY }

  var corner: ReferenceCorner {
    ReferenceCorner(radius: radius, isContinuous: isContinuous, halfSide: min(width, height) / 2)
  }

  /// The pixels that the shape touches.
  var bounds: PixelBounds {
    PixelBounds(
      minX: Int(minX.rounded(.down)), minY: Int(minY.rounded(.down)),
      maxX: Int(maxX.rounded(.up)), maxY: Int(maxY.rounded(.up)))
  }
}

extension ReferenceShape {
  /// A shape in points on a device.
  public init(
    x: Double, y: Double, width: Double, height: Double, radius: Double,
    isContinuous: Bool = false, scale: Double
  ) {
    self.init(
      minX: x * scale, minY: y * scale, maxX: (x + width) * scale, maxY: (y + height) * scale,
      radius: radius * scale, isContinuous: isContinuous)
  }
}

struct PixelBounds {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  var width: Int { max(0, maxX - minX) }
  var height: Int { max(0, maxY - minY) }
}
