import Canvas

/// A control that selects one of a few segments.
///
/// The pill springs to a segment that is pressed and released, and slides along when it is dragged.
public final class SegmentedControl: BehaviorControl<SegmentedBehavior> {
  public private(set) var titles: [String]

  /// - Parameters:
  ///   - titles: one a segment; empty strings for segments without titles.
  ///   - selection: the selected segment; nil, or one that does not exist, for none.
  ///   - label: what it is for, as it is spoken.
  public init(_ titles: [String], selection: Int? = nil, label: String = "") {
    self.titles = titles
    super.init(
      behavior: SegmentedBehavior(
        segmentCount: titles.count, selectedIndex: selection,
        width: Double(max(titles.count, 1)) * 2 * SegmentedMetrics.regular.titlePadding),
      label: label)
    frame.size = Size(behavior.width, metrics.height)
  }

  /// The selected segment, nil for none; setting it to one that exists moves the pill there.
  public var selection: Int? {
    get { behavior.selectedIndex }
    set { select(newValue, animated: true) }
  }

  /// Changes the selection without telling the owner.
  ///
  /// - Returns: false, with nothing changed, if there is no such segment.
  @discardableResult
  public func select(_ index: Int?, animated: Bool) -> Bool {
    change(reason: "selection") { behavior, time, _ in
      behavior.select(index, animated: animated, at: time)
    }
  }

  /// Gives a segment another title.
  ///
  /// - Returns: false, with nothing changed, if there is no such segment.
  @discardableResult
  public func setTitle(_ title: String, forSegmentAt index: Int) -> Bool {
    guard titles.indices.contains(index) else { return false }
    if titles[index] != title {
      titles[index] = title
      invalidate([.layout, .paint], reason: "title")
    }
    return true
  }

  /// Lets the user select a segment or not.
  ///
  /// - Returns: false, with nothing changed, if there is no such segment.
  @discardableResult
  public func setEnabled(_ isEnabled: Bool, forSegmentAt index: Int) -> Bool {
    change(reason: "segment enabled") { behavior, _, _ in
      behavior.setEnabled(isEnabled, forSegmentAt: index)
    }
  }

  /// Has a body called with the new selection whenever the user changes it.
  @discardableResult
  public func onChange(_ body: @escaping (Int?) -> Void) -> Subscription {
    observe { action in
      if case .valueChanged(.index(let index)) = action { body(index) }
    }
  }

  /// Has a body asked before each change of the user's, with the segment that is wanted.
  public func decide(_ body: @escaping (Int?) -> Decision) {
    decide { value in
      if case .index(let index) = value { body(index) } else { .accept }
    }
  }

  /// The figures it goes by: the scene's, unless it is given its own.
  public var metrics: SegmentedMetrics {
    get { behavior.metrics }
    set { setOwnMetrics { $0.metrics = newValue } }
  }

  // MARK: Node

  public override var hitOutsets: Insets {
    Insets(
      horizontal: 0, vertical: (metrics.hitHeight - metrics.height) / 2)
  }

  public override var handledKeys: Set<Key> { [.left, .right, .home, .end] }

  public override var semantics: Semantics? {
    let state = state
    let selected = selection.map { [$0] } ?? []
    return Semantics(
      role: .segmented, label: label, value: .selection(Set(selected), count: titles.count),
      actions: .select, isPending: isPending,
      parts: titles.indices.map { segmentSemantics(at: $0, state) })
  }

  private func segmentSemantics(at index: Int, _ state: SegmentedState) -> Semantics {
    Semantics(
      role: .segment, label: titles[index],
      value: .choice(isSelected: selection == index, index: index, count: titles.count),
      actions: .select, identifier: identifier.map { "\($0)-\(index)" },
      frame: axis.frameRect(state.segmentFrame(at: index), in: behaviorFrame),
      isEnabled: !behavior.disabledIndices.contains(index), isFocused: selection == index)
  }

  public override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let widest = titles.map { title in
      title.isEmpty ? 0 : context.text.size(of: Text(title, font: metrics.font)).width
    }.max()
    let segment = (widest ?? 0) + 2 * metrics.titlePadding
    return Size((segment * Double(titles.count)).rounded(.up), metrics.height)
  }

  public override func layout(in context: LayoutContext) {
    behavior.width = frame.width
  }

  public override func paint(with painter: any Painter, in context: PaintContext) {
    let look = SegmentedLook(
      theme: context.theme, elevation: context.elevation, axis: axis,
      titles: titles, disabledIndices: behavior.disabledIndices)
    let state = self.state
    painter.group(opacity: context.isEnabled ? 1 : context.theme.segmentedDisabledOpacity) {
      state.paint(with: painter, look: look, text: context.text)
    }
    if context.showsFocus {
      FocusRing.paint(
        around: RoundedRectangle(
          Rect(origin: .zero, size: frame.size), radius: metrics.cornerRadius,
          curve: .continuous),
        with: painter, theme: context.theme)
    }
  }
}
