import Canvas

extension Bitmap.Pixel {
  /// Whether an opaque pixel has a color, except for rounding.
  func isClose(to color: Color) -> Bool {
    zip([red, green, blue], [color.red, color.green, color.blue])
      .allSatisfy { abs(Double($0) - $1 * 255) <= 1.5 }
  }
}
