/// What a watched row of clicks shows.
struct ClickReading {
  /// Frames shown for each click.
  private(set) var frames: [Double] = []
  /// ms; none across a release, which is a pause of the hand and not of the program.
  private(set) var intervals: [Double] = []
  /// From a press to the first changed pixel, ms; none for a press that changes nothing.
  private(set) var pressDelays: [Double] = []
  /// From a release to the first changed pixel, ms.
  private(set) var releaseDelays: [Double] = []
  /// From the first to the last change after a release, ms.
  private(set) var durations: [Double] = []

  /// ms; a change so soon before a release says that the press is still being animated, and the
  /// next change may belong to either.
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
  /// Processor time of a click, ms.
  var programTime: Double? {
    clicks.isEmpty ? nil : span.program.processorTime / Double(clicks.count)
  }

  /// Processor time of a click, ms.
  var serverTime: Double? {
    clicks.isEmpty ? nil : span.server.processorTime / Double(clicks.count)
  }

  /// Processor time of program and server for each frame that a watched row of the same clicks
  /// shows, ms.
  func timePerFrame(shownBy watched: ClickRecord?) -> Double? {
    guard let program = programTime, let server = serverTime,
      let frames = watched.flatMap({ ClickReading($0).frames.median }), frames > 0
    else { return nil }
    return (program + server) / frames
  }
}

extension SpanRecord {
  /// How much of one core was used, %.
  func share(of usage: Usage) -> Double? {
    duration > 0 ? usage.processorTime / duration * 100 : nil
  }

  /// Voluntary context switches a second.
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
  /// From a step to the first changed pixel, ms; none for a step that changes nothing before the
  /// next.
  var delays: [Double] {
    motions.indices.compactMap { index in
      let end = index + 1 < motions.count ? motions[index + 1] : .infinity
      return changes.first { $0 >= motions[index] && $0 < end }.map { $0 - motions[index] }
    }
  }
}
