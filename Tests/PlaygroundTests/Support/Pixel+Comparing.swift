import Canvas

extension Bitmap.Pixel {
  var isWhite: Bool { components.allSatisfy { $0 >= 254 } }

  var isBlack: Bool { components.allSatisfy { $0 == 0 } }

  private var components: [Int] { [Int(red), Int(green), Int(blue)] }
}
