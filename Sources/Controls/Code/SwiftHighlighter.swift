/// A syntax highlighter for Swift that works without knowing declarations.
public enum SwiftHighlighter {
  /// The lines of some code; empty code has one line.
  public static func lines(of code: String) -> [CodeLine] {
    var state = State.code
    return code.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var scanner = Scanner(line)
      return CodeLine(scanner.words(&state))
    }
  }

  private enum State {
    case code
    case comment
    case longString
  }

  package static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class",
    "continue", "convenience", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard", "if", "import",
    "in", "indirect", "init", "inout", "internal", "is", "isolated", "lazy", "let", "mutating",
    "nil", "nonisolated", "open", "operator", "override", "package", "private", "protocol",
    "public", "repeat", "required", "rethrows", "return", "self", "Self", "set", "some", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias",
    "unowned", "var", "weak", "where", "while",
  ]

  private struct Scanner {
    private var rest: Substring
    private var words: [CodeLine.Word] = []

    init(_ line: Substring) { rest = line }

    private func character(_ distance: Int) -> Character? { rest.dropFirst(distance).first }

    /// Adjacent characters of one kind are joined.
    private mutating func add(_ count: Int, _ kind: CodeLine.Kind) {
      let text = String(rest.prefix(count))
      rest = rest.dropFirst(count)
      if words.last?.kind == kind {
        words[words.count - 1].text += text
      } else {
        words.append(CodeLine.Word(text, kind))
      }
    }

    mutating func words(_ state: inout State) -> [CodeLine.Word] {
      while !rest.isEmpty {
        switch state {
        case .comment: addUntil("*/", .comment, &state)
        case .longString: addUntil("\"\"\"", .string, &state)
        case .code: addCode(&state)
        }
      }
      return words
    }

    /// Adds everything up to and including an end, or the rest of the line.
    private mutating func addUntil(_ end: String, _ kind: CodeLine.Kind, _ state: inout State) {
      while !rest.isEmpty && !rest.hasPrefix(end) { add(1, kind) }
      if rest.isEmpty { return }
      add(end.count, kind)
      state = .code
    }

    private mutating func addCode(_ state: inout State) {
      guard let first = rest.first else { return }
      if rest.hasPrefix("//") {
        add(rest.count, .comment)
      } else if rest.hasPrefix("/*") {
        add(2, .comment)
        state = .comment
      } else if rest.hasPrefix("\"\"\"") {
        add(3, .string)
        state = .longString
      } else if first == "\"" {
        addString()
      } else if first.isNumber && first.isASCII {
        addNumber()
      } else if first == "." {
        addMember()
      } else if first == "#" || first == "@" {
        add(1 + name(at: 1).count, .keyword)
      } else if Self.isName(first) {
        addName()
      } else {
        add(1, .plain)
      }
    }

    private mutating func addString() {
      var isEscaped = false
      let content = rest.dropFirst().prefix { next in
        if next == "\"" && !isEscaped { return false }
        isEscaped = next == "\\" && !isEscaped
        return true
      }
      add(content.count + 2, .string)
    }

    private mutating func addNumber() {
      var length = 1
      while let next = character(length) {
        let isPoint = next == "." && character(length + 1)?.isNumber == true
        guard next.isLetter || next.isNumber || next == "_" || isPoint else { break }
        length += 1
      }
      add(length, .number)
    }

    private mutating func addMember() {
      let name = name(at: 1)
      let isMember = name.first.map { $0.isLowercase || $0 == "`" } == true
      let isKeyword = ["self", "init"].contains(name)
      if isMember && !isKeyword { add(1 + name.count, .member) } else { add(1, .plain) }
    }

    private mutating func addName() {
      let name = name(at: 0)
      let length = name.count
      let isCall = character(length) == "("
      // A name before a colon is an argument label, even if it is a keyword.
      let isLabel = character(length) == ":" && !["default", "case"].contains(name)
      if SwiftHighlighter.keywords.contains(name) && !isLabel {
        add(length, .keyword)
      } else if name.first?.isUppercase == true {
        add(length, .type)
      } else {
        add(length, isCall ? .member : .plain)
      }
    }

    private func name(at start: Int) -> String {
      String(rest.dropFirst(start).prefix { Self.isName($0) || $0.isNumber })
    }

    private static func isName(_ character: Character) -> Bool {
      character.isLetter || character == "_" || character == "`" || character == "$"
    }
  }
}
