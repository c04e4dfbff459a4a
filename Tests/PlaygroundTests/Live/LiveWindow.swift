import Glibc
import Robot

@testable import Canvas

/// A window of this process on the display of the tests.
///
/// The event loop of the window runs on this thread. Whenever it is about to sleep, the test runs:
/// if the condition of the next step holds, its action runs.
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
