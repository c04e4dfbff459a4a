/// The times of a program's start, in milliseconds since its process was started.
struct StartRecord: Codable, Sendable {
  var mapped: Double
  /// The time at which the switch, or the strip of switches, was painted.
  var painted: Double
  /// The time of its last change.
  var settled: Double
  /// The processor time used until then, in milliseconds.
  var processorTime: Double
}

/// The processor use during a span of time.
struct SpanRecord: Codable, Sendable {
  /// In milliseconds.
  var duration: Double
  var program: Usage
  var server: Usage
}

/// A sequence of clicks, with times in milliseconds since its start.
struct ClickRecord: Codable, Sendable {
  struct Click: Codable, Sendable {
    var press: Double
    var release: Double
    /// The time of the next press or of another event that may change the picture.
    var end: Double
  }

  var span: SpanRecord
  var clicks: [Click]
  /// The times at which the picture changed; `nil` if it was not watched.
  var changes: [Double]?
}

/// A drag of a slider's thumb, with times in milliseconds since the first motion.
struct DragRecord: Codable, Sendable {
  var span: SpanRecord
  var motions: Int
  var changes: [Double]?
}

/// Single steps of a held slider thumb, with times in milliseconds.
struct StepRecord: Codable, Sendable {
  var motions: [Double]
  var changes: [Double]
}

/// All measurements of a program in one repetition.
struct TrialRecord: Codable, Sendable {
  let program: String
  let repetition: Int
  /// The load average of the last minute, at the end of the repetition.
  var load: Double?

  var starts: [StartRecord] = []
  var memory: Memory?
  var rest: SpanRecord?
  var latency: ClickRecord?
  var toggle: ClickRecord?
  var watchedToggle: ClickRecord?
  var drag: DragRecord?
  var watchedDrag: DragRecord?
  var steps: StepRecord?
  var segment: ClickRecord?
  var watchedSegment: ClickRecord?

  var stressStarts: [StartRecord] = []
  var stressMemory: Memory?
  var stressToggle: ClickRecord?
  var watchedStressToggle: ClickRecord?
}
