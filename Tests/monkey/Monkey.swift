import Canvas
import Foundation
import Robot

/// A user who does anything at all, faster than anybody: events of all kinds on a real display, by a
/// plan, and a look at the program from time to time.
@MainActor
final class Monkey {
  /// The window where it is looked at, px.
  private static let size = (width: 960, height: 680)

  /// The window's corner on the display where it is looked at, px.
  private static let corner = 20

  /// What a manager may lay around a window on one side, px. chosen
  private static let thickestFrame = 60

  /// What keeps a manager from giving a window another size.
  private static let frameStates = [
    "_NET_WM_STATE_FULLSCREEN", "_NET_WM_STATE_MAXIMIZED_VERT", "_NET_WM_STATE_MAXIMIZED_HORZ",
    "_NET_WM_STATE_SHADED",
  ]

  /// Steps from the largest scale to the smallest.
  private static let scales = 12

  /// For a program that was not built to be fast, on a machine that does much else.
  private static let longestLag = Duration.seconds(300)

  /// From a row in which a figure changes to another of the same figures, px: half a plot, whose axis
  /// changes with a slow frame. chosen
  private static let heightOfFigures = 80

  /// How long the window says what went well.
  private static let longestNews = Duration.milliseconds(6500)

  /// How long something may stand still before it goes on, such as a scroll bar that fades out.
  private static let longestPause = Duration.seconds(2)

  let run: MonkeyRun
  private let app: PlaygroundApp
  private let hand: MonkeyHand
  private let reader: MonkeyReader?
  private let folder: PassingFolder
  private var plan: MonkeyPlan
  private(set) var count = 0
  private(set) var samples: [MonkeySample] = []
  private var trail: [MonkeyEvent] = []
  private var pings = 0
  /// Rows of the window that change with every frame.
  private var figures: Set<Int> = []

  private var robot: Robot { app.robot }
  private var window: UInt { app.window }

  /// Opens the program's window, on a display that has what the run asks for.
  init(_ run: MonkeyRun, robot: Robot) throws {
    self.run = run
    plan = MonkeyPlan(seed: run.seed)
    // What it saves goes there, and what it remembers.
    folder = try PassingFolder(prefix: "monkey")
    let home = folder.url
    reader = run.hasReader ? try MonkeyReader(display: robot.displayName) : nil
    let places = ["HOME": home.path, "XDG_STATE_HOME": home.appending(path: "state").path]
    app = try PlaygroundApp(
      run.program, [], robot: robot, folder: home.path,
      environment: places.merging(reader?.programEnvironment ?? [:]) { $1 })
    hand = MonkeyHand(app, isManaged: run.manager != nil, reader: reader)
    try reader?.begin()
  }

  /// Does all of it, and closes the window.
  ///
  /// - Parameter report: hears of each look.
  func work(report: (MonkeySample) -> Void = { _ in }) throws {
    defer { reader?.stop() }
    do {
      while count < run.events {
        try act(min(run.eventsPerCheck, run.events - count))
        try settle()
        try check()
        if let complaint = app.complaint { throw fault("a library complains: \(complaint)") }
        let sample = try MonkeySample(of: app.program, after: count)
        samples.append(sample)
        report(sample)
      }
      if let leak = MonkeyLeak(in: samples) { throw fault("\(leak)") }
      robot.setResources("")
      let code = try app.close()
      if code != 0 { throw fault("it ends with exit code \(code)") }
    } catch let error as RobotError {
      // What is waited for in vain mostly shows there.
      try fail("\(error)", [try robot.pictureOfDisplay()])
    }
  }

  private func fault(_ what: String) -> MonkeyFault {
    MonkeyFault(
      what: what, run: run, events: count, trail: trail,
      errors: String(app.program.errorText.suffix(4000)))
  }

  // MARK: Doing

  private func act(_ events: Int) throws {
    robot.waitsForServer = false
    defer { robot.waitsForServer = true }
    let start = ContinuousClock.now
    for index in 0..<events {
      if index % 20 == 0 {
        let due = start + .microseconds(index * 1_000_000 / run.rate)
        if !app.program.staysAlive(for: max(.zero, due - ContinuousClock.now)) { throw ended }
        try hand.locate()
      }
      let event = plan.next()
      count += 1
      trail = trail.suffix(30) + [event]
      try hand.perform(event)
    }
  }

  private var ended: RobotError {
    .exited(program: "playground", code: app.program.exitCode ?? -1, errors: "")
  }

  // MARK: Looking

  /// Lets everything go, and waits until nothing moves.
  private func settle() throws {
    try hand.letGo()
    try waitForKeyboard()
    // It may be behind, and another resolution brings about another size.
    try catchUp()
    try shrink()
    try restoreFrame()
    try waitForKeyboard()
    // What lies over the page, and what is played over it.
    for _ in 0..<5 { try robot.strike("Escape") }
    try rest(quiet: Self.longestNews)
    try reader?.look()
  }

  /// Takes what is magnified back so far that a manager has room for the window.
  private func shrink() throws {
    if run.manager == nil { return }
    for _ in 0..<Self.scales where (robot.minimumSize(of: window)?.height ?? 0) > Self.size.height {
      try robot.strike("minus", modifiers: [.control])
      try catchUp()
    }
  }

  /// Has the window where and as large as it is looked at.
  ///
  /// A manager does what it is asked for in its own time, and gives a window that fills the screen no
  /// other size; the program's own wishes may still be on their way to it.
  private func restoreFrame() throws {
    // What is magnified asks its manager for more.
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
      // What a manager lays around it comes to that.
      let places = Self.corner...Self.corner + Self.thickestFrame
      return size == wanted && places.contains(origin.x) && places.contains(origin.y)
        && Set(robot.states(of: window)).isDisjoint(with: Self.frameStates)
    }
  }

  private func waitForKeyboard() throws {
    try robot.insist(on: "the window with the keyboard", watching: app.program) {
      hand.takeUp()
    } until: {
      robot.isVisible(window) && robot.focusedWindow == window
    }
  }

  /// Waits until the program has seen all that was done to it.
  ///
  /// It answers in the order of events, and paints what it has read before it sleeps again.
  private func catchUp() throws {
    pings += 1
    robot.tell(window, "_NET_WM_PING", Int(window), pings)
    let deadline = Deadline(in: Self.longestLag)
    while !robot.messagesToRoot().contains(where: { $0.numbers[3] == pings }) {
      if !app.program.staysAlive(for: .milliseconds(10)) { throw ended }
      if deadline.hasPassed { throw fault("it does not answer") }
    }
  }

  /// Waits until nothing moves.
  ///
  /// What waits for its owner turns without end, and a replay lasts as long as it lasts; what was told
  /// to wait by itself does so until another page is shown.
  private func rest(quiet: Duration = .milliseconds(400)) throws {
    try catchUp()
    if try isAtRest(for: quiet, within: .seconds(20)) { return }
    for (key, isWithControl) in [
      ("w", false), ("w", false), ("F10", false), ("1", true), ("2", true),
    ] {
      try robot.strike(key, modifiers: isWithControl ? [.control] : [])
      if try isAtRest(for: quiet, within: .seconds(20)) { return }
    }
    try fail("it does not come to rest", [try app.picture()])
  }

  /// Whether it paints nothing and does nothing, for a while; a program that is behind paints nothing
  /// either.
  private func isAtRest(for quiet: Duration, within limit: Duration) throws -> Bool {
    let deadline = Deadline(in: limit)
    while !deadline.hasPassed {
      let before = try app.program.processorTime()
      let isStill = try !robot.waitForDrawing(within: quiet)
      if try isStill && app.program.isAsleep() && app.program.processorTime() - before < 4 {
        return true
      }
      if !app.program.staysAlive(for: .milliseconds(1)) { throw ended }
    }
    return false
  }

  private func check() throws {
    figures = []
    // What grows old: the lane of the last 20 seconds shows it where it was in the last frame, and
    // moves it, or forgets it, in the next one. Two frames show in which rows it lies.
    let early = try nudge()
    let before = try nudge()
    figures.formUnion(early.rows(unlike: before))
    let painted = try repaint()
    try compare(before, painted, "what is painted anew differs from what was there")
    // A gesture would be taken back.
    hand.hide()
    try app.wait(for: "the window out of sight") { !robot.isVisible(window) }
    hand.show()
    try waitForKeyboard()
    try rest()
    try compare(painted, try app.picture(), "something was held that nobody holds")
  }

  /// Has a frame painted, of which little is new: the keyboard goes on and back.
  private func nudge() throws -> Bitmap {
    for key in ["Tab", "ISO_Left_Tab"] { try robot.strike(key) }
    try rest(quiet: Self.longestPause)
    return try app.picture()
  }

  /// Has all of the window painted anew, and nothing else.
  private func repaint() throws -> Bitmap {
    hand.setConcealed(true)
    try rest()
    hand.setConcealed(false)
    guard try robot.waitForDrawing(within: .seconds(30)) else { throw fault("it paints nothing") }
    try rest()
    return try app.picture()
  }

  private func compare(_ first: Bitmap, _ second: Bitmap, _ what: String) throws {
    let rows = first.rows(unlike: second)
    if rows.isEmpty { return }
    // Figures about frames change with each frame; whatever else changes stays outside of them.
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
  /// What a library takes ill, as GLib says it; nil if there is none.
  fileprivate var complaint: String? {
    program.errorText.split(separator: "\n").first { $0.contains("-CRITICAL **") }.map(String.init)
  }
}
