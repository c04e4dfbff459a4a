import Foundation

/// Fixtures in the source tree, where bless writes them.
nonisolated enum SourceTree {
  private static var tests: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  static var goldens: URL { tests.appending(path: "PixelTests/Fixtures/golden") }
  static var saved: URL { tests.appending(path: "PixelTests/Goldens/saved") }
  static var symbols: URL { tests.appending(path: "PixelTests/Fixtures/symbols") }
  static var parts: URL { tests.appending(path: "PixelTests/Fixtures/parts") }

  /// A given picture of a shape or of a shadow. `Tests/CanvasTests/Fixtures/reference`
  static func shape(_ name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: tests.appending(path: "CanvasTests/Fixtures/reference/\(name)")))
  }
}
