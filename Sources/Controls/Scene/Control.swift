import Canvas

/// A node that the user acts on: it has a label, can have the keyboard, and tells what was done.
open class Control: Node {
  /// What the control is for, as it is spoken.
  public var label: String {
    didSet {
      if label == oldValue { return }
      invalidate(showsLabel ? [.semantics, .layout, .paint] : .semantics, reason: "label")
    }
  }

  /// Whether the label is painted, too.
  var showsLabel: Bool { false }

  /// A control that is spoken of by a label.
  public init(label: String) {
    self.label = label
  }

  open override var isFocusable: Bool { true }
  open override var isHitTestable: Bool { true }

  /// Whether the control has the keyboard.
  public var isFocused: Bool { scene?.focusedNode === self }

  private let observers = Observers<ControlAction>()

  /// Has a body called with everything that the control tells, after the pass in which it happened.
  ///
  /// Several may listen; each hears everything, in the order in which they came.
  @discardableResult
  public func observe(_ body: @escaping (ControlAction) -> Void) -> Subscription {
    observers.add(body)
  }

  /// Tells everybody who listens, once the pass that is under way is over.
  ///
  /// For controls without a behaviour; a behaviour's actions are told by themselves.
  public func send(_ action: ControlAction) {
    scene?.actionQueue.append((self, action))
    scene?.noteChange()
  }

  func tell(_ action: ControlAction) {
    observers.tell(action)
  }

  /// How far beyond its frame a press counts outside of a row, in points.
  var usualOutsets: Insets { hitOutsets }

  /// How far beyond its frame a press counts in the row that the control is in; `nil` for as usual.
  ///
  /// Only a control that a whole row belongs to takes it.
  var rowOutsets: Insets? {
    get { nil }
    set {}
  }

  /// Whether the whole row that it stands at the far side of belongs to it.
  var takesWholeRow: Bool { false }

  /// The control's behavior; `nil` for a control without one.
  var currentBehavior: (any ControlBehavior)? { nil }

  /// Takes the behavior of a control of the same kind.
  func restore(_ behavior: any ControlBehavior) {}
}
