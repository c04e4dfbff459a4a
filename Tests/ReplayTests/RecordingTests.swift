import Canvas
import Foundation
import Support
import Testing

@testable import Workbench

/// spec: docs/spec/command-line.md#run/record: a recording is read back unchanged.
@Suite struct `Recorded input` {
  private let folder = TemporaryFolder()

  private static let keys: [Key] =
    [.space, .left, .pageDown, .named("kp_add")] + "az09?/\"\\+-é€".map { .character($0) }

  private func events(at time: Instant) -> [InputEvent] {
    func pointer(
      _ phase: PointerEvent.Phase, button: Int = 0, _ modifiers: Modifiers = [], pointer: Int = 0,
      isTouch: Bool = false
    ) -> InputEvent {
      .pointer(
        PointerEvent(
          phase, at: Point(-17.25, 0.1), time: time, button: button,
          isPrimaryDown: phase == .moved || phase == .pressed && button == 1, modifiers: modifiers,
          pointer: PointerID(rawValue: pointer), device: isTouch ? .touch : .mouse))
    }
    func key(_ key: Key, isRepeat: Bool = false, text: String? = nil) -> InputEvent {
      .key(
        KeyEvent(
          isRepeat ? .down : .up, key, time: time, modifiers: Modifiers(rawValue: 31),
          isRepeat: isRepeat, text: text))
    }
    let scroll = ScrollEvent(
      at: Point(3, 2000), deltaX: -9, deltaY: 0.3, time: time, modifiers: .alt)
    return Self.keys.map { key($0) } + [
      key(.space, isRepeat: true, text: "\"é"), key(.character("a"), text: "日本"),
      pointer(.pressed, button: 1), pointer(.released, button: 1),
      pointer(.pressed, button: 1, .shift), pointer(.moved, [.alt, .super]),
      pointer(.pressed, button: 9, pointer: 2, isTouch: true), pointer(.exited, pointer: 14),
      .scroll(scroll), .focusGained(time: time), .focusLost(time: time), .unmapped(time: time),
      .mapped(time: time), .gestureLost(time: time, pointer: PointerID(rawValue: 2)),
      .dragOver(DragEvent(at: Point(3, 4.5), time: time, contents: [.text, .files])),
      .dragLeft(time: time),
    ]
  }

  private func input(_ event: InputLogEvent) throws -> InputEvent {
    guard case .input(let input) = event.kind else {
      throw Failure(.internalError, "\(event.place) is no input")
    }
    return input
  }

  @Test(arguments: ["gallery", "trio"] + PreviewKind.allCases.map(\.rawValue), [1, 3.75])
  func `a recorded session is read back unchanged`(scene: String, scale: Double) throws {
    let path = folder.path("log.jsonl")
    // A log begins with a whole second.
    let start = Instant(seconds: 123_456)
    var header = InputLogHeader(scene: .control(scene))
    (header.theme, header.scale, header.direction) = (.dark, scale, .rightToLeft)
    (header.motion, header.contrast, header.size) = (.reduced, .more, Size(640.5, 480))
    header.options.isDisabled = true
    var clicks = ClickCounter()
    var written: [InputEvent] = []
    let recorder = try Recorder(path: path)
    try recorder.begin(header, at: start)
    var elapsed: Int64 = 0
    for index in events(at: .zero).indices {
      elapsed += Int64(index % 5) * 123_456_789
      var event = events(at: Instant(nanoseconds: elapsed))[index]
      if case .pointer(let pointer) = event { event = .pointer(clicks.counted(pointer)) }
      written.append(event)
      try recorder.record(.input(event), at: Instant(nanoseconds: start.nanoseconds + elapsed))
    }
    try recorder.record(
      .resize(Size(320.25, 200), scale: 1.5), at: Instant(nanoseconds: start.nanoseconds + elapsed))
    try recorder.finish()

    var log = try InputLog(parsing: Input.text(of: path))
    let resize = log.events.popLast()
    let last = try #require(resize)
    guard case .resize(let size, let newScale) = last.kind else {
      throw Failure(.internalError, "no resize")
    }
    #expect(size == Size(320.25, 200) && newScale == 1.5 && last.time.nanoseconds == elapsed)
    #expect(try log.events.map(input) == written && log.header.json == header.json)
    #expect(log.header.size == header.size && log.header.scene.name == header.scene.name)
    #expect(log.header.contrast == header.contrast && log.header.motion == header.motion)
  }

  @Test func `events before the recording begins are not written`() throws {
    let recorder = try Recorder(path: folder.path("log.jsonl"))
    try recorder.record(.input(.mapped(time: .zero)), at: .zero)
    try recorder.finish()
    #expect(try folder.bytes("log.jsonl").isEmpty)
  }

  /// A later time could not be read back.
  @Test func `a recording ends after 1000000 s and keeps its lines`() throws {
    let recorder = try Recorder(path: folder.path("log.jsonl"))
    try recorder.begin(InputLogHeader(scene: .trio), at: .zero)
    try recorder.record(.input(.mapped(time: .zero)), at: Instant(seconds: 1e6))
    let failure = #expect(throws: Failure.self) {
      try recorder.record(.input(.unmapped(time: .zero)), at: Instant(seconds: 1e6 + 1))
    }
    let part = folder.path("log.jsonl.partial-\(getpid())")
    #expect(
      failure?.message.hasSuffix(
        "for more than 1000000 s. The input recorded before that is in \(part).") == true)
    #expect(try InputLog(parsing: Input.text(of: part)).events.count == 1)
  }

  /// A killed program leaves the partial file.
  @Test func `each recorded line is in the partial file at once`() throws {
    let recorder = try Recorder(path: folder.path("log.jsonl"))
    try recorder.begin(InputLogHeader(scene: .trio), at: .zero)
    for count in 1...3 {
      try recorder.record(.input(.mapped(time: .zero)), at: .zero)
      let log = try InputLog(parsing: Input.text(of: folder.path("log.jsonl.partial-\(getpid())")))
      #expect(log.events.count == count)
    }
  }
}
