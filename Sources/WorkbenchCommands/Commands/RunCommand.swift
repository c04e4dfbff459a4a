import ArgumentParser
import Canvas
import Driving
import Logging
import Support
import Workbench

package struct RunCommand<Program: WorkbenchProgram>: MainActorCommand, DescribedOptions {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "run", abstract: "Open the window. Press ? in the window for its keys.")
  }

  var fresh = false
  var window = WindowOptions<Program>()
  var environment = EnvironmentOptions<WindowSettings>()
  var clock = ClockPreference.automatic
  var present = PresentationPreference.automatic
  var logLevel = Logger.Level.notice
  var stats: String?
  var record: String?
  var traceFrames: String?
  var drive: String?
  var printLayout = false
  var printSemantics = false

  package static var table: [DescribedOption<Self>] {
    WindowOptions.table.map { $0.within(\.window) }
      + EnvironmentOptions.table.map { $0.within(\.environment) } + displayOptions
  }

  /// The options that have no meaning without a display.
  private static var displayOptions: [DescribedOption<Self>] {
    [
      .flag("fresh", \.fresh, help: "Do not restore the saved state of the window."),
      .withDefault(
        "clock", \.clock, help: "The source of the frame clock: auto, present or timer."),
      .withDefault(
        "present", \.present,
        help: "How pixels are sent to the X server: auto, shm (shared memory) or put."),
      .withDefault(
        "log-level", \.logLevel,
        help: "The log level: trace, debug, info, notice, warning, error or critical."),
      .optional(
        "stats", \.stats, completion: .file(),
        help: "At exit, write a JSON summary of the session to this file; - is standard output."),
      .optional(
        "record", \.record, completion: .file(),
        help: """
          Record the session's input to this file, for replay; works \(recordability). - is \
          standard output. Until the session ends, and if it is killed, the recording is in \
          FILE.partial-PID.
          """),
      .optional(
        "trace-frames", \.traceFrames, completion: .file(),
        help: """
          Write a trace of all frames to this file, for chrome://tracing or ui.perfetto.dev; - is \
          standard output.
          """),
      .optional(
        "drive", \.drive, completion: .file(),
        help: """
          Listen on this Unix socket for requests that drive the window; see docs/driving.md. It \
          is removed at the end.
          """),
      .flag(
        "print-layout", \.printLayout,
        help: "After the first frame, print the positions of all controls as one line of JSON."),
      .flag(
        "print-semantics", \.printSemantics,
        help: "After the first frame, print the window's accessibility tree as one line of JSON."),
    ]
  }

  package init() {}

  package func validate() throws {
    try environment.validate()
    try window.validate()
    if record != nil {
      let recordable = PageArgument<Program>.recordable
      guard window.page.map({ recordable.contains($0.name) }) ?? !recordable.isEmpty else {
        throw ValidationError("--record works \(Self.recordability).")
      }
    }
    // Layout and semantics go to standard output.
    try FileUses(
      inputs: [window.tokens.tokens] + window.reference.inputs,
      outputs: ["--record": record, "--trace-frames": traceFrames],
      lines: [
        "--print-layout": printLayout ? "-" : nil, "--print-semantics": printSemantics ? "-" : nil,
        "--stats": stats,
      ]
    ).check()
  }

  @MainActor
  package func perform() throws {
    var options = SessionOptions()
    options.isFresh = fresh
    options.page = window.page?.name
    options.properties = window.settings
    options.panels = window.panels?.options
    options.overlays = window.overlays?.options
    options.environment = environment.values
    options.tokens = try window.tokens.load()
    options.tokensPath = window.tokens.tokens
    options.reference = try window.reference.load()
    options.referenceMode = window.reference.referenceMode
    options.size = window.size?.size
    options.speed = window.speed
    options.clock = clock
    options.presentation = present
    options.record = record
    options.trace = traceFrames
    options.summary = stats
    options.printsLayout = printLayout
    options.printsSemantics = printSemantics
    let socket = try drive.map { try DriveSocket($0) }
    // A client that is still connected keeps its server, and so the socket.
    defer { socket?.remove() }
    if let socket {
      let program = DrivenOptions<Program>.program
      options.attach = { DriveServer(socket, $0, $1, program: program) }
    }
    // False for scripts, recordings and measurements.
    options.keepsState = window.page == nil && record == nil
    let stream = LogStream()
    LoggingSystem.bootstrap { label in StreamLogHandler(label: label, stream: stream) }
    var logger = Logger(label: Program.name)
    logger.logLevel = logLevel
    if try !window.workbench.run(options, logger: logger) {
      throw ExitCode(Failure.Code.cannotWrite.rawValue)
    }
  }

  private static var recordability: String {
    let names = PageArgument<Program>.recordable.map(\.rawValue)
    return names.isEmpty ? "with none of the pages" : "only with --page \(names.listed("or"))"
  }
}

enum WindowSettings: EnvironmentOptionSource {
  static let settings: [EnvironmentSetting] = [
    .theme, .design, .scale, .direction, .motion, .contrast, .textSize, .disabled, .pending,
  ]
  static let followsDesktop = true
}

extension Logger.Level: @retroactive ExpressibleByArgument {}
extension ClockPreference: ExpressibleByArgument {}
extension PresentationPreference: ExpressibleByArgument {}
