import Glibc
import Robot

@testable import Canvas

/// A window of this process on the display of the tests, whose loop runs on this thread.
///
/// Whenever the loop is about to sleep and the next step is due, the action of the step runs.
@MainActor final class LiveWindow {
  struct Step {
    var what: String
    var isDue: () throws -> Bool
    var action: () throws -> Void

    init(
      _ what: String, when isDue: @escaping () throws -> Bool,
      _ action: @escaping () throws -> Void = {}
    ) {
      self.what = what
      self.isDue = isDue
      self.action = action
    }
  }

  let robot: Robot
  let window: Window
  let content = ProbeContent()
  private(set) var reports: [FrameReport] = []
  private(set) var activities: [WindowActivity] = []
  /// Whether the loop has timers, which it wakes for.
  var hasTimers = false

  private static let eventLength = 32

  private var steps: [Step] = []
  private var isClosing = false
  private var failure: (any Error)?
  private let end = Deadline()

  init(
    _ robot: Robot, size: Size = Size(120, 80), scale: Double? = 1,
    clock: ClockPreference = .timer, presentation: PresentationPreference = .automatic,
    title: String = "Live", minimumSize: Size = Size(1, 1), display: String? = nil
  ) throws {
    self.robot = robot
    robot.releaseAllButtons()
    robot.move(toX: robot.size.width - 1, y: robot.size.height - 1)
    window = try Window(
      WindowConfiguration(
        title: title, className: "Live", size: size, minimumSize: minimumSize, scale: scale,
        clock: clock, presentation: presentation, displayName: display ?? robot.displayName))
    window.content = content
    window.onFrame = { [unowned self] in reports.append($0) }
    window.onActivity = { [unowned self] activity in
      activities.append(activity)
      if case .sleeps(let moment) = activity { takeTurn(until: moment) }
    }
  }

  convenience init(
    size: Size = Size(120, 80), scale: Double? = 1,
    presentation: PresentationPreference = .automatic
  ) throws {
    try self.init(try TestDisplay.robot(), size: size, scale: scale, presentation: presentation)
  }

  var isSettled: Bool {
    !reports.isEmpty && window.waitingForFirstFrame.isEmpty && window.pacer.isIdle && sleepsForEver
  }

  /// Whether the window has settled and a pixel has a color: the server may show a frame a little
  /// later than it is sent.
  func shows(_ color: Color, x: Int, y: Int) throws -> Bool {
    try isSettled && robot.pixel(of: window.id, x: x, y: y) == Bitmap.Pixel(color)
  }

  var sleepsForEver: Bool {
    guard case .sleeps(nil)? = activities.last else { return false }
    return true
  }

  func settle() { _ = window.connection.asking {} }

  /// Waits until a number of events can be read, so that they are read together.
  func gather(_ count: Int) {
    var bytes = [UInt8](repeating: 0, count: count * Self.eventLength)
    while !end.hasPassed {
      let file = window.connection.descriptor
      let flags = Int32(MSG_PEEK) | Int32(MSG_DONTWAIT)
      if recv(file, &bytes, bytes.count, flags) == bytes.count { return }
      sched_yield()
    }
  }

  func run(_ steps: Step...) throws {
    self.steps = steps
    do {
      try window.run()
    } catch {
      throw failure ?? error
    }
    if let failure { throw failure }
    if let step = self.steps.first { throw RobotError.timedOut(waitingFor: step.what) }
  }

  private func takeTurn(until moment: Instant?) {
    repeat {
      do {
        if try act() { return }
      } catch {
        return fail(error)
      }
      if end.hasPassed { return fail(RobotError.timedOut(waitingFor: steps.first?.what ?? "end")) }
      // The loop has something to do at a time, or after the first frame.
      if moment != nil || hasTimers || !window.waitingForFirstFrame.isEmpty { return }
    } while !isDisplayHeard
  }

  private func act() throws -> Bool {
    guard let step = steps.first else {
      if isClosing { return false }
      isClosing = true
      robot.close(window.id)
      return true
    }
    guard try step.isDue() else { return false }
    steps.removeFirst()
    try step.action()
    // Wakes the loop, even if the step sends nothing to the display.
    robot.nudge(window.id)
    return true
  }

  private var isDisplayHeard: Bool {
    var file = pollfd(fd: window.connection.descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&file, 1, 100) != 0
  }

  private func fail(_ error: any Error) {
    failure = failure ?? error
    // Ends the run in any state of the window.
    shutdown(window.connection.descriptor, Int32(SHUT_RDWR))
  }
}

/// Several windows of this process in one event loop, on the display of the tests.
///
/// A timer runs the steps of the test, also while a callback runs the loop.
@MainActor final class LiveLoop {
  let robot: Robot
  let loop = EventLoop()
  private var windows: [Window] = []
  private var steps: [LiveWindow.Step] = []
  private var failure: (any Error)?
  private let end = Deadline()

  init() throws {
    robot = try TestDisplay.robot()
    robot.releaseAllButtons()
    robot.move(toX: robot.size.width - 1, y: robot.size.height - 1)
  }

  /// Makes a window of 120 x 80 pixels, modal if it has an owner.
  func make(_ title: String, over owner: Window? = nil) throws -> (Window, ProbeContent) {
    let configuration = WindowConfiguration(
      title: title, className: "Live", size: Size(120, 80), scale: 1, clock: .timer,
      displayName: robot.displayName)
    let window =
      if let owner { try Window(configuration, modalOver: owner) } else {
        try Window(configuration, loop: loop)
      }
    let content = ProbeContent()
    window.content = content
    windows.append(window)
    return (window, content)
  }

  func open(_ title: String) throws -> (Window, ProbeContent) {
    let made = try make(title)
    made.0.show()
    return made
  }

  /// Runs the loop until its last window is closed, which is up to a step.
  func run(_ steps: LiveWindow.Step...) throws {
    self.steps = steps
    let turns = loop.every(.milliseconds(2)) { [unowned self] in takeTurn() }
    loop.run()
    turns.cancel()
    if let failure { throw failure }
    if let step = self.steps.first { throw RobotError.timedOut(waitingFor: step.what) }
  }

  private func takeTurn() {
    guard let step = steps.first else {
      if end.hasPassed { fail(RobotError.timedOut(waitingFor: "end")) }
      return
    }
    do {
      if try step.isDue() {
        steps.removeFirst()
        try step.action()
      } else if end.hasPassed {
        throw RobotError.timedOut(waitingFor: step.what)
      }
    } catch { fail(error) }
  }

  private func fail(_ error: any Error) {
    failure = failure ?? error
    steps = []
    for window in windows { window.close() }
  }
}

extension Window { var isSettled: Bool { statistics.frames > 0 && pacer.isIdle } }

final class ProbeContent: WindowContent {
  var needsUpdate = false
  /// The damage of the next updates; `nil` damages the whole window.
  var damage: Region?
  var next = NextFrame.idle
  var fullRepaintReason: String?
  var answersInput = false
  var cursor = Cursor.arrow
  var color = Color(hex: 0x3060C0)
  var onEvent: ((InputEvent) -> Void)?
  var onUpdate: (() -> Void)?
  private(set) var events: [InputEvent] = []
  private(set) var frames: [FrameTime] = []
  private(set) var paints: [PixelRect] = []
  private(set) var sizes: [Size] = []
  private(set) var scales: [Double] = []
  private(set) var closings = 0
  private(set) var clock: () -> Instant = { .zero }
  private(set) var changed: () -> Void = {}

  func attach(
    text: any TextMeasuring, clock: @escaping () -> Instant, changed: @escaping () -> Void
  ) {
    self.clock = clock
    self.changed = changed
  }

  func windowClosed() { closings += 1 }

  func askForFrame() {
    needsUpdate = true
    changed()
  }

  func resize(to size: Size, scale: Double) {
    sizes.append(size)
    scales.append(scale)
  }

  func handle(_ event: InputEvent) {
    events.append(event)
    if answersInput { needsUpdate = true }
    onEvent?(event)
  }

  func update(for frame: FrameTime) -> FrameUpdate {
    frames.append(frame)
    needsUpdate = false
    onUpdate?()
    let size = sizes.last ?? Size(0, 0)
    let scale = scales.last ?? 1
    let whole = PixelRect(
      x: 0, y: 0, width: Int(size.width * scale), height: Int(size.height * scale))
    return FrameUpdate(
      damage: damage ?? Region(whole), next: next, fullRepaintReason: fullRepaintReason)
  }

  func paint(_ rect: PixelRect, with painter: any Painter) {
    paints.append(rect)
    painter.fill(Rect(x: 0, y: 0, width: 4000, height: 4000), color: color)
  }

  var pointers: [PointerEvent] {
    events.compactMap { if case .pointer(let event) = $0 { event } else { nil } }
  }

  var keys: [KeyEvent] { events.compactMap { if case .key(let event) = $0 { event } else { nil } } }

  var scrolls: [ScrollEvent] {
    events.compactMap { if case .scroll(let event) = $0 { event } else { nil } }
  }
}
