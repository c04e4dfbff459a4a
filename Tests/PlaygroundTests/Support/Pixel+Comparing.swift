import Canvas

extension Bitmap.Pixel {
  var isWhite: Bool { components.allSatisfy { $0 >= 254 } }

  var isBlack: Bool { components.allSatisfy { $0 == 0 } }

  /// Whether the color is midway between two others, as at half the opacity, within a number of the
  /// 256 levels.
  func isMiddle(of first: Bitmap.Pixel, and second: Bitmap.Pixel, within levels: Int) -> Bool {
    zip(components, zip(first.components, second.components)).allSatisfy { own, ends in
      abs(own - (ends.0 + ends.1) / 2) <= levels
    }
  }

  private var components: [Int] { [Int(red), Int(green), Int(blue)] }
}
