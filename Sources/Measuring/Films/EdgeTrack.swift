import Canvas
import Support

/// The edges on a probe in the frames of a film, read frame by frame.
struct EdgeTrack: Sendable {
  /// A channel with the edges that it shows.
  fileprivate struct Channel {
    let name: EdgeChannel

    init(_ name: EdgeChannel) { self.name = name }

    var frames: [EdgeFrame] = []
    var noise = NoiseMeter()
    var (darkest, brightest) = (Float.infinity, -Float.infinity)

    var contrast: Double { Double(max(0, brightest - darkest)) }
  }

  let probe: Probe
  /// The frames of the measured part, with their edges.
  let frames: [EdgeFrame]
  let channel: EdgeChannel
  /// The standard deviation of a sample, and the difference between the brightest and the darkest
  /// one, in levels.
  let noise, contrast: Double
  /// Frames per second: the median of the film.
  let rate: Double
  /// The colors on the probe in each frame, if they are kept.
  let colors: [[UInt32]]

  /// In seconds, because times are sums of rounded numbers. chosen
  private static let tolerance = 1e-6

  /// Frames whose colors are kept at most. chosen
  private static let mostColors = 20_000

  /// The duration from which on a frame was held, as a multiple of the usual one. chosen
  private static let held = 6.0

  /// Reads the part of a film that is shown in some seconds.
  ///
  /// - Parameters:
  ///   - probe: The line with the edge.
  ///   - option: The name of the option for it, for failures.
  ///   - onFrame: Called with the number of frames and the time, in seconds.
  init(
    _ film: any Film, along probe: Probe, _ options: FitOptions, option: String = "--probe",
    onFrame: (Int, Double) -> Void = { _, _ in }
  ) throws {
    self.probe = probe
    var channels = (options.channel.map { [$0] } ?? EdgeChannel.automatic).map { Channel($0) }
    var shown: [(time: Double, duration: Double)] = []
    var colors: [[UInt32]] = []
    var fixedNoise = NoiseMeter()
    var count = 0
    var times = options.times?.makeIterator()
    while var frame = try film.next() {
      try Task.checkCancellation()
      count += 1
      if let given = options.times {
        guard let time = times?.next() else { throw Self.countFailure(film, count, given.count) }
        let step = count < given.count ? given[count] - time : time - given[max(0, count - 2)]
        (frame.time, frame.duration) = (time, step)
      }
      onFrame(count, frame.time)
      if frame.duration <= 0 { continue }
      try probe.check(in: frame, option: option)
      if frame.time > options.end + Self.tolerance { break }
      if frame.time + frame.duration <= options.start + Self.tolerance { continue }
      if shown.isEmpty, !frame.hasColors { channels = Array(channels.prefix(1)) }
      shown.append((frame.time, frame.duration))
      if shown.count > Films.mostFrames { throw film.failure(Self.tooLong) }
      let fixed = try options.fixed.flatMap { line -> Float? in
        try line.check(in: frame, option: "--fixed")
        let samples = line.samples(options.channel ?? .luma, of: frame)
        return ProbeEdge.edges(in: samples, noise: fixedNoise.level(after: samples)).first?.position
      }
      for index in channels.indices {
        channels[index].add(probe.samples(channels[index].name, of: frame), at: frame.time, fixed)
      }
      // The others are not needed any more.
      if channels[0].contrast >= EdgeChannel.leastContrastOfLuma {
        channels = Array(channels.prefix(1))
      }
      if options.keepsColors {
        if colors.count == Self.mostColors {
          throw film.failure(
            "--picture shows at most \(Self.mostColors) frames; choose a part with --from and --to")
        }
        colors.append(probe.colors(of: frame))
      }
    }
    if let given = options.times, count < given.count, options.end == .infinity {
      throw Self.countFailure(film, count, given.count)
    }
    let luma = channels[0]
    let chosen =
      luma.contrast >= EdgeChannel.leastContrastOfLuma
      ? luma : channels.max { $0.contrast < $1.contrast } ?? luma
    (channel, contrast) = (chosen.name, chosen.contrast)
    noise = Double(chosen.noise.level)
    let indices = try Self.repeated(shown, film, options)
    frames = indices.map { index, time in
      var frame = chosen.frames[index]
      frame.time = time
      return frame
    }
    if options.fixed != nil, !frames.isEmpty, frames.allSatisfy({ $0.fixed == nil }) {
      throw Failure(
        .badInput,
        "cannot fit a spring to \(film.name): no edge crosses the line of --fixed; move it over an "
          + "edge that does not move")
    }
    self.colors = colors.isEmpty ? [] : indices.map { colors[$0.index] }
    let steps = zip(frames, frames.dropFirst()).map { $1.time - $0.time }.sorted()
    rate = 1 / (steps.isEmpty ? shown.first?.duration ?? 1 : steps[steps.count / 2])
  }

  static let tooLong = "it is too long to be measured; choose a part with --from and --to"

  private static func countFailure(_ film: any Film, _ frames: Int, _ times: Int) -> Failure {
    film.failure(
      "--times has \(times) times, and the film has \(frames > times ? "more" : "\(frames)") frames; "
        + "give a line for each frame")
  }

  /// The frames in the measured part with their times, several for one that is held.
  ///
  /// An animated PNG leaves out frames without changes, and recorders of screens write none while
  /// nothing changes.
  private static func repeated(
    _ shown: [(time: Double, duration: Double)], _ film: any Film, _ options: FitOptions
  ) throws -> [(index: Int, time: Double)] {
    let sorted = shown.map(\.duration).sorted()
    guard let shortest = sorted.first else { return [] }
    let usual = sorted[sorted.count / 2]
    var result: [(index: Int, time: Double)] = []
    for (index, frame) in shown.enumerated() {
      let unit =
        film.leavesOutFrames ? shortest : frame.duration >= held * usual ? usual : .infinity
      let count = max(1, Int(min((frame.duration / unit).rounded(), Double(Films.mostFrames))))
      for step in 0..<count {
        let time = frame.time + frame.duration * Double(step) / Double(count)
        if time < options.start - tolerance || time > options.end + tolerance { continue }
        result.append((index, time))
      }
      if result.count > Films.mostFrames { throw film.failure(tooLong) }
    }
    return result
  }
}

extension EdgeTrack.Channel {
  fileprivate mutating func add(_ line: [Float], at time: Double, _ fixed: Float?) {
    darkest = min(darkest, line.min() ?? darkest)
    brightest = max(brightest, line.max() ?? brightest)
    let last = noise.last
    let change = zip(line, last).reduce(0) { $0 + abs($1.0 - $1.1) } / Float(max(1, line.count))
    let noise = noise.level(after: line)
    frames.append(
      EdgeFrame(
        time: time, edges: ProbeEdge.edges(in: line, noise: noise),
        change: last.isEmpty ? .infinity : change, fixed: fixed))
  }
}

/// The noise of samples, from the differences of frames, of which most samples do not move.
struct NoiseMeter {
  /// Numbers of frames by the median of their differences, in 16ths of a level.
  private var histogram = [Int](repeating: 0, count: 16 * 256)
  private var count = 0
  /// The samples of the last frame.
  private(set) var last: [Float] = []

  /// The standard deviation of a sample, in levels.
  var level: Float {
    var rest = count / 2
    for (step, frames) in histogram.enumerated() {
      rest -= frames
      // The median of a difference of two normal errors is 0.954 of their deviation.
      if rest < 0 { return Float(step) / 16 / 0.954 }
    }
    return 0
  }

  /// The standard deviation with a further frame.
  mutating func level(after line: [Float]) -> Float {
    if last.count == line.count, !line.isEmpty {
      let differences = zip(line, last).map { abs($0 - $1) }.sorted()
      let median = differences[differences.count / 2]
      histogram[min(Int(median * 16), histogram.count - 1)] += 1
      count += 1
    }
    last = line
    return level
  }
}
