import Canvas

extension Image {
  nonisolated static func plain(_ width: Int, _ height: Int, red: UInt8 = 0) throws -> Image {
    let pixel = Bitmap.Pixel(red: red, green: 0, blue: 0, alpha: 255)
    return try Image(
      width: width, height: height, pixels: Array(repeating: pixel, count: width * height))
  }
}
