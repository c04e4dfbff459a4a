import Controls
import Testing

@Suite struct `Swift highlighter` {
  private func words(_ line: String) -> [CodeLine.Word] {
    SwiftHighlighter.lines(of: line)[0].words.filter { $0.kind != .plain }
  }

  private func word(_ text: String, _ kind: CodeLine.Kind) -> CodeLine.Word {
    CodeLine.Word(text, kind)
  }

  private nonisolated static let lines: [(code: String, words: [(String, CodeLine.Kind)])] = [
    (
      #"let wifi = Switch(isOn: true, label: "Wi-Fi")"#,
      [("let", .keyword), ("Switch", .type), ("true", .keyword), (#""Wi-Fi""#, .string)]
    ),
    ("wifi.onTintColor = .systemIndigo", [(".onTintColor", .member), (".systemIndigo", .member)]),
    ("print(images.dividerWidth)", [("print", .member), (".dividerWidth", .member)]),
    ("wifi.onChange { isOn in", [(".onChange", .member), ("in", .keyword)]),
    ("Foo.self", [("Foo", .type), ("self", .keyword)]),
    ("Foo.Bar", [("Foo", .type), ("Bar", .type)]),
    (
      "0.45, 0x1F, 1_000, 1e3",
      [("0.45", .number), ("0x1F", .number), ("1_000", .number), ("1e3", .number)]
    ),
    ("1...5", [("1", .number), ("5", .number)]), ("x1", []),
    ("@MainActor", [("@MainActor", .keyword)]),
    ("#if DEBUG", [("#if", .keyword), ("DEBUG", .type)]),
    (#"("a\"b", c)"#, [(#""a\"b""#, .string)]), (#"("unfinished"#, [(#""unfinished"#, .string)]),
  ]

  @Test(arguments: lines)
  func `recognizes the kinds of words`(code: String, expected: [(String, CodeLine.Kind)]) {
    #expect(words(code) == expected.map { word($0.0, $0.1) })
  }

  @Test func `recognizes comments and multiline strings, and leaves argument labels plain`() {
    #expect(words("let half = 2  // 13 pt").last == word("// 13 pt", .comment))
    let lines = SwiftHighlighter.lines(of: "/* a\nb */ let\n")
    #expect(lines[0].words == [word("/* a", .comment)])
    #expect(lines[1].words.first == word("b */", .comment))
    #expect(lines[1].words.last == word("let", .keyword) && lines[2].words == [])
    let quoted = SwiftHighlighter.lines(of: "\"\"\"\nlet\n\"\"\" + let")
    #expect(quoted[1].words == [word("let", .string)])
    #expect(quoted[2].words.last == word("let", .keyword))
    #expect(words("f(in: x, default: y)").map(\.text) == ["f", "default"])
  }

  @Test(arguments: ["", "\n", "\"", ".", "\\", "\"\\", "/*", "@", "#", "🙂.🙂", "a.b.c", "1.", "..."])
  func `keeps every character of any text`(code: String) {
    let lines = SwiftHighlighter.lines(of: code)
    #expect(lines.map(\.text).joined(separator: "\n") == code)
  }
}
