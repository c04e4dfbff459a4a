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
  /// Whether frames are read off the main actor, so that a window stays live meanwhile.
  var readsBeside = false
  /// The task that reads a frame off the main actor.
  private(set) var reading: Task<Void, Never>?
  /// Called after a frame was read off the main actor.
  var onFrame: (() -> Void)?

  private let reader: FilmReader
  private let scale: Double?
  private var failedIndex: Int?

  /// Throws a ``Failure`` if the first frame cannot be decoded; `scale` is that of ``Reference``.
  init(_ reader: FilmReader, scale: Double?) throws {
    (path, rate, self.reader, self.scale) = (reader.path, reader.rate, reader, scale)
    picture = ReferencePicture(try Bitmap(reader.first), path: path, scale: scale)
  }

  private var times: [Double] { reader.times }

  /// A sentence about a damaged part; `nil` without one.
  var warning: String? { reader.warning }

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
    guard readsBeside else { return show(index, reader.pixels(at: index)) }
    // The frame of that moment is read once the one before is.
    if reading != nil { return }
    reading = Task { [reader, weak self] in
      let pixels = await reader.pixelsBeside(at: index)
      guard let self else { return }
      reading = nil
      show(index, pixels)
      onFrame?()
    }
  }

  private func show(_ index: Int, _ pixels: Result<FilmPixels, any Error>) {
    do {
      picture = ReferencePicture(try Bitmap(pixels.get()), path: path, scale: scale)
      self.index = index
    } catch {
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
