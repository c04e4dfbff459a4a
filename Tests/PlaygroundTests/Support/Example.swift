import Foundation
import Testing

/// Programs of the package Examples, which `scripts/test` builds in the folder of the main build.
enum Example {
  static func path(of name: String) throws -> String {
    let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: ".build/debug/\(name)").path
    try #require(
      FileManager.default.isExecutableFile(atPath: path),
      "swift build --package-path Examples --scratch-path .build builds it")
    return path
  }
}
