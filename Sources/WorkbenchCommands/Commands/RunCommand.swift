import ArgumentParser
import Canvas
import Logging
import Workbench

package struct RunCommand<Program: WorkbenchProgram>: MainActorCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "run", abstract: "Open the window. Press ? in the window for its keys.")
  }

  @Option(
    help: """
      The page to open. Without this option, the window opens as it was closed, and saves its \
      state when it is closed.
      """)
  var page: PageArgument<Program>?

  @Flag(help: "Do not restore the saved state of the window.")
  var fresh = false

  @OptionGroup var environment: EnvironmentOptions<WindowSettings>

  @Option(
    help: """
      The panels to show: \(Set<PanelName>.list("and")), separated by commas, or none (default: \
      sidebar and inspector on the page of a control, else none).
      """)
  var panels: NamesArgument<Set<PanelName>>?

  @Option(
    help: """
      The overlays to show over the page: damage, box, paint, hit and trail, separated by commas, \
      or none.
      """)
  var overlays: NamesArgument<Overlays>?

  @OptionGroup var tokens: TokensOption<Program>

  @OptionGroup var reference: ReferenceOptions

  @Option(help: "The window's width and height in points, each 1 to 10000, such as 960x680.")
  var size: SizeArgument?

  @Option(
    parsing: .unconditional, help: "The speed of animations, 0.001 to 100; 0.1 is ten times slower."
  )
  var speed = 1.0

  @OptionGroup var options: Program.Options

  @Option(help: "The source of the frame clock: auto, present or timer.")
  var clock = ClockPreference.automatic

  @Option(help: "How pixels are sent to the X server: auto, shm (shared memory) or put.")
  var present = PresentationPreference.automatic

  @Option(help: "The log level: trace, debug, info, notice, warning, error or critical.")
  var logLevel = Logger.Level.notice

  @Option(
    help: "At exit, write a JSON summary of the session to this file; - is standard output.",
    completion: .file())
  var stats: String?

  @Option(
    help: ArgumentHelp(
      """
      Record the session's input to this file, for replay; works \(Self.recordability). - is \
      standard output. Until the session ends, and if it is killed, the recording is in \
      FILE.partial-PID.
      """), completion: .file())
  var record: String?

  @Option(
    help: """
      Write a trace of all frames to this file, for chrome://tracing or ui.perfetto.dev; - is \
      standard output.
      """, completion: .file())
  var traceFrames: String?

  @Flag(help: "After the first frame, print the positions of all controls as one line of JSON.")
  var printLayout = false

  @Flag(help: "After the first frame, print the window's accessibility tree as one line of JSON.")
  var printSemantics = false

  package init() {}

  package func validate() throws {
    try ValidationError.check(speed, in: 0.001...100, "--speed must be a number from 0.001 to 100.")
    let recordable = PageArgument<Program>.recordable
    if record != nil, !(page.map { recordable.contains($0.name) } ?? !recordable.isEmpty) {
      throw ValidationError("--record works \(Self.recordability).")
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
    try Self.open(options, of: Program.workbench(self.options), logLevel: logLevel)
  }

  private static var recordability: String {
    let names = PageArgument<Program>.recordable.map(\.rawValue)
    return names.isEmpty ? "with none of the pages" : "only with --page \(names.listed("or"))"
  }

  @MainActor
  static func open(
    _ options: SessionOptions, of workbench: Workbench, logLevel: Logger.Level = .notice
  ) throws {
    var options = options
    // False for scripts, recordings and measurements.
    options.keepsState = options.page == nil && options.record == nil
    let stream = LogStream()
    LoggingSystem.bootstrap { label in StreamLogHandler(label: label, stream: stream) }
    var logger = Logger(label: Program.name)
    logger.logLevel = logLevel
    if try !workbench.run(options, logger: logger) {
      throw ExitCode(Failure.Code.cannotWrite.rawValue)
    }
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
