import Foundation
import Testing

@testable import Canvas

@Suite final class `Text sources` {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "text-sources-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private var file: String { folder.appending(path: "font.otf").path }

  private func put(_ text: String) throws { try Data(text.utf8).write(to: URL(filePath: file)) }

  @Test func `a font that is changed, replaced, locked or removed is noticed`() throws {
    let manager = FileManager.default
    let other = folder.appending(path: "other.otf").path
    let changes: [() throws -> Void] = [
      { try self.put("longer text") },
      { try manager.setAttributes([.posixPermissions: 0o400], ofItemAtPath: self.file) },
      { try manager.removeItem(atPath: self.file) },
      {
        // The same size and time of modification.
        try Data("font".utf8).write(to: URL(filePath: other))
        let date = try manager.attributesOfItem(atPath: self.file)[.modificationDate] ?? Date()
        try manager.setAttributes([.modificationDate: date], ofItemAtPath: other)
        #expect(rename(other, self.file) == 0)
      },
    ]
    for (index, change) in changes.enumerated() {
      try? manager.removeItem(atPath: file)
      try put("font")
      let before = TextSources.File(file)
      #expect(TextSources.File(file) == before)
      try change()
      #expect(TextSources.File(file) != before, "\(index)")
    }
  }

  @Test func `a font that is added to a folder is noticed`() throws {
    let before = TextSources.File(folder.path)
    #expect(TextSources.File(file) == TextSources.File(file))
    try put("font")
    #expect(TextSources.File(folder.path) != before)
  }

  @Test func `the sources contain the program, libraries, fonts and configuration`() throws {
    let engine = TextEngine()
    _ = engine.size(of: Text("Light", font: Font(size: 13)))
    let sources = try #require(
      TextSources.current(since: nil, environment: UserFolder.variable, beginning: .max))
    #expect(sources.isCurrent(environment: UserFolder.variable))
    let paths = sources.files.map(\.path)
    for part in ["libpango", "libfontconfig", "libharfbuzz", "fonts.conf", "/conf.d", "fonts/"] {
      #expect(paths.contains { $0.contains(part) }, "\(part)")
    }
    #expect(paths.contains { $0.hasSuffix(".otf") || $0.hasSuffix(".ttf") })
    #expect(paths.count == Set(paths).count)
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    #expect(sources.settings.first == program && paths.contains(program))
  }

  @Test func `sources that change during a start are not recorded`() throws {
    try put("font")
    let previous = TextSources(settings: [], files: [TextSources.File(file)])
    let changed = previous.files[0].changed
    func current(_ beginning: Int) -> TextSources? {
      TextSources.current(
        since: previous, environment: UserFolder.variable, beginning: beginning)
    }
    #expect(current(changed) == nil)
    #expect(current(changed + 1_000_000_000)?.files.contains(previous.files[0]) == true)
  }
}
