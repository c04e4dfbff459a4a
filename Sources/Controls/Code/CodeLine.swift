/// One line of code, word by word.
public struct CodeLine: Hashable, Sendable {
  /// What a word is, by which it has its colour.
  public enum Kind: Hashable, Sendable {
    /// Anything else, such as a name or a brace.
    case plain
    /// A word that the language keeps for itself.
    case keyword
    /// The name of a type.
    case type
    /// A property or a method, with the dot before it.
    case member
    /// Text in quotes.
    case string
    /// A number.
    case number
    /// What the compiler passes over.
    case comment
  }

  /// A word, or what lies between words.
  public struct Word: Hashable, Sendable {
    /// What is written.
    public var text: String
    /// What it is.
    public var kind: Kind

    /// What is written, and what it is.
    public init(_ text: String, _ kind: Kind = .plain) {
      self.text = text
      self.kind = kind
    }
  }

  /// In the order in which one reads.
  public var words: [Word]

  /// Whether the line is pointed out.
  public var isLit: Bool

  /// A line of words.
  public init(_ words: [Word], isLit: Bool = false) {
    self.words = words
    self.isLit = isLit
  }

  /// All of it.
  public var text: String { words.reduce(into: "") { $0 += $1.text } }
}
