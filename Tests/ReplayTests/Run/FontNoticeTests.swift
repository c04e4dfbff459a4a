import Canvas
import Foundation
import Testing

@testable import Workbench
@testable import playground

@Suite struct `Font notice` {
  private func fontconfig(_ words: String...) throws -> [String] {
    try OtherProgram.output(of: words).0.split(whereSeparator: \.isNewline)
      .compactMap { $0.split(separator: ",").first.map(String.init) }
  }

  @Test func `there is no notice while the requested font is used`() throws {
    let families = try fontconfig("fc-list", ":scalable=true", "--format=%{family}\n")
    let family = try #require(families.contains("Inter") ? "Inter" : families.first)
    #expect(FontNotice.sentence(for: TextEngine(family: family)) == nil)
  }

  @Test func `the notice names the substitute font`() throws {
    let standIn = try #require(
      try fontconfig("fc-match", "No Such Family,sans-serif", "--format=%{family}\n").first)
    #expect(
      FontNotice.sentence(for: TextEngine(family: "No Such Family"))
        == "the font Inter is not installed or not readable, so text is shown in \(standIn)")
  }
}
