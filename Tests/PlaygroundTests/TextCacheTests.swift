import Canvas
import Foundation
import Robot
import Testing

extension PlaygroundTests {
  /// A program with fonts of its own, which it keeps text of.
  @Suite @MainActor struct TextCacheTests {
    private let folder = TemporaryFolder()

    private var fonts: URL { URL(filePath: folder.path("fonts")) }
    private var file: String { folder.path("cache/controls-playground/text-cache") }

    init() throws {
      let list = try Program("fc-list", ["--format", "%{file}\n", "Inter"])
      try list.waitForExit()
      for name in ["fonts", "rules"] {
        try FileManager.default.createDirectory(
          atPath: folder.path(name), withIntermediateDirectories: true)
      }
      for line in list.outputText.split(separator: "\n") {
        let font = URL(filePath: String(line))
        try FileManager.default.copyItem(
          at: font, to: fonts.appending(path: font.lastPathComponent))
      }
      try configure("")
    }

    private func configure(_ rules: String) throws {
      try folder.put(
        """
        <fontconfig><dir>\(fonts.path)</dir><cachedir>\(folder.path("lists"))</cachedir>\(rules)
        </fontconfig>
        """, into: "rules/fonts.conf")
    }

    /// A picture of the first frame of a start.
    private func start(cache: String = "cache") throws -> Bitmap {
      let app = try PlaygroundApp(
        TestDisplay.playground, ["--page", "trio"], robot: try TestDisplay.robot(),
        environment: [
          "FONTCONFIG_FILE": folder.path("rules/fonts.conf"), "XDG_CACHE_HOME": folder.path(cache),
        ])
      try app.robot.waitForStillness()
      let picture = try app.picture()
      #expect(try app.close() == 0)
      #expect(app.program.errorText.isEmpty, "\(app.program.errorText)")
      return picture
    }

    @Test func theFirstFrameHasTheSamePixelsWithCachedText() throws {
      let first = try start()
      let cached = try Data(contentsOf: URL(filePath: file))
      #expect(try start().hasSamePixels(as: first))
      #expect(try Data(contentsOf: URL(filePath: file)) == cached)
    }

    @Test func aReplacedFontIsNoticed() throws {
      let first = try start()
      let names = try FileManager.default.contentsOfDirectory(atPath: fonts.path)
      let black = try Data(
        contentsOf: fonts.appending(path: #require(names.first { $0.contains("-Black.") })))
      for name in names where name.contains("-Regular.") || name.contains("-Bold.") {
        // Fontconfig does not notice it, because the folder is unchanged.
        try black.write(to: fonts.appending(path: name), options: [])
      }
      let second = try start()
      #expect(!second.hasSamePixels(as: first))
      #expect(try start(cache: "empty").hasSamePixels(as: second))
      #expect(try start().hasSamePixels(as: second))
    }

    @Test func aChangedConfigurationIsNoticed() throws {
      let first = try start()
      try configure(
        """
        <match target="font"><edit name="embolden"><bool>true</bool></edit></match>
        """)
      let second = try start()
      #expect(!second.hasSamePixels(as: first))
      #expect(try start(cache: "empty").hasSamePixels(as: second))
    }

    @Test func aBrokenCacheIsReplaced() throws {
      let first = try start()
      let whole = try Data(contentsOf: URL(filePath: file))
      for broken in [Data(), whole.prefix(whole.count / 2), whole + [0]] {
        try broken.write(to: URL(filePath: file))
        #expect(try start().hasSamePixels(as: first))
        #expect(try Data(contentsOf: URL(filePath: file)).count == whole.count)
      }
    }
  }
}
