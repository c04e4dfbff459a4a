import Canvas
import Controls
import Measuring

/// The frames of a video, which a program decodes, read off the main actor.
actor VideoReader {
  nonisolated let path: String
  nonisolated let rate: Double?
  /// The times at which frames begin, and the end of the film, in seconds.
  nonisolated let times: [Double]
  nonisolated let first: FilmPixels

  private let film: any Film

  /// Reads the whole film once; throws a ``Failure`` if it is broken.
  init(_ path: String, rate: Double?) throws {
    let film = try Films.open(path, rate: rate, from: .file)
    let times = try film.scan()
    let first = try FilmPixels(film.bitmap(at: 0))
    (self.path, self.rate, self.times, self.first) = (path, rate, times, first)
    self.film = film
  }

  @concurrent
  static func open(_ path: String) async -> Result<VideoReader, any Error> {
    Result { try VideoReader(path, rate: nil) }
  }

  func pixels(at index: Int) -> Result<FilmPixels, any Error> {
    Result { try FilmPixels(film.bitmap(at: index)) }
  }
}

/// The pixels of an opaque frame.
struct FilmPixels: Sendable {
  private let width: Int
  private let words: [UInt32]

  init(_ bitmap: Bitmap) {
    width = bitmap.width
    words = bitmap.words(in: PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
  }

  func bitmap() throws -> Bitmap { try Bitmap(words: words, width: width) }
}

extension Film {
  /// The colors of a frame, counted from 0.
  func bitmap(at index: Int) throws -> Bitmap {
    try seek(to: index)
    guard let frame = try next() else { throw failure("it has no frame \(index + 1)") }
    // The control is painted as large, so the limit is that of pictures.
    let size = Size(Double(frame.width), Double(frame.height))
    if let excess = PictureSize.excess(of: size, scale: 1) { throw failure(excess) }
    return try frame.bitmap()
  }
}
