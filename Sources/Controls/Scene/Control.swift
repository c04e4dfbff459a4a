import Canvas

/// A node that the user acts on: it has a label, can be focused, and reports actions.
open class Control: Node {
  /// The accessibility label.
  public var label: String {
    didSet {
      if label == oldValue { return }
      invalidate(showsLabel ? [.semantics, .layout, .paint] : .semantics, reason: "label")
    }
  }

  var showsLabel: Bool { false }

  /// A control with an accessibility label.
  public init(label: String) { self.label = label }

  open override var isFocusable: Bool { true }
  open override var isHitTestable: Bool { true }

  /// Whether the control has the keyboard focus.
  public var isFocused: Bool { scene?.focusedNode === self }

  /// Whether a gesture delays a change by a model.
  var defersModels = false

  func resumeModels() {
    if !defersModels { return }
    defersModels = false
    scene?.noteModels(of: self)
  }

  private let observers = Observers<ControlAction>()

  /// Calls a closure with every action of the control, after the pass in which it happened.
  ///
  /// Observers are called in the order in which they were added.
  @discardableResult
  public func observe(_ body: @escaping (ControlAction) -> Void) -> Subscription {
    observers.add(body)
  }

  /// Reports an action once the current pass is over.
  ///
  /// For controls without a behavior; actions of a behavior are reported automatically.
  public func send(_ action: ControlAction) {
    scene?.actionQueue.append((self, action))
    scene?.noteChange()
  }

  /// The menu that the control opened, until it closes.
  private(set) final weak var shownMenu: SceneLayer? {
    didSet { invalidate(.paint, reason: "menu") }
  }

  /// Takes the focus, which returns when the menu closes, and presents a menu, which takes over a
  /// press in progress; `false` without items, or if a menu is shown.
  final func openMenu(
    _ items: @autoclosure () -> [MenuItem]?, byKeyboard: Bool, leastWidth: Double = 0
  ) -> Bool {
    scene?.setFocus(self, isVisible: byKeyboard)
    guard let scene, shownMenu == nil, let items = items() else { return false }
    let layer = scene.presentMenu(items, from: self, label: label, leastWidth: leastWidth)
    layer.onDismiss = { [weak self] in self?.shownMenu = nil }
    shownMenu = layer
    return true
  }

  /// Whether the scene's observers hear of actions; they hear nothing of the parts of a control.
  var isObservable: Bool { true }

  func notify(_ action: ControlAction) { observers.forEach { $0(action) } }

  /// The hit outsets outside of a row, in points.
  var usualOutsets: Insets { hitOutsets }

  /// The hit outsets in a row, in points; `nil` for the usual ones; only used with
  /// ``fillsRow``.
  var rowOutsets: Insets? { didSet { changed(rowOutsets, from: oldValue, .layout, "row") } }

  /// Whether a press anywhere in the row of a form belongs to the control.
  var fillsRow: Bool { false }

  /// Whether the title in the row of a form is offered presses, which ``titlePressed(_:)`` gets.
  var usesTitle: Bool { false }

  /// The primary button on the title in the row of a form, until its release.
  func titlePressed(_ event: PointerEvent) {}

  /// The press of the title was canceled.
  func titlePressCanceled() {}

  var currentBehavior: (any ControlBehavior)? { nil }

  /// The cursor over something pressable: a hand, unless the control has its own or is disabled.
  var pressCursor: Cursor? { cursor ?? (isEffectivelyEnabled ? .pointingHand : nil) }

  func restore(_ behavior: any ControlBehavior) {}
}
