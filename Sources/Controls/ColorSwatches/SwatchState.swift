import Canvas

struct SwatchState: Hashable, Sendable {
  /// `nil` for the disc of all hues.
  var color: Color?
  /// The selected color inside the disc of all hues; `nil` for none.
  var custom: Color?
  var isSelected = false
  var isPressed = false
  var metrics = SwatchesMetrics.regular

  func paint(in square: Rect, with painter: any Painter, context: PaintContext) {
    let scale = isPressed ? metrics.pressedScale : 1
    let disc = Rect(center: square.center, size: square.size.magnified(by: scale))
    if let color {
      painter.fill(.capsule(disc), color: color)
      painter.strokeInside(
        .capsule(disc), width: metrics.outlineWidth,
        color: context.theme.annotation.opacity(metrics.outlineOpacity))
    } else if let image = HueWheel.image {
      painter.draw(image, in: disc)
    }
    if let custom {
      let inner = RoundedRectangle.capsule(disc.inset(by: metrics.customInset))
      painter.fill(inner, color: custom)
      painter.strokeInside(inner, width: metrics.outlineWidth, color: context.theme.popoverOutline)
    }
    if isSelected {
      painter.strokeInside(
        .capsule(square.outset(by: metrics.ringGap + metrics.ringWidth)),
        width: metrics.ringWidth, color: context.theme.accent)
    }
  }
}

/// The metrics of color swatches.
public struct SwatchesMetrics: Hashable, Sendable {
  /// The diameter of the discs, in points. spec: docs/spec/window.md#parts/swatches
  public var diameter = 20.0
  /// The space between discs, in points. spec: docs/spec/window.md#parts/swatches
  public var gap = 10.0
  /// The width of the selected swatch's ring, in points. spec: docs/spec/window.md#parts/swatches
  public var ringWidth = 2.0
  /// The space between the ring and the disc, in points. spec: docs/spec/window.md#parts/swatches
  public var ringGap = 1.5
  /// The width of the outline inside a disc, which shows white on white, in points. chosen
  public var outlineWidth = 0.5
  /// The opacity of the outline, 0...1. chosen
  public var outlineOpacity = 0.6
  /// The width of the hues around a custom color, in points. chosen
  public var customInset = 4.0
  /// The height of the hit area, centered on the discs, in points. chosen: the rows that they stand
  /// in
  public var hitHeight = 40.0
  /// The scale of a pressed disc. chosen
  public var pressedScale = 0.9
  /// The opacity while disabled, 0...1. spec: docs/spec/window.md#parts/disabled
  public var disabledOpacity = 0.3
  /// The metrics of the design.
  public static let regular = SwatchesMetrics()
}
