import Canvas
import Controls
import ControlsTesting
import Foundation
import Testing

@testable import Workbench

@Suite struct `Generated code` {
  private func code(_ preview: ControlPreview) -> String {
    GeneratedCode(preview).lines.joined(separator: "\n")
  }

  @Test func `the code sets only properties that differ from the defaults`() throws {
    let preview = ControlPreview(Switch.description)
    let usual = code(preview)
    try preview.set("onTint", to: .text("AF52DE"))
    try preview.set("dragStyle", to: .text("tracking"))
    try preview.set("pending", to: .flag(true))
    try preview.set("enabled", to: .flag(false))
    let changes = """
      wifi.setPending(true)
      wifi.isEnabled = false
      wifi.onTintColor = Color(hex: 0xAF52DE)
      wifi.dragStyle = .tracking

      """
    let start = "let wifi = Switch(\n  isOn: true, label: \"Wi-Fi\")\n"
    let end = "wifi.onChange { isOn in\n  print(\"Wi-Fi\", isOn)\n}"
    #expect(usual == start + end && code(preview) == start + changes + end)
  }

  @Test func `the code installs the handler of the selection mode`() throws {
    let preview = ControlPreview(SegmentedControl.description)
    #expect(code(preview).contains("view.onChange { index in"))
    try preview.set("selectionMode", to: .text("multiple"))
    #expect(code(preview).contains("view.onSelectionChange { indices in"))
    try preview.set("selectionMode", to: .text("momentary"))
    #expect(code(preview).contains("view.onTrigger { index in"))
  }

  @Test func `a fade between designs adds no springs to the code`() {
    let preview = ControlPreview(Switch.description)
    let driver = SceneDriver(Scene(preview.control), size: Size(200, 100))
    for design in [Design.glass, .classic] {
      driver.scene.setDesign(design)
      for _ in 0..<40 {
        driver.advance(by: 1 / 60)
        #expect(!code(preview).contains("Spring"))
      }
    }
  }

  @Test func `the code and the editor have the role of a button`() throws {
    let preview = ControlPreview(Button.description)
    let role = try #require(preview.description.property("role"))
    let editor = PropertyEditor(role, of: preview)
    let menu = try #require(editor.control as? PopUpButton)
    #expect(menu.options == ["None", "Destructive", "Cancel"] && menu.selection == 0)
    preview.set(role, to: "destructive")
    editor.show(preview, animated: false)
    #expect(menu.selection == 1)
    #expect(code(preview) == "let apply = Button(\n  \"Apply\", role: .destructive)")
  }

  @Test func `the code and the editor have the range of the slider`() throws {
    let slider = Slider(value: 2, in: 1...5, step: 1, label: "Size")
    let preview = try #require(ControlPreview(slider))
    #expect(code(preview).hasPrefix("let size = Slider(\n  value: 2,\n  in: 1...5,\n  step: 1,\n"))
    let value = try #require(preview.description.properties.first { $0.name == "value" })
    let editor = try #require(PropertyEditor(value, of: preview).control as? Slider)
    #expect(editor.minimumValue == 1 && editor.maximumValue == 5)
    preview.set(value, to: .number(4))
    #expect(slider.value == 4)
  }

  @Test func `the code has the colors of swatches and the sections of a list`() throws {
    let colors = [Color(hex: 0x34C759), Color(hex: 0x007AFF)]
    let catalog = ControlCatalog.parts
    let swatches = ColorSwatches(colors, selection: colors[1], label: "On")
    let made = code(try #require(ControlPreview(swatches, in: catalog)))
    #expect(
      made.hasPrefix(
        """
        let on = ColorSwatches(
          [Color(hex: 0x34C759), Color(hex: 0x007AFF)],
          selection: Color(hex: 0x007AFF),
          label: "On")
        """))
    let list = SidebarList(
      [
        SidebarList.Section(items: [SidebarList.Item("Light", symbol: .sunMax)]),
        SidebarList.Section(
          title: "\"More\"", items: [SidebarList.Item("Keys", symbol: .keyboard, key: "?")]),
      ], label: "Pages")
    let sections = [
      #".init(items: [.init("Light", symbol: .sunMax)])"#,
      #".init(title: "\"More\"", items: [.init("Keys", symbol: .keyboard, key: "?")])"#,
    ].joined(separator: ", ")
    let rows = code(try #require(ControlPreview(list, in: catalog)))
    #expect(rows.hasPrefix("let pages = SidebarList(\n  [\(sections)],\n  label: \"Pages\")\n"))
  }

  @Test(.enabled(if: SwiftCompiler.isThere, "no compiler, or no modules, beside the tests"))
  func `the generated code compiles`() throws {
    var bodies: [String] = []
    let catalog = ControlCatalog.standard + ControlCatalog.parts.descriptions
    // Programs have no initializer of a menu; they present items.
    for kind in catalog.descriptions where kind.name != "menu" {
      bodies.append(code(try #require(ControlPreview(kind.makePlain(), in: catalog))))
      for property in kind.properties {
        for value in property.offeredValues(for: kind.make()) {
          let preview = ControlPreview(kind)
          preview.set(property, to: value)
          bodies.append(code(preview))
        }
      }
      for (name, value) in [("symbol", "sun.max"), ("label", "Switch"), ("label", "")] {
        guard let property = kind.property(name) else { continue }
        let preview = ControlPreview(kind)
        preview.set(property, to: .text(value))
        bodies.append(code(preview))
      }
    }
    let distinct = Array(Set(bodies)).sorted()
    #expect(distinct.count > 50)
    let functions = distinct.enumerated().map { number, body in
      "@MainActor func made\(number)() {\n\(body)\n}"
    }
    let program = "import Canvas\nimport Controls\n\n" + functions.joined(separator: "\n\n") + "\n"
    let output = try SwiftCompiler.check(program, in: TemporaryFolder())
    #expect(output.isEmpty, "\(output)")
  }

  @Test func `a preview exists only for controls of the catalog`() {
    #expect(ControlPreview(Slider()) != nil)
    #expect(ControlPreview(Switch())?.description.name == "switch")
    #expect(ControlPreview(Button("Press")) == nil)
  }
}

private enum SwiftCompiler {
  private nonisolated static let modules: String? = {
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let folder = bundle.appending(path: "Modules").path(percentEncoded: false)
    return FileManager.default.fileExists(atPath: folder + "/Controls.swiftmodule") ? folder : nil
  }()

  private nonisolated static let compiler: String? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { $0 + "/swiftc" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  private nonisolated static let cFlags: [String] = {
    let maps = ["CX11", "CCairo", "CPango", "CZlib", "CMainQueue"].flatMap { name in
      ["-I", Checkout.file("Sources/\(name)").path(percentEncoded: false)]
    }
    let words = ["pkg-config", "--cflags-only-I", "cairo", "pangocairo", "x11"]
    guard let flags = try? OtherProgram.output(of: words).0 else { return maps }
    return maps + flags.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
  }()

  nonisolated static var isThere: Bool { modules != nil && compiler != nil }

  static func check(_ program: String, in folder: TemporaryFolder) throws -> String {
    try folder.put(program, into: "made.swift")
    let words =
      [
        compiler ?? "", "-typecheck", "-swift-version", "6", "-parse-as-library", "-I",
        modules ?? "", "-module-cache-path", folder.path("cache"),
      ] + cFlags + [folder.path("made.swift")]
    let (output, code) = try OtherProgram.output(of: words, withErrors: true)
    return code == 0 ? "" : output
  }
}
