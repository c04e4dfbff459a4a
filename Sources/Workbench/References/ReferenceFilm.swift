import Canvas
import Controls
import Measuring

/// A film that a control is compared with, of which one frame is in memory, and the spring that
/// moves an edge along a probe on it. spec: docs/spec/measuring.md#films;
/// docs/spec/measuring.md#fit
@MainActor
package final class ReferenceFilm {
  let path: String
  /// Frames per second, as in `Films.open(_:rate:from:)`.
  let rate: Double?

  private(set) var picture: ReferencePicture
  private(set) var index = 0

  /// The moment of the timeline at which the film begins.
  var start = Instant.zero

  /// Whether the film begins with the next frame, as the time is not known before.
  var beginsWithFrame = false

  /// The line on the film, in its pixels; `nil` for none.
  private(set) var probe: Probe?
  /// The spring along ``probe``; `nil` before it is found, and if there is none.
  private(set) var fit: FilmFit?
  /// The verdict and the measurements in plain words, once there is a ``fit``.
  private(set) var sentence = ""
  /// The picture of probe and time with ``fit``; `nil` for a film with more than
  /// ``mostPicturedFrames``.
  private(set) var motionPicture: Image?

  /// The frames that the widest picture of probe and time has columns for. chosen
  private static let mostPicturedFrames = 1600

  private(set) var fitting: Task<Void, Never>?

  var onFitChange: (() -> Void)?
  var onFit: ((Result<FilmFit, any Error>) -> Void)?
  var tokens: () -> [SpringToken] = { [] }

  /// Called once, with the reason, if a frame cannot be read; the frame before stays.
  var onFailure: ((String) -> Void)?

  private enum Source {
    case file(any Film)
    case video(VideoReader)
  }

  /// The task that reads a frame of a video.
  private(set) var reading: Task<Void, Never>?
  /// Called after a frame of a video was read.
  var onFrame: (() -> Void)?

  private let source: Source
  /// The times at which frames begin, and the end of the film, in seconds.
  private let times: [Double]
  private let scale: Double?
  private var failedIndex: Int?

  /// Throws a ``Failure`` if the film is broken; parameters are those of ``Reference``.
  package convenience init(path: String, scale: Double?, rate: Double?) throws {
    if try Films.isVideo(path) {
      try self.init(VideoReader(path, rate: rate), scale: scale)
      return
    }
    let film = try Films.open(path, rate: rate, from: .file)
    let times = try film.scan()
    let picture = ReferencePicture(try film.bitmap(at: 0), path: path, scale: scale)
    self.init(path, scale, rate, .file(film), times, picture)
  }

  convenience init(_ reader: VideoReader, scale: Double?) throws {
    let picture = ReferencePicture(try Bitmap(reader.first), path: reader.path, scale: scale)
    self.init(reader.path, scale, reader.rate, .video(reader), reader.times, picture)
  }

  private init(
    _ path: String, _ scale: Double?, _ rate: Double?, _ source: Source, _ times: [Double],
    _ picture: ReferencePicture
  ) {
    (self.path, self.scale, self.rate, self.source) = (path, scale, rate, source)
    (self.times, self.picture) = (times, picture)
  }

  /// In seconds.
  var length: Double { times.last ?? 0 }

  /// The shortest time between two frames, in seconds.
  var step: Double {
    zip(times, times.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }.min() ?? length
  }

  /// Whether another frame follows the one of a moment.
  func isPlaying(at time: Instant) -> Bool {
    guard let last = times.dropLast().last else { return false }
    return time.seconds(since: start) < last
  }

  /// Shows the frame of a moment: before the film the first one, after it the last one.
  func show(at time: Instant) {
    let index = index(at: time.seconds(since: start))
    if index == self.index || index == failedIndex { return }
    switch source {
    case .file(let film): show(index, Result { try film.bitmap(at: index) })
    case .video(let reader):
      // The frame of that moment is read once the one before is.
      if reading != nil { return }
      reading = Task { [weak self] in
        let pixels = await reader.pixels(at: index)
        guard let self else { return }
        reading = nil
        show(index, Result { try Bitmap(pixels.get()) })
        onFrame?()
      }
    }
  }

  private func show(_ index: Int, _ bitmap: Result<Bitmap, any Error>) {
    switch bitmap {
    case .success(let bitmap):
      picture = ReferencePicture(bitmap, path: path, scale: scale)
      self.index = index
    case .failure(let error):
      if failedIndex == nil { onFailure?("\(error)") }
      failedIndex = index
    }
  }

  private func index(at seconds: Double) -> Int {
    // Times are sums of rounded numbers.
    times.dropLast().lastIndex { $0 <= seconds + 1e-6 } ?? 0
  }

  // MARK: Spring

  /// Finds the spring along a probe and paints the picture of it, off the main actor; the result
  /// for the probe before is discarded.
  func measure(along probe: Probe) {
    stopFitting()
    self.probe = probe
    var options = FitOptions(probe: probe)
    (options.rate, options.scale) = (rate, picture.canvas.scale)
    options.keepsColors = times.count <= Self.mostPicturedFrames
    fitting = Task { [path, options, weak self] in
      let result = await Self.measurement(of: path, options)
      if (try? Task.checkCancellation()) != nil { self?.endFitting(result) }
    }
    onFitChange?()
  }

  private typealias Measurement = (fit: FilmFit, picture: Image?)

  @concurrent
  private nonisolated static func measurement(
    of path: String, _ options: FitOptions
  ) async -> Result<Measurement, any Error> {
    Result {
      let fit = try FilmFit(of: path, options)
      try Task.checkCancellation()
      return (fit, options.keepsColors ? try? Image(fit.picture()) : nil)
    }
  }

  private func endFitting(_ result: Result<Measurement, any Error>) {
    fitting = nil
    let measurement = try? result.get()
    (fit, motionPicture) = (measurement?.fit, measurement?.picture)
    sentence = fit?.sentence(among: tokens()) ?? ""
    onFitChange?()
    onFit?(result.map { $0.fit })
  }

  func removeProbe() {
    stopFitting()
    probe = nil
    onFitChange?()
  }

  private func stopFitting() {
    fitting?.cancel()
    (fitting, fit, motionPicture) = (nil, nil, nil)
  }
}

extension FilmFit {
  /// The verdict, and of a spring the measurements.
  func sentence(among tokens: [SpringToken]) -> String {
    if isPoor { return verdict }
    let like = SpringToken.nearest(to: fit.spring, among: tokens).map { "like \($0.name)" }
    return "\(verdict): response \(fit.spring.response.text(places: 3)) s, damping "
      + "\(fit.spring.dampingRatio.text(places: 2)), rms \(residual.rms.text(places: 3)) pt, "
      + (like ?? "no token is within 10 % of it")
  }

  /// The measured positions by their times in seconds, as parts of the way from its start, 0, to
  /// its end, 1.
  var parts: [(time: Double, part: Double)] {
    samples.map { ($0.time, ($0.position - fit.from) / (fit.to - fit.from)) }
  }
}

/// The frames of a video, which a program decodes, read off the main actor.
actor VideoReader {
  nonisolated let path: String
  nonisolated let rate: Double?
  /// The times at which frames begin, and the end of the film, in seconds.
  nonisolated let times: [Double]
  nonisolated let first: FilmPixels
  /// A sentence about a damaged part; `nil` without one.
  nonisolated let warning: String?

  private let film: any Film

  /// Reads the whole film once; throws a ``Failure`` if it is broken.
  init(_ path: String, rate: Double?) throws {
    let film = try Films.open(path, rate: rate, from: .file)
    let times = try film.scan()
    let first = try film.pixels(at: 0)
    (self.path, self.rate, self.times, self.first) = (path, rate, times, first)
    warning = film.warning
    self.film = film
  }

  @concurrent
  static func open(_ path: String) async -> Result<VideoReader, any Error> {
    Result { try VideoReader(path, rate: nil) }
  }

  func pixels(at index: Int) -> Result<FilmPixels, any Error> {
    Result { try film.pixels(at: index) }
  }
}

/// The pixels of an opaque frame, row by row.
typealias FilmPixels = (words: [UInt32], width: Int)

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

  fileprivate func pixels(at index: Int) throws -> FilmPixels {
    let bitmap = try bitmap(at: index)
    let area = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    return (bitmap.words(in: area), bitmap.width)
  }
}
