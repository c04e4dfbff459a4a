import Controls
import Testing

@Suite struct `Swift highlighter` {
  private func words(_ line: String) -> [CodeLine.Word] {
    SwiftHighlighter.lines(of: line)[0].words.filter { $0.kind != .plain }
  }

  private func word(_ text: String, _ kind: CodeLine.Kind) -> CodeLine.Word {
    CodeLine.Word(text, kind)
  }

  @Test func `recognizes keywords, types and strings`() {
    #expect(
      words(#"let wifi = Switch(isOn: true, label: "Wi-Fi")"#) == [
        word("let", .keyword), word("Switch", .type), word("true", .keyword),
        word(#""Wi-Fi""#, .string),
      ])
  }

  @Test func `recognizes members with their dots, and calls`() {
    #expect(
      words("wifi.onTintColor = .systemIndigo") == [
        word(".onTintColor", .member), word(".systemIndigo", .member),
      ])
    #expect(
      words("print(images.dividerWidth)") == [
        word("print", .member), word(".dividerWidth", .member),
      ])
    #expect(words("wifi.onChange { isOn in") == [word(".onChange", .member), word("in", .keyword)])
    #expect(words("Foo.self") == [word("Foo", .type), word("self", .keyword)])
    #expect(words("Foo.Bar") == [word("Foo", .type), word("Bar", .type)])
  }

  @Test func `recognizes numbers with a decimal point, and no range operators`() {
    #expect(
      words("0.45, 0x1F, 1_000, 1e3") == [
        word("0.45", .number), word("0x1F", .number), word("1_000", .number), word("1e3", .number),
      ])
    #expect(words("1...5") == [word("1", .number), word("5", .number)])
    #expect(words("x1") == [])
  }

  @Test func `recognizes comments, attributes and directives`() {
    #expect(words("let half = 2  // 13 pt").last == word("// 13 pt", .comment))
    #expect(words("@MainActor") == [word("@MainActor", .keyword)])
    #expect(words("#if DEBUG") == [word("#if", .keyword), word("DEBUG", .type)])
    let lines = SwiftHighlighter.lines(of: "/* a\nb */ let\n")
    #expect(lines[0].words == [word("/* a", .comment)])
    #expect(lines[1].words.first == word("b */", .comment))
    #expect(lines[1].words.last == word("let", .keyword))
    #expect(lines[2].words == [])
  }

  @Test func `recognizes strings with escaped quotes and multiline strings`() {
    #expect(words(#"("a\"b", c)"#) == [word(#""a\"b""#, .string)])
    #expect(words(#"("unfinished"#) == [word(#""unfinished"#, .string)])
    let lines = SwiftHighlighter.lines(of: "\"\"\"\nlet\n\"\"\" + let")
    #expect(lines[1].words == [word("let", .string)])
    #expect(lines[2].words.last == word("let", .keyword))
  }

  @Test func `leaves argument labels plain`() {
    #expect(words("f(in: x, default: y)").map(\.text) == ["f", "default"])
  }

  @Test(arguments: ["", "\n", "\"", ".", "\\", "\"\\", "/*", "@", "#", "🙂.🙂", "a.b.c", "1.", "..."])
  func `keeps every character of any text`(code: String) {
    let lines = SwiftHighlighter.lines(of: code)
    #expect(lines.map(\.text).joined(separator: "\n") == code)
  }
}
