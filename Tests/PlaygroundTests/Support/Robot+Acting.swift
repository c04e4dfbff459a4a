import Canvas
import Robot

extension Robot {
  func click(button: Int = 1) {
    press(button: button)
    release(button: button)
  }

  /// Presses the theme key and waits until the page of a focused window is dark.
  func turnDark(_ window: UInt, of program: Program) throws {
    try strike("t")
    try wait(for: "the dark page", watching: program) { try pixel(of: window, x: 2, y: 2).isBlack }
  }

  func copy(contentOf path: String, as target: String = "UTF8_STRING") throws {
    let before = owner(of: "CLIPBOARD")
    let copy = try TestDisplay.shell(
      "xclip -selection clipboard -t \"$1\" \"$2\" > /dev/null", [target, path],
      display: displayName)
    guard try copy.waitForExit() == 0 else {
      throw RobotError.exited(program: copy.name, code: copy.exitCode ?? 0, errors: copy.errorText)
    }
    // Its child process owns the clipboard, and ends when it loses it.
    try waitForClipboard { ![0, before].contains($0) }
  }

  /// Waits for the window that owns the clipboard, which draws nothing.
  func waitForClipboard(until isRight: (UInt) -> Bool) throws {
    try insist(on: "the clipboard", {}, until: { isRight(owner(of: "CLIPBOARD")) })
  }
}

extension PlaygroundApp {
  /// Asks the window manager to move the window, px, and waits until it is there in its frame.
  func moveWindow(toX x: Int, y: Int) throws {
    robot.move(window, toX: x, y: y)
    try wait(for: "the window at \(x), \(y)") {
      let origin = try robot.origin(of: window)
      // Plus the manager's frame.
      return (x..<x + 60).contains(origin.x) && (y..<y + 60).contains(origin.y)
    }
    try settle()
  }

  func drag(from start: Point, to end: Point, steps: Int = 12, lettingGo: Bool = true) throws {
    try press(at: start)
    try glide(from: start, to: end, steps: steps)
    if lettingGo { release() }
  }
}

extension Layout.Control {
  /// A point in the thumb of the slider on the page trio, with an offset from its initial center,
  /// in points.
  func thumb(_ distance: Double = 0) -> Point {
    Point(frame.minX + 14 + 0.3 * 372 + distance, frame.midY)
  }
}

/// Fingers on the simulated touchscreen, at positions in a window, in points at scale 1.
@MainActor struct Fingers {
  private let screen: PlayedDevice
  private let robot: Robot
  private let origin: (x: Int, y: Int)

  init(over window: UInt) throws {
    screen = try HardwareDisplay.shared().server.touchScreen
    robot = try HardwareDisplay.shared().robot
    origin = try robot.origin(of: window)
  }

  func begin(_ finger: UInt32, _ place: Point) { screen.begin(finger, x: x(place), y: y(place)) }
  func move(_ finger: UInt32, _ place: Point) { screen.move(finger, x: x(place), y: y(place)) }
  func end(_ finger: UInt32, _ place: Point) { screen.end(finger, x: x(place), y: y(place)) }

  private func x(_ place: Point) -> Double {
    (Double(origin.x) + place.x) / Double(robot.size.width)
  }

  private func y(_ place: Point) -> Double {
    (Double(origin.y) + place.y) / Double(robot.size.height)
  }
}
