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
    (self.role, self.label, self.value, self.valueText) = (role, label, value, valueText)
    (self.actions, self.help, self.identifier, self.frame) = (actions, help, identifier, frame)
    (self.isEnabled, self.isPending, self.isFocused) = (isEnabled, isPending, isFocused)
    (self.isExpanded, self.key, self.parts) = (isExpanded, key, parts)
  }
}

/// The value of an accessibility element.
public enum SemanticsValue: Hashable, Sendable {
  /// A toggle value.
  public enum Toggle: String, Hashable, Sendable {
    /// Off.
    case off
    /// On.
    case on
    /// Partly on.
    case mixed
  }

  /// No value.
  case none
  /// On, off, or mixed.
  case toggle(Toggle)
  /// A number in a range, with its step and orientation, if any.
  case number(Double, range: ClosedRange<Double>, step: Double? = nil, orientation: Axis? = nil)
  /// The selected indices, the number of parts, whether several can be selected, and the
  /// orientation, if any.
  case selection(Set<Int>, count: Int, allowsSeveral: Bool = false, orientation: Axis? = nil)
  /// Whether a part is selected, its index, and the number of parts.
  case choice(isSelected: Bool, index: Int, count: Int)
  /// Text.
  case text(String)

  /// On or off.
  public static func isOn(_ isOn: Bool) -> SemanticsValue { .toggle(isOn ? .on : .off) }
}

/// The states of an accessibility element.
public struct SemanticsStates: OptionSet, Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The user can act on the element.
  public static let enabled = SemanticsStates(rawValue: 1)
  /// The element can be focused.
  public static let focusable = SemanticsStates(rawValue: 2)
  /// The element is focused; in a node with parts, the part is.
  public static let focused = SemanticsStates(rawValue: 4)
  /// The element is pending.
  public static let pending = SemanticsStates(rawValue: 8)
  /// A part of the element is visible; changes are not reported.
  public static let showing = SemanticsStates(rawValue: 16)
  /// The element is modal.
  public static let modal = SemanticsStates(rawValue: 32)
  /// The element can be expanded and collapsed.
  public static let expandable = SemanticsStates(rawValue: 64)
  /// The element is expanded.
  public static let expanded = SemanticsStates(rawValue: 128)
  /// The element is the selected one of its group; a change is reported as one of the value.
  public static let selected = SemanticsStates(rawValue: 256)
}
