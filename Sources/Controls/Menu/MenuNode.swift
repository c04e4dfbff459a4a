import Canvas

final class MenuNode: BehaviorControl<MenuBehavior> {
  private let items: [MenuItem]
  /// In points.
  let leastWidth: Double

  init(_ items: [MenuItem], label: String, leastWidth: Double) {
    (self.items, self.leastWidth) = (items, leastWidth)
    super.init(
      behavior: MenuBehavior(rows: items.map(MenuRow.init), metrics: .regular), label: label)
    scrollWheel = .always
    observe { [weak self] action in
      if case .triggered(let row) = action { self?.choose(row) }
    }
  }

  private func choose(_ row: Int?) {
    layer?.dismiss()
    if let row, items.indices.contains(row) { items[row].action() }
  }

  func highlightFirst() {
    change(reason: "first row") { behavior, _, _ in behavior.highlightFirst() }
  }

  func takeOver(_ event: PointerEvent) {
    change(reason: "press") { behavior, time, _ in
      behavior.takeOver(pressAt: event.position, at: time)
    }
  }

  /// The node that presents the menu reports the choice.
  override var isObservable: Bool { false }

  /// Rows fill the width, so nothing is mirrored.
  override var axis: AxisMapping { .leftToRight }

  /// A menu handles all keys other than Tab and Escape.
  override func keyPressed(_ event: KeyEvent) -> Bool {
    _ = super.keyPressed(event)
    return true
  }

  override var handledKeys: Set<Key> {
    let letters = behavior.rows.compactMap { $0.title.lowercased().first.map(Key.character) }
    return Set(letters).union([.up, .down, .home, .end, .pageUp, .pageDown, .enter, .space])
  }

  /// A pointer that rests where the menu opens chooses nothing.
  override func pointerEntered(_ event: PointerEvent) {}
  override func pointerHovered(_ event: PointerEvent) { point(at: event.position) }
  override func pointerExited(_ event: PointerEvent) { point(at: nil) }

  private func point(at place: Point?) {
    change(reason: "hover") { behavior, _, _ in behavior.point(at: place) }
  }

  override func helpTag(at point: Point) -> HelpTag? {
    for (row, item) in items.enumerated() {
      let area = behavior.frame(of: row)
      if area.contains(point) { return item.help.map { HelpTag($0, frame: area) } }
    }
    return nil
  }

  override var semantics: Semantics? {
    let rows = behavior.rows
    let highlighted = behavior.highlighted
    return Semantics(
      role: .menu, label: label,
      parts: rows.indices.map { index in
        let row = rows[index]
        return Semantics(
          role: row.isSeparator ? .separator : row.isHeading ? .staticText : .menuItem,
          label: row.title, value: row.isOn.map { .isOn($0) } ?? .none,
          actions: row.isEnabled ? .select : [], help: row.key, frame: behavior.frame(of: index),
          isEnabled: row.isEnabled, isFocused: index == highlighted && isFocused)
      })
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let metrics = behavior.metrics.grown(by: context.growth)
    let size = MenuState(rows: behavior.rows, metrics: metrics).size(context.text)
    return Size(max(size.width, leastWidth), size.height)
  }

  override func layout(in context: LayoutContext) {
    behavior.growth = context.growth
    behavior.width = frame.width
    behavior.viewHeight = frame.height
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    state.paint(in: bounds, with: painter, context: context)
  }
}

extension MenuNode: DescribedControl {
  /// The states, for tools; the rows are a program's.
  static let description = ControlDescription(
    name: "menu", title: "Menu", make: { MenuNode(sample, label: "Overlays", leastWidth: 216) },
    makePlain: { MenuNode([], label: "", leastWidth: 0) },
    states: [StatePreset("Hover", gesture: .hover(part: 2))])

  func pressPoint(ofPart row: Int?) -> Point? {
    let row = row ?? 0
    return behavior.rows.indices.contains(row) ? behavior.frame(of: row).center : nil
  }

  private static let sample = [
    MenuItem("Damage", key: "1", isOn: false) {},
    MenuItem("Layout Box", key: "2", isOn: true) {},
    MenuItem("Paint Outset", key: "3", isOn: true) {},
    MenuItem("Hit Area", key: "4", isOn: true) {},
    MenuItem("Pointer Trail", key: "5", isOn: false) {},
    .separator,
    MenuItem("None", key: "0") {},
    MenuItem("Save Golden Picture", key: "Shift-S", isEnabled: false) {},
  ]
}
