@testable import Canvas

extension Image {
  /// Creates an image from premultiplied words, row by row.
  init(width: Int, scale: Double = 1, words: [UInt32]) {
    self.init(
      rasters: [
        ImageRaster(width: width, height: words.count / width, scale: scale, words: words)
      ])
  }

  var words: [UInt32] { rasters[0].words }
}
