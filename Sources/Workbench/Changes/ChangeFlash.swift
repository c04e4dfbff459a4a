import Canvas
import Controls
import Support

/// A short highlight of a row whose value was undone or redone.
final class ChangeFlash: Node {
  /// Seconds and points. chosen
  private enum Metrics {
    static let duration = 0.8
    static let opacity = 0.3
    /// Rows touch each other, and the edges of their card.
    static let outsets = Insets(horizontal: 4, vertical: -2)
    static let radius = 8.0
  }

  private var start: Instant?
  private var strength = 1.0

  /// Highlights the row of a node, or the node itself.
  static func show(at node: Node) {
    let row = sequence(first: node, next: \.parent).first { $0 is ToolRow || $0 is SpringKnob }
    guard let parent = row ?? node.parent else { return }
    parent.children.first { $0 is ChangeFlash }?.removeFromParent()
    let flash = ChangeFlash()
    flash.frame = (row?.bounds ?? node.frame).outset(by: Metrics.outsets)
    parent.addChild(flash)
    flash.invalidate(.motion, reason: "change")
  }

  override func advance(to time: Instant) -> NextFrame {
    let start = start ?? time
    self.start = start
    strength = 1 - time.seconds(since: start) / Metrics.duration
    if strength <= 0 {
      removeFromParent()
      return .idle
    }
    invalidate(.paint, reason: "flash")
    return .tick
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    painter.fill(
      RoundedRectangle(bounds, radius: Metrics.radius, curve: .continuous),
      color: context.theme.accent.opacity(Metrics.opacity * strength))
  }
}
