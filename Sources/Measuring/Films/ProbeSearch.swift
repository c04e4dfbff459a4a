import Canvas
import Support

/// A search for the line along which an edge moves most. spec: docs/spec/recordings.md#edge
struct ProbeSearch {
  /// Pixels of the grid in which the search looks, and pixels beside what moves. chosen
  private static let (mostPlaces, margin) = (200_000, 14.0)

  /// The levels between dark and bright of a place that moves, at least. chosen
  private static let leastChange: UInt8 = 12

  /// Pixels between two places of the grid.
  private let stride: Int
  /// The widest gap in what moves, in places of the grid.
  private let widestGap: Int
  private let (columns, rows): (Int, Int)
  private let (width, height): (Int, Int)
  private let hasColors: Bool
  /// Frames in the measured part.
  private var frameCount = 0
  private var (darkest, brightest): ([UInt8], [UInt8])

  /// The horizontal or vertical line on which the edge moves further, then others through what
  /// moves.
  ///
  /// Throws a ``Failure`` if nothing moves, and for standard input, which can be read only once.
  static func probes(
    in path: String, _ options: FitOptions, onFrame: (Int, Double) -> Void
  ) throws -> [Probe] {
    if path == "-" {
      throw Failure(
        .badUsage,
        "standard input can be read only once; add --probe, or save the film to a file")
    }
    // Edges between colors of the same luminance are rare.
    var mostFrames = 0
    for channel in options.channel.map({ [$0] }) ?? EdgeChannel.automatic {
      let search = try ProbeSearch(in: path, channel, options, onFrame: onFrame)
      mostFrames = search?.frameCount ?? 0
      if let search, let probe = try search.probe(in: path, options, onFrame: onFrame) {
        return [probe] + search.others(than: probe)
      }
      if search?.hasColors != true { break }
    }
    let fewest = SpringFit.fewestSamples
    let reason =
      mostFrames < fewest
      ? "it has too few frames, \(mostFrames) in the measured part; at least \(fewest) are needed"
      : "nothing moves in the film, or in the part between --from and --to; choose a line with "
        + "--probe"
    throw Failure(.badInput, "cannot fit a spring to \(path): \(reason)")
  }

  /// Reads the measured part of a film; `nil` if it has no frames.
  private init?(
    in path: String, _ channel: EdgeChannel, _ options: FitOptions, onFrame: (Int, Double) -> Void
  ) throws {
    let film = try Films.open(path, rate: options.rate)
    var search: ProbeSearch?
    var (count, measured) = (0, 0)
    while let frame = try film.next() {
      try Task.checkCancellation()
      count += 1
      onFrame(count, frame.time)
      let time = options.times.map { count <= $0.count ? $0[count - 1] : .infinity } ?? frame.time
      if time > options.end { break }
      if time < options.start { continue }
      measured += 1
      if measured > Films.mostFrames { throw film.failure(EdgeTrack.tooLong) }
      if search == nil { search = ProbeSearch(frame, options.edge) }
      search?.add(frame, channel)
    }
    guard var search else { return nil }
    search.frameCount = measured
    self = search
  }

  /// The line of both directions on which the edge moves further; `nil` if none moves.
  private func probe(
    in path: String, _ options: FitOptions, onFrame: (Int, Double) -> Void
  ) throws -> Probe? {
    var plain = options
    (plain.fixed, plain.keepsColors) = (nil, false)
    /// A probe, the way of its edge without the outermost positions, which may be of another edge,
    /// and the number of frames without an edge.
    func measured(_ probe: Probe) throws -> (probe: Probe, way: Double, missing: Int) {
      let film = try Films.open(path, rate: options.rate)
      let track = try EdgeTrack(film, along: probe, plain, onFrame: onFrame)
      let edges = EdgePath(track.frames, plain.edge, noise: Float(track.noise))
      let positions = edges.samples.map(\.position).sorted()
      let missing = track.frames.count - positions.count - edges.duplicates.count
      guard positions.count >= SpringFit.fewestSamples else { return (probe, 0, missing) }
      let way = positions[positions.count * 19 / 20] - positions[positions.count / 20]
      return (probe, way, missing)
    }
    var best: (probe: Probe, way: Double)?
    for isRow in [true, false] {
      guard var found = try line(isRow, widestGap).map({ try measured($0) }) else { continue }
      // A fast edge leaves gaps beside the places where it rests.
      if found.missing > 0, let line = line(isRow, .max), line != found.probe {
        let wide = try measured(line)
        if wide.missing < found.missing { found = wide }
      }
      if found.way > best?.way ?? 0 { best = (found.probe, found.way) }
    }
    return best?.probe
  }

  /// The lines at the quarters of what moves: the ones that change most may cross a shadow, or an
  /// edge of a round shape that is not across the motion.
  private func others(than probe: Probe) -> [Probe] {
    let lines = [true, false].flatMap { isRow in
      [0.5, 0.25, 0.75].compactMap { line(isRow, widestGap, share: 5, at: $0) }
    }
    return lines.filter { $0 != probe }
  }

  private init(_ frame: FilmFrame, _ edge: EdgeKind) {
    (width, height, hasColors) = (frame.width, frame.height, frame.hasColors)
    var stride = 1
    while (width / stride) * (height / stride) > Self.mostPlaces { stride += 1 }
    self.stride = stride
    // Between the ways of the edges on both sides of a center, nothing changes.
    widestGap = edge == .center ? .max : max(2, 8 / stride)
    (columns, rows) = ((width + stride - 1) / stride, (height + stride - 1) / stride)
    darkest = Array(repeating: 255, count: columns * rows)
    brightest = Array(repeating: 0, count: columns * rows)
  }

  private mutating func add(_ frame: FilmFrame, _ channel: EdgeChannel) {
    for y in 0..<rows {
      for x in 0..<columns {
        let level = UInt8(min(max(frame.level(channel, x * stride, y * stride), 0), 255))
        let place = y * columns + x
        darkest[place] = min(darkest[place], level)
        brightest[place] = max(brightest[place], level)
      }
    }
  }

  private func change(_ x: Int, _ y: Int) -> Int {
    let place = y * columns + x
    let (dark, bright) = (darkest[place], brightest[place])
    return bright > dark && bright - dark >= Self.leastChange ? Int(bright - dark) : 0
  }

  /// The row or column at a part of those that change by some tenths of the most, as a line over
  /// what changes in it.
  private func line(
    _ isRow: Bool, _ widestGap: Int, share: Int = 9, at part: Double = 0.5
  ) -> Probe? {
    let lines = (0..<(isRow ? rows : columns)).map { place in
      (0..<(isRow ? columns : rows)).map { isRow ? change($0, place) : change(place, $0) }
    }
    let sums = lines.map { $0.reduce(0, +) }
    guard let most = sums.max(), most > 0 else { return nil }
    let large = sums.indices.filter { sums[$0] * 10 >= most * share }
    let place = large[Int(Double(large.count) * part)]
    return ends(of: lines[place], widestGap, length: isRow ? width : height).map { ends in
      let (first, end, place) = (ends.lowerBound, ends.upperBound, Double(place * stride))
      return isRow
        ? Probe(from: Point(first, place), to: Point(end, place))
        : Probe(from: Point(place, first), to: Point(place, end))
    }
  }

  /// The part of a line that changes, in pixels.
  private func ends(
    of line: [Int], _ widestGap: Int, length: Int
  ) -> ClosedRange<Double>? {
    // The longest part without wide gaps.
    var (best, part): (Range<Int>, Range<Int>?) = (0..<0, nil)
    for index in line.indices where line[index] > 0 {
      if let last = part, index - last.upperBound <= widestGap {
        part = last.lowerBound..<(index + 1)
      } else {
        part = index..<(index + 1)
      }
      if let part, part.count > best.count { best = part }
    }
    let first = max(0, Double(best.lowerBound * stride) - Self.margin)
    let end = min(Double(length - 1), Double(best.upperBound * stride) + Self.margin)
    return end - first < 3 ? nil : first...end
  }
}
