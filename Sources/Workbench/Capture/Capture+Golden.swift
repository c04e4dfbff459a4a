import Canvas
import Controls
import Glibc
import Support

extension Capture {
  /// The tolerance for states of a replay, because times are whole nanoseconds. chosen
  private static let tolerance = 1e-5

  func saveGolden() {
    guard let recording = pageRecording else {
      return refuse("Can't save a golden picture of this page")
    }
    if let flaw = recording.flaw {
      return refuseGolden("\(flaw) Press \(Shortcut.record.title) to reset the page.")
    }
    if controller.workbench.time?.isPast == true {
      return refuseGolden("The page shows an earlier time. Press N to return to now.")
    }
    if controller.tokens != nil {
      return refuseGolden(
        "A token file is loaded. Choose Use Built-in Tokens in the More menu first.")
    }
    do {
      let text = recording.text(until: source.now)
      let golden = try SavedGolden(replaying: InputLog(parsing: text, of: controller.contents))
      let states = controls.map(\.tracedState)
      guard JSON.array(states).isClose(to: .array(golden.states), within: Self.tolerance) else {
        return refuseGolden(
          "The page differs from a replay of its input. Press \(Shortcut.record.title) to reset the page."
        )
      }
      let path = try files.golden(of: recording.header.scene.name)
      try Self.write(Array(text.utf8), to: path + ".jsonl", and: golden.png(), to: path + ".png")
      showSaved(
        "\(CaptureFiles.name(of: path)).png and its log", at: [path + ".png", path + ".jsonl"],
        note: "A test replays the log and compares the picture")
    } catch {
      showFailure(error, Self.help)
    }
  }

  private func refuseGolden(_ reason: String) {
    banners.show("Can't save a golden picture", message: reason)
  }

  private static func write(
    _ log: [UInt8], to logPath: String, and picture: [UInt8], to picturePath: String
  ) throws {
    let first = try OutputFile(logPath, named: .fresh)
    let second = try OutputFile(picturePath, named: .fresh)
    try first.write(log)
    try second.write(picture)
    try first.finish()
    do {
      try second.finish()
    } catch {
      unlink(logPath)
      throw error
    }
  }

  private var controls: [Control] {
    controller.page.preview.map { [$0.control] } ?? controller.controls
  }
}

@MainActor
struct SavedGolden {
  let target: SceneReplica

  private let text = TextEngine()
  private let scale: Double

  init(replaying log: InputLog) throws {
    target = SceneReplica(log.header)
    scale = log.header.scale
    try PictureSize.check(target.size, scale: scale)
    text.scale = scale
    target.scene.measure(with: text)
    try Replay(log: log, rate: InputRecording.rate, end: log.header.end).run(target) { _ in }
  }

  func png() throws -> [UInt8] { try target.scene.picture(scale: scale, text: text).png() }

  var states: [JSON] { target.controls.map(\.tracedState) }
}

extension JSON {
  fileprivate func isClose(to other: JSON, within tolerance: Double) -> Bool {
    switch (self, other) {
    case (.array(let own), .array(let others)):
      own.count == others.count
        && zip(own, others).allSatisfy { $0.isClose(to: $1, within: tolerance) }
    case (.object(let own), .object(let others)):
      own.map(\.key) == others.map(\.key)
        && JSON.array(own.map(\.value)).isClose(to: .array(others.map(\.value)), within: tolerance)
    default:
      if let own = number, let number = other.number {
        abs(own - number) <= tolerance
      } else {
        self == other
      }
    }
  }
}
