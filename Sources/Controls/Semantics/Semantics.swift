import Canvas

/// The accessibility element of a node; see ``Node/semantics``.
///
/// The scene adds identity, place, states and the focus action, and by default the node's
/// ``Node/identifier`` and ``Node/helpTag``.
///
/// ```swift
/// override var semantics: Semantics? {
///   Semantics(
///     role: .slider, label: label, value: .number(volume, range: 0...11),
///     actions: [.increment, .decrement])
/// }
/// ```
public struct Semantics: Hashable, Sendable {
  /// The role.
  public var role: SemanticsRole
  /// The accessibility label.
  public var label: String
  /// The value.
  public var value: SemanticsValue
  /// The spoken value; `nil` for the value itself.
  public var valueText: String?

  /// The text that is edited; `nil` for another element.
  package var text: TextSemantics?

  /// The supported actions of ``Node/perform(_:)``; ``SemanticsActions/focus`` is added for
  /// focusable nodes.
  public var actions: SemanticsActions
  /// A sentence that describes the element; `nil` for the node's help tag, or for none of a part.
  public var help: String?
  /// The identifier for tests and scripts; `nil` for the node's, or for none of a part.
  public var identifier: String?
  /// The frame in the node's coordinates; `nil` for the whole node.
  public var frame: Rect?
  /// Whether the element is enabled, if the node is; `nil` for yes.
  public var isEnabled: Bool?
  /// Whether the element is pending and only accepts the focus.
  public var isPending: Bool
  /// Whether the element is expanded; `nil` if it cannot be.
  public var isExpanded: Bool?
  /// Whether a part is focused.
  public var isFocused: Bool
  /// A key for a part that can come and go; `nil` for its index.
  public var key: Int?

  /// Elements within the node that are not nodes; they precede the node's children.
  public var parts: [Semantics]

  /// An element; parameters are documented at the properties.
  public init(
    role: SemanticsRole, label: String, value: SemanticsValue = .none,
    actions: SemanticsActions = [], help: String? = nil, identifier: String? = nil,
    frame: Rect? = nil, isEnabled: Bool? = nil, isPending: Bool = false, isFocused: Bool = false,
    key: Int? = nil, parts: [Semantics] = [], valueText: String? = nil, isExpanded: Bool? = nil
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
