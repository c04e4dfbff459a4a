import Canvas
import Foundation
import Testing

@testable import playground

@Suite struct `What is said of the fonts` {
  private func fontconfig(_ words: String...) throws -> [String] {
    try OtherProgram.output(of: words).0.split(whereSeparator: \.isNewline)
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
