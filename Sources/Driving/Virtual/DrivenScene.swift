public import Canvas
public import Controls
import Support
import Workbench

/// A scene without a display, on a clock that only requests move.
///
/// Requests and replies are lines of JSON-RPC; see `docs/driving.md` for the methods. An app offers
/// it to scripts with an option of its own:
///
/// ```swift
/// if CommandLine.arguments.contains("--drive") {
///   try DrivenScene(size: Size(320, 480)) { Scene(TimerPage()) }.run()
/// }
/// ```
@MainActor
public final class DrivenScene {
  private let driving: VirtualDriving
  private let driver: Driver
  /// The speed of the scene's clock while requests let time pass.
  private let speed: Double

  /// Drives the scene that a closure makes.
  ///
  /// The method `rewind` calls the closure again, and performs the events again.
  ///
  /// - Parameters:
  ///   - size: In points.
  ///   - scale: Pixels per point.
  ///   - catalog: The controls whose properties can be read and set.
  ///   - makeScene: Makes a new scene.
  public convenience init(
    size: Size, scale: Double = 1, catalog: ControlCatalog = .standard,
    _ makeScene: @escaping () -> Scene
  ) {
    let session = VirtualSession(size: size, scale: scale, catalog: catalog, makeScene)
    self.init(
      VirtualDriving(session, contents: nil, tokens: nil, catalog: catalog), speed: 1,
      program: DrivenProgram(name: "app", version: ""))
  }

  /// Drives the window or the control of a header; `prepare` is called with each new window.
  package convenience init(
    _ header: InputLogHeader, of contents: WorkbenchContents, tokens: TokenFile?, speed: Double,
    program: DrivenProgram, prepare: @escaping (PageController) throws -> Void
  ) throws {
    let session = try VirtualSession(header, tokens: tokens, prepare: prepare)
    self.init(
      VirtualDriving(
        session, contents: contents, tokens: tokens, catalog: contents.namedControls),
      speed: speed, program: program)
  }

  private init(_ driving: VirtualDriving, speed: Double, program: DrivenProgram) {
    (self.driving, self.speed) = (driving, speed)
    driver = Driver(driving, program: program)
  }

  /// Whether a request has asked to end the program.
  public var isOver: Bool { driving.isOver }

  /// Answers a request in a line; `nil` for an empty line, and for a request without `id`.
  public func reply(to line: String) -> String? { reply(to: .bytes(Array(line.utf8)))?.text }

  /// Answers the requests of standard input on standard output, until its end.
  ///
  /// Tasks of the main actor that are ready run after each event and each frame, as before each
  /// request. Throws an error with a description if standard input cannot be read.
  public func run() throws {
    runTasks()
    try StandardLines.serve(while: { !isOver }, result)
  }

  /// Shows overlays, or brings a control that is shown alone into a state, by events that a log
  /// has too.
  package func begin(isFocused: Bool, isPressed: Bool, overlays: Overlays) throws {
    for name in overlays.names {
      try driver.perform("command", [.init("name", name), .init("value", true)])
    }
    if isFocused {
      try driver.perform("key", [.init("key", "tab")])
      try driver.perform("keyUp", [.init("key", "tab")])
    }
    guard isPressed, let control = driving.session.replica.controls.first,
      let place = (control as? any DescribedControl)?.pressPoint(ofPart: nil)
    else { return }
    let point = control.originInScene + place
    try driver.perform("press", [.init("x", point.x), .init("y", point.y)])
  }

  /// Runs tasks of the main actor from now on, because nothing else does in a program that blocks.
  package func runTasks() {
    let loop = EventLoop()
    driving.runTasks = { loop.runReadyTasks() }
  }

  func reply(to line: LineBuffer.Line) -> JSON? { DriveRequest.reply(to: line, result) }

  package func result(of request: DriveRequest) throws(DriveError) -> JSON {
    driving.runTasks?()
    let plan = try driver.begin(request)
    defer { driver.end() }
    return try perform(plan)
  }

  private func perform(_ plan: Plan) throws(DriveError) -> JSON {
    do {
      for step in plan.steps {
        switch step {
        case .perform(let body): try body()
        case .pass(let seconds, let rate):
          driving.session.advance(by: seconds * speed, rate: rate / speed)
        case .settle(let limit):
          if !driving.session.settle(limit: limit * speed) { throw DriveError.notSettled(limit) }
          if !driving.session.isIdle { driver.noteTimer() }
        }
      }
      return switch try plan.result() {
      case .ready(let result): result
      case .recorded(let rest): try rest(driver.text)
      }
    } catch { throw DriveError(error) }
  }
}

extension DriveError {
  static func notSettled(_ limit: Double) -> DriveError {
    DriveError(code: .notSettled, message: "something still moves after \(limit) s")
  }
}
