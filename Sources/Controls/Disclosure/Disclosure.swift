import Canvas

/// A title that opens and closes, as in SwiftUI's DisclosureGroup; the app shows the content.
///
/// ```swift
/// let motion = Disclosure("Motion", isOpen: false)
/// motion.onChange { isOpen in card.isHidden = !isOpen }
/// ```
public final class Disclosure: BehaviorControl<DisclosureBehavior> {
  /// A disclosure with a title, which is also the accessibility label.
  public init(_ title: String, isOpen: Bool = false) {
    super.init(behavior: DisclosureBehavior(isOpen: isOpen), label: title)
  }

  override var showsLabel: Bool { true }

  /// Calls a closure when the user opens or closes it.
  @discardableResult
  public func onChange(_ body: @escaping (Bool) -> Void) -> Subscription {
    observe { action in
      if case .valueChanged(.isOn(let isOpen)) = action { body(isOpen) }
    }
  }

  /// Whether it is open; setting it does not animate or call ``onChange(_:)``.
  public var isOpen: Bool {
    get { behavior.isOpen }
    set { setOpen(newValue, animated: false) }
  }

  /// Opens or closes it without calling ``onChange(_:)``.
  public func setOpen(_ isOpen: Bool, animated: Bool) {
    change(reason: "open") { behavior, time, _ in
      behavior.set(isOpen, animated: animated, at: time)
    }
  }

  /// The metrics.
  public var metrics: DisclosureMetrics { behavior.metrics }

  public override var hitOutsets: Insets {
    let grown = metrics.grown(by: behavior.button.growth)
    return Insets(horizontal: 0, vertical: max(0, (grown.hitHeight - grown.height) / 2))
  }

  public override var handledKeys: Set<Key> { [.space, .enter, .left, .right] }

  public override func cursor(at point: Point) -> Cursor? { pressCursor }

  public override var semantics: Semantics? {
    Semantics(role: .button, label: label, actions: .press, isExpanded: isOpen)
  }

  public override func stretches(along axis: Axis) -> Bool { axis == .horizontal }

  public override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let metrics = metrics.grown(by: context.growth)
    let text = context.text.size(of: Text(label, font: metrics.font)).width
    let least = (text + 3 * metrics.padding + metrics.chevronSize).rounded(.up)
    return Size(max(least, available.width.orIdeal(least)), metrics.height)
  }

  public override func layout(in context: LayoutContext) {
    behavior.button.growth = context.growth
    behavior.button.width = frame.width
  }

  public override func paint(with painter: any Painter, in context: PaintContext) {
    state.paint(
      in: Rect(origin: .zero, size: Size(frame.width, metrics.grown(by: context.growth).height)),
      title: label, with: painter, context: context)
  }
}

extension Disclosure: BindableControl {
  public var boundValue: Bool { isOpen }

  public func setBoundValue(_ isOpen: Bool, animated: Bool) { setOpen(isOpen, animated: animated) }
}
