import Canvas
import Controls
import Foundation
import Testing

@testable import Workbench
@testable import playground

/// spec: docs/spec/window.md#tools/more: loading tokens in the window.
@Suite struct `Token files in the window` {
  private let rig: CaptureRig
  private let name = "my own.tokens.json"

  init() throws { rig = try CaptureRig(.switch, panels: [.sidebar, .inspector]) }
  private var controller: PageController { rig.rig.controller }
  private var switchOn: Color { controller.scene.theme[SwitchColors.self].trackOn }

  @discardableResult private func save(_ text: String, as name: String? = nil) throws -> String {
    let path = try rig.folder.put(text, into: name ?? self.name)
    return "file://" + path.replacing(" ", with: "%20")
  }

  private func tokens(_ hex: String) -> String {
    ##"{"switch": {"track": {"on": {"$value": "#\##(hex)"}}}}"##
  }

  private func refuses(
    _ addresses: [String], saying reason: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let before = controller.scene.design
    controller.takeFiles(addresses)
    #expect(rig.says("Can't load tokens"), sourceLocation: sourceLocation)
    #expect(
      rig.rig.strings.contains { $0.contains(reason) }, "\(rig.rig.strings)",
      sourceLocation: sourceLocation)
    #expect(controller.scene.design == before, sourceLocation: sourceLocation)
  }

  @Test func `a dropped file is loaded and watched`() throws {
    let host = RecordingHost(of: controller)
    controller.takeFiles([try save(tokens("123456"))])
    #expect(switchOn == Color(hex: 0x123456) && host.tokensFiles == [rig.folder.path(name)])
    #expect(rig.says("Loaded my own.tokens.json"))
    rig.rig.advance(by: 1)
    controller.takeFiles([try save(tokens("FF0000"))])
    rig.rig.advance(by: Scene.themeFadeDuration / 2)
    let between = controller.scene.shownTheme[SwitchColors.self].trackOn
    #expect(between != Color(hex: 0x123456) && between != Color(hex: 0xFF0000))
    controller.refuseTokens("gone")
    controller.takeFiles([try save(tokens("00FF00"), as: "b.json")])
    #expect(host.tokensFiles.count == 3 && switchOn == Color(hex: 0x00FF00))
    #expect(!rig.says("The token file is valid again"))
  }

  @Test func `a file whose folder is replaced at once counts as saved`() throws {
    for name in ["a", "b"] {
      try FileManager.default.createDirectory(
        atPath: rig.folder.path(name), withIntermediateDirectories: false)
      try save(tokens("123456"), as: name + "/file.json")
    }
    let loop = EventLoop()
    var (saves, isOver) = (0, false)
    let watch = try FileWatch(rig.folder.path("a/file.json"), loop: loop) { saves += 1 }
    for (old, new) in [("a", "c"), ("b", "a")] {
      try FileManager.default.moveItem(atPath: rig.folder.path(old), toPath: rig.folder.path(new))
    }
    let timer = loop.after(.zero) { isOver = true }
    loop.run { !isOver }
    #expect(saves == 1)
    withExtendedLifetime((watch, timer)) {}
  }

  @Test(arguments: [false, true])
  func `a folder in place of a file counts as saved, and a deleted file does not`(
    isFolder: Bool
  ) throws {
    try save(tokens("123456"), as: "file.json")
    let path = rig.folder.path("file.json")
    let loop = EventLoop()
    var (saves, isOver) = (0, false)
    let watch = try FileWatch(path, loop: loop) { saves += 1 }
    try FileManager.default.removeItem(atPath: path)
    if isFolder {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    }
    let timer = loop.after(.zero) { isOver = true }
    loop.run { !isOver }
    #expect(saves == (isFolder ? 1 : 0))
    withExtendedLifetime((watch, timer)) {}
  }

  @Test func `a rejected file is shown with the reason and changes nothing`() throws {
    controller.takeFiles([try save(tokens("123456"))])
    refuses(
      [try save(#"{"switch": {"trak": {"$value": 1}}}"#, as: "bad.json")],
      saying: "switch.trak: unknown token")
    refuses([try save("{", as: "broken.json")], saying: "is not JSON")
    refuses(["file://" + rig.folder.path("missing.json")], saying: "cannot read")
    refuses(["https://example.org/a.tokens.json"], saying: "expected a file on this computer")
    refuses(["file:///%zz"], saying: "expected a file URL")
    let good = try save(tokens("FF0000"), as: "c.json")
    refuses([good, good], saying: "2 files were dropped")
    refuses([], saying: "0 files were dropped")
    #expect(mkfifo(rig.folder.path("pipe"), 0o600) == 0)
    refuses(["file://" + rig.folder.path("pipe")], saying: "expected a token file")
    #expect(switchOn == Color(hex: 0x123456))
  }

  private func openMenu() -> [String] {
    rig.rig.click(at: controller.workbench.toolbar.more.frameInScene.center, wait: 0.5)
    return rig.rig.strings
  }

  private func choose(_ title: String) throws {
    _ = openMenu()
    let item = try #require(rig.rig.texts.first { $0.text.string == title })
    rig.rig.click(at: item.origin + Point(4, 4))
  }

  @Test func `the menu restores the built-in tokens`() throws {
    let host = RecordingHost(of: controller)
    let shipped = controller.scene.design
    let command = try #require(controller.table[.builtInTokens])
    #expect(openMenu().contains("Load Tokens…") && !command.menuItem.isEnabled)
    rig.strike(.escape)
    controller.takeFiles([try save(tokens("123456"))])
    try choose("Use Built-in Tokens")
    #expect(controller.scene.design == shipped && controller.tokens == nil)
    #expect(host.tokensFiles.last == .some(nil) && rig.says("Using the built-in tokens"))
    #expect(!command.menuItem.isEnabled)
  }

  @Test func `the menu loads a file that the desktop asks for`() throws {
    let host = RecordingHost(of: controller)
    try choose("Load Tokens…")
    let tell = try #require(host.answer)
    tell(.nothing)
    #expect(controller.tokens == nil)
    tell(.file(try save(tokens("123456"))))
    #expect(switchOn == Color(hex: 0x123456))
    tell(.unavailable)
    #expect(rig.says("No file chooser available"))
  }

  @Test func `no golden is saved after tokens were changed`() throws {
    controller.takeFiles([try save(tokens("123456"))])
    controller.useBuiltInTokens()
    rig.strike("s", modifiers: .shift)
    #expect(rig.says("Can't save a golden picture"))
    #expect(rig.rig.strings.contains { $0.hasPrefix("Tokens were changed, which a log") })
  }
}

@Suite struct `Page with a token file` {
  @Test func `the tokens are before the desktop's accent color, and problems are told once`() throws
  {
    let tokens = try TokenText.read(
      TokenText.file([
        "switch.track.on": ##"{"$value": "#123456"}"##,
        "slider.height": #"{"$value": {"value": 60, "unit": "px"}}"#,
      ]))
    let controller = PageController(
      .playground, page: TrioPage(), preferences: ResolvedPreferences(theme: .light), tokens: tokens
    )
    let accent = Color(hex: 0x804000)
    for (seconds, accent) in [(0, nil), (2, accent)] as [(Double, Color?)] {
      controller.preferences.settings.accent = accent
      controller.scene.show(size: controller.page.preferredSize, at: Instant(seconds: seconds))
      var theme = Theme(.light, accent: accent)
      theme[SwitchColors.self].trackOn = Color(hex: 0x123456)
      #expect(controller.scene.shownTheme == theme)
    }
    #expect(controller.scene.all(Slider.self).last?.metrics.height == 60)
    let host = RecordingHost(of: controller)
    let shown = controller.scene.design
    controller.apply(tokens)
    for problem in [nil, "one", "two", nil, nil] {
      if let problem { controller.refuseTokens(problem) } else { controller.apply(tokens) }
      #expect(controller.scene.design == shown)
    }
    #expect(host.tokensProblems == ["one", "two", nil])
  }
}
