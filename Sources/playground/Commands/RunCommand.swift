import ArgumentParser
import Canvas
import Controls
import Glibc
import Logging
import Workbench

struct RunCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Open the window. Press ? in it for its keys.")

  @Option(
    help: """
      gallery, trio, switch, slider, segmented, matrix, stress, advice, appearance or parts. Without \
      it the window opens as it was left, and remembers how it is left this time.
      """)
  var page: PageName?

  @Flag(help: "Do not read what the window remembered.")
  var fresh = false

  enum Settings: EnvironmentOptionSource {
    static let settings: [EnvironmentSetting] = [
      .theme, .scale, .direction, .motion, .contrast, .textSize, .disabled, .pending,
    ]
    static let followsDesktop = true
  }

  @OptionGroup var environment: EnvironmentOptions<Settings>

  @Option(
    help: """
      What is shown beside the page: sidebar, inspector, time, curves, frames and log, with commas \
      between them, or none; by default none, and sidebar and inspector on a control's own page.
      """)
  var panels: PanelsArgument?

  @Option(
    help: """
      What is shown over the page: damage, box, paint, hit, trail, several with commas between \
      them, or none.
      """)
  var overlays: OverlaysArgument?

  @OptionGroup var tokens: TokensOption

  @Option(help: "The window's size in pt, 1 to 10000 each way, such as 960x680.")
  var size: SizeArgument?

  @Option(
    parsing: .unconditional, help: "How fast time runs, 0.001 to 100: 0.1 is ten times slower.")
  var speed = 1.0

  @Option(parsing: .unconditional, help: "Number of switches on the stress page, 0 to 100000.")
  var count = 1000

  @Option(help: "Where ticks come from: auto, present or timer.")
  var clock = ClockPreference.automatic

  @Option(help: "How pixels reach the window: auto, shm or put.")
  var present = PresentationPreference.automatic

  @OptionGroup var painting: ThreadsOption

  @Option(help: "trace, debug, info, notice, warning, error or critical.")
  var logLevel = Logger.Level.notice

  @Option(
    help: "Write a JSON summary of the session to this file at exit; - is standard output.",
    completion: .file())
  var stats: String?

  @Option(
    help: """
      Write the session's input to this file, as a log for replay, of the pages gallery and trio; \
      - is standard output. Until the session ends, and if it is killed, what is written is in \
      FILE.partial-PID.
      """, completion: .file())
  var record: String?

  @Option(
    help: """
      Write what each frame does to this file, for chrome://tracing and ui.perfetto.dev; - is \
      standard output.
      """, completion: .file())
  var traceFrames: String?

  @Flag(help: "Print where the controls are, as one line of JSON, once they are shown.")
  var printLayout = false

  @Flag(help: "Print what all of the window means, as one line of JSON, once it is shown.")
  var printSemantics = false

  func validate() throws {
    try ValidationError.check(speed, in: 0.001...100, "--speed is a number from 0.001 to 100.")
    try ValidationError.check(count, in: 0...100_000, "--count is a number from 0 to 100000.")
    if record != nil && ![nil, .gallery, .trio].contains(page) {
      throw ValidationError("--record works with the pages gallery and trio.")
    }
    // Layout and semantics go to standard output.
    try FileUses(
      inputs: [tokens.tokens],
      outputs: [
        .init("--record", record), .init("--trace-frames", traceFrames),
        .init("--print-layout", printLayout ? "-" : nil, isLine: true),
        .init("--print-semantics", printSemantics ? "-" : nil, isLine: true),
        .init("--stats", stats, isLine: true),
      ]
    ).check()
  }

  @MainActor
  func perform() throws {
    var options = SessionOptions()
    // False for scripts, recordings and measurements.
    options.keepsState = page == nil && record == nil
    options.isFresh = fresh
    options.page = page
    options.panes = panels?.panes
    options.overlays = overlays?.overlays
    options.environment = environment.values
    options.tokens = try tokens.load()
    options.tokensPath = tokens.tokens
    options.size = size?.size
    options.speed = speed
    options.clock = clock
    options.presentation = present
    options.paintingThreads = painting.threads
    options.record = record
    options.trace = traceFrames
    options.summary = stats
    options.printsLayout = printLayout
    options.printsSemantics = printSemantics
    let workbench = Workbench.playground(switchCount: count)
    if try !workbench.run(options, logger: makeLogger()) {
      throw ExitCode(Failure.Code.cannotWrite.rawValue)
    }
  }

  private func makeLogger() -> Logger {
    let stream = LogStream()
    LoggingSystem.bootstrap { label in StreamLogHandler(label: label, stream: stream) }
    var logger = Logger(label: "playground")
    logger.logLevel = logLevel
    return logger
  }
}

extension Logger.Level: @retroactive ExpressibleByArgument {}
extension ClockPreference: ExpressibleByArgument {}
extension PresentationPreference: ExpressibleByArgument {}
