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

  private static let keywords: Set<String> = [
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
    private let characters: [Character]
    private var place = 0
    private var words: [CodeLine.Word] = []

    init(_ line: Substring) { characters = Array(line) }

    private var isAtEnd: Bool { place >= characters.count }

    private func character(_ distance: Int = 0) -> Character? {
      let index = place + distance
      return characters.indices.contains(index) ? characters[index] : nil
    }

    private func begins(with text: String) -> Bool {
      text.enumerated().allSatisfy { character($0.offset) == $0.element }
    }

    /// Adjacent characters of one kind are joined.
    private mutating func add(_ count: Int, _ kind: CodeLine.Kind) {
      let end = min(place + max(count, 1), characters.count)
      let text = String(characters[place..<end])
      place = end
      if words.last?.kind == kind {
        words[words.count - 1].text += text
      } else {
        words.append(CodeLine.Word(text, kind))
      }
    }

    mutating func words(_ state: inout State) -> [CodeLine.Word] {
      while !isAtEnd {
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
      while !isAtEnd {
        if begins(with: end) {
          add(end.count, kind)
          state = .code
          return
        }
        add(1, kind)
      }
    }

    private mutating func addCode(_ state: inout State) {
      guard let first = character() else { return }
      if begins(with: "//") {
        add(characters.count - place, .comment)
      } else if begins(with: "/*") {
        add(2, .comment)
        state = .comment
      } else if begins(with: "\"\"\"") {
        add(3, .string)
        state = .longString
      } else if first == "\"" {
        addString()
      } else if first.isNumber && first.isASCII {
        addNumber()
      } else if first == "." {
        addMember()
      } else if first == "#" || first == "@" {
        add(1 + nameLength(at: 1), .keyword)
      } else if Self.isName(first) {
        addName()
      } else {
        add(1, .plain)
      }
    }

    private mutating func addString() {
      var length = 1
      while let next = character(length) {
        length += 1
        if next == "\\" { length += 1 } else if next == "\"" { break }
      }
      add(length, .string)
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
      let length = nameLength(at: 1)
      let isMember = length > 0 && character(1).map { $0.isLowercase || $0 == "`" } == true
      let isKeyword = isMember && ["self", "init"].contains(name(at: 1, length))
      if isMember && !isKeyword { add(1 + length, .member) } else { add(1, .plain) }
    }

    private mutating func addName() {
      let length = nameLength(at: 0)
      let name = name(at: 0, length)
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

    private func nameLength(at start: Int) -> Int {
      var length = 0
      while let next = character(start + length), Self.isName(next) || next.isNumber {
        length += 1
      }
      return length
    }

    private func name(at start: Int, _ length: Int) -> String {
      String(characters[(place + start)..<(place + start + length)])
    }

    private static func isName(_ character: Character) -> Bool {
      character.isLetter || character == "_" || character == "`" || character == "$"
    }
  }
}
