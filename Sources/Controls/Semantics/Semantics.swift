import Canvas

/// What a node means, as far as its author has to say it; see ``Node/semantics``.
///
/// Identity, place, states and the action to focus are the scene's to add, and the node's
/// ``Node/identifier`` and ``Node/helpTag`` unless others are given here.
///
/// ```swift
/// override var semantics: Semantics? {
///   Semantics(
///     role: .slider, label: label, value: .number(volume, range: 0...11),
///     actions: [.increment, .decrement])
/// }
/// ```
public struct Semantics: Hashable, Sendable {
  /// What kind of part it is.
  public var role: SemanticsRole

  /// What it is for, as it is spoken.
  public var label: String

  /// What it is set to.
  public var value: SemanticsValue

  /// The value in words, as it is spoken; nil for the value as it is.
  public var valueText: String?

  /// What ``Node/perform(_:)`` can do; the scene adds ``SemanticsActions/focus`` by itself where the
  /// node is focusable.
  public var actions: SemanticsActions

  /// What it does, in a sentence; nil for the node's help tag, or for none of a part.
  public var help: String?

  /// Names it for tests and scripts; nil for the node's, or for none of a part.
  public var identifier: String?

  /// Where it is, pt in the node's own frame; nil for all of that.
  public var frame: Rect?

  /// Whether it could be acted on if the node could be; nil for yes.
  public var isEnabled: Bool?

  /// Whether it waits for something, and takes nothing until then but the keyboard.
  public var isPending: Bool

  /// Whether all is shown that it can show; nil if it has nothing more to show.
  public var isExpanded: Bool?

  /// Of a part: whether it is what the keyboard acts on.
  public var isFocused: Bool

  /// Of a part: tells it from the others of its node as long as it exists; nil for its place.
  ///
  /// Parts that come and go need it.
  public var key: Int?

  /// What can be acted on one by one in the node, and is no node itself; parts have none.
  ///
  /// They come before the node's children.
  public var parts: [Semantics]

  /// - Parameters:
  ///   - role: what kind of part it is.
  ///   - label: what it is for, as it is spoken.
  ///   - value: what it says at the moment.
  ///   - actions: what it can do.
  ///   - help: what it does, in a sentence; nil for the node's help tag.
  ///   - identifier: names it for tests and scripts; nil for the node's.
  ///   - frame: pt in the node's own frame; nil for all of that.
  ///   - isEnabled: whether it could be acted on if the node could be; nil for yes.
  ///   - isPending: whether it waits for something.
  ///   - isFocused: of a part, whether it is what the keyboard acts on.
  ///   - key: of a part, tells it from the others; nil for its place.
  ///   - parts: what can be acted on one by one in it.
  ///   - valueText: the value in words; nil for the value as it is.
  ///   - isExpanded: whether all is shown that it can show; nil if there is nothing more.
  public init(
    role: SemanticsRole, label: String, value: SemanticsValue = .none,
    actions: SemanticsActions = [], help: String? = nil, identifier: String? = nil,
    frame: Rect? = nil, isEnabled: Bool? = nil, isPending: Bool = false, isFocused: Bool = false,
    key: Int? = nil, parts: [Semantics] = [], valueText: String? = nil,
    isExpanded: Bool? = nil
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.valueText = valueText
    self.actions = actions
    self.help = help
    self.identifier = identifier
    self.frame = frame
    self.isEnabled = isEnabled
    self.isPending = isPending
    self.isFocused = isFocused
    self.isExpanded = isExpanded
    self.key = key
    self.parts = parts
  }
}
