/// From starting a program to its picture; ms since it was started.
struct StartRecord: Codable, Sendable {
  var mapped: Double
  /// The switch, or the strip of switches, is painted.
  var painted: Double
  /// The last change of it.
  var settled: Double
  /// Processor time used by then, ms.
  var processorTime: Double
}

/// What was used during a time.
struct SpanRecord: Codable, Sendable {
  /// ms.
  var duration: Double
  var program: Usage
  var server: Usage
}

/// Clicks in a row; ms since the first could have come.
struct ClickRecord: Codable, Sendable {
  struct Click: Codable, Sendable {
    var press: Double
    var release: Double
    /// The next press, or something else that may change the picture.
    var end: Double
  }

  var span: SpanRecord
  var clicks: [Click]
  /// When the picture changed; nil if nobody watched.
  var changes: [Double]?
}

/// A slider's thumb dragged to and fro; ms since the first motion.
struct DragRecord: Codable, Sendable {
  var span: SpanRecord
  var motions: Int
  var changes: [Double]?
}

/// A slider's thumb moved by single steps while it is held; ms.
struct StepRecord: Codable, Sendable {
  var motions: [Double]
  var changes: [Double]
}

/// Everything measured of a program in one repetition.
struct TrialRecord: Codable, Sendable {
  let program: String
  let repetition: Int
  /// Load average of the last minute at the end.
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

  var stressStart: StartRecord?
  var stressMemory: Memory?
  var stressToggle: ClickRecord?
  var watchedStressToggle: ClickRecord?
}
