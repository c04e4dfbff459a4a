/// What a mask is the coverage of: enough to find it again.
enum MaskKey: Hashable {
  /// A filled shape, its bounds beginning at 0.
  case fill(DeviceShape)
  /// The ring of the given width (px) along the inside of a shape's edge.
  case ring(DeviceShape, width: Double)
  /// The shape blurred by a Gaussian of the given standard deviation (px).
  case shadow(DeviceShape, sigma: Double)
}

/// Coverage of a shape or of its shadow, 0 to 255 a pixel, ready to be laid on.
///
/// A large shape is kept small: one column and one row of its straight middle stand for all of them.
final class Mask {
  /// A row or column that stands for itself and for as many more as follow it.
  struct Stretch {
    var index: Int
    var extra: Int

    static let none = Stretch(index: Int.max / 2, extra: 0)

    /// The stored index for a place in the full picture.
    func stored(_ place: Int) -> Int {
      if place <= index { return place }
      return max(index, place - extra)
    }
  }

  /// Left and top edge relative to the first pixel of the shape's bounds, px.
  let originX: Int
  let originY: Int

  /// Size of what is stored, px.
  let storedWidth: Int
  let storedHeight: Int

  let columns: Stretch
  let rows: Stretch

  let image: PixelImage
  var bytes: UnsafeMutablePointer<UInt8> { image.bytes }
  var bytesPerRow: Int { image.bytesPerRow }

  /// Size of the full picture, px.
  var width: Int { storedWidth + columns.extra }
  var height: Int { storedHeight + rows.extra }

  var byteCount: Int { image.byteCount }
  var isStretched: Bool { columns.extra > 0 || rows.extra > 0 }

  /// - Parameters:
  ///   - width: of what is stored, px.
  ///   - height: of what is stored, px.
  ///   - originX: the left edge relative to the first pixel of the shape's bounds, px.
  ///   - originY: the top edge, likewise.
  ///   - columns: a column that stands for many.
  ///   - rows: a row that stands for many.
  ///   - writeRow: writes the coverage of a row, 0 to 1, one value a pixel.
  init(
    width: Int, height: Int, originX: Int, originY: Int, columns: Stretch = .none,
    rows: Stretch = .none, writeRow: (_ y: Int, _ row: UnsafeMutablePointer<Float>) -> Void
  ) {
    storedWidth = width
    storedHeight = height
    self.originX = originX
    self.originY = originY
    self.columns = columns
    self.rows = rows
    image = PixelImage(.coverage, width: width, height: height)
    let (bytes, bytesPerRow) = (image.bytes, image.bytesPerRow)
    withUnsafeTemporaryAllocation(of: Float.self, capacity: max(1, width)) { row in
      guard let values = row.baseAddress else { return }
      for y in 0..<height {
        writeRow(y, values)
        let to = bytes + y * bytesPerRow
        for x in 0..<width {
          to[x] = UInt8(truncatingIfNeeded: (values[x] * 255).roundedLevel)
        }
      }
    }
  }
}
