import Canvas

/// A control that is pressed: the superclass of ``Button``, ``GlyphButton`` and ``LinkButton``.
public class PressControl: BehaviorControl<ButtonBehavior> {
  public override var hitOutsets: Insets {
    let grown = behavior.grown
    return Insets(horizontal: 0, vertical: (grown.hitHeight - grown.height) / 2)
  }

  public override var handledKeys: Set<Key> { [.space, .enter] }

  public override func cursor(at point: Point) -> Cursor? { pressCursor }

  public override func layout(in context: LayoutContext) {
    behavior.growth = context.growth
    behavior.width = frame.width
  }
}
