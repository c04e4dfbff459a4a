import Foundation
import Testing

/// What no source of the program and the libraries has.
@Suite struct `The sources` {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

  /// No name of a file and no text from outside can become a command.
  @Test func `start no other program`() throws {
    let pattern = try Regex(
      #"\b(Process\(|system\(|popen\(|posix_spawn|fork\(|exec[lv][pe]*\(|g_spawn|/bin/sh)"#)
    let files = FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil)
    var count = 0
    while let file = files?.nextObject() as? URL {
      guard ["swift", "h"].contains(file.pathExtension) else { continue }
      count += 1
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(try pattern.firstMatch(in: text) == nil, "\(file.lastPathComponent)")
    }
    #expect(count > 300)
  }
}
