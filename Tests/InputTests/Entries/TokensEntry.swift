import Canvas
import Controls
import Support

@testable import Workbench
@testable import playground

/// A file of design tokens, and controls that use them.
enum TokensEntry {
  private static let name = "my.tokens.json"
  private static let text = TextEngine()

  static func handle(_ bytes: [UInt8]) throws {
    guard let source = String(validating: bytes, as: UTF8.self),
      let file = try accepted(
        orRefusedAt: name + ": ", read: { try TokenFile(parsing: source, name: name) })
    else { return }
    for theme in [Theme(.light), Theme(.dark, contrast: .more)] {
      let design = file.design(over: Design(theme: theme))
      let bad = Design.tokens.filter { !isUsable(design[$0]) }
      try require(bad.isEmpty, "values that cannot be drawn: \(bad.map(\.name))")
      try checkExport(of: design)
      for control in controls {
        let snapshot = SnapshotScene(
          control, width: 120, margin: 4, theme: design.theme,
          environment: SceneEnvironment(metrics: design.metrics))
        snapshot.scene.resize(to: snapshot.size, scale: 1)
        _ = snapshot.scene.update(for: FrameTime(target: .zero))
        try paintIfSmall(snapshot.scene, size: snapshot.size, scale: 1, text: text)
      }
    }
  }

  private static func isUsable(_ value: TokenValue) -> Bool {
    func isPart(_ color: Color) -> Bool {
      [color.red, color.green, color.blue, color.alpha].allSatisfy { (0...1).contains($0) }
    }
    return switch value {
    case .color(let color): isPart(color)
    case .number(let number): (0...10_000).contains(number)
    case .shadow(let shadow):
      isPart(shadow.color) && (0...10_000).contains(shadow.blur)
        && abs(shadow.offset.x) <= 10_000 && abs(shadow.offset.y) <= 10_000
    case .spring(let spring):
      spring.response > 0 && spring.response <= 1000 && (0...1000).contains(spring.dampingRatio)
    }
  }

  private static var controls: [Control] {
    [Switch(isOn: true), Slider(value: 0.5), SegmentedControl(["a", "b"], selection: 1)]
  }

  private static func checkExport(of design: Design) throws {
    let exported = design.tokenText()
    let again = try TokenFile(parsing: exported, name: name).design(over: Design())
    try require(again.tokenText() == exported, "tokens that are printed otherwise")
  }
}

/// An appearance file, and a control with that appearance.
enum AppearanceEntry {
  private static let place = "look.json"
  private static let text = TextEngine()

  static func handle(_ bytes: [UInt8]) throws {
    guard let json = String(validating: bytes, as: UTF8.self).flatMap({ JSON(parsing: $0) }),
      let file = try accepted(
        orRefusedAt: place,
        read: { try AppearanceFile(json, folder: EntryFolder.path, place: place) })
    else { return }
    let control = SegmentedControl(["a", "b", "c"], selection: 1)
    control.appearance = file.appearance
    let snapshot = SnapshotScene(
      control, width: Double(30 + bytes.count % 90), margin: 2, theme: Theme(.light),
      environment: SceneEnvironment(direction: bytes.count % 2 == 0 ? .leftToRight : .rightToLeft))
    for scale in [1, 1.25, 2] {
      snapshot.scene.resize(to: snapshot.size, scale: scale)
      _ = snapshot.scene.update(for: FrameTime(target: .zero))
      try paintIfSmall(snapshot.scene, size: snapshot.size, scale: scale, text: text)
    }
  }
}

enum StateEntry {
  static func handle(_ bytes: [UInt8]) throws {
    guard let text = String(validating: bytes, as: UTF8.self) else { return }
    let json = JSON(parsing: text)
    if let json {
      try require(
        JSON(parsing: json.text) == json, "JSON that reads otherwise: \(json.text.debugDescription)"
      )
    }
    guard let state = json.flatMap(RememberedState.init) else { return }
    if let size = state.size {
      let isValid = [size.width, size.height].allSatisfy { (1...10_000).contains($0) }
      try require(isValid, "a size of \(size)")
    }
    let again = JSON(parsing: state.json.text).flatMap(RememberedState.init)
    try require(again == state, "another state: \(state.json.text)")
  }
}

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
