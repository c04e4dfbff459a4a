import Canvas
import Foundation
import Robot

/// A running program with an open window, operated by an input driver.
@MainActor
final class RunningProgram {
  let robot: Robot
  let start: StartRecord
  private let program: Program
  private let window: UInt
  private let origin: (x: Int, y: Int)
  private let server: ProcessTree
  private let tree: ProcessTree

  /// Starts a program and waits until an area of its window is painted and no longer changes.
  ///
  /// - Parameters:
  ///   - area: The area, in pixels of the window.
  ///   - quiet: The time for which the area must stay unchanged, in milliseconds.
  init(
    _ contestant: Contestant, page: Contestant.Page, robot: Robot, server: XServer,
    environment: [String: String?], area: PixelRect, quiet: Double
  ) throws {
    self.robot = robot
    self.server = ProcessTree(root: server.pid)
    robot.move(toX: robot.size.width - 1, y: robot.size.height - 1)
    let began = ContinuousClock.now
    // No signal is needed: the program exits with its X server, which exits with this process.
    program = try Program(
      contestant.executable, contestant.arguments(for: page), environment: environment,
      lastSignal: nil)
    tree = ProcessTree(root: program.pid)
    var found: UInt?
    try robot.wait(for: "a window of \(contestant.name)", within: .seconds(40), watching: program) {
      found = robot.windows().first { Self.isPage($0, robot) }
      return found != nil
    }
    guard let found else { throw RobotError.noWindow(0) }
    window = found
    let mapped = ContinuousClock.now - began
    let painting = try Self.watchPainting(
      of: found, area: area, robot: robot, program: program, quiet: quiet)
    start = StartRecord(
      mapped: Timeline.milliseconds(mapped), painted: Timeline.milliseconds(painting.first - began),
      settled: Timeline.milliseconds(painting.last - began),
      processorTime: tree.snapshot().total.processorTime)
    origin = try robot.origin(of: found)
    robot.focus(found)
  }

  func close() { program.stop() }

  func memory() -> Memory { tree.memory() }

  /// Moves the pointer to a position in the window.
  func move(to place: Point) {
    robot.move(toX: origin.x + Int(place.x.rounded()), y: origin.y + Int(place.y.rounded()))
  }

  func watch(_ area: PixelRect) throws -> Watch {
    try Watch(robot, window: window, area: area)
  }

  /// Measures the processor use of program and X server while `work` runs.
  func span(_ work: (_ timeline: inout Timeline) throws -> Void, watch: Watch? = nil) throws -> (
    SpanRecord, changes: [Double]
  ) {
    let program = tree.snapshot()
    let server = server.snapshot()
    var timeline = Timeline(robot: robot, watch: watch)
    try work(&timeline)
    let duration = timeline.now
    let record = SpanRecord(
      duration: duration, program: tree.snapshot().since(program),
      server: self.server.snapshot().since(server))
    try check()
    return (record, timeline.changes)
  }

  /// Measures the processor use while idle.
  ///
  /// The time is split into short parts, because the usage of a thread that exits is lost.
  func rest(seconds: Double) throws -> SpanRecord {
    var sum = SpanRecord(duration: 0, program: Usage(), server: Usage())
    for _ in 0..<max(1, Int(seconds * 2)) {
      let part = try span({ try $0.run(until: 500) }).0
      sum.duration += part.duration
      sum.program = sum.program + part.program
      sum.server = sum.server + part.server
    }
    return sum
  }

  /// Throws an error if the program has exited.
  ///
  /// Reads the program's error output too, because a full pipe would block the program.
  private func check() throws {
    let errors = program.errorText
    if let code = program.exitCode {
      throw RobotError.exited(program: program.name, code: code, errors: errors)
    }
  }

  /// Whether a window is the page and not a small helper window of the toolkit.
  private static func isPage(_ window: UInt, _ robot: Robot) -> Bool {
    guard robot.isVisible(window), let size = try? robot.size(of: window) else { return false }
    return size.width >= 200 && size.height >= 200
  }

  private static func watchPainting(
    of window: UInt, area: PixelRect, robot: Robot, program: Program, quiet: Double
  ) throws -> (first: ContinuousClock.Instant, last: ContinuousClock.Instant) {
    let watch = try Watch(robot, window: window, area: area)
    let limit = ContinuousClock.now + .seconds(40)
    var first: ContinuousClock.Instant? = watch.isPainted ? .now : nil
    var last = ContinuousClock.now
    while ContinuousClock.now < limit {
      let end = last + .milliseconds(quiet)
      if let first, ContinuousClock.now >= end { return (first, last) }
      let deadline = first == nil ? ContinuousClock.now + .milliseconds(500) : end
      if let change = try watch.nextChange(until: Deadline(at: deadline)) {
        last = change
        if first == nil && watch.isPainted { first = change }
      }
      let errors = program.errorText
      if let code = program.exitCode {
        throw RobotError.exited(program: program.name, code: code, errors: errors)
      }
    }
    throw RobotError.timedOut(waitingFor: "\(program.name) to paint its page")
  }
}
