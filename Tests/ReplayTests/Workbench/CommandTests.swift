import Canvas
import Controls
import Foundation
import Testing

@testable import Workbench
@testable import playground

@Suite struct Commands {
  private let rig = PageRig(.gallery, size: .wide)
  private var table: CommandTable { rig.controller.table }
  private var banner: String? { rig.scene.all(Banner.self).last?.title }

  @Test func `no two commands have the same name or the same shortcut`() {
    let names = table.commands.map(\.name)
    #expect(Set(names).count == names.count)
    let shortcuts = table.commands.flatMap(\.shortcuts)
    #expect(Set(shortcuts).count == shortcuts.count && shortcuts.count > 40)
    for one in shortcuts {
      // Shift does not count for characters without upper case.
      guard case .character(let character) = one.key, !character.isCased else { continue }
      #expect(!one.modifiers.contains(.shift), "\(one.title)")
    }
  }

  @Test func `a program's commands have keys, and precedence over others`() {
    var runs = 0
    let command = Command(
      "double", "Double", in: CommandGroup(title: "Dials"), Shortcut("t")
    ) { runs += 1 }
    let rig = PageRig(TrioPage(), of: WorkbenchContents(catalog: .playground, commands: [command]))
    rig.strike("t")
    #expect(runs == 1 && rig.controller.appearance == .light)
    #expect(rig.controller.table.groups.last?.title == "Dials")
  }

  @Test func `what a key has done is spoken`() throws {
    var messages: [String] = []
    rig.scene.observeSemantics { changes in
      for case .announced(let message) in changes { messages.append(message) }
    }
    rig.strike(.tab)
    // The last two are unavailable, and move the focus.
    for key in ["t", "t", "=", "3", "v", "?"] {
      rig.strike(key)
      rig.settle()
    }
    #expect(messages == ["Dark Theme", "Dark Theme off", "Larger Text", "Paint Outset"])
    rig.strike(.escape)
    try table.run(#require(table["undo"]))
    rig.settle()
    #expect(messages.last == "Undo Text Size")
  }

  @Test(arguments: [
    ("rec", ["Reset and Record", "Replay", "Save Recording", "Save Golden Picture"]),
    ("SAVE PD", ["Save PDF"]), ("frame b", ["Step Back One Frame"]), ("xyz", []),
  ])
  func `words are found by their beginnings`(text: String, titles: [String]) {
    #expect(table.commands(matching: text).map(\.title) == titles)
  }

  @Test(arguments: [
    ("dark mode", "Dark Theme"), ("screenshot", "Save Picture"), ("rtl", "Right to Left"),
    ("zoom in", "Larger Scale"), ("fps", "Frame Times"), ("grid", "Layout Box"),
    ("undo", "Undo"), ("revert", "Undo"), ("darkmode", "Dark Theme"), ("eventlog", "Event Log"),
    ("textsize", "Smaller Text"), ("bigger", "Larger Text"),
  ])
  func `commands are found by the words of other tools`(text: String, title: String) {
    #expect(table.commands(matching: text).first?.title == title)
  }

  @Test func `a command with the sought word in its title comes before others`() {
    func command(_ name: CommandName, _ title: String, _ keywords: [String] = []) -> Command {
      Command(name, title, in: CommandGroup(title: "Dials"), keywords: keywords) {}
    }
    let table = CommandTable([command("a", "Turn", ["zoom"]), command("b", "Zoom")])
    #expect(table.commands(matching: "zoo").map(\.title) == ["Zoom", "Turn"])
    #expect(table.commands(matching: "dials zoom").count == 2)
  }

  // MARK: Palette

  private var isPaletteShown: Bool { rig.scene.all(CommandPalette.self).isEmpty == false }
  private func openPalette() { rig.strike("k", modifiers: .control) }

  @Test func `typing and Return run a command, or say why it is unavailable, and close`() {
    openPalette()
    #expect(isPaletteShown)
    rig.strike("dark")
    #expect(rig.controller.appearance == .light, "the letters are no shortcuts")
    rig.strike(.enter)
    #expect(rig.controller.appearance == .dark)
    rig.update()
    #expect(!isPaletteShown)
    openPalette()
    rig.strike("slower")
    rig.strike(.enter)
    #expect(banner == "Show the timeline first")
  }

  @Test(arguments: [
    ("golden", "Picture and input for a test"), ("pending", "Changes wait for the app's decision"),
  ])
  func `the palette explains a command whose title does not`(
    _ filter: String, _ help: String
  ) throws {
    openPalette()
    rig.strike(filter)
    rig.update()
    let text = try #require(rig.texts.first { $0.text.string == help }).text
    var whole = text
    whole.maximumWidth = nil
    #expect(TextEngine().size(of: text) == TextEngine().size(of: whole), "The text is cut.")
  }

  @Test func `the first match is available if any is`() {
    openPalette()
    rig.strike("st")
    rig.strike(.enter)
    #expect(banner == nil && !isPaletteShown)
  }

  @Test func `arrows choose, Backspace deletes, Escape and the key close`() {
    openPalette()
    rig.strike("overq")
    rig.strike(.named("backspace"), .down, .down, .enter)
    #expect(rig.controller.overlays.shown == .box)
    openPalette()
    rig.strike(.escape)
    #expect(!isPaletteShown)
    openPalette()
    openPalette()
    #expect(!isPaletteShown)
  }

  @Test func `screen readers read the row that an arrow chooses, and the filter that is typed in`()
  {
    openPalette()
    func focused() -> String? {
      rig.scene.focusedSemantics.flatMap { rig.scene.semantics(for: $0) }.flatMap {
        $0.states.contains(.focused) ? $0.label : nil
      }
    }
    #expect(focused() == "Commands")
    rig.strike("over")
    rig.strike(.down, .down)
    #expect(focused() == "Layout Box")
    rig.strike("s")
    #expect(focused() == "Commands")
  }

  @Test func `the filter tells screen readers the command that Return runs`() {
    openPalette()
    func result() -> String? {
      rig.scene.focusedSemantics.flatMap { rig.scene.semantics(for: $0)?.help }
    }
    rig.strike("over")
    #expect(result()?.hasSuffix(", 1 of \(table.commands(matching: "over").count)") == true)
    rig.strike("lays box")
    #expect(result() == "Layout Box, 1 of 1")
    rig.strike("zz")
    #expect(result() == "No matching commands")
  }

  @Test func `a press on a row runs its command; few rows do not fill the list`() throws {
    openPalette()
    rig.strike("save pd")
    rig.update()
    let title = try #require(rig.texts.first { $0.text.string == "Save PDF" })
    rig.click(at: Point(title.origin.x, title.origin.y + 60))
    #expect(isPaletteShown)
    rig.click(at: Point(title.origin.x + 4, title.origin.y + 4))
    rig.update()
    #expect(!isPaletteShown && banner == "This window cannot record or save")
  }

  // MARK: Documents

  @Test func `the guide lists all shortcuts`() throws {
    let path = "docs/playground.md"
    let (begin, end) = ("<!-- keys: made by CommandTests -->\n", "<!-- end of keys -->\n")
    let text = try Checkout.text(path)
    let start = try #require(text.range(of: begin)).upperBound
    let stop = try #require(text.range(of: end)).lowerBound
    var current = text
    current.replaceSubrange(start..<stop, with: document)
    if ProcessInfo.processInfo.environment["BLESS_PICTURES"] != nil {
      try current.write(to: Checkout.file(path), atomically: true, encoding: .utf8)
    } else {
      #expect(text == current, "write it anew: BLESS_PICTURES=1 scripts/test --filter CommandTests")
    }
  }

  private var document: String {
    func row(_ group: String, _ keys: [String], _ meaning: String) -> String {
      "| \(group) | \(keys.map { "`\($0)`" }.joined(separator: ", ")) | \(meaning) |\n"
    }
    let commands = table.commands.filter { !$0.shortcuts.isEmpty }.map {
      row($0.group.title, $0.shortcuts.map(\.title), $0.title)
    }
    let fixed = FixedKeys.rows.map { keys, title in
      row(FixedKeys.title, keys.map { $0.joined(separator: "-") }, title)
    }
    return "| | key | action |\n|---|---|---|\n" + (commands + fixed).joined()
  }
}
