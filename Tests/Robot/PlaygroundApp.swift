public import Canvas

/// A running playground, with an input driver; positions are in pt in the window.
@MainActor public final class PlaygroundApp {
  public let robot: Robot
  public let program: Program
  public let layout: Layout
  public var window: UInt { layout.window }

  /// Starts `playground run`, in a wrapper such as `nohup` and with changes to the environment of a
  /// bare display, and waits until its first frame is visible.
  public init(
    _ executable: String, _ arguments: [String], robot: Robot, wrapper: String? = nil,
    folder: String? = nil, environment: [String: String?] = [:],
    within limit: Duration = Deadline.limit
  ) throws {
    self.robot = robot
    // The previous window's input must not reach this one.
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
    // A busy server may handle other clients first.
    let whole = Rect(x: 0, y: 0, width: layout.size[0], height: layout.size[1])
    if let control = layout.controls.first(where: { $0.frame.intersection(whole) == $0.frame }) {
      try robot.wait(for: "the first frame", watching: program) {
        try !picture(of: control.frame).isPlain
      }
    }
  }

  public func move(to place: Point) throws {
    let origin = try robot.origin(of: window)
    robot.move(
      toX: origin.x + Int((place.x * layout.scale).rounded(.down)),
      y: origin.y + Int((place.y * layout.scale).rounded(.down)))
  }

  public func press(at place: Point) throws {
    try move(to: place)
    robot.press()
  }

  /// Moves the pointer in steps of about a frame each.
  public func glide(from start: Point, to end: Point, steps: Int = 12) throws {
    for step in 1...max(1, steps) {
      let part = Double(step) / Double(max(1, steps))
      try move(to: Point(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part))
      _ = try robot.waitForDrawing(within: .milliseconds(16))
    }
  }

  public func release() { robot.release() }

  public func click(at place: Point) throws {
    try press(at: place)
    release()
  }

  public func pixel(at place: Point) throws -> Bitmap.Pixel {
    try robot.pixel(
      of: window, x: Int((place.x * layout.scale).rounded(.down)),
      y: Int((place.y * layout.scale).rounded(.down)))
  }

  public func picture(of area: Rect? = nil) throws -> Bitmap {
    try robot.picture(of: window, in: area.map { PixelRect(covering: $0, scale: layout.scale) })
  }

  /// Takes a picture of a part of the window for each frame until nothing moves.
  public func film(of area: Rect) throws -> [Bitmap] {
    try robot.film(window, in: PixelRect(covering: area, scale: layout.scale), watching: program)
  }

  /// Waits until the window says that all input so far is handled and shown, and nothing moves.
  public func settle() throws { try robot.settle(window, watching: program) }

  /// Waits until a condition holds; it is checked whenever something is drawn.
  public func wait(
    for what: String, within limit: Duration = Deadline.limit, until condition: () throws -> Bool
  ) throws { try robot.wait(for: what, within: limit, watching: program, until: condition) }

  @discardableResult public func close() throws -> Int32 {
    robot.close(window)
    return try program.waitForExit()
  }
}

extension Bitmap {
  /// Whether it has one color.
  fileprivate var isPlain: Bool {
    let first = self[0, 0]
    for y in 0..<height {
      for x in 0..<width where self[x, y] != first { return false }
    }
    return true
  }
}

extension PlaygroundApp {
  /// The center of a slider's thumb, pt from the left of the control; `nil` if no thumb is visible.
  ///
  /// The thumb is the white run of about its diameter in the row through the track.
  public func thumbCenter(of slider: Layout.Control) throws -> Double? {
    let frame = slider.frame
    let row = try picture(of: Rect(x: frame.minX, y: frame.midY, width: frame.width, height: 1))
    var start: Int?
    for x in 0...row.width {
      let isWhite = row[x, 0].map { $0.red == 255 && $0.green == 255 && $0.blue == 255 } ?? false
      if isWhite {
        start = start ?? x
      } else if let first = start {
        let width = Double(x - first) / layout.scale
        if (25...30).contains(width) { return Double(first + x) / 2 / layout.scale }
        start = nil
      }
    }
    return nil
  }
}
