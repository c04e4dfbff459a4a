import Canvas
import Robot

extension RunningProgram {
  /// How clicks follow one another; ms.
  struct Rhythm {
    var count: Int
    var period: Double
    var hold: Double
  }

  /// Clicks at places in turn, off the beat of the program's frames.
  ///
  /// - Parameter area: what is watched; nil for nothing.
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
            // What the pointer lights up on its way is over when the next press comes.
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

  /// Motions a second of a drag: those of a common mouse.
  private static let dragRate = 125.0

  /// Drags from one place to another and back, a second each way.
  ///
  /// - Returns: what happened; the pointer lets go at the end place after an odd number of sweeps,
  ///   at the start after an even one.
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

  /// ms between two steps, long enough for what a step sets off to be over.
  private static let stepPeriod = 150.0

  /// Moves a held thumb by single steps.
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

  /// What the pointer sets off by coming or pressing is not measured.
  private func letHoverEnd(_ watch: Watch?) throws {
    var timeline = Timeline(robot: robot, watch: watch)
    try timeline.run(until: 500)
  }
}
