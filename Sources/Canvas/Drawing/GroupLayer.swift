/// The pixels of an unfinished group, in floating point: rounding the group and again with its
/// opacity would be off by a level in areas of one color.
final class GroupLayer {
  /// The pixel limit of a layer; larger groups are painted in bands.
  static let largestArea = 1 << 20

  private static let level: Float = 1 / 255

  let bounds: PixelRect

  /// BGRA, premultiplied, 0...255.
  private let values: UnsafeMutablePointer<SIMD4<Float>>

  init(_ bounds: PixelRect) {
    self.bounds = bounds
    values = UnsafeMutablePointer.allocate(capacity: max(1, bounds.area))
    values.initialize(repeating: .zero, count: bounds.area)
  }

  deinit {
    values.deallocate()
  }

  private func values(_ x: Int, _ y: Int) -> UnsafeMutablePointer<SIMD4<Float>> {
    values + (y - bounds.y) * bounds.width + x - bounds.x
  }

  /// Paints a color with components of 0...1, through a mask at a place.
  func lay(
    _ color: Color, through mask: PixelImage?, placedAt maskPlace: (x: Int, y: Int) = (0, 0),
    in area: PixelRect
  ) {
    let alpha = Float(255 * color.alpha)
    let full = SIMD4(
      alpha * Float(color.blue), alpha * Float(color.green), alpha * Float(color.red), alpha)
    for y in area.minY..<area.maxY {
      let to = values(area.minX, y)
      guard let mask else {
        let kept = 1 - alpha * Self.level
        for x in 0..<area.width { to[x] = to[x] * kept + full }
        continue
      }
      let coverage = mask.bytes + (y - maskPlace.y) * mask.bytesPerRow + area.minX - maskPlace.x
      for x in 0..<area.width where coverage[x] != 0 {
        let part = coverage[x] == 255 ? 1 : Float(coverage[x]) * Self.level
        to[x] = to[x] * (1 - alpha * part * Self.level) + full * part
      }
    }
  }

  func lay(_ picture: PixelImage, at place: (x: Int, y: Int), in area: PixelRect) {
    for y in area.minY..<area.maxY {
      let to = values(area.minX, y)
      let from = picture.bytes + (y - place.y) * picture.bytesPerRow + 4 * (area.minX - place.x)
      for x in 0..<area.width {
        let pixel = SIMD4(levels: from + 4 * x)
        if pixel.w == 0 { continue }
        to[x] = to[x] * (pixel.w == 255 ? 0 : 1 - pixel.w * Self.level) + pixel
      }
    }
  }
}

extension GroupLayer {
  func lay(over target: GroupLayer, opacity: Double) {
    let opacity = Float(opacity)
    let share = opacity * Self.level
    for y in bounds.minY..<bounds.maxY {
      let (from, to) = (values(bounds.minX, y), target.values(bounds.minX, y))
      for x in 0..<bounds.width {
        to[x] = to[x] * (1 - from[x].w * share) + from[x] * opacity
      }
    }
  }

  /// Composites the finished group over pixels, and rounds; half levels are rounded down.
  func lay(over target: Layer, opacity: Double) {
    let opacity = Float(opacity)
    let share = opacity * Self.level
    for y in bounds.minY..<bounds.maxY {
      let from = values(bounds.minX, y)
      let to = target.image.bytes + y * target.image.bytesPerRow + 4 * bounds.minX
      for x in 0..<bounds.width where from[x].w > 0 {
        let pixel = to + 4 * x
        let value = SIMD4(levels: pixel) * (1 - from[x].w * share) + from[x] * opacity
        value.storeRounded(to: pixel)
      }
    }
  }
}

extension SIMD4<Float> {
  /// 0...255.
  fileprivate init(levels pixel: UnsafePointer<UInt8>) {
    self.init(Float(pixel[0]), Float(pixel[1]), Float(pixel[2]), Float(pixel[3]))
  }

  /// Writes components of 0...255 as a pixel; half levels are rounded down.
  fileprivate func storeRounded(to pixel: UnsafeMutablePointer<UInt8>) {
    // Adding 2^23 rounds to an integer in the lowest bits. Subtracting a little makes values next
    // to a half, which are inexact halves, round down.
    let (missed, whole): (Float, Float) = (1 / 1024, 0x1p23)
    let sum = (self - missed).replacing(with: 0, where: self .< missed) + whole
    for channel in 0..<4 {
      pixel[channel] = UInt8(truncatingIfNeeded: sum[channel].bitPattern)
    }
  }
}
