import Foundation
import Testing

@Suite struct `Source files` {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

  /// File names and text from outside can never become commands.
  @Test func `no source starts another program`() throws {
    let pattern =
      #"\b(Process\(|system\(|popen\(|posix_spawn|fork\(|exec[lv][pe]*\(|g_spawn|/bin/sh)"#
    let files = FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil)
    var count = 0
    while let file = files?.nextObject() as? URL {
      guard ["swift", "h"].contains(file.pathExtension) else { continue }
      count += 1
      let text = try String(contentsOf: file, encoding: .utf8)
      // Faster than `Regex` by far.
      #expect(
        text.range(of: pattern, options: .regularExpression) == nil, "\(file.lastPathComponent)")
    }
    #expect(count > 300)
  }
}
