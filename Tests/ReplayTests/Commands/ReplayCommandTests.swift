import Canvas
import Controls
import Foundation
import Support
import Testing

@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

/// spec: docs/spec/command-line.md#replay: options.
@Suite struct `replay command` {
  private let folder = TemporaryFolder()

  private static let header =
    #"{"format": "playground-input", "version": 1, "scene": "switch", "options": {}}"#
  private static let tap = [
    #"{"t": 0.1, "event": "press", "x": 30, "y": 31}"#,
    #"{"t": 0.2, "event": "release", "x": 30, "y": 31}"#,
  ]

  private func trace(_ arguments: String = "", events: [String] = []) throws -> [JSON] {
    try folder.put(([Self.header] + events).joined(separator: "\n"), into: "log")
    try ReplayCommand<Playground>.parse(
      [folder.path("log"), "--trace", folder.path("trace")] + arguments.words
    ).run()
    let text = try folder.text("trace")
    #expect(text.hasSuffix("\n"))
    return text.split(separator: "\n").compactMap { JSON(parsing: $0) }
  }

  private func times(_ trace: [JSON]) -> [Double] { trace.compactMap { $0["t"]?.number } }

  @Test func `frames are at whole multiples of the frame duration, including the end`() throws {
    #expect(try times(trace("--rate 10 --until 0.5")) == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
    #expect(try times(trace("--rate 10 --until 0.59")) == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
    #expect(try times(trace("--until 0")) == [0])
    // Times have a precision of one microsecond and six digits.
    #expect(try times(trace("--until 0.05")) == [0, 0.0166667, 0.0333333, 0.05])
    #expect(try times(trace("--rate 7000 --until 0.0003")) == [0, 0.000142857, 0.000285714])
    #expect(try trace("--until 0.05").compactMap { $0["frame"]?.number } == [0, 1, 2, 3])
  }

  @Test func `a replay ends when all animations have settled after the last event`() throws {
    #expect(try times(trace()) == [0])
    // An idle time before the last event does not end the replay.
    #expect(try times(trace("--rate 10", events: [#"{"t": 1.5, "event": "leave"}"#])).last == 1.5)
    let frames = try trace(events: Self.tap)
    let last = try #require(frames.last)
    #expect(try #require(last["t"]?.number) > 0.4 && last["animating"] == .bool(false))
    #expect(frames.contains { $0["animating"] == .bool(true) })
    #expect(
      frames.filter { $0["animating"] == .bool(false) && ($0["t"]?.number ?? 0) > 0.2 }.count == 1)
  }

  @Test func `a replay whose animations do not settle ends 5 s after the last event`() throws {
    let slow = #"{"motion": {"switch": {"slide": {"response": {"$value": 1000}}}}}"#
    let tokens = try folder.put(slow, into: "slow.tokens.json")
    let last = try trace("--rate 10 --tokens \(tokens)", events: Self.tap).last
    #expect(last?["t"]?.number == 5.2)
    let help = ReplayCommand<Playground>.helpMessage(columns: 400)
    #expect(help.contains("at most 5 s after the last event"))
  }

  @Test func `an error in a log names the file and the line`() throws {
    let refusal = refusal { _ = try trace(events: [#"{"t": 0.1, "event": "press"}"#]) }
    #expect(refusal?.code == 65)
    #expect(refusal?.message == "\(folder.path("log")): line 2: x is missing")
  }

  @Test(arguments: [0, 0.0001])
  func `controls are laid out before the first event`(start: Double) throws {
    let log = try InputLog(
      header: #""scene": "slider""#,
      [
        #"{"t": \#(start), "event": "press", "x": 50, "y": 38}"#,
        #"{"t": 0.1, "event": "release", "x": 50, "y": 38}"#,
      ])
    let target = SceneReplica(log.header)
    try Replay(log: log, rate: 60, end: nil).run(target) { _ in }
    let slider = try #require(target.controls.first as? Slider)
    #expect(abs(slider.value - (50 - 16 - 14) / 172) < 1e-9)
  }

  @Test func `a replay at a low rate ends with the measurements of the last layout`() throws {
    let log = try InputLog(
      header: #""scene": "trio", "width": 960, "height": 680"#,
      [
        #"{"t": 0.1, "event": "key", "key": "2", "modifiers": ["control"]}"#,
        #"{"t": 0.3, "event": "key", "key": "i", "text": "i"}"#,
      ])
    let pictures = try [0.5, 60].map { rate in
      let target = SceneReplica(log.header)
      let painter = try FramePainter(target)
      var last: Bitmap?
      try Replay(log: log, rate: rate, end: nil).run(target) { last = try painter.paint($0) }
      return try #require(last)
    }
    #expect(pictures[0].hasSamePixels(as: pictures[1]))
  }

  @Test(arguments: [0.001, 1, 7, 60])
  func `a replay has a last frame at the end of its log, at every rate`(rate: Double) throws {
    let log = try InputLog(header: #""scene": "switch", "until": 0.5"#, Self.tap)
    let run = try ReplayRun(log, rate: rate, end: log.header.end)
    #expect(run.times.last?.seconds == 0.5 && run.times == Array(Set(run.times)).sorted())
    #expect(run.end["switch"]?["isOn"] == .bool(true))
    #expect(run.actionNames.filter { $0 == "valueChanged" }.count == 1)
    #expect(run.times.count <= Replay(log: log, rate: rate, end: log.header.end).mostFrames)
  }

  @Test func `events after the end are left out`() throws {
    let frames = try trace("--until 0.15", events: Self.tap)
    #expect(frames.last?["controls"]?["switch"]?["pressed"] == .bool(true))
    #expect(frames.allSatisfy { $0["controls"]?["switch"]?["isOn"] == .bool(false) })
  }

  @Test func `replay writes its frames as PNG files`() throws {
    let frames = folder.path("frames")
    _ = try trace("--until 0.05 --frames \(frames)")
    let names = try FileManager.default.contentsOfDirectory(atPath: frames).sorted()
    #expect(names == (0..<4).map { "frame-0000\($0).png" })
    let picture = try Bitmap(png: folder.bytes("frames/frame-00003.png"))
    #expect(picture.width == 83 && picture.height == 63)
    _ = try trace("--until 0 --frames \(frames)")
  }

  /// Widths of text depend on the scale.
  @Test func `a trace is the same with and without pictures`() throws {
    let header = #"{"format": "playground-input", "version": 1, "scene": "gallery", "scale": 1.5}"#
    try folder.put(header, into: "log")
    let traces = try ["", "--frames \(folder.path("frames"))"].map { options in
      try ReplayCommand<Playground>.parse(
        [folder.path("log"), "--until", "0", "--trace", folder.path("trace")] + options.words
      ).run()
      return try folder.text("trace")
    }
    #expect(traces[0] == traces[1])
  }

  @Test func `frame pictures have the size of the window at their time`() throws {
    let log = try InputLog(
      header: #""scene": "trio", "scale": 2"#,
      [
        #"{"t": 0.04, "event": "resize", "width": 330, "height": 420}"#,
        #"{"t": 0.09, "event": "resize", "width": 320, "height": 400, "scale": 1.25}"#,
      ])
    let target = SceneReplica(log.header)
    let pictures = try FramePictures(folder: folder.path("frames"), target: target)
    try Replay(log: log, rate: 30, end: 0.1).run(target) { try pictures.write($0) }
    for (number, width, height) in [
      (0, 960, 1280), (1, 960, 1280), (2, 660, 840), (3, 400, 500),
    ] {
      let picture = try Bitmap(png: folder.bytes("frames/frame-0000\(number).png"))
      #expect(picture.width == width && picture.height == height)
      #expect(picture[width - 1, height - 1]?.red == 255 && picture[0, 0]?.red == 255)
    }
  }

  @Test(arguments: ["--rate 0.001", "--rate 100000", "--until 0", "--until 1000000", "--frames a"])
  func `replay accepts the ends of the ranges of its options`(arguments: String) {
    #expect(throws: Never.self) { try ReplayCommand<Playground>.parse(["-"] + arguments.words) }
  }

  @Test func `a replay knows its latest end and its maximum number of frames`() throws {
    let log = try InputLog(parsing: Self.header + "\n" + #"{"t": 2, "event": "leave"}"#)
    #expect([nil, 1.5].map { Replay(log: log, rate: 60, end: $0).latestEnd } == [7, 1.5])
    #expect(Replay(log: log, rate: 60, end: nil).mostFrames == 421)
    #expect(Replay(log: log, rate: 10, end: 0.25).mostFrames == 4)
    #expect(try Replay(log: InputLog(parsing: Self.header), rate: 1, end: nil).latestEnd == 5)
  }

  @Test func `an unreadable file is bad input, and the error says why`() throws {
    try folder.put([0x7B, 0xFF, 0xFE], into: "bytes")
    for (path, reason) in [
      (folder.path("bytes"), "is not UTF-8 text"),
      (folder.path("none"), "No such file or directory"), (folder.url.path, "Is a directory"),
    ] {
      let failure = #expect(throws: Failure.self) { try Input.text(of: path) }
      #expect(failure?.code == .badInput && failure?.message.hasSuffix(reason) == true)
      #expect(failure?.message.contains(path) == true)
    }
    let long = String(repeating: "é", count: 100_000)
    #expect(try Input.text(of: folder.put(long, into: "long")) == long)
  }
}
