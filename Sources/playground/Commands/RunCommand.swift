import ArgumentParser
import Canvas
import Controls
import Glibc
import Logging

struct RunCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Open the window. Press ? in it for its keys.")

  @Option(
    help: """
      gallery, trio, switch, slider, range, segmented, matrix, stress, advice, appearance or parts. \
      Without it the window opens as it was left, and remembers how it is left this time.
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
    if record != nil && recordedScene == nil {
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
    let tokens = try tokens.load()
    let logger = makeLogger()
    let stateFile =
      remembersState ? StateFile { name in getenv(name).map { String(cString: $0) } } : nil
    let recalled = stateFile?.recall(logger) ?? RememberedState()
    let remembered = fresh ? RememberedState() : recalled
    let name = page ?? remembered.page ?? .gallery
    let page = name.makePage(count: count)
    let files = try SessionFiles(record: record, trace: traceFrames, summary: stats) { line in
      StandardStreams.say("playground: \(line)\n")
    }
    do {
      let window = try Window(configuration(for: page, remembered), logger: logger)
      window.timeScale = speed
      // The files are completed when the program is told to end.
      window.close(onSignals: [SIGINT, SIGTERM, SIGHUP])
      let desktop = DesktopLink(window, logger: logger)
      let controller = PageController(
        page: page, name: name, panes: panels?.panes ?? remembered.panes ?? name.panes,
        overlays: overlays?.overlays ?? remembered.overlays ?? [],
        makePage: { [count] in $0.makePage(count: count) },
        environment: EnvironmentSettings(remembered.environment.merging(environment.values) { $1 }),
        authority: PreferenceAuthority(
          user: remembered.environment, commandLine: environment.values, settings: desktop.settings),
        scale: environment.values["scale"] == nil ? remembered.environment["scale"]?.number : nil,
        tokens: tokens)
      controller.capture = Capture(
        controller, files: CaptureFiles(folder: ".", stamp: CaptureFiles.localStamp))
      var header = controller.logHeader(recordedScene ?? .gallery)
      (header.scale, header.size) = (window.scale, window.size)
      files.begin(header, at: window.now)
      let session = Session(
        window: window, controller: controller, printsLayout: printLayout,
        printsSemantics: printSemantics, files: files, desktop: desktop,
        tokens: self.tokens.tokens, logger: logger)
      // Also after an error.
      defer { stateFile?.keep(controller.state(in: window.size), logger) }
      try session.run()
    } catch {
      throw Failure(.noDisplay, "\(error)")
    }
    if files.hasFailed { throw ExitCode(Failure.Code.cannotWrite.rawValue) }
  }

  /// False for scripts, recordings and measurements.
  private var remembersState: Bool { page == nil && record == nil }

  private func makeLogger() -> Logger {
    let stream = LogStream()
    LoggingSystem.bootstrap { label in StreamLogHandler(label: label, stream: stream) }
    var logger = Logger(label: "playground")
    logger.logLevel = logLevel
    return logger
  }

  private var recordedScene: InputLogHeader.SceneName? {
    [PageName.gallery: .gallery, .trio: .trio][page ?? .gallery]
  }

  @MainActor
  private func configuration(
    for page: Page, _ remembered: RememberedState
  ) -> WindowConfiguration {
    WindowConfiguration(
      title: "Playground", className: "Playground",
      size: size?.size ?? remembered.size ?? page.preferredSize, minimumSize: page.minimumSize,
      scale: (environment.values["scale"] ?? remembered.environment["scale"])?.number, clock: clock,
      presentation: present, paintingThreads: painting.threads)
  }
}

extension PageName: ExpressibleByArgument {}
extension Logger.Level: @retroactive ExpressibleByArgument {}
extension ClockPreference: ExpressibleByArgument {}
extension PresentationPreference: ExpressibleByArgument {}
