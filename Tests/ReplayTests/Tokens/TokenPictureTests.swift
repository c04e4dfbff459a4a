import Canvas
import Controls
import Support
import Testing

@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

/// spec: docs/spec/command-line.md#tokens/file: effect on pictures, traces and accessibility trees.
@Suite struct `Token files of commands` {
  private let folder = TemporaryFolder()

  private func tokens(_ text: String) throws -> String {
    try folder.put(text, into: "my.tokens.json")
  }

  private func picture(_ arguments: String, _ tokens: String? = nil) throws -> Bitmap {
    let option = try tokens.map { ["--tokens", try self.tokens($0)] } ?? []
    let command = try SnapshotCommand<Playground>.read(
      arguments.words + option + ["--output", folder.path("picture.png")])
    try command.run()
    return try Bitmap(png: folder.bytes("picture.png"))
  }

  @Test func `tokens color and size a picture in every theme, and the accessibility tree`() throws {
    let toggle = TokenText.file([
      "switch.width": #"{"$value": {"value": 60, "unit": "px"}}"#,
      "switch.track.on": ##"{"$value": "#123456"}"##,
      "page.background": ##"{"$value": "#FEDCBA"}"##,
    ])
    for theme in ["light", "dark"] {
      let picture = try picture("switch --on --theme \(theme)", toggle)
      #expect(
        picture[25, 31] == Bitmap.Pixel(hex: 0x123456)
          && picture[1, 1] == Bitmap.Pixel(hex: 0xFEDCBA))
      #expect(picture.width == 92 && picture.height == 63)
    }
    let command = try SemanticsCommand<Playground>.read(["switch", "--tokens", tokens(toggle)])
    #expect(try command.tree().frame.width == 60)
    // The accent color of other parts stays.
    #expect(
      try picture("slider --value 0.5 --accent FF0000", toggle)[30, 38]
        == Bitmap.Pixel(hex: 0xFF0000))
    let page = TokenText.file("page.grouped", value: ##""#FEDCBA""##)
    #expect(try picture("gallery --size 400x480", page)[2, 2] == Bitmap.Pixel(hex: 0xFEDCBA))
  }

  private func trace(_ tokens: String?) throws -> [JSON] {
    let log = """
      {"format": "playground-input", "version": 1, "scene": "switch", "theme": "light"}
      {"t": 0, "event": "set", "property": "isOn", "value": true}
      """
    let option = try tokens.map { ["--tokens", try self.tokens($0)] } ?? []
    try ReplayCommand<Playground>.parse(
      [try folder.put(log, into: "log"), "--trace", folder.path("trace")] + option
    ).run()
    return try folder.text("trace").split(separator: "\n").compactMap { JSON(parsing: $0) }
  }

  @Test func `tokens change the animations of a trace`() throws {
    let plain = try trace(nil)
    #expect(try plain == trace(Design(theme: .dark).tokenText()))
    // Three times as slow: the position after 0.1 s is reached after 0.3 s.
    let slow = try trace(TokenText.file("motion.switch.slide.response", value: "0.9"))
    func place(_ trace: [JSON], _ frame: Int) throws -> Double {
      try #require(trace[frame]["controls"]?["switch"]?["thumbX"]?.number)
    }
    #expect(abs(try place(slow, 18) - place(plain, 6)) < 1e-6 && slow.count > plain.count)
    // spec: docs/spec/rendering.md#4.3
    #expect(abs(try place(plain, 6) - (2 + 20 * 0.735)) < 1.5)
  }

  @Test func `tokens stay when the theme of a scene changes`() throws {
    let file = try TokenText.read(TokenText.file("switch.track.on", value: ##""#123456""##))
    for scene in ["switch", "trio"] {
      let log = try InputLog(
        header: #""scene": "\#(scene)""#, [#"{"t": 0.1, "event": "theme", "theme": "dark"}"#])
      let target = SceneReplica(log.header, tokens: file)
      #expect(target.scene.theme[SwitchColors.self].trackOn == Color(hex: 0x123456))
      try Replay(log: log, rate: 60, end: nil).run(target) { _ in }
      var dark = Theme.dark
      dark[SwitchColors.self].trackOn = Color(hex: 0x123456)
      #expect(target.scene.theme == dark)
    }
  }

  @Test(arguments: [10_000.0, 0])
  func `the most extreme values can be drawn`(length: Double) throws {
    var design = Design()
    let isShort = length == 0
    for token in Design.tokens {
      switch token.kind {
      case .dimension: design.set(token, to: .number(length))
      case .duration: design.set(token, to: .number(isShort ? 0 : 3600))
      case .number: design.set(token, to: .number(isShort ? 0 : 1000))
      case .spring:
        let response: Double = isShort ? .leastNonzeroMagnitude : 1000
        let spring = Spring(response: response, dampingRatio: isShort ? 0 : 1000)
        design.set(token, to: .spring(spring))
      case .shadow:
        let offset = Point(-length, length)
        design.set(token, to: .shadow(Shadow(offset: offset, blur: length, color: .black)))
      case .color: break
      }
    }
    let tokens = try TokenText.read(design.tokenText())
    #expect(tokens.design(over: Design()) == design)
    for scene in ["switch", "range"] {
      let log = try InputLog(
        header: #""scene": "\#(scene)""#,
        [
          #"{"t": 0.1, "event": "press", "x": 30, "y": 31}"#,
          #"{"t": 0.2, "event": "release", "x": 30, "y": 31}"#,
        ])
      let target = SceneReplica(log.header, tokens: tokens)
      // The largest window; parts outside it are clipped.
      target.scene.resize(to: Size(480, 640), scale: 1)
      try Replay(log: log, rate: 10, end: 0.4).run(target) { _ in }
      #expect(try target.scene.picture(text: TextEngine()).width == 480)
    }
  }
}
