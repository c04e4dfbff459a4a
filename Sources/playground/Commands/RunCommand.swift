import ArgumentParser
import CMalloc
import Canvas
import Controls
import Logging

#if canImport(Glibc)
  import Glibc
#endif

/// `playground run`: the window.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Open the window. Press ? in it for its keys.")

  @Option(help: "gallery, trio, switch, slider, segmented, matrix or stress.")
  var page = PageName.gallery

  @Option(help: "light, dark, or auto for the desktop's preference.")
  var theme = ThemeChoice.auto

  @Flag(help: "Start with all controls disabled.")
  var disabled = false

  @Option(help: "Pixels a point, 1 to 4 in steps of 0.25; by default what the desktop asks for.")
  var scale: ScaleArgument?

  @Option(help: "The window's size in pt, such as 960x680.")
  var size: SizeArgument?

  @Option(help: "ltr or rtl.")
  var direction = LayoutDirection.leftToRight

  @Option(help: "full or reduced.")
  var motion = MotionPreference.full

  @Option(help: "normal or more.")
  var contrast = Contrast.normal

  @Option(help: "How fast time runs: 0.1 is ten times slower.")
  var speed = 1.0

  @Option(help: "Number of switches on the stress page.")
  var count = 1000

  @Option(help: "Where ticks come from: auto, present or timer.")
  var clock = ClockPreference.automatic

  @Option(help: "How pixels reach the window: auto, shm or put.")
  var present = PresentationPreference.automatic

  @Option(help: "trace, debug, info, notice, warning, error or critical.")
  var logLevel = Logger.Level.notice

  @Option(help: "Write a JSON summary of the session to this file at exit.")
  var stats: String?

  @Option(help: "Write the session's input to this file, as a log for replay.")
  var record: String?

  @Option(
    help: "Write what each frame does to this file, for chrome://tracing and ui.perfetto.dev.")
  var traceFrames: String?

  @Flag(help: "Print where the controls are, as one line of JSON, once they are shown.")
  var printLayout = false

  func validate() throws {
    guard speed > 0, speed <= 100 else {
      throw ValidationError("--speed is a number above 0, at most 100.")
    }
    guard (0...100_000).contains(count) else {
      throw ValidationError("--count is a number from 0 to 100000.")
    }
    if record != nil && recordedScene == nil {
      throw ValidationError("--record works with the pages gallery and trio.")
    }
  }

  func run() throws {
    // The thread that lists the fonts soon ends; a heap of its own would stay behind.
    mallopt(M_ARENA_MAX, 1)
    let logger = makeLogger()
    let page = page.makePage(count: count)
    let window: Window
    let trace = try traceFrames.map { try TraceFile(path: $0) }
    do {
      window = try Window(configuration(for: page), logger: logger)
      window.timeScale = speed
      // What was measured and recorded is kept when the program is told to end.
      window.close(onSignals: [SIGINT, SIGTERM])
      let controller = PageController(
        page: page, theme: theme, preferredAppearance: Session.preferredAppearance(of: window),
        contrast: contrast, environment: SceneEnvironment(direction: direction, motion: motion),
        isDisabled: disabled)
      let session = Session(
        window: window, controller: controller, printsLayout: printLayout,
        recorder: try makeRecorder(for: window, controller), trace: trace, logger: logger)
      try session.run()
    } catch let error as DisplayError {
      throw Failure(.noDisplay, "\(error)")
    }
    if let stats {
      let report = StatisticsReport(
        clock: window.clockSource.rawValue, statistics: window.statistics)
      try Output.write(Array((report.json.text + "\n").utf8), to: stats)
    }
  }

  private func makeLogger() -> Logger {
    LoggingSystem.bootstrap { label in StreamLogHandler.standardError(label: label) }
    var logger = Logger(label: "playground")
    logger.logLevel = logLevel
    return logger
  }

  private var recordedScene: InputLogHeader.SceneName? {
    switch page {
    case .gallery: .gallery
    case .trio: .trio
    default: nil
    }
  }

  private func makeRecorder(
    for window: Window, _ controller: PageController
  ) throws -> Recorder? {
    guard let record, let recordedScene else { return nil }
    let recorder = try Recorder(path: record)
    var header = InputLogHeader(scene: recordedScene)
    header.theme = controller.appearance
    header.scale = window.scale
    header.direction = direction
    header.motion = motion
    header.contrast = contrast
    header.options.isDisabled = disabled
    header.size = window.size
    try recorder.begin(header, at: window.now)
    return recorder
  }

  private func configuration(for page: any Page) -> WindowConfiguration {
    WindowConfiguration(
      title: "Playground", className: "Playground", size: size?.size ?? page.preferredSize,
      minimumSize: page.minimumSize, scale: scale?.value, clock: clock, presentation: present)
  }
}

extension PageName: ExpressibleByArgument {}
extension Logger.Level: @retroactive ExpressibleByArgument {}

extension ClockPreference: ExpressibleByArgument {}
extension PresentationPreference: ExpressibleByArgument {}
