import Canvas
import Controls

/// The legend of the shown overlays.
struct OverlayLegend: Hashable {
  /// In points. chosen
  private static let sample = Size(18, 12)
  private static let lineGap = 4.0

  private struct Style {
    let font: Font
    let sampleGap: Double
    let gap: Double
    /// Beside the sentence. chosen
    static let wide = Style(font: Font(size: 13), sampleGap: 8, gap: 20)
    /// Beside a sidebar. chosen
    static let close = Style(font: Font(size: 12), sampleGap: 6, gap: 14)
    /// Below a title without a sentence. chosen
    static let small = Style(font: Font(size: 11), sampleGap: 5, gap: 12)
  }

  /// In points of the window.
  var line: Rect
  var sentence: Text
  var isBelowTitle = false
  /// The chips below a compact title, which the legend follows.
  var chips: Rect?

  var overlays: Overlays

  func draw(with painter: any Painter, context: PaintContext, dashes: (Size) -> [Path]) {
    let taken = context.text.size(of: sentence).width
    let beside = [Style.wide, .close].first { style in
      !isBelowTitle
        && taken + style.gap + Self.width(of: overlays, in: style, context.text) <= line.width
    }
    let style = beside ?? (isBelowTitle ? .small : .wide)
    let width = Self.width(of: overlays, in: style, context.text)
    let start = isBelowTitle ? chips.map { $0.width + style.gap } ?? 0 : line.width - width
    if start < 0 || start + width > line.width { return }
    let items = Self.items(of: overlays, in: style, context.text)
    let height = items.map(\.size.height).max() ?? 0
    let below = line.maxY + (isBelowTitle ? 0 : Self.lineGap)
    let y =
      if let chips { chips.midY - height / 2 } else if beside == nil { below } else {
        line.midY - height / 2
      }
    var x = start
    for item in items {
      let sample = Rect(
        origin: Point(
          context.direction.x(x, width: Self.sample.width, in: line).rounded(),
          (y + (height - Self.sample.height) / 2).rounded()), size: Self.sample)
      Self.drawSample(
        of: item.overlay, in: sample, with: painter, theme: context.theme, dashes: dashes)
      x += Self.sample.width + style.sampleGap
      painter.draw(
        item.text, from: x, in: line, midY: y + item.size.height / 2,
        color: context.theme.annotation, context)
      x += item.size.width + style.gap
    }
  }

  /// Whether a legend has room beside a sentence; widths are in points.
  static func fits(
    _ overlays: Overlays, beside sentence: Double, in width: Double, _ text: any TextMeasuring
  ) -> Bool {
    if overlays.isEmpty { return true }
    let style = Style.close
    return sentence + style.gap + Self.width(of: overlays, in: style, text) <= width
  }

  private static func items(
    of overlays: Overlays, in style: Style, _ measuring: any TextMeasuring
  ) -> [(overlay: Overlays, text: Text, size: Size)] {
    overlays.kinds.map { kind in
      let text = Text(kind.caption, font: style.font)
      return (kind.overlay, text, measuring.size(of: text))
    }
  }

  private static func width(
    of overlays: Overlays, in style: Style, _ measuring: any TextMeasuring
  ) -> Double {
    items(of: overlays, in: style, measuring).reduce(-style.gap) {
      $0 + style.gap + sample.width + style.sampleGap + $1.size.width
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
      // The fill alone is too faint.
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
        ], strengths: [0.2, 0.5, 1], with: painter, color: colors.velocity)
    }
  }
}
