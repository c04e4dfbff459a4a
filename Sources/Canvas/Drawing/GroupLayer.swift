/// The pixels of a group that is kept apart until it is finished.
///
/// They are not rounded: what is rounded once for the group and once more with its opacity would be
/// a level off wherever the first rounding led to a half, which is whole areas of one colour.
final class GroupLayer {
  /// The most pixels that a group keeps; one that covers more is painted band by band.
  static let largestArea = 1 << 20

  /// What one of 255 levels is of 1.
  private static let level: Float = 1 / 255

  /// In the picture's coordinates, px.
  let bounds: PixelRect

  /// Four components a pixel, blue first as in a picture, premultiplied, 0 to 255.
  private let values: UnsafeMutablePointer<Float>
  private let count: Int

  init(_ bounds: PixelRect) {
    self.bounds = bounds
    count = 4 * bounds.area
    values = UnsafeMutablePointer.allocate(capacity: max(4, count))
    values.initialize(repeating: 0, count: count)
  }

  deinit {
    values.deallocate()
  }

  private func values(_ x: Int, _ y: Int) -> UnsafeMutablePointer<Float> {
    values + 4 * ((y - bounds.y) * bounds.width + x - bounds.x)
  }

  /// Lays a colour on.
  ///
  /// - Parameters:
  ///   - color: every component from 0 to 1.
  ///   - mask: how much of it counts; nil for all.
  ///   - maskPlace: where the mask's first pixel lies.
  ///   - area: the pixels to change, within the layer.
  func lay(
    _ color: Color, through mask: PixelImage?, placedAt maskPlace: (x: Int, y: Int) = (0, 0),
    in area: PixelRect
  ) {
    let alpha = Float(255 * color.alpha)
    let (red, green, blue) = (
      alpha * Float(color.red), alpha * Float(color.green), alpha * Float(color.blue)
    )
    func add(_ part: Float, to values: UnsafeMutablePointer<Float>) {
      let kept = 1 - alpha * part * Self.level
      values[0] = values[0] * kept + blue * part
      values[1] = values[1] * kept + green * part
      values[2] = values[2] * kept + red * part
      values[3] = values[3] * kept + alpha * part
    }
    for y in area.minY..<area.maxY {
      let to = values(area.minX, y)
      guard let mask else {
        for x in 0..<area.width { add(1, to: to + 4 * x) }
        continue
      }
      let coverage = mask.bytes + (y - maskPlace.y) * mask.bytesPerRow + area.minX - maskPlace.x
      for x in 0..<area.width where coverage[x] != 0 {
        add(coverage[x] == 255 ? 1 : Float(coverage[x]) * Self.level, to: to + 4 * x)
      }
    }
  }

  /// Lays a picture on whose first pixel lies at a place.
  func lay(_ picture: PixelImage, at place: (x: Int, y: Int), in area: PixelRect) {
    for y in area.minY..<area.maxY {
      var to = values(area.minX, y)
      var from = picture.bytes + (y - place.y) * picture.bytesPerRow + 4 * (area.minX - place.x)
      for _ in 0..<area.width {
        if from[3] != 0 {
          let kept = from[3] == 255 ? 0 : 1 - Float(from[3]) * Self.level
          for channel in 0..<4 { to[channel] = to[channel] * kept + Float(from[channel]) }
        }
        from += 4
        to += 4
      }
    }
  }
}

extension GroupLayer {
  /// Lays the finished group over an unfinished one.
  ///
  /// - Parameter opacity: 0 to 1.
  func lay(over target: GroupLayer, opacity: Double) {
    let opacity = Float(opacity)
    let share = opacity * Self.level
    for y in bounds.minY..<bounds.maxY {
      var from = values(bounds.minX, y)
      var to = target.values(bounds.minX, y)
      for _ in 0..<bounds.width {
        let kept = 1 - from[3] * share
        for channel in 0..<4 { to[channel] = to[channel] * kept + from[channel] * opacity }
        from += 4
        to += 4
      }
    }
  }

  /// Lays the finished group over pixels, and only now rounds; halves of a level are rounded down.
  ///
  /// - Parameter opacity: 0 to 1.
  func lay(over target: Layer, opacity: Double) {
    let opacity = Float(opacity)
    let share = opacity * Self.level
    // From 2^23 on a sum is rounded to a whole number, which is its lowest bits. So near to half a
    // level, a value is a half that floating point has missed.
    let (missed, whole): (Float, Float) = (1 / 1024, 0x1p23)
    for y in bounds.minY..<bounds.maxY {
      var from = values(bounds.minX, y)
      var to =
        target.image.bytes + (y - target.bounds.y) * target.image.bytesPerRow
        + 4 * (bounds.minX - target.bounds.x)
      for _ in 0..<bounds.width {
        if from[3] > 0 {
          let kept = 1 - from[3] * share
          for channel in 0..<4 {
            let value = Float(to[channel]) * kept + from[channel] * opacity
            to[channel] = UInt8(truncatingIfNeeded: (max(value - missed, 0) + whole).bitPattern)
          }
        }
        from += 4
        to += 4
      }
    }
  }
}
