import Canvas
import Foundation
import Robot

/// Sends random input to the playground, by a plan, and checks the program from time to time.
@MainActor
final class Monkey {
  /// The window's size during checks, px.
  private static let size = (width: 960, height: 680)

  /// The window's position during checks, px.
  private static let corner = 20

  /// The largest frame of a window manager, px. chosen
  private static let thickestFrame = 60

  /// States in which a manager does not resize a window.
  private static let frameStates = [
    "_NET_WM_STATE_FULLSCREEN", "_NET_WM_STATE_MAXIMIZED_VERT", "_NET_WM_STATE_MAXIMIZED_HORZ",
    "_NET_WM_STATE_SHADED",
  ]

  private static let scales = 12

  /// For a debug build on a busy machine.
  private static let longestLag = Duration.seconds(300)

  /// The distance between rows of changing metrics, px: half a plot. chosen
  private static let heightOfFigures = 80

  /// The time after which a page counts as one that moves for long: a timeline of 20 s ages.
  private static let patience = Duration.seconds(40)

  let run: MonkeyRun
  private let app: PlaygroundApp
  private let driver: MonkeyDriver
  private let reader: MonkeyReader?
  private let folder: PassingFolder
  private var plan: MonkeyPlan
  private(set) var count = 0
  private(set) var samples: [MonkeySample] = []
  private var trail: [MonkeyEvent] = []
  /// Rows that change with every frame.
  private var figures: Set<Int> = []

  private var robot: Robot { app.robot }
  private var window: UInt { app.window }

  init(_ run: MonkeyRun, robot: Robot) throws {
    self.run = run
    plan = MonkeyPlan(seed: run.seed)
    // For saved files and the program's state.
    folder = try PassingFolder(prefix: "monkey")
    let home = folder.url
    reader = run.hasReader ? try MonkeyReader(display: robot.displayName) : nil
    let places = ["HOME": home.path, "XDG_STATE_HOME": home.appending(path: "state").path]
    app = try PlaygroundApp(
      run.program, [], robot: robot, folder: home.path,
      environment: places.merging(reader?.programEnvironment ?? [:]) { $1 })
    driver = MonkeyDriver(app, isManaged: run.manager != nil, reader: reader)
    try reader?.begin()
  }

  /// Runs the plan and closes the window.
  func work(report: (MonkeySample) -> Void = { _ in }) throws {
    defer { reader?.stop() }
    do {
      while count < run.events {
        try act(min(run.eventsPerCheck, run.events - count))
        try settle()
        try check()
        if let complaint = app.complaint { throw fault("a library reports an error: \(complaint)") }
        let sample = try MonkeySample(of: app.program, after: count)
        samples.append(sample)
        report(sample)
      }
      if let leak = MonkeyLeak(in: samples) { throw fault("\(leak)") }
      robot.setResources("")
      let code = try app.close()
      if code != 0 { throw fault("the program ended with exit code \(code)") }
    } catch let error as RobotError {
      // It mostly shows the reason.
      try fail("\(error)", [try robot.pictureOfDisplay()])
    }
  }

  private func fault(_ what: String) -> MonkeyFault {
    MonkeyFault(
      what: what, run: run, events: count, trail: trail,
      errors: String(app.program.errorText.suffix(4000)))
  }

  private func act(_ events: Int) throws {
    robot.waitsForServer = false
    defer { robot.waitsForServer = true }
    let start = ContinuousClock.now
    for index in 0..<events {
      if index % 20 == 0 {
        let due = start + .microseconds(index * 1_000_000 / run.rate)
        if !app.program.staysAlive(for: max(.zero, due - ContinuousClock.now)) { throw ended }
        try driver.locate()
      }
      let event = plan.next()
      count += 1
      trail = trail.suffix(30) + [event]
      try driver.perform(event)
    }
  }

  private var ended: RobotError {
    .exited(program: "playground", code: app.program.exitCode ?? -1, errors: "")
  }

  private func settle() throws {
    try driver.letGo()
    try waitForKeyboard()
    // Another resolution brings about another size.
    try robot.settle(window, within: Self.longestLag, watching: app.program)
    try shrink()
    try restoreFrame()
    try waitForKeyboard()
    // Closes overlays and replays.
    for _ in 0..<5 { try robot.strike("Escape") }
    try rest()
    try reader?.look()
  }

  /// Zooms out until the window fits the manager's screen.
  private func shrink() throws {
    if run.manager == nil { return }
    for _ in 0..<Self.scales where (robot.minimumSize(of: window)?.height ?? 0) > Self.size.height {
      try robot.strike("minus", modifiers: [.control])
      try robot.settle(window, within: Self.longestLag, watching: app.program)
    }
  }

  /// Restores the size and position for checks; managers are asynchronous.
  private func restoreFrame() throws {
    // A zoomed window has a larger minimum size.
    let least = run.manager == nil ? nil : robot.minimumSize(of: window)
    let wanted = (
      width: max(Self.size.width, least?.width ?? 0),
      height: max(Self.size.height, least?.height ?? 0)
    )
    try robot.insist(on: "the window's usual size and place", watching: app.program) {
      if run.manager != nil {
        let states = robot.states(of: window)
        for state in Self.frameStates where states.contains(state) {
          robot.askManager(for: state, false, of: window)
        }
      }
      robot.resize(window, width: wanted.width, height: wanted.height)
      robot.move(window, toX: Self.corner, y: Self.corner)
    } until: {
      let (size, origin) = try (robot.size(of: window), robot.origin(of: window))
      // Plus the manager's frame.
      let places = Self.corner...Self.corner + Self.thickestFrame
      return size == wanted && places.contains(origin.x) && places.contains(origin.y)
        && Set(robot.states(of: window)).isDisjoint(with: Self.frameStates)
    }
  }

  private func waitForKeyboard() throws {
    try robot.insist(on: "the window with the keyboard", watching: app.program) {
      driver.takeUp()
    } until: {
      robot.isVisible(window) && robot.focusedWindow == window
    }
  }

  /// Waits until nothing moves and no banner or other timer is pending.
  ///
  /// Busy indicators and replays move for long; other pages end them.
  private func rest() throws {
    if try isIdle() { return }
    for (key, isWithControl) in [
      ("w", false), ("w", false), ("F10", false), ("1", true), ("2", true),
    ] {
      try robot.strike(key, modifiers: isWithControl ? [.control] : [])
      if try isIdle() { return }
    }
    try fail("it does not come to rest", [try app.picture()])
  }

  /// Whether the window settles and the program then sleeps without a time limit.
  private func isIdle() throws -> Bool {
    do {
      try robot.settle(window, within: Self.patience, watching: app.program)
      try app.program.wait(for: "the end of all timers", within: Self.patience) {
        try app.program.sleepsWithoutLimit()
      }
      return true
    } catch RobotError.timedOut {
      return false
    }
  }

  private func check() throws {
    figures = []
    // Rows of aging content, such as the timeline of the last 20 s, differ between two frames.
    let early = try nudge()
    let before = try nudge()
    figures.formUnion(early.rows(unlike: before))
    let painted = try repaint()
    try compare(before, painted, "what is painted anew differs from what was there")
    // Unmapping would cancel a gesture.
    driver.hide()
    try app.wait(for: "the window out of sight") { !robot.isVisible(window) }
    driver.show()
    try waitForKeyboard()
    try rest()
    try compare(painted, try app.picture(), "something was held that nobody holds")
  }

  private func nudge() throws -> Bitmap {
    for key in ["Tab", "ISO_Left_Tab"] { try robot.strike(key) }
    try rest()
    return try app.picture()
  }

  private func repaint() throws -> Bitmap {
    driver.setConcealed(true)
    try rest()
    driver.setConcealed(false)
    guard try robot.waitForDrawing() else { throw fault("the window is not painted") }
    try rest()
    return try app.picture()
  }

  private func compare(_ first: Bitmap, _ second: Bitmap, _ what: String) throws {
    let rows = first.rows(unlike: second)
    if rows.isEmpty { return }
    // Frame metrics change with each frame; nothing else may.
    var last = second
    for _ in 0..<3 {
      let next = try repaint()
      figures.formUnion(last.rows(unlike: next))
      last = next
    }
    let reach = Self.heightOfFigures
    let isExplained = rows.allSatisfy { row in
      (row - reach...row + reach).contains(where: figures.contains)
    }
    if !isExplained { try fail(what, [first, second, last]) }
  }

  private func fail(_ what: String, _ pictures: [Bitmap]) throws {
    let folder = URL(fileURLWithPath: run.pictures, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let name = "monkey-\(run.seed)-\(count)"
    for (index, picture) in pictures.enumerated() {
      try Data(try picture.png()).write(to: folder.appending(path: "\(name)-\(index + 1).png"))
    }
    throw fault("\(what) (see \(folder.appending(path: name).path)-1.png)")
  }
}

extension PlaygroundApp {
  /// A critical warning of GLib.
  fileprivate var complaint: String? {
    program.errorText.split(separator: "\n").first { $0.contains("-CRITICAL **") }.map(String.init)
  }
}
