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

  var page: PageArgument<Program>?
  var fresh = false
  var properties: [String] = []
  var environment = EnvironmentOptions<WindowSettings>()
  var panels: NamesArgument<Set<PanelName>>?
  var overlays: NamesArgument<Overlays>?
  var tokens = TokensOption<Program>()
  var reference = ReferenceOptions()
  var size: SizeArgument?
  var speed = 1.0
  /// `nil` if the argument parser was not used.
  var options: Program.Options?
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
    firstOptions + EnvironmentOptions.table.map { $0.within(\.environment) } + shownOptions
      + TokensOption.table.map { $0.within(\.tokens) }
      + ReferenceOptions.table.map { $0.within(\.reference) } + windowOptions
  }

  private static var firstOptions: [DescribedOption<Self>] {
    [
      .optional(
        "page", \.page,
        help: """
          The page to open. Without this option, the window opens as it was closed, and saves its \
          state when it is closed.
          """),
      .flag("fresh", \.fresh, help: "Do not restore the saved state of the window."),
      .repeated(
        "set", \.properties,
        help: """
          A property of the page's control and its value as in logs, such as value=0.35, \
          selected=[0,1] or label=Volume. Copy Command Line in the window writes it.
          """),
    ]
  }

  private static var shownOptions: [DescribedOption<Self>] {
    [
      .optional(
        "panels", \.panels,
        help: """
          The panels to show: \(Set<PanelName>.list("and")), separated by commas, or none \
          (default: sidebar and inspector on the page of a control, else none).
          """),
      .optional(
        "overlays", \.overlays,
        help: """
          The overlays to show over the page: damage, box, paint, hit and trail, separated by \
          commas, or none.
          """),
    ]
  }

  private static var windowOptions: [DescribedOption<Self>] {
    [
      .optional(
        "size", \.size,
        help: "The window's width and height in points, each 1 to 10000, such as 960x680."),
      .required(
        "speed", \.speed, parsing: .unconditional,
        help: "The speed of animations, 0.001 to 100; 0.1 is ten times slower."),
      .group("options", \.options),
      .required(
        "clock", \.clock, help: "The source of the frame clock: auto, present or timer."),
      .required(
        "present", \.present,
        help: "How pixels are sent to the X server: auto, shm (shared memory) or put."),
      .required(
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
    try reference.validate()
    try ValidationError.check(speed, in: 0.001...100, "--speed must be a number from 0.001 to 100.")
    for text in properties where PropertySetting(text) == nil {
      throw ValidationError("--set must be a property and its value, such as value=0.35.")
    }
    if !properties.isEmpty && page?.isOfControl != true {
      throw ValidationError("--set works only with --page \(Program.controlNames.listed("or")).")
    }
    if record != nil {
      let recordable = PageArgument<Program>.recordable
      guard page.map({ recordable.contains($0.name) }) ?? !recordable.isEmpty else {
        throw ValidationError("--record works \(Self.recordability).")
      }
    }
    try reference.check(page: page)
    // Layout and semantics go to standard output.
    try FileUses(
      inputs: [tokens.tokens] + reference.inputs,
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
    options.page = page?.name
    options.properties = settings
    options.panels = panels?.options
    options.overlays = overlays?.options
    options.environment = environment.values
    options.tokens = try tokens.load()
    options.tokensPath = tokens.tokens
    options.reference = try reference.load()
    options.referenceMode = reference.referenceMode
    options.size = size?.size
    options.speed = speed
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
      let program = DrivenProgram(name: Program.name, version: Program.version)
      options.attach = { DriveServer(socket, $0, $1, program: program) }
    }
    // False for scripts, recordings and measurements.
    options.keepsState = page == nil && record == nil
    let stream = LogStream()
    LoggingSystem.bootstrap { label in StreamLogHandler(label: label, stream: stream) }
    var logger = Logger(label: Program.name)
    logger.logLevel = logLevel
    let workbench = self.options.map(Program.workbench) ?? Program.workbench
    if try !workbench.run(options, logger: logger) {
      throw ExitCode(Failure.Code.cannotWrite.rawValue)
    }
  }

  var settings: [PropertySetting] { properties.compactMap { PropertySetting($0) } }

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
