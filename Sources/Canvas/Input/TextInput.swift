/// The text that a window's content edits, for input methods.
public struct TextInput: Hashable, Sendable {
  /// The caret, in points of the window.
  public var caret: Rect
  /// Whether the text shows what an input method composes.
  public var isComposing: Bool

  /// The text with a caret, in points of the window.
  public init(caret: Rect, isComposing: Bool = false) {
    self.caret = caret
    self.isComposing = isComposing
  }
}
