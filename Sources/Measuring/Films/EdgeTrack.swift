import Canvas
import Support

/// The crossing of half the contrast that counts as the edge, in the direction of the probe.
package enum EdgeKind: String, CaseIterable, Sendable {
  case first, last, rising, falling

  /// The place at which samples cross a level, interpolated linearly; `nil` if none does.
  func position(in samples: ArraySlice<Float>, half: Float) -> Double? {
    var last: Double?
    for index in samples.indices.dropLast() {
      let (one, other) = (samples[index], samples[index + 1])
      let (rises, falls) = (one < half && other >= half, one >= half && other < half)
      guard self == .rising ? rises : self == .falling ? falls : rises || falls else { continue }
      last = Double(index - samples.startIndex) + Double((half - one) / (other - one))
      if self != .last { return last }
    }
    return last
  }
}

/// The line along which an edge is looked for, in pixels, of which whole numbers are the centers,
/// or in points.
package struct Probe: Hashable, Sendable {
  package var start, end: Point

  /// The length of the shortest probe, in pixels: one with two samples.
  package static let shortest = 1.0

  package init(from start: Point, to end: Point) { (self.start, self.end) = (start, end) }

  /// In pixels.
  package var length: Double { start.distance(to: end) }

  /// A point for each pixel of the length.
  var points: [Point] {
    let length = length
    return (0...Int(length)).map { start + (end - start) * (Double($0) / length) }
  }
}

/// The positions of an edge in the frames of a film. spec: docs/spec/measuring.md#fit/edge
struct EdgeTrack: Sendable {
  /// Times in seconds, and distances from the start of the probe in pixels; `nil` without a
  /// crossing.
  private(set) var frames: [(time: Double, position: Double?)] = []

  /// Frames per second.
  private(set) var rate = 0.0

  /// The difference between the brightest and the darkest sample on the probe, in levels.
  let contrast: Double

  /// Samples on the probe in all frames. chosen
  private static let mostSamples = 1 << 25

  /// Finds the edge in the part of a film that is shown in some seconds; the contrast is that of
  /// the whole film.
  ///
  /// A frame that is shown for several times the shortest duration counts as so many frames,
  /// because films leave out frames without changes.
  init(
    _ film: any Film, along probe: Probe, _ edge: EdgeKind, from start: Double, to end: Double
  ) throws {
    let points = probe.points
    var shown: [(time: Double, duration: Double)] = []
    var samples: [Float] = []
    var (darkest, brightest) = (Float.infinity, -Float.infinity)
    // Times are sums of rounded numbers.
    let tolerance = 1e-6
    while let frame = try film.next() {
      try Task.checkCancellation()
      if frame.duration <= 0 { continue }
      try Self.check(points, in: frame)
      let line = points.map { Float(frame.luminance(at: $0)) }
      darkest = min(darkest, line.min() ?? darkest)
      brightest = max(brightest, line.max() ?? brightest)
      if frame.time > end + tolerance || frame.time + frame.duration <= start + tolerance {
        continue
      }
      shown.append((frame.time, frame.duration))
      samples += line
      if shown.count > Films.mostFrames || samples.count > Self.mostSamples {
        throw film.failure("it is too long to be measured; choose a part with --from and --to")
      }
    }
    contrast = Double(max(0, brightest - darkest))
    guard let shortest = shown.map(\.duration).min() else { return }
    rate = 1 / shortest
    for (index, frame) in shown.enumerated() {
      let line = samples[(index * points.count)..<((index + 1) * points.count)]
      let position = edge.position(in: line, half: (darkest + brightest) / 2)
      let count = Int(min((frame.duration / shortest).rounded(), Double(Films.mostFrames)))
      for step in 0..<count {
        let time = frame.time + frame.duration * Double(step) / Double(count)
        if time < start - tolerance || time > end + tolerance { continue }
        frames.append((time, position))
      }
      if frames.count > Films.mostFrames {
        throw film.failure("it is too long to be measured; choose a part with --from and --to")
      }
    }
  }

  private static func check(_ points: [Point], in frame: FilmFrame) throws {
    let (width, height) = (Double(frame.width), Double(frame.height))
    let isInside = points.allSatisfy {
      (0...width).contains($0.x) && (0...height).contains($0.y)
    }
    if !isInside {
      throw Failure(
        .badUsage,
        "--probe leaves the film, whose frames are \(frame.width) x \(frame.height) px; choose a "
          + "line inside of them")
    }
  }
}
