import Canvas
import Foundation
import Robot
import Testing

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
  /// A point at a distance from the center of the first thumb of trio, in points.
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

/// The switch of the page trio, read from its pixels.
///
/// Positions are in points along the track of 51 pt, from the end at which the thumb starts.
@MainActor struct SwitchView {
  let app: PlaygroundApp
  private let track: Rect
  private let startsOn: Bool

  init(_ app: PlaygroundApp) throws {
    self.app = app
    let control = try #require(app.layout.controls(.toggle).first)
    track = Rect(center: control.frame.center, size: Size(51, 31))
    startsOn = control.value == .flag(true)
  }

  func place(_ x: Double) -> Point { Point(startsOn ? track.maxX - x : track.minX + x, track.midY) }
  func pixel(_ x: Double) throws -> Bitmap.Pixel { try app.pixel(at: place(x)) }
  func isThumb(at x: Double) throws -> Bool { try pixel(x).isWhite }

  /// Whether the thumb is at the end where it started, pressed or not.
  func isAtStart() throws -> Bool { try isThumb(at: 8) && !isThumb(at: 46) }
  func isAtEnd() throws -> Bool { try isThumb(at: 46) && !isThumb(at: 8) }

  func flip() throws {
    try app.click(at: place(15.5))
    try app.wait(for: "the thumb at the other end") { try isAtEnd() }
  }

  func flipBack() throws {
    try app.click(at: place(15.5))
    try app.wait(for: "the thumb where it began") { try isAtStart() }
  }
}

extension PlaygroundApp {
  /// A point in the field that filters the event log, from the first line of `--print-semantics`.
  func logFilter() throws -> Point {
    let filter = try #require(try program.nextLine().split(separator: #""id": "log-filter""#).last)
    let numbers = try #require(filter.split(separator: #""frame": ["#).dropFirst().first)
    let frame = numbers.prefix { $0 != "]" }.split(separator: ", ").compactMap { Double($0) }
    return Point(frame[0] + 10, frame[1] + frame[3] / 2)
  }

  func clipboardText() throws -> String {
    let run = try TestDisplay.shell("xclip -selection clipboard -o", [], display: robot.displayName)
    #expect(try run.waitForExit() == 0)
    return run.outputText
  }

  /// Expects that the program works on and ends without a complaint.
  func expectWell() throws {
    try SwitchView(self).flip()
    try expectQuietEnd()
  }

  func expectQuietEnd() throws {
    #expect(try close() == 0)
    #expect(program.errorText.isEmpty, "\(program.errorText)")
  }
}

extension Bitmap.Pixel {
  var isWhite: Bool { components.allSatisfy { $0 >= 254 } }
  var isBlack: Bool { components.allSatisfy { $0 == 0 } }
  private var components: [Int] { [Int(red), Int(green), Int(blue)] }
}

enum SettingsText {
  enum Value {
    case integer(Int)
    case text(String)
  }

  static func bytes(_ settings: [String: Value]) -> [UInt8] {
    settings.sorted { $0.key < $1.key }.reduce(
      [0, 0, 0, 0] + number(1, 4) + number(settings.count, 4)
    ) { bytes, setting in
      let name = number(setting.key.utf8.count, 2) + padded(setting.key) + number(1, 4)
      return switch setting.value {
      case .integer(let value): bytes + [0, 0] + name + number(value, 4)
      case .text(let text): bytes + [1, 0] + name + number(text.utf8.count, 4) + padded(text)
      }
    }
  }

  private static func number(_ value: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  private static func padded(_ text: String) -> [UInt8] {
    Array(text.utf8) + [UInt8](repeating: 0, count: (4 - text.utf8.count % 4) % 4)
  }
}

extension Program {
  var outputText: String { String(decoding: outputBytes, as: UTF8.self) }

  /// Waits until all threads sleep without a time limit: nothing in the program wakes it any more.
  func waitUntilIdle() throws {
    try wait(for: "all threads to sleep without a time limit") { try sleepsWithoutLimit() }
  }

  /// Waits until the program has gone on for a while without its server, or waits for the server.
  func waitUntilStuck() throws {
    let before = try switchesOfFirstThread()
    try wait(for: "further frames, or a full connection") {
      try switchesOfFirstThread() > before + 3 || sleepsWithoutLimit()
    }
  }

  func waitUntilAwake(line: Int = #line) throws {
    let before = try voluntarySwitches()
    try wait(for: "the program to keep waking, in line \(line)") {
      try voluntarySwitches() > before + 5
    }
  }
}

extension PlaygroundApp {
  func waitUntilIdle() throws {
    try settle()
    try program.waitUntilIdle()
  }
}

/// The actions of the controls in the order of the log (`--log-level debug`).
@MainActor struct ActionLog {
  let app: PlaygroundApp

  func actions(of control: String) -> [String] {
    app.program.errorText.split(separator: "\n").compactMap { line in
      guard let range = line.range(of: "action: \(control) ") else { return nil }
      return String(line[range.upperBound...])
    }
  }

  func numbers(of slider: String) -> [Double] {
    actions(of: slider).compactMap { action in
      guard action.hasPrefix("valueChanged ") else { return nil }
      return Double(action.dropFirst("valueChanged ".count))
    }
  }
}

/// Programs of the package Examples, which `scripts/test` builds in the folder of the main build.
enum Example {
  static func path(of name: String) throws -> String {
    let path = Checkout.file(".build/debug/\(name)").path
    try #require(
      FileManager.default.isExecutableFile(atPath: path),
      "swift build --package-path Examples --scratch-path .build builds it")
    return path
  }
}
