import Controls

/// The spring that moves an edge along a probe on the film of a stage. spec: measuring, fit
@MainActor
final class FilmMeasurement {
  /// The line on the film, in its pixels; `nil` for none.
  private(set) var probe: Probe?
  /// The spring along ``probe``; `nil` before it is found, and if there is none.
  private(set) var fit: FilmFit?
  /// The measurements in plain words, while there is a spring.
  private(set) var sentence = ""

  private(set) var task: Task<Void, Never>?
  /// The number of computations that were begun or ended early.
  private var run = 0

  var onChange: (() -> Void)?
  /// Called with the spring, or with the reason why there is none.
  var onEnd: ((Result<FilmFit, any Error>) -> Void)?
  var tokens: () -> [SpringToken] = { [] }

  private let path: String
  private let rate: Double?
  private let scale: Double

  /// Parameters are those of ``FilmFitOptions``.
  init(path: String, rate: Double?, scale: Double) {
    (self.path, self.rate, self.scale) = (path, rate, scale)
  }

  /// Finds the spring along a probe, without blocking.
  ///
  /// The result for the probe before is discarded.
  func measure(along probe: Probe) {
    stop()
    self.probe = probe
    var options = FilmFitOptions(probe: probe)
    (options.rate, options.scale) = (rate, scale)
    task = Task { [path, run, weak self] in
      let result = await Self.fit(of: path, options)
      if self?.run == run { self?.end(result) }
    }
    onChange?()
  }

  @concurrent
  private nonisolated static func fit(
    of path: String, _ options: FilmFitOptions
  ) async -> Result<FilmFit, any Error> {
    Result { try FilmFit(of: path, options) }
  }

  private func end(_ result: Result<FilmFit, any Error>) {
    task = nil
    fit = try? result.get()
    sentence = fit?.sentence(among: tokens()) ?? ""
    onChange?()
    onEnd?(result)
  }

  func remove() {
    stop()
    probe = nil
    onChange?()
  }

  private func stop() {
    task?.cancel()
    run += 1
    (task, fit) = (nil, nil)
  }
}

extension FilmFit {
  func sentence(among tokens: [SpringToken]) -> String {
    let like = SpringToken.nearest(to: fit.spring, among: tokens).map { "like \($0.name)" }
    return "Response \(fit.spring.response.text(places: 3)) s, damping ratio "
      + "\(fit.spring.dampingRatio.text(places: 2)), residual \(residual.rms.text(places: 3)) pt, "
      + "\(like ?? "like no token")"
  }

  /// The measured positions by their times in seconds, as parts of the way from its start, 0, to
  /// its end, 1.
  var parts: [(time: Double, part: Double)] {
    samples.map { ($0.time, ($0.position - fit.from) / (fit.to - fit.from)) }
  }
}
