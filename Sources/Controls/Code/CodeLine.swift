/// A line of code, split into words.
public struct CodeLine: Hashable, Sendable {
  /// The kind of a word, which determines its color.
  public enum Kind: Hashable, Sendable {
    /// Anything else, such as a name or a brace.
    case plain
    /// A keyword.
    case keyword
    /// The name of a type.
    case type
    /// A property or a method, with the dot before it.
    case member
    /// A string literal.
    case string
    /// A number literal.
    case number
    /// A comment.
    case comment
  }

  /// A word, or the text between words.
  public struct Word: Hashable, Sendable {
    /// The text.
    public var text: String
    /// The kind.
    public var kind: Kind

    /// A word of a kind.
    public init(_ text: String, _ kind: Kind = .plain) {
      (self.text, self.kind) = (text, kind)
    }
  }

  /// The words in order.
  public var words: [Word]
  /// Whether the line is highlighted.
  public var isLit: Bool

  /// A line of words.
  public init(_ words: [Word], isLit: Bool = false) {
    (self.words, self.isLit) = (words, isLit)
  }

  /// The text of the line.
  public var text: String { words.reduce(into: "") { $0 += $1.text } }
}
