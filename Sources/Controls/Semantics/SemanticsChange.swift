/// A change of the accessibility tree; see ``Scene/observeSemantics(_:)``.
public enum SemanticsChange: Hashable, Sendable {
  /// An element was inserted with its descendants, at an index after the preceding changes.
  case inserted(SemanticsID, parent: SemanticsID, index: Int)

  /// An element was removed with its descendants; it has the same identity if it is inserted again.
  case removed(SemanticsID)

  /// Aspects of an element changed.
  case changed(SemanticsID, Aspects)

  /// The focus moved; `nil` for no element.
  case focusMoved(to: SemanticsID?)

  /// A message is to be spoken; see ``Scene/announce(_:)``.
  case announced(String)

  /// Aspects of an element.
  public struct Aspects: OptionSet, Hashable, Sendable {
    public var rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The role.
    public static let role = Aspects(rawValue: 1)
    /// The identifier.
    public static let identifier = Aspects(rawValue: 2)
    /// The label.
    public static let label = Aspects(rawValue: 4)
    /// The help text.
    public static let help = Aspects(rawValue: 8)
    /// The value, or the spoken value.
    public static let value = Aspects(rawValue: 16)
    /// The states other than ``SemanticsStates/focused`` (see ``focusMoved(to:)``),
    /// ``SemanticsStates/selected`` (see ``value``) and ``SemanticsStates/showing`` (not reported).
    public static let states = Aspects(rawValue: 32)
    /// The actions.
    public static let actions = Aspects(rawValue: 64)
    /// The frame or the scroll offset; descendants moved along without being reported.
    public static let frame = Aspects(rawValue: 128)
    /// The text that is edited, its caret or its selection.
    public static let text = Aspects(rawValue: 256)
  }
}

extension SemanticsNode {
  func aspects(changedSince old: SemanticsNode) -> SemanticsChange.Aspects {
    let silent: SemanticsStates = [.focused, .selected, .showing]
    var aspects: SemanticsChange.Aspects = []
    if role != old.role { aspects.insert(.role) }
    if identifier != old.identifier { aspects.insert(.identifier) }
    if label != old.label { aspects.insert(.label) }
    if help != old.help { aspects.insert(.help) }
    if value != old.value || valueText != old.valueText { aspects.insert(.value) }
    if text != old.text { aspects.insert(.text) }
    if states.subtracting(silent) != old.states.subtracting(silent) { aspects.insert(.states) }
    if actions != old.actions { aspects.insert(.actions) }
    if place != old.place { aspects.insert(.frame) }
    return aspects
  }
}
