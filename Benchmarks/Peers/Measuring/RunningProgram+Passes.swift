import Canvas
import Robot

extension RunningProgram {
  /// The timing of a sequence of clicks, in milliseconds.
  struct Rhythm {
    var count: Int
    var period: Double
    var hold: Double
  }

  /// Clicks at positions in turn, at random phases of the program's frames.
  ///
  /// - Parameter area: The area that is watched for changes; `nil` watches nothing.
  func click(at places: [Point], _ rhythm: Rhythm, watching area: PixelRect? = nil) throws
    -> ClickRecord
  {
    guard let first = places.first else { throw RobotError.noPicture(reason: "no place to click") }
    move(to: first)
    let watch = try area.map { try self.watch($0) }
    try letHoverEnd(watch)

    var generator = SeededGenerator(seed: 1)
    var clicks: [ClickRecord.Click] = []
    let work = try span(
      { timeline in
        for number in 0..<rhythm.count {
          let jitter = Double.random(in: 0..<16, using: &generator)
          try timeline.run(until: Double(number) * rhythm.period + jitter)
          let press = timeline.now
          robot.press()
          try timeline.run(until: press + rhythm.hold)
          let release = timeline.now
          robot.release()
          var end = Double(number + 1) * rhythm.period
          if places.count > 1 {
            // Moves early, so that hover effects have ended before the next press.
            try timeline.run(until: end - 200)
            end = timeline.now
            move(to: places[(number + 1) % places.count])
          }
          clicks.append(ClickRecord.Click(press: press, release: release, end: end))
        }
        try timeline.run(until: Double(rhythm.count) * rhythm.period)
      }, watch: watch)
    return ClickRecord(
      span: work.0, clicks: clicks, changes: watch == nil ? nil : work.changes)
  }

  /// Motion events per second of a drag, as of a common mouse.
  private static let dragRate = 125.0

  /// Drags from one position to another and back, one second each way.
  ///
  /// - Returns: The record of the drag. The pointer is released at `end` after an odd number of
  ///   sweeps, and at `start` after an even number.
  func drag(from start: Point, to end: Point, sweeps: Int, watching area: PixelRect? = nil) throws
    -> DragRecord
  {
    move(to: start)
    let watch = try area.map { try self.watch($0) }
    try letHoverEnd(watch)
    robot.press()
    try letHoverEnd(watch)

    let count = sweeps * Int(Self.dragRate)
    let work = try span(
      { timeline in
        for number in 1...max(1, count) {
          try timeline.run(until: Double(number - 1) * 1000 / Self.dragRate)
          move(to: DragPath.place(number, rate: Self.dragRate, from: start, to: end))
        }
        try timeline.run(until: Double(count) * 1000 / Self.dragRate)
      }, watch: watch)
    robot.release()
    try letHoverEnd(nil)
    return DragRecord(span: work.0, motions: count, changes: watch == nil ? nil : work.changes)
  }

  /// The time between two steps, in milliseconds, longer than the animation of a step.
  private static let stepPeriod = 150.0

  /// Moves a held thumb in single steps.
  func step(from start: Point, to end: Point, count: Int, watching area: PixelRect) throws
    -> StepRecord
  {
    move(to: start)
    let watch = try watch(area)
    try letHoverEnd(watch)
    robot.press()
    try letHoverEnd(watch)

    var generator = SeededGenerator(seed: 2)
    var motions: [Double] = []
    let work = try span(
      { timeline in
        for number in 0..<count {
          let jitter = Double.random(in: 0..<16, using: &generator)
          try timeline.run(until: Double(number) * Self.stepPeriod + jitter)
          motions.append(timeline.now)
          move(to: DragPath.step(number, from: start, to: end))
        }
        try timeline.run(until: Double(count) * Self.stepPeriod)
      }, watch: watch)
    robot.release()
    try letHoverEnd(nil)
    return StepRecord(motions: motions, changes: work.changes)
  }

  /// Waits until animations of hovering and pressing have ended, which are not measured.
  private func letHoverEnd(_ watch: Watch?) throws {
    var timeline = Timeline(robot: robot, watch: watch)
    try timeline.run(until: 500)
  }
}
