import Canvas
import Controls

/// The line between two panels, or beside the column of panels, which changes the length of what
/// is behind it: the panel below, or the column at the trailing edge.
final class PanelSplitter: MovableLine {
  /// In points. chosen
  private enum Metrics {
    static let gripLength = 36.0
    static let gripThickness = 4.0
  }

  /// Called with the wanted length within the range, in points.
  var onResize: ((Double) -> Void)?
  /// Called to restore the usual length.
  var onReset: (() -> Void)?

  /// The distance of an arrow key is in points. chosen
  init(_ axis: Axis) { super.init(axis, step: 8, isReversed: true) }

  override func change(to value: Double) { onResize?(value) }

  override func pointerPressed(_ event: PointerEvent) -> Bool {
    if event.clickCount <= 1 { return super.pointerPressed(event) }
    onReset?()
    return true
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let (length, thickness) = (Metrics.gripLength, Metrics.gripThickness)
    let size = axis == .vertical ? Size(length, thickness) : Size(thickness, length)
    Grip.paint(Rect(center: bounds.center, size: size), with: painter, in: context)
  }
}

/// The handle in the middle of what is dragged to change the size of panels.
enum Grip {
  /// Of the capsule, 0...1. chosen
  private static let opacity = 0.4

  static func paint(_ area: Rect, with painter: any Painter, in context: PaintContext) {
    let shape = RoundedRectangle.capsule(area)
    painter.fill(shape, color: context.theme.annotation.opacity(opacity))
    if context.showsFocus { FocusRing.paint(around: shape, with: painter, theme: context.theme) }
  }
}

extension KeyEvent {
  /// The step of an arrow key to the right and down; 10 with Shift.
  /// spec: docs/spec/measuring.md#references/keys
  var arrowStep: PixelOffset? {
    let step = modifiers.contains(.shift) ? 10 : 1
    return switch key {
    case .left: PixelOffset(x: -step, y: 0)
    case .right: PixelOffset(x: step, y: 0)
    case .up: PixelOffset(x: 0, y: -step)
    case .down: PixelOffset(x: 0, y: step)
    default: nil
    }
  }
}
