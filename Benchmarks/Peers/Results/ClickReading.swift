/// Frame counts and latencies of a watched sequence of clicks.
struct ClickReading {
  /// The number of frames shown for each click.
  private(set) var frames: [Double] = []
  /// The intervals between frames, in milliseconds, except across a release.
  private(set) var intervals: [Double] = []
  /// The times from a press to the first changed pixel, in milliseconds.
  ///
  /// A press that changes nothing has none.
  private(set) var pressDelays: [Double] = []
  /// The times from a release to the first changed pixel, in milliseconds.
  private(set) var releaseDelays: [Double] = []
  /// The times from the first to the last change after a release, in milliseconds.
  private(set) var durations: [Double] = []

  /// The shortest time between the last change of a press and a measured release, in milliseconds.
  ///
  /// If the last change is closer, the press still animates, and the next change may belong to it.
  private static let confusion = 30.0

  init(_ record: ClickRecord) {
    guard let changes = record.changes else { return }
    for click in record.clicks {
      let held = changes.filter { $0 >= click.press && $0 < click.release }
      let released = changes.filter { $0 >= click.release && $0 < click.end }
      frames.append(Double(Frames.starts(of: held + released).count))
      intervals += Frames.intervals(of: Frames.starts(of: held))
      intervals += Frames.intervals(of: Frames.starts(of: released))
      if let first = held.first { pressDelays.append(first - click.press) }
      guard let first = released.first, let last = released.last else { continue }
      durations.append(last - first)
      if held.last.map({ click.release - $0 >= Self.confusion }) ?? true {
        releaseDelays.append(first - click.release)
      }
    }
  }
}

extension ClickRecord {
  /// The program's processor time per click, in milliseconds.
  var programTime: Double? {
    clicks.isEmpty ? nil : span.program.processorTime / Double(clicks.count)
  }

  /// The X server's processor time per click, in milliseconds.
  var serverTime: Double? {
    clicks.isEmpty ? nil : span.server.processorTime / Double(clicks.count)
  }

  /// The processor time of program and X server per frame, in milliseconds.
  ///
  /// - Parameter watched: A watched sequence of the same clicks, which has the number of frames.
  func timePerFrame(shownBy watched: ClickRecord?) -> Double? {
    guard let program = programTime, let server = serverTime,
      let frames = watched.flatMap({ ClickReading($0).frames.median }), frames > 0
    else { return nil }
    return (program + server) / frames
  }
}

extension SpanRecord {
  /// The use of one core, in percent.
  func share(of usage: Usage) -> Double? {
    duration > 0 ? usage.processorTime / duration * 100 : nil
  }

  /// Voluntary context switches per second.
  func switches(of usage: Usage) -> Double? {
    duration > 0 ? Double(usage.voluntarySwitches) / duration * 1000 : nil
  }
}

extension DragRecord {
  private var starts: [Double]? { changes.map { Frames.starts(of: $0) } }

  var framesPerSecond: Double? {
    starts.flatMap { span.duration > 0 ? Double($0.count) / span.duration * 1000 : nil }
  }

  var intervals: [Double] { starts.map { Frames.intervals(of: $0) } ?? [] }
}

extension StepRecord {
  /// The times from a step to the first changed pixel, in milliseconds.
  ///
  /// A step that changes nothing before the next one has none.
  var delays: [Double] {
    motions.indices.compactMap { index in
      let end = index + 1 < motions.count ? motions[index + 1] : .infinity
      return changes.first { $0 >= motions[index] && $0 < end }.map { $0 - motions[index] }
    }
  }
}
