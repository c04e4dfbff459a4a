import Canvas

/// A node that the user acts on: it has a label, can have the keyboard, and tells what was done.
open class Control: Node {
  /// What the control is for, as it is spoken.
  public var label: String

  public init(label: String) {
    self.label = label
  }

  open override var isFocusable: Bool { true }
  open override var isHitTestable: Bool { true }

  /// Whether the control has the keyboard.
  public var isFocused: Bool { scene?.focusedNode === self }

  /// Does something in the user's name, telling the owner; false if the control cannot do it.
  open func perform(_ action: SemanticsAction) -> Bool { false }

  /// Tells the owner, after the pass in which the action happened.
  open func deliver(_ action: ControlAction) {}
}
