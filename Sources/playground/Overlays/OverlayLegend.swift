import Canvas
import Controls

/// What the overlays that are shown are called, each with a sample: at the end of the line of the
/// page's sentence, or below it where that has no room.
struct OverlayLegend: Hashable {
  /// pt. design: playground, mock/playground-gallery-tools
  private enum Metrics {
    static let font = Font(size: 13)
    static let smallFont = Font(size: 11)
    static let sample = Size(18, 12)
    static let sampleGap = 8.0
    static let smallSampleGap = 5.0
    static let gap = 20.0
    static let smallGap = 12.0
    static let lineGap = 4.0
  }

  /// Where the page's sentence is, pt in the window, as wide as the page; the title where that stands
  /// alone.
  var line: Rect
  /// What stands there already.
  var sentence: Text
  /// Whether that is the title, in a window too narrow for more.
  var isBelowTitle = false

  var overlays: Overlays

  func draw(
    with painter: any Painter, context: PaintContext, dashes: (Size) -> [Path]
  ) {
    let font = isBelowTitle ? Metrics.smallFont : Metrics.font
    let gap = isBelowTitle ? Metrics.smallGap : Metrics.gap
    let sampleGap = isBelowTitle ? Metrics.smallSampleGap : Metrics.sampleGap
    let items = overlays.kinds.map { kind in
      let text = Text(kind.caption, font: font)
      return (kind: kind, text: text, size: context.text.size(of: text))
    }
    let width = items.reduce(-gap) { $0 + gap + Metrics.sample.width + sampleGap + $1.size.width }
    if width > line.width { return }
    let taken = context.text.size(of: sentence).width + Metrics.gap
    let isBeside = !isBelowTitle && taken + width <= line.width
    let height = items.map(\.size.height).max() ?? 0
    let y = isBeside ? line.midY - height / 2 : line.maxY + (isBelowTitle ? 0 : Metrics.lineGap)
    let isMirrored = context.direction == .rightToLeft
    var x = isBelowTitle ? 0 : line.width - width
    for item in items {
      func place(_ start: Double, _ width: Double) -> Double {
        isMirrored ? line.maxX - start - width : line.minX + start
      }
      let sample = Rect(
        x: place(x, Metrics.sample.width).rounded(),
        y: (y + (height - Metrics.sample.height) / 2).rounded(), width: Metrics.sample.width,
        height: Metrics.sample.height)
      Self.drawSample(
        of: item.kind.overlay, in: sample, with: painter, theme: context.theme, dashes: dashes)
      x += Metrics.sample.width + sampleGap
      painter.draw(
        item.text, at: Point(place(x, item.size.width), y), color: context.theme.secondaryLabel)
      x += item.size.width + gap
    }
  }

  private static func drawSample(
    of overlay: Overlays, in rect: Rect, with painter: any Painter, theme: Theme,
    dashes: (Size) -> [Path]
  ) {
    let shape = RoundedRectangle(rect, radius: 0)
    let colors = theme.tools
    switch overlay {
    case .damage:
      painter.fillAligned(rect, color: colors.damage)
      // The fill alone is too faint to be told by.
      painter.strokeInside(shape, width: 1, color: colors.damage)
    case .box: painter.strokeInside(shape, width: 1, color: colors.layoutBox)
    case .paint:
      for path in dashes(rect.size) {
        painter.fill(path, at: rect.origin, color: colors.paintOutset)
      }
    case .hit:
      painter.fillAligned(rect, color: colors.hitArea.opacity(0.13))
      painter.strokeInside(shape, width: 1, color: colors.hitArea.opacity(0.6))
    default:
      TrailStroke.draw(
        [
          Point(rect.minX + 1, rect.maxY - 2), Point(rect.midX, rect.midY),
          Point(rect.maxX - 3, rect.minY + 3),
        ],
        strengths: [0.2, 0.5, 1], with: painter, color: colors.velocity)
    }
  }
}
