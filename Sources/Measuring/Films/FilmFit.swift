import Controls
import Support

/// The spring that moves an edge in a film. spec: docs/spec/measuring.md#fit/model
package struct FilmFit: Sendable {
  /// The spring, with positions in pixels.
  package let fit: SpringFit
  private let track: EdgeTrack
  /// The measured positions in pixels.
  package let samples: [SpringFit.Sample]
  private let scale: Double

  /// Levels between dark and bright that make an edge, and pixels that make a movement. chosen
  private static let (leastContrast, leastTravel) = (8.0, 1.0)

  /// The part of the positions' variance that a spring explains, at least. chosen
  private static let leastShare = 0.5

  /// Throws a ``Failure`` if the film is broken, too short, or shows no moving edge.
  ///
  /// - Parameters:
  ///   - rate: In frames per second, as in ``Films/open(_:rate:from:)``.
  ///   - start: The beginning of the part of the film that is measured, in seconds.
  ///   - end: The end of that part, in seconds.
  ///   - scale: In pixels per point.
  package init(
    of path: String, along probe: Probe, _ edge: EdgeKind = .first, rate: Double? = nil,
    from start: Double = 0, to end: Double = .infinity, scale: Double = 1
  ) throws {
    let name = Input.name(of: path)
    func failure(_ reason: String) -> Failure {
      Failure(.badInput, "cannot fit a spring to \(name): \(reason)")
    }
    self.scale = scale
    track = try EdgeTrack(
      Films.open(path, rate: rate), along: probe, edge, from: start, to: end)
    let fewest = SpringFit.fewestSamples
    if track.frames.count < fewest {
      throw failure(
        "it has too few frames, \(track.frames.count) in the measured part; at least \(fewest) are "
          + "needed")
    }
    samples = track.frames.compactMap { time, position in position.map { (time, $0) } }
    if samples.isEmpty || track.contrast < Self.leastContrast {
      throw failure(
        "no edge crosses the probe, on which the luminance varies by "
          + "\(track.contrast.significantText(3)) of 255 levels; move --probe over the moving edge")
    }
    if samples.count < fewest {
      throw failure(
        "an edge crosses the probe in too few frames, \(samples.count) of \(track.frames.count); at "
          + "least \(fewest) are needed, so move --probe over the whole way of the edge")
    }
    let positions = samples.map(\.position)
    let range = (positions.max() ?? 0) - (positions.min() ?? 0)
    if range < Self.leastTravel {
      throw failure(
        "there is no movement; the edge on the probe stays within \(range.significantText(3)) px")
    }
    guard let fit = SpringFit(samples, isInterpolated: true),
      fit.explains(Self.leastShare, of: samples)
    else {
      throw failure(
        "there is no movement of one edge on the probe; its positions do not follow a spring")
    }
    if fit.spring.response < 2 / track.rate {
      throw failure(
        "it has too few frames of the movement, which is over within "
          + "\(fit.spring.response.significantText(2)) s; record more frames per second")
    }
    self.fit = fit
  }

  /// The root of the mean squared distance from the motion, and the largest one, in points.
  package var residual: (rms: Double, max: Double) {
    let residual = fit.residual(of: samples)
    return (residual.rms / scale, residual.max / scale)
  }

  /// The mean distance from the motion as a part of its way, from which on a fit is poor. chosen
  private static let poorShare = 0.05

  /// The root of the mean squared distance from the motion, as a part of its way.
  package var residualShare: Double { fit.residual(of: samples).rms / abs(fit.to - fit.from) }

  /// Whether the positions do not follow the spring closely enough to use it.
  package var isPoor: Bool { !(residualShare < Self.poorShare) }

  /// The measurements in the order of the spec, with the nearest of the tokens.
  package func json(among tokens: [SpringToken]) -> JSON {
    let residual = residual
    return .object([
      .init("frames", track.frames.count), .init("rate", .measured(track.rate)),
      .init("positions", samples.count), .init("from", .measured(fit.from / scale)),
      .init("to", .measured(fit.to / scale)), .init("start", .measured(fit.start)),
      .init("response", .measured(fit.spring.response)),
      .init("damping", .measured(fit.spring.dampingRatio)),
      .init(
        "residual",
        .object([
          .init("rms", .measured(residual.rms)),
          .init("max", .measured(residual.max)),
        ])),
      .init("like", SpringToken.nearest(to: fit.spring, among: tokens)?.json ?? .null),
    ])
  }

  /// A line of names, then a line for each frame; one without a position has empty fields.
  package var csv: String {
    let lines = track.frames.map { frame in
      let fitted = fit.position(at: frame.time) / scale
      let position = frame.position.map { $0 / scale }
      let (measured, residual) = (
        position?.significantText() ?? "", position.map { ($0 - fitted).significantText() } ?? ""
      )
      return "\(frame.time.significantText()),\(measured),\(fitted.significantText()),\(residual)"
    }
    return (["t,position,fitted,residual"] + lines).map { $0 + "\n" }.joined()
  }
}

extension SpringFit {
  /// Whether the motion explains a part of the variance of the positions, 0...1.
  fileprivate func explains(_ part: Double, of samples: [Sample]) -> Bool {
    let mean = samples.reduce(0) { $0 + $1.position } / Double(samples.count)
    let variance = samples.reduce(0) { $0 + ($1.position - mean) * ($1.position - mean) }
    let rms = residual(of: samples).rms
    return rms * rms * Double(samples.count) <= (1 - part) * variance
  }
}
