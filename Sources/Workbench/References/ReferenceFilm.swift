import Canvas
import Controls
import Measuring

/// A film that a control is compared with, of which one frame is in memory, and the spring that
/// moves an edge along a probe on it. spec: docs/spec/measuring.md#films;
/// docs/spec/measuring.md#fit
@MainActor
package final class ReferenceFilm {
  let path: String
  /// Frames per second, as in ``Films/open(_:rate:from:)``.
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
  /// The measurements in plain words, while there is a spring.
  private(set) var sentence = ""

  private(set) var fitting: Task<Void, Never>?

  var onFitChange: (() -> Void)?
  var onFit: ((Result<FilmFit, any Error>) -> Void)?
  var tokens: () -> [SpringToken] = { [] }

  /// Called once, with the reason, if a frame cannot be read; the frame before stays.
  var onFailure: ((String) -> Void)?

  private let film: any Film
  /// The times at which frames begin, and the end of the film, in seconds.
  private let times: [Double]
  private let scale: Double?
  private var failedIndex: Int?

  /// Throws a ``Failure`` if the film is broken; parameters are those of ``Reference``.
  package init(path: String, scale: Double?, rate: Double?) throws {
    (self.path, self.scale, self.rate) = (path, scale, rate)
    film = try Films.open(path, rate: rate, from: .file)
    times = try film.scan()
    picture = try Self.picture(0, of: film, path: path, scale: scale)
  }

  private static func picture(
    _ index: Int, of film: any Film, path: String, scale: Double?
  ) throws -> ReferencePicture {
    try film.seek(to: index)
    guard let frame = try film.next() else { throw film.failure("it has no frame \(index + 1)") }
    // The control is painted as large, so the limit is that of pictures.
    let size = Size(Double(frame.width), Double(frame.height))
    if let excess = PictureSize.excess(of: size, scale: 1) { throw film.failure(excess) }
    return ReferencePicture(try frame.bitmap(), path: path, scale: scale)
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
    do {
      picture = try Self.picture(index, of: film, path: path, scale: scale)
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

  /// Finds the spring along a probe, without blocking; the result for the one before is discarded.
  func measure(along probe: Probe) {
    stopFitting()
    self.probe = probe
    fitting = Task { [path, rate, scale = picture.canvas.scale, weak self] in
      let result = await Self.fit(of: path, along: probe, rate: rate, scale: scale)
      if (try? Task.checkCancellation()) != nil { self?.endFitting(result) }
    }
    onFitChange?()
  }

  @concurrent
  private nonisolated static func fit(
    of path: String, along probe: Probe, rate: Double?, scale: Double
  ) async -> Result<FilmFit, any Error> {
    var options = FitOptions(probe: probe)
    (options.rate, options.scale) = (rate, scale)
    return Result { [options] in try FilmFit(of: path, options) }
  }

  private func endFitting(_ result: Result<FilmFit, any Error>) {
    fitting = nil
    fit = try? result.get()
    sentence = fit?.sentence(among: tokens()) ?? ""
    onFitChange?()
    onFit?(result)
  }

  func removeProbe() {
    stopFitting()
    probe = nil
    onFitChange?()
  }

  private func stopFitting() {
    fitting?.cancel()
    (fitting, fit) = (nil, nil)
  }
}

extension FilmFit {
  func sentence(among tokens: [SpringToken]) -> String {
    let like = SpringToken.nearest(to: fit.spring, among: tokens).map { "like \($0.name)" }
    let spring =
      "Response \(fit.spring.response.text(places: 3)) s, damping ratio "
      + fit.spring.dampingRatio.text(places: 2)
    if isPoor {
      let percent = (residualShare * 100).text(places: 0)
      return "Poor fit: the edge is \(percent) % of its way beside this spring. " + spring
    }
    return spring + ", residual \(residual.rms.text(places: 3)) pt, "
      + (like ?? "no token is within 10 % of it")
  }

  /// The measured positions by their times in seconds, as parts of the way from its start, 0, to
  /// its end, 1.
  var parts: [(time: Double, part: Double)] {
    samples.map { ($0.time, ($0.position - fit.from) / (fit.to - fit.from)) }
  }
}
