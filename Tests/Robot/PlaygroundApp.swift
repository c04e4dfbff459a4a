public import Canvas

/// The program at work on a display, with a robot in front of it.
///
/// Places are in pt in the window, as in the layout.
@MainActor
public final class PlaygroundApp {
  public let robot: Robot
  public let program: Program
  public let layout: Layout

  public var window: UInt { layout.window }

  /// Opens a window of the program and returns when its first frame can be seen.
  ///
  /// - Parameters:
  ///   - executable: the path of `playground`.
  ///   - arguments: options of `playground run`, such as `--page trio`.
  ///   - wrapper: a command that runs it, such as `nohup`.
  ///   - folder: the one that it runs in; nil for our own.
  ///   - environment: what differs from a display with nothing else, such as a bus's.
  public init(
    _ executable: String, _ arguments: [String], robot: Robot, wrapper: String? = nil,
    folder: String? = nil, environment: [String: String?] = [:],
    within limit: Duration = .seconds(60)
  ) throws {
    self.robot = robot
    // What was done to the last window must not go on in this one.
    robot.releaseAllButtons()
    robot.move(toX: robot.size.width - 1, y: robot.size.height - 1)
    let prefix = (folder.map { ["env", "-C", $0] } ?? []) + (wrapper.map { [$0] } ?? [])
    let command = prefix + [executable, "run", "--print-layout"] + arguments
    program = try Program(
      command[0], Array(command.dropFirst()),
      environment: Program.environment(display: robot.displayName).merging(environment) { $1 })
    layout = try Layout(line: try program.nextLine(within: limit))
    let window = layout.window
    try robot.wait(for: "the window", watching: program) { robot.isVisible(window) }
    robot.focus(window)
    // The program has said all of it, but a busy server may look at others' wishes first.
    let whole = Rect(x: 0, y: 0, width: layout.size[0], height: layout.size[1])
    if let control = layout.controls.first(where: { $0.frame.intersection(whole) == $0.frame }) {
      try robot.wait(for: "the first frame", watching: program) {
        try !picture(of: control.frame).isPlain
      }
    }
  }

  /// Moves the pointer to a place.
  public func move(to place: Point) throws {
    let origin = try robot.origin(of: window)
    robot.move(
      toX: origin.x + Int((place.x * layout.scale).rounded(.down)),
      y: origin.y + Int((place.y * layout.scale).rounded(.down)))
  }

  /// Moves the pointer to a place and presses the first button.
  public func press(at place: Point) throws {
    try move(to: place)
    robot.press()
  }

  /// Moves the pointer from one place to another with a stop at about every frame.
  public func glide(from start: Point, to end: Point, steps: Int = 12) throws {
    for step in 1...max(1, steps) {
      let part = Double(step) / Double(max(1, steps))
      try move(to: Point(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part))
      _ = try robot.waitForDrawing(within: .milliseconds(16))
    }
  }

  public func release() { robot.release() }

  /// Presses and releases at a place.
  public func click(at place: Point) throws {
    try press(at: place)
    release()
  }

  /// The colour at a place.
  public func pixel(at place: Point) throws -> Bitmap.Pixel {
    try robot.pixel(
      of: window, x: Int((place.x * layout.scale).rounded(.down)),
      y: Int((place.y * layout.scale).rounded(.down)))
  }

  /// A picture of the window, or of a part of it.
  public func picture(of area: Rect? = nil) throws -> Bitmap {
    try robot.picture(of: window, in: area.map { PixelRect(covering: $0, scale: layout.scale) })
  }

  /// Pictures of a part of the window, one a frame, until it is still.
  public func film(of area: Rect) throws -> [Bitmap] {
    try robot.film(window, in: PixelRect(covering: area, scale: layout.scale))
  }

  /// Waits until a condition holds; it is checked whenever something is drawn.
  public func wait(
    for what: String, within limit: Duration = .seconds(60), until condition: () throws -> Bool
  ) throws {
    try robot.wait(for: what, within: limit, watching: program, until: condition)
  }

  /// Asks the window to close and waits for the program's end.
  ///
  /// - Returns: the exit code.
  @discardableResult
  public func close() throws -> Int32 {
    robot.close(window)
    return try program.waitForExit()
  }
}

extension Bitmap {
  /// Whether all of it has one colour, as a window that nothing was painted into.
  fileprivate var isPlain: Bool {
    let first = self[0, 0]
    for y in 0..<height {
      for x in 0..<width where self[x, y] != first { return false }
    }
    return true
  }
}
