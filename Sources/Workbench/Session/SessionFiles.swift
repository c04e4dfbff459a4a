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

package struct SessionOptions {
  /// Whether the window remembers how it is left.
  package var keepsState = true
  /// Whether the remembered state is not read.
  package var isFresh = false

  /// `nil` for the remembered page.
  package var page: PageName?
  /// Properties of the control, which the page needs.
  package var properties: [PropertySetting] = []
  package var panels: Set<PanelName>?
  package var overlays: Overlays?
  package var environment: [String: PropertyValue] = [:]

  package var tokens: TokenFile?
  /// The file is read again whenever it is saved; `nil` for a file that is not.
  package var tokensPath: String?

  /// The page needs a stage.
  package var reference: Reference?
  package var referenceMode: ReferenceMode?

  /// In points; `nil` for the remembered size.
  package var size: Size?
  package var speed = 1.0
  package var clock = ClockPreference.automatic
  package var presentation = PresentationPreference.automatic

  /// Paths; `-` is standard output, `nil` writes nothing.
  package var record: String?
  package var trace: String?
  package var summary: String?

  package var printsLayout = false
  package var printsSemantics = false

  /// Makes a companion of the window, which is kept until the window is closed.
  package var attach: ((Window, PageController) -> AnyObject)?

  package init() {}
}
