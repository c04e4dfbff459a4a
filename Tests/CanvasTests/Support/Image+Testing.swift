@testable import Canvas

extension Image {
  /// An image of premultiplied words, row by row.
  init(width: Int, scale: Double = 1, words: [UInt32]) {
    self.init(ImageRaster(width: width, height: words.count / width, scale: scale, words: words))
  }

  var words: [UInt32] { rasters[0].words }
}
