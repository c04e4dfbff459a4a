import Foundation
import Testing

/// Programs of the package Examples, which `scripts/test` builds.
enum Example {
  static func path(of name: String) throws -> String {
    let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Examples/.build/debug/\(name)").path
    try #require(
      FileManager.default.isExecutableFile(atPath: path),
      "swift build --package-path Examples builds it")
    return path
  }
}
