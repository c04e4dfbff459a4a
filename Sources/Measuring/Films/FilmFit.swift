import Controls
import Support

/// The springs that move an edge in a film. spec: docs/spec/measuring.md#fit/model;
/// docs/spec/recordings.md
package struct FilmFit: Sendable {
  /// The motions in their order, at least one, with positions in pixels.
  let motions: [FittedMotion]
  let track: EdgeTrack
  let path: EdgePath
  /// A sentence about a damaged part of the film; `nil` without one.
  package let warning: String?
  private let options: FitOptions
  /// The seconds between the time of a frame and the moment that it shows, the middle of its
  /// exposure.
  let delay: Double

  /// Levels between dark and bright that make an edge. chosen
  private static let leastContrast = 8.0

  /// Throws a ``ProbeFailure`` if another probe may show the motion of an edge, and a ``Failure``
  /// if the film is broken, too short, or shows no moving edge.
  ///
  /// - Parameter onFrame: Called for each frame with its number and its time in seconds.
  package init(
    of path: String, _ options: FitOptions, onFrame: (Int, Double) -> Void = { _, _ in }
  ) throws {
    if let probe = options.probe {
      self = try FilmFit(of: path, along: probe, options, onFrame)
      return
    }
    let probes = try ProbeSearch.probes(in: path, options, onFrame: onFrame)
    let first = Result { try FilmFit(of: path, along: probes[0], options, onFrame) }
    if case .failure(let error) = first, !(error is ProbeFailure) { throw error }
    let fit = try? first.get()
    if let fit, fit.reason == nil {
      self = fit
      return
    }
    // Another line of the same motion has the same residual, if the motion is no spring.
    let limit = fit.map { Self.clearShare * $0.residual.rms } ?? .infinity
    for probe in probes.dropFirst() {
      try Task.checkCancellation()
      if let other = try? FilmFit(of: path, along: probe, options, onFrame), other.reason == nil,
        other.residual.rms < limit
      {
        self = other
        return
      }
    }
    self = try first.get()
  }

  /// The part of a line's residual below which another line clearly fits better. chosen
  private static let clearShare = 0.5

  private init(
    of path: String, along probe: Probe, _ options: FitOptions, _ onFrame: (Int, Double) -> Void
  ) throws {
    let name = Input.name(of: path)
    func failure(_ reason: String) -> Failure {
      Failure(.badInput, "cannot fit a spring to \(name): \(reason)")
    }
    func probeFailure(_ reason: String, _ place: String) -> ProbeFailure {
      ProbeFailure(failure: failure(reason), place: place)
    }
    self.options = options
    let film = try Films.open(path, rate: options.rate)
    track = try EdgeTrack(film, along: probe, options, onFrame: onFrame)
    warning = film.warning
    let fewest = SpringFit.fewestSamples
    if track.frames.count < fewest {
      throw failure(
        "it has too few frames, \(track.frames.count) in the measured part; at least \(fewest) are "
          + "needed")
    }
    self.path = EdgePath(track.frames, options.edge, noise: Float(track.noise))
    let delay = options.shutter / 360 / track.rate / 2
    self.delay = delay
    let samples = self.path.samples.map { sample in
      var sample = sample
      sample.time += delay
      return sample
    }
    if samples.isEmpty || track.contrast < Self.leastContrast {
      throw probeFailure(
        "no edge crosses the probe, on which \(track.channel.rawValue) varies by "
          + "\(track.contrast.significantText(3)) of 255 levels", "over the moving edge")
    }
    if samples.count < fewest {
      throw probeFailure(
        "an edge crosses the probe in too few frames, \(samples.count) of \(track.frames.count); at "
          + "least \(fewest) are needed", "over the whole way of the edge")
    }
    let positions = samples.map(\.position)
    let range = (positions.max() ?? 0) - (positions.min() ?? 0)
    if range < MotionSplit.leastTravel {
      throw failure(
        "there is no movement; the edge on the probe stays within \(range.significantText(3)) px")
    }
    let split = MotionSplit(samples, within: 0...probe.length, isInterpolated: true)
    let motions = try split.motions()
    if motions.isEmpty {
      throw probeFailure(
        "it has too few frames of the movement",
        "over one edge, or record more frames per second")
    }
    self.motions = options.isRepeated ? FittedMotion.joined(motions, split) : motions
  }

  /// The motion with the longest way.
  private var main: FittedMotion {
    motions.max { abs($0.fit.to - $0.fit.from) < abs($1.fit.to - $1.fit.from) } ?? motions[0]
  }

  /// The spring of the motion with the longest way, with positions in pixels.
  package var fit: SpringFit { main.fit }

  /// The measured positions in pixels.
  package var samples: [SpringFit.Sample] { path.samples.map { ($0.time, $0.position) } }

  /// The root of the mean squared distance from the motion, and the largest one, in points.
  package var residual: (rms: Double, max: Double) { main.residual(scale: options.scale) }

  /// Whether the motion with the longest way is a spring, in words.
  /// spec: docs/spec/recordings.md#in-the-window
  package var verdict: String {
    main.verdict + (motions.count == 1 ? "" : " (the longest of \(motions.count) motions)")
  }

  /// Whether the positions do not follow the spring closely enough to use it.
  package var isPoor: Bool { main.reason != nil }

  /// The reason for which a motion follows no spring; `nil` if all do.
  package var reason: String? {
    guard let motion = motions.first(where: { $0.reason != nil }), let reason = motion.reason else {
      return nil
    }
    let start = motion.fit.start.significantText(3)
    return motions.count == 1 ? reason : "the motion at \(start) s: \(reason)"
  }

  /// A line of JSON for each motion, with the nearest of the tokens.
  package func lines(among tokens: [SpringToken]) -> [JSON] {
    let repeated = motions.reduce(0) { $0 + $1.duplicates }
    return motions.map { motion in
      var members: [JSON.Member] = [
        .init("frames", track.frames.count), .init("rate", .measured(track.rate)),
        .init(
          "positions",
          motions.count == 1 ? path.samples.count - repeated : motion.samples.count),
      ]
      members += motion.members(among: tokens, scale: options.scale, length: track.probe.length)
      let (start, end) = (track.probe.start, track.probe.end)
      members += [
        .init("duplicates", path.duplicates.count + repeated),
        .init("channel", track.channel.rawValue),
        .init("probe", .array([start.x, start.y, end.x, end.y].map { .measured($0) })),
      ]
      return .object(members)
    }
  }

  /// The position of the edge by the motion to which a time belongs, the last one that has begun;
  /// in pixels.
  func position(at time: Double) -> Double {
    let parts = motions.flatMap(\.parts)
    let begun = parts.filter { $0.begin <= time }.max { $0.begin < $1.begin }
    return (begun ?? parts.min { $0.begin < $1.begin })?.fit.position(at: time) ?? .nan
  }

  /// A line of names, then a line for each frame; one without a position has empty fields.
  package var csv: String {
    let hasWidth = options.edge == .center
    let lines = zip(track.frames, path.places).map { frame, place in
      let time = frame.time + delay
      let fitted = self.position(at: time) / options.scale
      let position = place.map { $0.sample.position / options.scale }
      let fields = [
        frame.time.significantText(), position?.significantText() ?? "", fitted.significantText(),
        position.map { ($0 - fitted).significantText() } ?? "",
      ]
      let width = place?.width.map { ($0 / options.scale).significantText() } ?? ""
      return (fields + (hasWidth ? [width] : [])).joined(separator: ",")
    }
    let header = "t,position,fitted,residual" + (hasWidth ? ",width" : "")
    return ([header] + lines).map { $0 + "\n" }.joined()
  }
}
