import Canvas

/// A button that shows the chosen option and opens a menu of all; its counterpart is NSPopUpButton.
///
/// ```swift
/// let sample = PopUpButton(["Short", "Long", "Emoji"], selection: 0, label: "Text")
/// sample.onChange { index in show(samples[index]) }
/// ```
public final class PopUpButton: Control {
  /// The options; a change keeps a valid selection, clamps another one, and closes the menu.
  public var options: [String] {
    didSet {
      if options == oldValue { return }
      chosen = valid(chosen)
      // The menu shows outdated options.
      shownMenu?.dismiss()
      invalidate([.layout, .paint], reason: "options")
    }
  }

  private var chosen: Int

  private var isHovered = false { didSet { changed(isHovered, from: oldValue, .paint, "hover") } }

  /// Creates a button with options.
  ///
  /// - Parameters:
  ///   - options: In title case.
  ///   - selection: The chosen option, clamped to the valid indices.
  public init(_ options: [String], selection: Int = 0, label: String) {
    self.options = options
    chosen = selection
    super.init(label: label)
    chosen = valid(chosen)
    frame.size.height = PopUpButtonState.height
  }

  /// Calls a closure when the user chooses another option.
  @discardableResult
  public func onChange(_ body: @escaping (Int) -> Void) -> Subscription {
    observe { action in
      if case .valueChanged(.index(let index?)) = action { body(index) }
    }
  }

  /// The chosen option; setting it does not call ``onChange(_:)``.
  ///
  /// Other indices are clamped to the valid ones; 0 without options.
  public var selection: Int {
    get { chosen }
    set {
      let index = valid(newValue)
      if index == chosen { return }
      chosen = index
      invalidate(.paint, reason: "selection")
    }
  }

  private func valid(_ index: Int) -> Int { min(max(index, 0), max(options.count - 1, 0)) }

  private var title: String { options.isEmpty ? "" : options[selection] }

  private func open(byKeyboard: Bool) -> Bool {
    let items = options.indices.map { index in
      MenuItem(options[index], isOn: index == selection) { [weak self] in self?.choose(index) }
    }
    return openMenu(
      items.isEmpty ? nil : items, byKeyboard: byKeyboard, leastWidth: frame.width)
  }

  private func choose(_ index: Int) {
    if index == selection || !options.indices.contains(index) { return }
    selection = index
    send(.valueChanged(.index(index)))
  }

  public override var hitOutsets: Insets { Insets(horizontal: 0, vertical: 8) }

  public override func cursor(at point: Point) -> Cursor? { pressCursor }

  public override var semantics: Semantics? {
    Semantics(
      role: .button, label: label, value: .text(title), actions: .press,
      isExpanded: shownMenu != nil)
  }

  public override func perform(_ action: SemanticsAction) -> Bool {
    guard action == .press else { return super.perform(action) }
    return isEffectivelyEnabled && open(byKeyboard: true)
  }

  /// A press opens the menu.
  public override func touchPolicy(at point: Point) -> TouchPolicy { .delayed }

  public override func pointerPressed(_ event: PointerEvent) -> Bool {
    _ = open(byKeyboard: false)
    return true
  }

  static let openingKeys: Set<Key> = [.space, .enter, .down, .up]

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    guard Self.openingKeys.contains(event.key), isEffectivelyEnabled else { return false }
    return event.isRepeat || open(byKeyboard: true)
  }

  public override func pointerEntered(_ event: PointerEvent) { isHovered = true }
  public override func pointerExited(_ event: PointerEvent) { isHovered = false }

  /// The size, with the width of the widest option, so that the width does not change.
  public override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let widths = options.map { context.text.size(of: Text($0, font: PopUpButtonState.font)).width }
    return Size(
      ((widths.max() ?? 0) + PopUpButtonState.extent(growth: context.growth)).rounded(.up),
      PopUpButtonState.height(growth: context.growth))
  }

  public override func paint(with painter: any Painter, in context: PaintContext) {
    let state = PopUpButtonState(title: title, isPressed: shownMenu != nil, isHovered: isHovered)
    let height = PopUpButtonState.height(growth: context.growth)
    state.paint(
      in: Rect(origin: .zero, size: Size(frame.width, height)), with: painter, context: context)
  }
}

extension PopUpButton: BindableControl {
  public var boundValue: Int { selection }

  public func setBoundValue(_ index: Int, animated: Bool) { selection = index }
}

extension PopUpButton: DescribedControl {
  /// The properties and states, for tools.
  public static let description = ControlDescription(
    name: "popUp", title: "Pop-up button",
    make: { PopUpButton(["Short", "Long", "Emoji"], selection: 0, label: "Text") },
    makePlain: { PopUpButton([], selection: 0, label: "") }, arguments: ["", "selection", "label"],
    properties: [
      .init(
        "options", \PopUpButton.options, title: "Options", in: .content, code: .argument(""),
        order: .first, help: "The titles in the menu."),
      .init(
        "selection", title: "Selection", in: .state, code: .argument("selection"), order: .last,
        help: "The selected option, counted from 0.",
        get: { (button: PopUpButton) in button.selection },
        set: { button, index, _ throws(PropertyError) in
          try index.check(isIndexOf: button.options.count)
          button.selection = index
        }),
    ],
    states: [
      StatePreset("Hover", gesture: .hover()), StatePreset("Focused", gesture: .focus),
      StatePreset("Disabled", ["enabled": false]),
    ])

  public var listener: ControlListener? { ControlListener("onChange", "index") }

  public var trace: KeyValuePairs<String, PropertyValue> { ["selection": .integer(selection)] }
}
