import Canvas
import Foundation
import Testing

@testable import playground

@Suite struct `What is said of the fonts` {
  /// The families that Fontconfig lists, and the one that it takes for a family.
  private func fontconfig(_ words: String...) throws -> [String] {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .compactMap { $0.split(separator: ",").first.map(String.init) }
  }

  @Test func `is nothing while text is set in the family that was asked for`() throws {
    let families = try fontconfig("fc-list", ":scalable=true", "--format=%{family}\n")
    let family = try #require(families.contains("Inter") ? "Inter" : families.first)
    #expect(FontNotice.sentence(for: TextEngine(family: family)) == nil)
  }

  @Test func `is which family stands in`() throws {
    let standIn = try #require(
      try fontconfig("fc-match", "No Such Family,sans-serif", "--format=%{family}\n").first)
    #expect(
      FontNotice.sentence(for: TextEngine(family: "No Such Family"))
        == "the font Inter is not installed, or cannot be read, so text is set in \(standIn)")
  }
}
