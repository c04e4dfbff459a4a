import Canvas
import Controls
import Support

/// A file that cannot be written is reported once and given up; the session continues.
@MainActor
final class SessionFiles {
  private var recorder: Recorder?
  private var trace: FrameTraceFile?
  private var summary: OutputFile?
  private let say: (String) -> Void
  private(set) var hasFailed = false

  /// All files are opened first, so that a bad path is reported before the window opens.
  init(
    of program: String, record: String?, trace: String?, summary: String?,
    say: @escaping (String) -> Void
  ) throws {
    recorder = try record.map { try Recorder(path: $0) }
    self.trace = try trace.map { try FrameTraceFile(path: $0, program: program) }
    self.summary = try summary.map { try OutputFile($0, timeout: .brief) }
    self.say = say
  }

  var tracesActivity: Bool { trace != nil }

  func begin(_ header: InputLogHeader, at time: Instant) {
    attempt(\.recorder) { try $0.begin(header, at: time) }
  }

  /// Uses the later of the event's time and the scene's, which may be sampled ahead.
  func record(_ event: InputEvent, sceneTime: Instant) {
    record(.input(event), sceneTime: max(sceneTime, event.time))
  }

  func record(_ kind: InputLogEvent.Kind, sceneTime: Instant) {
    attempt(\.recorder) { try $0.record(kind, at: sceneTime) }
  }

  func add(_ activity: WindowActivity) { attempt(\.trace) { try $0.add(activity) } }

  func print(_ json: JSON) {
    attempt {
      let output = try OutputFile("-", timeout: .brief)
      try output.write(json.line)
      try output.finish()
    }
  }

  func finish(_ report: StatisticsReport) {
    attempt(\.recorder) { try $0.finish() }
    attempt(\.trace) { try $0.finish() }
    attempt {
      try summary?.write(report.json.line)
      try summary?.finish()
    }
    (recorder, trace, summary) = (nil, nil, nil)
  }

  private func attempt<File>(
    _ file: ReferenceWritableKeyPath<SessionFiles, File?>, _ body: (File) throws -> Void
  ) {
    guard let open = self[keyPath: file] else { return }
    if !attempt({ try body(open) }) { self[keyPath: file] = nil }
  }

  @discardableResult
  func attempt(_ body: () throws -> Void) -> Bool {
    do {
      try body()
      return true
    } catch {
      hasFailed = true
      say("\(error)")
      return false
    }
  }
}
