/// The edge or edges on the probe that are followed. spec: docs/spec/recordings.md#edge
package enum EdgeKind: String, CaseIterable, Sendable {
  case first, last, rising, falling, center
}

/// The edges on a probe in one frame.
struct EdgeFrame: Sendable {
  /// In seconds.
  var time: Double
  var edges: [ProbeEdge]
  /// The mean difference of the samples from those of the frame before, in levels.
  var change: Float
  /// The position of the edge that does not move, on the probe for it.
  var fixed: Float?
}

/// The positions of an edge in the frames of a film.
struct EdgePath: Sendable {
  struct Place: Sendable {
    var sample: MotionSample
    /// The width between the edges on both sides of the center.
    var width: Double?
  }

  /// A place for each frame; `nil` without an edge.
  let places: [Place?]

  /// The frames that repeat the one before while the motion goes on.
  let duplicates: Set<Int>

  /// Deviations below this one are not believed, in pixels. chosen
  private static let leastDeviation = 0.03

  /// The distance in pixels from which on an edge has moved, and frames that show it. chosen
  private static let (stillDistance, fewestMoved): (Float, Int) = (0.75, 3)

  /// Follows an edge; `noise` is the standard deviation of a sample in levels.
  init(_ frames: [EdgeFrame], _ kind: EdgeKind, noise: Float) {
    let offsets = Self.offsets(of: frames)
    let still = Self.stillEdges(in: frames, offsets)
    var places = frames.indices.map { index -> Place? in
      guard let offset = offsets[index] else { return nil }
      let moving = frames[index].edges.filter { edge in
        !still.contains { Self.isSame($0, edge, offset) }
      }
      return Self.place(of: moving, kind, at: frames[index].time, minus: offset, noise)
    }
    duplicates = Self.duplicates(in: frames, places.map { $0?.sample.position })
    for index in duplicates { places[index] = nil }
    self.places = places
  }

  var samples: [MotionSample] { places.compactMap { $0?.sample } }

  /// The way of the edge that does not move, by which the film is shifted; `nil` in a frame
  /// without it, and 0 without a probe for it.
  private static func offsets(of frames: [EdgeFrame]) -> [Float?] {
    let sorted = frames.compactMap(\.fixed).sorted()
    if sorted.isEmpty { return frames.map { _ in 0 } }
    let middle = sorted[sorted.count / 2]
    return frames.map { frame in frame.fixed.map { $0 - middle } }
  }

  private static func isSame(_ still: ProbeEdge, _ edge: ProbeEdge, _ offset: Float) -> Bool {
    still.rises == edge.rises && abs(still.position - edge.position + offset) < stillDistance
  }

  /// Edges that do not move: where one is missing in a frame, no other one takes its place.
  private static func stillEdges(in frames: [EdgeFrame], _ offsets: [Float?]) -> [ProbeEdge] {
    let shown = frames.indices.filter { !frames[$0].edges.isEmpty && offsets[$0] != nil }
    guard let reference = fullest(shown, of: frames), let shift = offsets[reference] else {
      return []
    }
    let edges = frames[reference].edges
    let still = edges.compactMap { edge -> ProbeEdge? in
      var edge = edge
      edge.position -= shift
      let usual = edges.count { $0.rises == edge.rises }
      let moved = shown.count { index in
        let alike = frames[index].edges.filter { $0.rises == edge.rises }
        return alike.count >= usual && !alike.contains { isSame(edge, $0, offsets[index] ?? 0) }
      }
      return moved < fewestMoved ? edge : nil
    }
    return still.count < edges.count ? still : []
  }

  /// The first frame with the most edges that a tenth of the frames have.
  private static func fullest(_ shown: [Int], of frames: [EdgeFrame]) -> Int? {
    let counts = Dictionary(grouping: shown) { frames[$0].edges.count }
    return counts.filter { $0.value.count * 10 >= shown.count }.max { $0.key < $1.key }?.value.first
  }

  private static func place(
    of edges: [ProbeEdge], _ kind: EdgeKind, at time: Double, minus offset: Float, _ noise: Float
  ) -> Place? {
    func deviation(_ edge: ProbeEdge) -> Double {
      let error = Double(noise) / Double(max(abs(edge.contrast), 1))
      return (error * error + leastDeviation * leastDeviation).squareRoot()
    }
    func place(_ edge: ProbeEdge?) -> Place? {
      edge.map { edge in
        Place(
          sample: MotionSample(
            time: time, position: Double(edge.position - offset), deviation: deviation(edge),
            place: Double(edge.position)))
      }
    }
    switch kind {
    case .first: return place(edges.first)
    case .last: return place(edges.last)
    case .rising: return place(edges.first(where: \.rises))
    case .falling: return place(edges.first { !$0.rises })
    case .center:
      guard let (left, right) = sides(of: edges) else { return nil }
      let middle = (left.position + right.position) / 2 - offset
      let (one, other) = (deviation(left), deviation(right))
      return Place(
        sample: MotionSample(
          time: time, position: Double(middle),
          deviation: (one * one + other * other).squareRoot() / 2, place: Double(left.position)),
        width: Double(right.position - left.position))
    }
  }

  /// The sides of what is brighter than its surroundings, or else of what is darker.
  private static func sides(of edges: [ProbeEdge]) -> (ProbeEdge, ProbeEdge)? {
    for rises in [true, false] {
      if let left = edges.first(where: { $0.rises == rises }),
        let right = edges.last(where: { $0.rises != rises }), left.position < right.position
      {
        return (left, right)
      }
    }
    return nil
  }

  // MARK: Duplicates

  /// Frames around a duplicate in which the edge has to move, and how far. chosen
  private static let (reach, leastStep) = (3, 0.4)

  /// The step of a duplicate as a part of a usual one, at most. chosen
  static let stillShare = 0.2

  /// Frames that equal the one before, up to the noise, between frames with movement in one
  /// direction.
  private static func duplicates(in frames: [EdgeFrame], _ positions: [Double?]) -> Set<Int> {
    let steps = positions.indices.map { index -> Double in
      guard index > 0, let now = positions[index], let last = positions[index - 1] else { return 0 }
      return now - last
    }
    let changes = frames.map(\.change).sorted()
    let quiet = changes.isEmpty ? 0 : changes[changes.count / 4]
    var duplicates: Set<Int> = []
    for index in steps.indices.dropFirst() {
      let before = steps[max(1, index - reach)..<index].last { abs($0) > leastStep }
      let after = steps[(index + 1)...].prefix(reach).first { abs($0) > leastStep }
      guard let before, let after, before * after > 0 else { continue }
      let usual = min(abs(before), abs(after))
      let isStill = abs(steps[index]) < stillShare * usual
      if isStill, frames[index].change <= max(1.3 * quiet, 0.1) { duplicates.insert(index) }
    }
    return duplicates
  }
}
