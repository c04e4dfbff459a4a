/// One line of code, word by word.
public struct CodeLine: Hashable, Sendable {
  /// What a word is, by which it has its colour.
  public enum Kind: Hashable, Sendable {
    case plain
    case keyword
    case type
    /// A property or a method, with the dot before it.
    case member
    case string
    case number
    case comment
  }

  /// A word, or what lies between words.
  public struct Word: Hashable, Sendable {
    public var text: String
    public var kind: Kind

    public init(_ text: String, _ kind: Kind = .plain) {
      self.text = text
      self.kind = kind
    }
  }

  public var words: [Word]

  /// Whether the line is pointed out.
  public var isLit: Bool

  public init(_ words: [Word], isLit: Bool = false) {
    self.words = words
    self.isLit = isLit
  }

  /// All of it.
  public var text: String { words.reduce(into: "") { $0 += $1.text } }
}
