import Canvas
import Controls

/// A dial with two thumbs, which are parts: Tab, keys and assistive technology reach each of them.
public final class RangeDial: BehaviorControl<RangeDialBehavior> {
  public init(
    _ range: ClosedRange<Double>, in limits: ClosedRange<Double>, step: Double, label: String
  ) {
    super.init(behavior: RangeDialBehavior(range, in: limits, step: step), label: label)
  }

  /// The lower and the upper value; setting them sends no action.
  public var range: ClosedRange<Double> {
    get { behavior.values[0]...behavior.values[1] }
    set { change(reason: "range") { behavior, _, _ in behavior.set(newValue) } }
  }

  public override var semantics: Semantics? {
    Semantics(
      role: .group, label: label,
      parts: [0, 1].map { part in
        Semantics(
          role: .slider, label: part == 0 ? "Minimum" : "Maximum",
          value: .number(
            behavior.values[part], range: behavior.reachable(part), step: behavior.step),
          actions: [.increment, .decrement, .setValue], frame: thumb(part).rect,
          isFocused: isFocused && part == behavior.activePart)
      })
  }

  public override func perform(_ action: SemanticsAction, onPart index: Int) -> Bool {
    activate(index)
    return perform(action)
  }

  private func activate(_ part: Int) {
    change(reason: "part") { behavior, _, _ in behavior.activePart = part }
  }

  public override var wantsTab: Bool { true }

  /// Tab moves from one thumb to the other, and then on.
  public override func keyPressed(_ event: KeyEvent) -> Bool {
    guard event.key == .tab else { return super.keyPressed(event) }
    let next = behavior.activePart + (event.modifiers.contains(.shift) ? -1 : 1)
    guard [0, 1].contains(next), !behavior.isPressed else { return false }
    activate(next)
    return true
  }

  public override var handledKeys: Set<Key> { [.up, .down, .left, .right] }

  /// A dial turns clockwise in all languages.
  public override var axis: AxisMapping { .leftToRight }

  public override func measure(_ available: Size, in context: LayoutContext) -> Size {
    Size(120, 120)
  }

  private func thumb(_ part: Int) -> RoundedRectangle {
    .capsule(Rect(center: RangeDialBehavior.place(of: state[part]), size: Size(24, 24)))
  }

  public override func paint(with painter: any Painter, in context: PaintContext) {
    let theme = context.theme
    let ends = ([0] + state + [1]).map(RangeDialBehavior.angle)
    let (tint, rest) = (context.tint ?? theme.accent, theme.fill)
    painter.group(opacity: context.isEnabled ? 1 : theme.disabledOpacity) {
      for (index, color) in [rest, tint, rest].enumerated() {
        var arc = Path()
        arc.addArc(
          center: RangeDialBehavior.center, radius: RangeDialBehavior.radius + 2, width: 4,
          from: ends[index], sweep: ends[index + 1] - ends[index])
        painter.fill(arc, color: color)
      }
      for part in [0, 1] { painter.fill(thumb(part), color: tint) }
    }
    if context.showsFocus {
      FocusRing.paint(around: thumb(behavior.activePart), with: painter, theme: theme)
    }
  }
}

extension RangeDial: BindableControl {
  public var boundValue: ClosedRange<Double> { range }

  public func setBoundValue(_ range: ClosedRange<Double>, animated: Bool) { self.range = range }
}
