import Canvas
import Controls
import ControlsTesting
import Support
import Testing

@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

@Suite struct `Copied command line` {
  /// The words of a shell's line with single quotes.
  private func words(_ line: String) -> [String] {
    var (words, isQuoted, isEscaped) = ([""], false, false)
    for character in line {
      switch character {
      case "'" where !isEscaped: isQuoted.toggle()
      case "\\" where !isQuoted && !isEscaped: isEscaped = true
      case " " where !isQuoted && !isEscaped: words.append("")
      default:
        words[words.count - 1].append(character)
        isEscaped = false
      }
    }
    return words
  }

  private let choices: [(EnvironmentSetting, [PropertyValue])] = [
    (.themeChoice, ["light", "dark", "auto"]), (.contrastChoice, ["normal", "more", "auto"]),
    (.motionChoice, ["full", "reduced", "auto"]), (.design, ["classic", "glass"]),
    (.direction, ["ltr", "rtl"]), (.textSize, [.number(0.8), .number(1), .number(1.15)]),
    (.disabled, [false, true]), (.pending, [false, true]),
  ]

  /// Opens a page as `run` does.
  private func open(_ line: String) throws -> PageController {
    let words = words(line)
    #expect(words.first == "playground")
    let command = try RunCommand<Playground>.parse(Array(words.dropFirst()))
    let contents = WorkbenchContents.playground
    let name = try #require(command.window.page).name
    let page = try #require(contents[name]).makePage(contents)
    try page.set(command.window.settings)
    let values = command.environment.values
    return PageController(
      contents, page: page, name: name, panels: try #require(command.window.panels).options,
      overlays: command.window.overlays?.options ?? [], environment: EnvironmentSettings(values),
      preferences: ResolvedPreferences(
        user: [:], commandLine: values, settings: DesktopPreferences()))
  }

  @Test(arguments: 0..<4)
  func `the line opens each page with its properties, environment and panels`(seed: Int) throws {
    var generator = SeededGenerator(seed: seed)
    for page in WorkbenchContents.playground.pages {
      let rig = PageRig(
        page.name, size: .wide, panels: seed == 0 ? [] : [.sidebar, .inspector],
        overlays: seed == 1 ? [.hit, .box] : [])
      let controller = rig.controller
      for (setting, values) in choices where Bool.random(using: &generator) {
        controller.set(setting, to: try #require(values.randomElement(using: &generator)))
      }
      if let preview = controller.page.preview {
        // The page also enables its control, by the environment.
        for property in preview.description.properties
        where property.name != "enabled" && Bool.random(using: &generator) {
          let offered = property.offeredValues(for: preview.control)
          let before = property.read(from: preview.control)
          if let value = offered.randomElement(using: &generator) {
            preview.set(property, to: value, animated: false)
          }
          // An impossible value is left out of the line.
          if (try? preview.control.validate()) == nil { preview.set(property, to: before) }
        }
        try? preview.set("label", to: "It's “quoted” = $HOME")
      }
      let line = controller.commandLine(of: "playground")
      let opened = try open(line)
      #expect(
        opened.pageName == page.name && opened.environment == controller.environment, "\(line)")
      #expect(opened.workbench.openPanels == controller.workbench.openPanels, "\(line)")
      #expect(opened.overlays.shown == controller.overlays.shown, "\(line)")
      let values = controller.page.preview?.values.map(\.value)
      #expect(opened.page.preview?.values.map(\.value) == values, "\(line)")
    }
  }

  @Test func `the line has the file, scale and mode of a reference, but nothing that was pasted`()
    throws
  {
    let rig = try ReferenceRig()
    let host = RecordingHost(of: rig.rig.controller)
    let path = try rig.paint("my switch@2x.png")
    try rig.show(path, mode: .beside)
    try rig.run("copy-command-line")
    let command = try RunCommand<Playground>.parse(
      Array(words(try #require(host.copied.last)).dropFirst()))
    #expect(
      command.window.reference.reference == path && command.window.reference.referenceScale == 2)
    #expect(command.window.reference.referenceMode == .beside)
    rig.stage.toggleComparison()
    try rig.run("copy-command-line")
    #expect(host.copied.last?.contains("--reference") == false)
  }

  @Test(arguments: [
    ["--set", "value=1"], ["--page", "gallery", "--set", "value=1"],
    ["--page", "slider", "--set", "value"],
  ])
  func `run refuses properties without a control's page, and those without a value`(
    arguments: [String]
  ) { #expect(throws: (any Error).self) { try RunCommand<Playground>.parse(arguments) } }

  @Test(arguments: ["nothing=1", "value=true", "step=-1x"])
  func `unknown properties and impossible values are refused`(text: String) throws {
    let page = PageName.slider.makePage(count: 1)
    let setting = try #require(PropertySetting(text))
    #expect(throws: Failure.self) { try page.set([setting]) }
  }
}
