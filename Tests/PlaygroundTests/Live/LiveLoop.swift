import Robot

@testable import Canvas

/// Several windows of this process in one event loop, on the display of the tests.
///
/// A timer runs the steps of the test: if the condition of the next step holds, its action runs.
/// The timer also runs while a callback runs the loop.
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
      if let owner {
        try Window(configuration, modalOver: owner)
      } else {
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
    } catch {
      fail(error)
    }
  }

  private func fail(_ error: any Error) {
    failure = failure ?? error
    steps = []
    for window in windows { window.close() }
  }
}

extension Window {
  var isSettled: Bool { statistics.frames > 0 && pacer.isIdle }
}
