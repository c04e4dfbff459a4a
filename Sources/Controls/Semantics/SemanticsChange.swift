/// What became different in the tree of a scene's meanings; see ``Scene/observeSemantics(_:)``.
public enum SemanticsChange: Hashable, Sendable {
  /// Something came, with everything in it, as the parent's child at an index.
  ///
  /// Indices are those after all changes that are told before.
  case inserted(SemanticsID, parent: SemanticsID, index: Int)

  /// Something went, with everything in it; what is shown again has the same identity.
  case removed(SemanticsID)

  /// Something is not as it was.
  case changed(SemanticsID, Aspects)

  /// The keyboard acts on something else from now on; nil for on nothing.
  case focusMoved(to: SemanticsID?)

  /// What of a part is not as it was.
  public struct Aspects: OptionSet, Hashable, Sendable {
    public var rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// It is of another kind.
    public static let role = Aspects(rawValue: 1)
    /// Tests and scripts call it otherwise.
    public static let identifier = Aspects(rawValue: 2)
    /// It is spoken of otherwise.
    public static let label = Aspects(rawValue: 4)
    /// Another sentence says what it does.
    public static let help = Aspects(rawValue: 8)
    /// It is set to something else, or is said so in other words.
    public static let value = Aspects(rawValue: 16)

    /// Any of the states but ``SemanticsStates/focused``, which ``focusMoved(to:)`` tells, and
    /// ``SemanticsStates/showing``, which nobody tells.
    public static let states = Aspects(rawValue: 32)

    /// Other things can be asked of it.
    public static let actions = Aspects(rawValue: 64)

    /// It has another size or place, or is scrolled; what lies in it went along and is not named.
    public static let frame = Aspects(rawValue: 128)
  }
}

extension SemanticsNode {
  /// What is told to be different from what it was; its children aside.
  func aspects(changedSince old: SemanticsNode) -> SemanticsChange.Aspects {
    let silent: SemanticsStates = [.focused, .showing]
    var aspects: SemanticsChange.Aspects = []
    if role != old.role { aspects.insert(.role) }
    if identifier != old.identifier { aspects.insert(.identifier) }
    if label != old.label { aspects.insert(.label) }
    if help != old.help { aspects.insert(.help) }
    if value != old.value || valueText != old.valueText { aspects.insert(.value) }
    if states.subtracting(silent) != old.states.subtracting(silent) { aspects.insert(.states) }
    if actions != old.actions { aspects.insert(.actions) }
    if place != old.place { aspects.insert(.frame) }
    return aspects
  }
}
