import Canvas
import Measuring
import Support
import Synchronization

/// The frames of a film, which are read in any order, on the main actor or beside it.
final class FilmReader: Sendable {
  let path: String
  /// Frames per second, as in `Films.open(_:rate:from:)`.
  let rate: Double?
  /// The times at which frames begin, and the end of the film, in seconds.
  let times: [Double]
  let first: FilmPixels
  /// A sentence about a damaged part; `nil` without one.
  let warning: String?

  private let film: Mutex<any Film>

  /// Throws a ``Failure`` if the film is broken; a video is read once as a whole for that.
  init(_ path: String, rate: Double?) throws {
    let film = try Films.open(path, rate: rate, from: .file)
    (self.path, self.rate, times) = (path, rate, try film.scan())
    first = try film.pixels(at: 0)
    warning = film.warning
    self.film = Mutex(film)
  }

  /// Opens a film off the main actor.
  @concurrent
  static func open(_ path: String) async -> Result<FilmReader, any Error> {
    Result { try FilmReader(path, rate: nil) }
  }

  func pixels(at index: Int) -> Result<FilmPixels, any Error> {
    film.withLock { film in Result { try film.pixels(at: index) } }
  }

  /// Reads a frame off the main actor.
  @concurrent
  func pixelsBeside(at index: Int) async -> Result<FilmPixels, any Error> { pixels(at: index) }
}

/// The pixels of an opaque frame, row by row.
typealias FilmPixels = (words: [UInt32], width: Int)

extension Film {
  /// The colors of a frame, counted from 0.
  fileprivate func pixels(at index: Int) throws -> FilmPixels {
    try seek(to: index)
    guard let frame = try next() else { throw failure("it has no frame \(index + 1)") }
    // The control is painted as large, so the limit is that of pictures.
    let size = Size(Double(frame.width), Double(frame.height))
    if let excess = PictureSize.excess(of: size, scale: 1) { throw failure(excess) }
    let bitmap = try frame.bitmap()
    let area = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    return (bitmap.words(in: area), bitmap.width)
  }
}
