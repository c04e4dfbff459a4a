import Canvas
import Foundation
import Robot

/// Sends random input to the playground, by a plan, and checks the program from time to time.
@MainActor final class Monkey {
  private static let size = (width: 960, height: 680)

  /// For a debug build on a busy machine.
  private static let longestLag = Duration.seconds(300)

  /// Events after the last check, right before the end. chosen
  private static let lastEvents = 300

  /// The time after which a page counts as one that moves for long: a timeline of 20 s ages.
  private static let patience = Duration.seconds(40)

  private let run: MonkeyRun
  private let app: PlaygroundApp
  private let driver: MonkeyDriver
  private let reader: MonkeyReader?
  /// For saved files and the program's state.
  private let folder: PassingFolder
  private var plan: MonkeyPlan
  private var count = 0
  /// The number of times that something moved for longer than ``patience``, such as a pending ring.
  private var longMotions = 0
  private var samples: [MonkeySample] = []
  private var trail: [MonkeyEvent] = []
  /// Rows that change with every frame.
  private var figures: Set<Int> = []
  private var robot: Robot { app.robot }
  private var window: UInt { app.window }

  init(_ run: MonkeyRun, robot: Robot) throws {
    self.run = run
    plan = MonkeyPlan(seed: run.seed)
    folder = try PassingFolder(prefix: "monkey")
    let home = folder.url.path
    reader = run.reader ? try MonkeyReader(display: robot.displayName) : nil
    let places = ["HOME": home, "XDG_STATE_HOME": home + "/state"]
    app = try PlaygroundApp(
      try Executables.playground(named: run.program), run.page.map { ["--page", $0] } ?? [],
      robot: robot, folder: home,
      environment: places.merging(reader?.programEnvironment ?? [:]) { $1 })
    driver = MonkeyDriver(app, isManaged: run.windowManager != nil, reader: reader)
    try reader?.begin()
  }

  func work(report: (MonkeySample) -> Void = { _ in }) throws {
    defer { reader?.stop() }
    do {
      while count < run.events {
        try act(min(run.every, run.events - count))
        try settle()
        try check()
        if let complaint = app.complaint { throw fault("a library reports an error: \(complaint)") }
        let sample = try MonkeySample(of: app.program, after: count, longMotions: longMotions)
        samples.append(sample)
        report(sample)
      }
      if let leak = MonkeyLeak(in: samples) { throw fault("\(leak)") }
      robot.setResources("")
      let code = try quit()
      if code != 0 { throw fault("the program ended with exit code \(code)") }
    } catch let error as RobotError {
      // It mostly shows the reason.
      try fail("\(error)", [try robot.pictureOfDisplay()])
    }
  }

  /// Ends the program by its keys, with events still unhandled; returns the exit code.
  private func quit() throws -> Int32 {
    try act(Self.lastEvents)
    try driver.letGo()
    try waitForKeyboard()
    try robot.strike("q", modifiers: [.control])
    return try app.program.waitForExit(within: Self.longestLag)
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
    // Another resolution brings about another size; a pending control would never settle.
    try rest()
    try shrink()
    // Earlier requests would move the window after it got its usual place.
    if run.windowManager != nil { try robot.waitForManager(watching: app.program) }
    try restoreFrame()
    try waitForKeyboard()
    // Closes overlays and replays.
    for _ in 0..<5 { try robot.strike("Escape") }
    try rest()
    try reader?.look()
  }

  private func shrink() throws {
    if run.windowManager == nil { return }
    for _ in 0..<12 where (robot.minimumSize(of: window)?.height ?? 0) > Self.size.height {
      try robot.strike("minus", modifiers: [.control])
      try robot.settle(window, within: Self.longestLag, watching: app.program)
    }
  }

  /// Restores the size and position for checks; managers are asynchronous.
  private func restoreFrame() throws {
    // A zoomed window has a larger minimum size.
    let least = run.windowManager == nil ? nil : robot.minimumSize(of: window)
    let width = max(Self.size.width, least?.width ?? 0)
    let height = max(Self.size.height, least?.height ?? 0)
    // A manager does not resize windows in these states.
    let frameStates = ["FULLSCREEN", "MAXIMIZED_VERT", "MAXIMIZED_HORZ", "SHADED"]
      .map { "_NET_WM_STATE_" + $0 }
    // With the manager's frame, px. chosen
    let places = 20...80
    try robot.insist(on: "the window's usual size and place", watching: app.program) {
      if run.windowManager != nil {
        for state in robot.states(of: window) where frameStates.contains(state) {
          robot.askManager(for: state, false, of: window)
        }
      }
      robot.resize(window, width: width, height: height)
      robot.move(window, toX: places.lowerBound, y: places.lowerBound)
    } until: {
      let (size, origin) = try (robot.size(of: window), robot.origin(of: window))
      return size == (width, height) && places.contains(origin.x) && places.contains(origin.y)
        && Set(robot.states(of: window)).isDisjoint(with: frameStates)
    }
  }

  private func waitForKeyboard() throws {
    try robot.insist(on: "the window with the keyboard", watching: app.program) {
      driver.takeUp()
    } until: {
      robot.isVisible(window) && robot.focusedWindow == window
    }
  }

  /// Waits until nothing moves and no timer is pending; other pages end what moves for long.
  private func rest() throws {
    if try isIdle() { return }
    longMotions += 1
    for key in ["w", "w", "F10", "1", "2"] {
      try robot.strike(key, modifiers: Int(key) == nil ? [] : [.control])
      if try isIdle() { return }
    }
    try fail("it does not come to rest", [try app.picture()])
  }

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
    // The distance between rows of changing metrics, px: half a plot. chosen
    let reach = 80
    let isExplained = rows.allSatisfy { row in
      (row - reach...row + reach).contains(where: figures.contains)
    }
    if !isExplained { try fail(what, [first, second, last]) }
  }

  private func fail(_ what: String, _ pictures: [Bitmap]) throws {
    try FileManager.default.createDirectory(atPath: run.output, withIntermediateDirectories: true)
    let path = "\(run.output)/monkey-\(run.seed)-\(count)"
    for (index, picture) in pictures.enumerated() {
      try Data(try picture.png()).write(to: URL(filePath: "\(path)-\(index + 1).png"))
    }
    throw fault("\(what) (see \(path)-1.png)")
  }
}

extension PlaygroundApp {
  /// A critical warning of GLib.
  fileprivate var complaint: String? {
    program.errorText.split(separator: "\n").first { $0.contains("-CRITICAL **") }.map(String.init)
  }
}
