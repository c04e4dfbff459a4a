import Canvas
import Controls
import ControlsTesting
import Foundation
import Testing

@testable import Workbench
@testable import playground

/// spec: command-line, `--record`: a recording is read back unchanged.
@Suite struct `Recorded input` {
  private struct RandomInput {
    var random: SeededGenerator

    private mutating func point() -> Point {
      Point(
        Double.random(in: -100...2000, using: &random),
        Double.random(in: -100...2000, using: &random))
    }

    private mutating func modifiers() -> Modifiers {
      Modifiers(rawValue: Int.random(in: 0..<32, using: &random))
    }

    static let keys: [Key] =
      [
        .space, .tab, .enter, .escape, .left, .right, .up, .down, .home, .end, .pageUp, .pageDown,
        .named("f9"), .named("kp_add"),
      ] + "abz09?/\"\\+-é€".map { .character($0) }

    mutating func event(at time: Instant) -> InputEvent {
      switch Int.random(in: 0..<13, using: &random) {
      case 0...3: return .pointer(pointer(at: time))
      case 4:
        return .scroll(
          ScrollEvent(
            at: point(), deltaX: Double.random(in: -9...9, using: &random),
            deltaY: Double.random(in: -9...9, using: &random), time: time, modifiers: modifiers()))
      case 5, 6:
        return .key(
          KeyEvent(
            random.chance(0.5) ? .down : .up, random.pick(Self.keys), time: time,
            modifiers: modifiers(), isRepeat: random.chance(0.3),
            text: random.pick([nil, "a", "\"é", "日本"])))
      case 7: return .focusGained(time: time)
      case 8: return .focusLost(time: time)
      case 9: return random.chance(0.5) ? .unmapped(time: time) : .mapped(time: time)
      case 10: return .gestureLost(time: time, pointer: pointer())
      case 11:
        return .dragOver(
          DragEvent(
            at: point(), time: time,
            contents: DragContents(rawValue: Int.random(in: 0..<4, using: &random))))
      default: return .dragLeft(time: time)
      }
    }

    private mutating func pointer() -> PointerID {
      PointerID(rawValue: random.pick([0, 0, 2, 14]))
    }

    /// The click count is computed again when a log is read.
    private mutating func pointer(at time: Instant) -> PointerEvent {
      let phase = random.pick([PointerEvent.Phase.pressed, .released, .moved, .exited])
      let hasButton = phase == .pressed || phase == .released
      let button = hasButton ? Int.random(in: 1...9, using: &random) : 0
      return PointerEvent(
        phase, at: point(), time: time, button: button,
        isPrimaryDown: phase == .pressed && button == 1, modifiers: modifiers(),
        pointer: pointer(), device: random.chance(0.3) ? .touch : .mouse)
    }
  }

  private func input(_ event: InputLogEvent) throws -> InputEvent {
    guard case .input(let input) = event.kind else {
      throw Failure(.internalError, "\(event.place) is no input")
    }
    return input
  }

  @Test(arguments: 1...4)
  func `a recorded session is read back with the same events and header`(seed: Int) throws {
    var inputs = RandomInput(random: SeededGenerator(seed: UInt64(100 + seed)))
    let folder = TemporaryFolder()
    let path = folder.path("log.jsonl")
    let start = Instant(nanoseconds: 123_456_789_012_345)
    var header = InputLogHeader(
      scene: inputs.random.pick(
        [.gallery, .trio] + PreviewKind.allCases.map { .control($0.rawValue) }))
    header.theme = inputs.random.pick(Appearance.allCases)
    header.scale = inputs.random.pick([1, 1.25, 2, 3.75])
    header.direction = inputs.random.pick(LayoutDirection.allCases)
    header.motion = inputs.random.pick(MotionPreference.allCases)
    header.contrast = inputs.random.pick(Contrast.allCases)
    header.options.isDisabled = inputs.random.chance(0.5)
    header.size = Size(640.5, 480)
    var clicks = ClickCounter()
    var written: [InputEvent] = []
    let recorder = try Recorder(path: path)
    try recorder.begin(header, at: start)
    var elapsed: Int64 = 0
    for _ in 0..<200 {
      elapsed += Int64.random(in: 0...2_000_000_000, using: &inputs.random)
      let event = inputs.event(at: Instant(nanoseconds: elapsed))
      if case .pointer(let pointer) = event {
        written.append(.pointer(clicks.counted(pointer)))
      } else {
        written.append(event)
      }
      try recorder.record(.input(event), at: Instant(nanoseconds: start.nanoseconds + elapsed))
    }
    try recorder.record(
      .resize(Size(320.25, 200)), at: Instant(nanoseconds: start.nanoseconds + elapsed))
    try recorder.finish()

    var log = try InputLog(parsing: Input.text(of: path))
    let resize = log.events.popLast()
    let last = try #require(resize)
    guard case .resize(let size) = last.kind else { throw Failure(.internalError, "no resize") }
    #expect(size == Size(320.25, 200))
    #expect(last.time.nanoseconds == elapsed)
    #expect(try log.events.map(input) == written)
    #expect(log.header.json == header.json)
    #expect(log.header.size == header.size && log.header.scene.name == header.scene.name)
    #expect(log.header.contrast == header.contrast && log.header.motion == header.motion)
  }

  @Test func `changes of desktop settings are recorded and replayed`() throws {
    let folder = TemporaryFolder()
    let path = folder.path("log")
    let recorder = try Recorder(path: path)
    try recorder.begin(InputLogHeader(scene: .trio), at: Instant(seconds: 5))
    let accent = Color(red: 0.31, green: 0.62, blue: 0.18)
    try recorder.record(.environment(.theme, "dark"), at: Instant(seconds: 6))
    try recorder.record(.environment(.motion, "reduced"), at: Instant(seconds: 7))
    try recorder.record(.environment(.contrast, "more"), at: Instant(seconds: 8))
    var settings = EnvironmentSettings()
    settings.accent = accent
    for change in settings.changes(from: EnvironmentSettings()) {
      try recorder.record(change, at: Instant(seconds: 9))
    }
    try recorder.finish()
    let log = try InputLog(parsing: Input.text(of: path))
    #expect(log.events.map(\.time) == (1...4).map { Instant(seconds: Double($0)) })
    let target = SceneReplica(log.header)
    for event in log.events { try target.perform(event) }
    #expect(target.scene.theme == Theme(.dark, contrast: .more, accent: accent))
    #expect(target.scene.environment.motion == .reduced)
  }

  @Test func `events before the recording begins are not written`() throws {
    let folder = TemporaryFolder()
    let recorder = try Recorder(path: folder.path("log.jsonl"))
    try recorder.record(.input(.mapped(time: .zero)), at: .zero)
    try recorder.finish()
    #expect(try folder.bytes("log.jsonl").isEmpty)
  }

  /// A killed program leaves the partial file.
  @Test func `each recorded line is in the partial file at once`() throws {
    let folder = TemporaryFolder()
    let recorder = try Recorder(path: folder.path("log.jsonl"))
    try recorder.begin(InputLogHeader(scene: .trio), at: .zero)
    for count in 1...3 {
      try recorder.record(.input(.mapped(time: .zero)), at: .zero)
      let log = try InputLog(parsing: Input.text(of: folder.path("log.jsonl.partial-\(getpid())")))
      #expect(log.events.count == count)
    }
  }

  @Test func `an error names the file that cannot be written`() throws {
    let failure = #expect(throws: Failure.self) { try Recorder(path: "/nowhere/at/all/log.jsonl") }
    #expect(failure?.message.contains("/nowhere/at/all/log.jsonl") == true)
  }
}
