import Canvas
import Foundation
import Robot

/// One repetition of all measurements of a program, on a separate X server.
@MainActor
struct Trial {
  let contestant: Contestant
  let lengths: Lengths
  let repetition: Int
  /// A folder for XDG_RUNTIME_DIR and XDG_CACHE_HOME, empty before the first repetition.
  let runtimeFolder: String

  private var places: Places { contestant.places }

  func run() throws -> TrialRecord {
    var record = TrialRecord(program: contestant.name, repetition: repetition)
    let server = try XServer(width: 1280, height: 800)
    defer { server.stop() }
    let robot = try Robot(display: server.display)
    // Only watches see; without them the server does nothing for us.
    robot.ignoreDrawing()
    try workTrio(robot, server, into: &record)
    try workStress(robot, server, into: &record)
    record.load = Conditions.load
    return record
  }

  private func workTrio(_ robot: Robot, _ server: XServer, into record: inout TrialRecord) throws {
    let running = try start(
      .trio, robot, server, area: places.toggleArea, quiet: 700, into: &record.starts)
    defer { running.close() }
    try pass(2, on: running)
    record.memory = running.memory()

    let toggle = [places.toggle]
    // Warms up, because the first clicks load code and fill caches.
    _ = try running.click(at: toggle, RunningProgram.Rhythm(count: 2, period: 500, hold: 80))
    record.latency = try running.click(
      at: toggle, RunningProgram.Rhythm(count: lengths.latencyClicks, period: 900, hold: 400),
      watching: places.toggleArea)
    try pass(1, on: running)
    record.rest = try running.rest(seconds: lengths.rest)
    let toggles = RunningProgram.Rhythm(count: lengths.toggles, period: 500, hold: 80)
    record.toggle = try running.click(at: toggle, toggles)
    record.watchedToggle = try running.click(at: toggle, toggles, watching: places.toggleArea)
    try workSlider(running, into: &record)
    let segments = RunningProgram.Rhythm(count: lengths.segmentClicks, period: 1000, hold: 80)
    record.segment = try running.click(at: places.segments, segments)
    record.watchedSegment = try running.click(
      at: places.segments, segments, watching: places.segmentArea)
  }

  private func workSlider(_ running: RunningProgram, into record: inout TrialRecord) throws {
    var (near, far) = (places.thumb, places.dragEnd)
    record.drag = try running.drag(from: near, to: far, sweeps: lengths.dragSweeps)
    // The thumb stays where the drag ends.
    if !lengths.dragSweeps.isMultiple(of: 2) { swap(&near, &far) }
    record.watchedDrag = try running.drag(
      from: near, to: far, sweeps: lengths.dragSweeps, watching: places.sliderArea)
    if !lengths.dragSweeps.isMultiple(of: 2) { swap(&near, &far) }
    record.steps = try running.step(
      from: near, to: far, count: lengths.steps, watching: places.sliderArea)
  }

  private func workStress(_ robot: Robot, _ server: XServer, into record: inout TrialRecord) throws
  {
    let running = try start(
      .stress, robot, server, area: places.strip, quiet: 1200, into: &record.stressStarts)
    defer { running.close() }
    try pass(1.5, on: running)
    record.stressMemory = running.memory()
    let clicks = RunningProgram.Rhythm(count: lengths.masterClicks, period: 1500, hold: 80)
    record.stressToggle = try running.click(at: [places.master], clicks)
    record.watchedStressToggle = try running.click(
      at: [places.master], clicks, watching: places.strip)
  }

  private func pass(_ seconds: Double, on running: RunningProgram) throws {
    _ = try running.rest(seconds: seconds)
  }

  /// Starts the program several times, and leaves the last one running.
  private func start(
    _ page: Contestant.Page, _ robot: Robot, _ server: XServer, area: PixelRect, quiet: Double,
    into starts: inout [StartRecord]
  ) throws -> RunningProgram {
    // The first start may have to read files from disk, and to write caches.
    var running = try open(page, robot, server, area: area, quiet: quiet)
    for _ in 0..<lengths.starts {
      running.close()
      running = try open(page, robot, server, area: area, quiet: quiet)
      starts.append(running.start)
    }
    return running
  }

  private func open(
    _ page: Contestant.Page, _ robot: Robot, _ server: XServer, area: PixelRect, quiet: Double
  ) throws -> RunningProgram {
    let environment = Conditions.environment(
      display: server.display, runtimeFolder: runtimeFolder, contestant: contestant)
    return try RunningProgram(
      contestant, page: page, robot: robot, server: server, environment: environment, area: area,
      quiet: quiet)
  }
}
