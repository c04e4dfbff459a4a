import Canvas

/// A title that shows and hides what is below it, such as SwiftUI's DisclosureGroup.
///
/// It is as wide as what it stands over; its owner shows that, and hides it.
///
/// ```swift
/// let motion = Disclosure("Motion", isOpen: false)
/// motion.onChange = { isOpen in card.isHidden = !isOpen }
/// ```
public final class Disclosure: BehaviorControl<DisclosureBehavior> {
  /// Called whenever the user opens or closes it.
  public var onChange: ((Bool) -> Void)?

  /// - Parameters:
  ///   - title: what it shows and hides; it is spoken too.
  ///   - isOpen: whether that is shown.
  public init(_ title: String, isOpen: Bool) {
    super.init(behavior: DisclosureBehavior(isOpen: isOpen), label: title)
    observe { [weak self] action in
      if case .valueChanged(.isOn(let isOpen)) = action { self?.onChange?(isOpen) }
    }
  }

  /// What it opens, as it is shown and spoken.
  public var title: String {
    get { label }
    set { label = newValue }
  }

  override var showsLabel: Bool { true }

  /// Setting it turns the chevron at once, and tells nobody.
  public var isOpen: Bool {
    get { behavior.isOpen }
    set { setOpen(newValue, animated: false) }
  }

  /// Opens or closes it, and tells nobody.
  ///
  /// - Parameters:
  ///   - isOpen: whether what it stands for is shown.
  ///   - animated: whether the chevron turns there.
  public func setOpen(_ isOpen: Bool, animated: Bool) {
    change(reason: "open") { behavior, time, _ in
      behavior.set(isOpen, animated: animated, at: time)
    }
  }

  /// The figures it goes by.
  public var metrics: DisclosureMetrics { behavior.metrics }

  // MARK: Node

  public override var hitOutsets: Insets {
    let grown = metrics.grown(by: behavior.button.growth)
    return Insets(horizontal: 0, vertical: max(0, (grown.hitHeight - grown.height) / 2))
  }

  public override var handledKeys: Set<Key> { [.space, .enter, .left, .right] }

  public override func cursor(at point: Point) -> Cursor? {
    cursor ?? (isEffectivelyEnabled ? .pointingHand : nil)
  }

  public override var semantics: Semantics? {
    Semantics(role: .button, label: label, actions: .press, isExpanded: isOpen)
  }

  public override func stretches(along axis: Axis) -> Bool { axis == .horizontal }

  public override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let metrics = metrics.grown(by: context.growth)
    let text = context.text.size(of: Text(label, font: metrics.font)).width
    let least = (text + 3 * metrics.padding + metrics.chevronSize).rounded(.up)
    return Size(available.width.isFinite ? max(available.width, least) : least, metrics.height)
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
