import Canvas

@testable import Workbench
@testable import playground

enum LogEntry {
  private static let text = TextEngine()

  private struct Enough: Error {}

  static func handle(_ bytes: [UInt8]) throws {
    guard let source = String(validating: bytes, as: UTF8.self) else { return }
    let log = try accepted(orRefusedAt: "line ", "the log is empty") {
      try InputLog(parsing: source, of: Workbench.playground().contents, folder: EntryFolder.path)
    }
    guard let log else { return }
    try checkHeader(log.header)
    do {
      _ = try accepted(orRefusedAt: "line ") { try play(log) }
    } catch is Enough {}
  }

  /// Checks that a header is equal after writing and reading it.
  private static func checkHeader(_ header: InputLogHeader) throws {
    let json = header.json
    let again = try InputLogHeader(
      JSON(parsing: json.text), of: Workbench.playground().contents, place: "line 1",
      folder: header.folder)
    try require(again.json == json, "another header: \(again.json.text), and not \(json.text)")
  }

  private static func play(_ log: InputLog) throws {
    guard log.header.isOfControl else { return }
    let target = SceneReplica(log.header)
    defer { try? paint(target) }
    try Replay(log: log, rate: 20, end: log.header.end).run(target) { frame in
      let line = target.trace(of: frame)
      try require(JSON(parsing: line.text) == line, "a trace that reads otherwise: \(line.text)")
      if frame.number >= 60 { throw Enough() }
    }
  }

  private static func paint(_ target: SceneReplica) throws {
    try paintIfSmall(target.scene, size: target.scene.size, scale: target.scale, text: text)
  }
}
