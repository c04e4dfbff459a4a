import Canvas
import Testing

@testable import playground

@Suite struct `What is said of the fonts` {
  @Test func `is nothing while text is set in the family that was asked for`() throws {
    let engine = TextEngine()
    try #require(engine.hasFonts)
    #expect(FontNotice.sentence(for: TextEngine(family: engine.familyName)) == nil)
  }

  @Test func `is which family stands in`() throws {
    let engine = TextEngine(family: "No Such Family")
    try #require(engine.hasFonts)
    #expect(
      FontNotice.sentence(for: engine)
        == "the font Inter is not installed, or cannot be read, so text is set in \(engine.familyName)"
    )
  }
}
