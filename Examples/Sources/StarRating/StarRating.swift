import Canvas
import Controls

/// A rating of 0 to 5 stars, whole or half.
public final class StarRating: BehaviorControl<StarRatingBehavior> {
  /// A control with a rating, rounded to an allowed one, and an accessibility label.
  public init(value: Double = 0, allowsHalfStars: Bool = true, label: String = "") {
    super.init(
      behavior: StarRatingBehavior(value: value, allowsHalfStars: allowsHalfStars), label: label)
    frame.size = metrics.size
  }

  /// The rating; setting it rounds it to an allowed one and sends no action.
  public var value: Double {
    get { behavior.value }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the rating; `animated` fills and empties the stars with a spring.
  public func setValue(_ value: Double, animated: Bool) {
    change(reason: "value") { behavior, time, _ in
      behavior.setValue(value, animatedAt: animated ? time : nil)
    }
  }

  /// Whether half stars are allowed.
  public var allowsHalfStars: Bool {
    get { behavior.allowsHalfStars }
    set { change(reason: "half stars") { behavior, _, _ in behavior.allowsHalfStars = newValue } }
  }

  /// The text below the stars, cut at their width; `nil` for none.
  public var title: String? {
    didSet { if title != oldValue { invalidate([.layout, .paint], reason: "title") } }
  }

  private var titleText: Text? {
    title.map { Text($0, font: Font(size: 13), maximumWidth: metrics.size.width) }
  }

  /// The dimensions and the spring: the scene's, unless set.
  public var metrics: StarRatingMetrics {
    get { behavior.metrics }
    set { setOwnMetrics { $0.metrics = newValue } }
  }

  /// Calls a closure with the new rating whenever the user changes it.
  @discardableResult
  public func onChange(_ body: @escaping (Double) -> Void) -> Subscription {
    observe { action in
      if case .valueChanged(.number(let number)) = action { body(number) }
    }
  }

  public override var semantics: Semantics? {
    let count = StarRatingMetrics.count
    let number = value == value.rounded() ? "\(Int(value))" : "\(value)"
    return Semantics(
      role: .slider, label: label,
      value: .number(value, range: 0...Double(count), step: behavior.step),
      actions: [.increment, .decrement, .setValue], valueText: "\(number) of \(count) stars")
  }

  // MARK: Input

  public override var handledKeys: Set<Key> { [.left, .right, .up, .down, .home, .end] }

  /// Room for a press before the first star, which sets 0, and for fingers.
  public override var hitOutsets: Insets { Insets(8) }

  /// A press changes the rating at once, so a touch waits until it is not a scroll.
  public override func touchPolicy(at point: Point) -> TouchPolicy { .delayed }

  public override func pointerHovered(_ event: PointerEvent) { hover(at: event.position) }

  public override func pointerExited(_ event: PointerEvent) { hover(at: nil) }

  private func hover(at point: Point?) {
    let place = point.map { axis.behaviorPoint($0, in: behaviorFrame) }
    change(reason: "hover") { behavior, _, _ in behavior.hover(at: place) }
  }

  // MARK: Appearance

  /// The stars, without the title.
  public override var behaviorFrame: Rect { Rect(origin: .zero, size: metrics.size) }

  public override func measure(_ available: Size, in context: LayoutContext) -> Size {
    var size = metrics.size
    if let titleText { size.height += metrics.spacing + context.text.size(of: titleText).height }
    return size
  }

  public override func paint(with painter: any Painter, in context: PaintContext) {
    let colors = context.style(StarRatingColors.self)
    painter.group(opacity: context.isEnabled ? 1 : colors.disabledOpacity) {
      state.paint(with: painter, metrics: metrics, axis: axis, context: context, colors: colors)
      if let titleText {
        let x = (metrics.size.width - context.text.size(of: titleText).width) / 2
        painter.draw(
          titleText, at: Point(x, metrics.size.height + metrics.spacing),
          color: context.theme.label)
      }
    }
    if context.showsFocus {
      let shape = RoundedRectangle(behaviorFrame, radius: 6)
      FocusRing.paint(around: shape, with: painter, theme: context.theme)
    }
  }
}

extension StarRating: BindableControl {
  public var boundValue: Double { value }

  public func setBoundValue(_ value: Double, animated: Bool) {
    setValue(value, animated: animated)
  }
}
