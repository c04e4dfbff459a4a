import Foundation
import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor struct FontTests {
    private let folder: TemporaryFolder
    private let environment: [String: String?]

    init() throws {
      folder = TemporaryFolder()
      try folder.put("<fontconfig></fontconfig>", into: "fonts.conf")
      environment = [
        "FONTCONFIG_FILE": folder.path("fonts.conf"), "XDG_CACHE_HOME": folder.path("cache"),
      ]
    }

    private func snapshot(_ arguments: [String]) throws -> Program {
      try TestDisplay.run(["snapshot"] + arguments + ["--output", "-"], environment: environment)
    }

    @Test func noTextIsDrawnWithoutFonts() throws {
      let titled = try snapshot(["segmented", "--segments", "One,Two"])
      let untitled = try snapshot(["segmented", "--segments", "One,Two", "--no-labels"])
      #expect(titled.exitCode == 0 && untitled.exitCode == 0)
      #expect(titled.outputBytes == untitled.outputBytes)
    }

    @Test(arguments: [
      (["gallery"], true), (["segmented", "--segments", "List,Grid,Map"], true),
      (["switch"], false), (["gallery", "--no-labels"], false), (["segmented"], false),
    ])
    func missingFontsAreReportedOnceForAPictureWithText(arguments: [String], hasText: Bool) throws {
      let program = try snapshot(arguments)
      #expect(program.exitCode == 0)
      expectReport(hasText, program)
      #expect(try program.outputBytes == snapshot(arguments).outputBytes)
    }

    private func expectReport(_ isExpected: Bool, _ program: Program) {
      let said = program.errorText.split(separator: "\n")
      #expect(said.count == (isExpected ? 1 : 0), "\(program.errorText)")
      #expect(said.allSatisfy { $0.hasPrefix("playground: no readable font is installed") })
    }

    /// Fontconfig keeps its cache as long as the folder is unchanged.
    @Test(arguments: [true, false]) func truncatedFontFilesAreNotUsed(hasAnother: Bool) throws {
      let inter = try installInter(and: hasAnother ? ["DejaVu Sans"] : [])
      let whole = try snapshot(["gallery"])
      #expect(whole.errorText.isEmpty, "\(whole.errorText)")
      for name in inter { truncate(folder.path("fonts/\(name)"), 3000) }
      let broken = try snapshot(["gallery"])
      #expect(broken.exitCode == 0)
      expectReport(!hasAnother, broken)
      #expect(broken.outputBytes != whole.outputBytes)
    }

    @Test(arguments: [
      #"<match target="font"><edit name="embolden"><bool>true</bool></edit></match>"#,
      """
      <match><edit name="family" mode="assign" binding="strong"><string>DejaVu Sans</string></edit>
      </match>
      """,
    ])
    func rulesOfTheDesktopApply(rule: String) throws {
      _ = try installInter(and: ["DejaVu Sans"])
      let plain = try snapshot(["segmented", "--segments", "One,Two"])
      _ = try installInter(and: ["DejaVu Sans"], rule: rule)
      let ruled = try snapshot(["segmented", "--segments", "One,Two"])
      #expect(ruled.exitCode == 0 && ruled.outputBytes != plain.outputBytes)
    }

    /// Puts Inter and other families into a folder of fonts; returns the names of Inter's files.
    private func installInter(and others: [String], rule: String = "") throws -> [String] {
      try FileManager.default.createDirectory(
        atPath: folder.path("fonts"), withIntermediateDirectories: true)
      let system = try fontFiles()
      let inter = system.filter { $0.family.hasPrefix("Inter") }
      try #require(!inter.isEmpty)
      let further = try others.map { name in try #require(system.first { $0.family == name }) }
      let names = (inter + further).map { font in
        let name = URL(filePath: font.path).lastPathComponent
        try? FileManager.default.copyItem(atPath: font.path, toPath: folder.path("fonts/\(name)"))
        return name
      }
      try folder.put(
        """
        <fontconfig><dir>\(folder.path("fonts"))</dir>
        <cachedir>\(folder.path("cache"))</cachedir>\(rule)
        <alias><family>sans</family><prefer><family>DejaVu Sans</family></prefer></alias>
        </fontconfig>
        """, into: "fonts.conf")
      return Array(names.prefix(inter.count))
    }

    private func fontFiles() throws -> [(path: String, family: String)] {
      let list = try Program("fc-list", ["--format", "%{file}:%{family[0]}\n"])
      try list.waitForExit()
      return list.outputText.split(separator: "\n").compactMap {
        let parts = $0.split(separator: ":", maxSplits: 1).map(String.init)
        return parts.count == 2 ? (parts[0], parts[1]) : nil
      }
    }
  }
}
