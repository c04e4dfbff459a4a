import Canvas
import ControlsTesting
import Testing

@testable import Controls

@Suite struct `Code block` {
  private let block = CodeBlock(
    SwiftHighlighter.lines(of: "let a = 1\nlet b = 2"), metrics: .regular)
  private let rig: SceneRig<CodeBlock>
  init() { rig = SceneRig(block, size: Size(240, 68)) }

  @Test func `is as high as its lines, and static text in the accessibility tree`() throws {
    let size = Size(300, .infinity)
    #expect(block.measured(size) == Size(300, 68) && CodeBlock([]).measured(size).height == 28)
    #expect(CodeBlock(block.code, metrics: .column).measured(size).height == 64)
    let semantics = try #require(rig.scene.semantics(of: block))
    #expect(semantics.role == .staticText && semantics.label == "let a = 1\nlet b = 2")
    #expect(semantics.actions.isEmpty && block.text == "let a = 1\nlet b = 2")
  }

  private func litLines() throws -> [Int] {
    let bitmap = try rig.bitmap()
    return try block.code.indices.filter { line in
      try #require(bitmap[16 + 230, 16 + 14 + 20 * line + 10]).red != 255
    }
  }

  @Test func `highlights a changed line for 0.6 s, and a highlighted one always`() throws {
    #expect(try litLines() == [])
    block.code = SwiftHighlighter.lines(of: "let a = 1\nlet b = 3")
    rig.showFrame()
    #expect(try litLines() == [1])
    #expect(try rig.after(0.3).wantsFrame && litLines() == [1])
    rig.showFrame(after: 0.31)
    #expect(try litLines() == [])
    #expect(!rig.settled().wantsFrame)
    block.code[0].isLit = true
    #expect(try !rig.settled().wantsFrame && litLines() == [0])
  }

  @Test func `reads from left to right in any direction, and colors each word`() throws {
    let rig = SceneRig(block, size: Size(240, 68), direction: .rightToLeft)
    func word(_ string: String) throws -> (text: Text, origin: Point, color: Color) {
      try #require(Drawing(of: rig).texts.first { $0.text.string == string })
    }
    #expect(try word("let").origin.x == 32 && word("let").color == Theme.light.code.keyword)
    #expect(try word("1").color == Theme.light.code.number)
  }

  @Test func `wraps long lines with a hanging indent`() throws {
    let code = "  let wifi = Switch(isOn: true, label: \"Wi-Fi\")\nwifi.isOn = false"
    let block = CodeBlock(SwiftHighlighter.lines(of: code))
    let rig = SceneRig(block, size: Size(200, 200))
    let texts = Drawing(of: rig).texts
    let rows = Dictionary(grouping: texts, by: \.origin.y).sorted { $0.key < $1.key }.map(\.value)
    let starts = rows.map { row in row.map(\.origin.x).min() ?? 0 }
    #expect(rows.count >= 4 && starts.last == 32)
    #expect(starts[1..<rows.count - 1].allSatisfy { $0 > starts[0] })
    for (var text, origin) in texts.map({ ($0.text, $0.origin) }) {
      // Spaces at the end are not seen.
      text.string = String(text.string.reversed().drop { $0 == " " }.reversed())
      #expect(origin.x + TextEngine().size(of: text).width <= 200)
    }
    let shown = texts.map(\.text.string).joined().filter { $0 != " " }
    #expect(shown == code.filter { $0 != " " && $0 != "\n" })
    #expect(block.measured(Size(200, .infinity)).height == 28 + 20 * Double(rows.count))
  }

  private func place(_ before: String, line: Int) -> Point {
    let width = TextEngine().size(of: Text(before, font: block.metrics.font)).width
    return Point(16 + width, 14 + 20 * Double(line) + 10)
  }

  @Test func `a mouse selects characters, words and lines, and Control-C copies them`() throws {
    let clipboard = TestClipboard()
    rig.scene.clipboard = clipboard
    var keys = 0
    rig.scene.onKey = { _ in
      keys += 1
      return true
    }
    func copied() -> String? {
      clipboard.texts[.clipboard] = nil
      rig.key(.character("c"), modifiers: .control)
      return clipboard.texts[.clipboard]
    }
    let white = try rig.bitmap()
    rig.press(at: place("let ", line: 0))
    rig.drag(to: place("let b", line: 1))
    rig.release()
    #expect(clipboard.texts[.primary] == "a = 1\nlet b" && copied() == "a = 1\nlet b")
    rig.showFrame()
    #expect(try !rig.bitmap().hasSamePixels(as: white))
    rig.passTime(1)
    for text in ["", "let", "let b = 2"] {
      rig.tap(at: place("l", line: 1))
      #expect(copied() == (text.isEmpty ? nil : text))
    }
    rig.passTime(1)
    rig.key(.character("a"), modifiers: .control)
    #expect(copied() == block.text && keys == 1)
    // Without the focus nothing is selected, and keys are the app's.
    rig.scene.setFocus(nil, isVisible: false)
    #expect(copied() == nil && keys == 2 && !block.isFocusable)
    rig.showFrame()
    #expect(try rig.bitmap().hasSamePixels(as: white))
  }

  @Test func `the indents of wrapped code are not copied`() throws {
    let line = "  let wifi = Switch(isOn: true, label: \"Wi-Fi\")"
    let block = CodeBlock(SwiftHighlighter.lines(of: line + "\nend"))
    let rig = SceneRig(block, size: Size(200, 200))
    let clipboard = TestClipboard()
    rig.scene.clipboard = clipboard
    rig.press(at: place("  ", line: 0))
    rig.drag(to: place("        ", line: 2))
    rig.release()
    let text = try #require(clipboard.texts[.primary])
    #expect(line.dropFirst(2).hasPrefix(text) && text.count > 20)
    block.code[1] = CodeLine([CodeLine.Word("End")])
    rig.key(.character("a"), modifiers: .control)
    #expect(clipboard.texts[.primary] == line + "\nEnd")
  }

  @Test(arguments: [0.0, 10, 40]) func `wraps code in the narrowest block`(width: Double) {
    let line = CodeLine([CodeLine.Word("let", .keyword), CodeLine.Word(" wifi = Switch()")])
    let rows = line.rows(in: width) { 7 * Double($0.count) }
    #expect(rows.map(\.text).joined().filter { $0 != " " } == "letwifi=Switch()")
    #expect(rows.allSatisfy { !$0.text.isEmpty })
  }
}

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
    #expect(SwiftHighlighter.lines(of: code).map(\.text).joined(separator: "\n") == code)
  }
}
