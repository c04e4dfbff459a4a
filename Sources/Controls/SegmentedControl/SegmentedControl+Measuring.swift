import Canvas

/// Widths of segments, the fit of their titles, and the height of labels beneath.
/// spec: docs/spec/rendering.md#6/label-beneath
extension SegmentedControl {
  /// The wanted width of each segment, or its height in a vertical control, in points: its own, or
  /// content and padding.
  func neededWidths(_ style: SegmentedCompactStyle = .none, in context: LayoutContext) -> [Double] {
    let fit = TitleFit(style: style)
    return segments.map { segment in
      if segment.width > 0 { return segment.width }
      if axis.isVertical { return metrics.height }
      return contentWidth(of: segment, fit, context.text) + 2 * metrics.titlePadding
        + (appearance?.dividerWidth ?? 0)
    }
  }

  private var titleFonts: Set<Font> {
    Set(SegmentState.allCases.map { titleAttributes(for: $0)?.font ?? metrics.font })
  }

  func contentWidth(
    of segment: Segment, _ fit: TitleFit, _ text: any TextMeasuring
  ) -> Double {
    let icon = segment.icon == nil ? 0 : metrics.iconSize.width
    let title = fit.title(of: segment)
    if title.isEmpty { return icon }
    let widths = titleFonts.map { font in
      text.size(of: Text(title, font: font.limited(to: fit.fontSize))).width
    }
    return (widths.max() ?? 0) + icon + (icon > 0 ? metrics.iconGap : 0)
  }

  /// The compact style that the control's width calls for; in a compact control, titles need more
  /// room, so that small changes of the width do not alternate between two appearances.
  func neededStyle(in context: LayoutContext) -> SegmentedCompactStyle {
    if compactStyle == .none || (compactStyle == .menu && axis.isVertical) { return .none }
    let spare = titleFit.style == .none ? 0 : TitleFit.hysteresis
    let fit = titleFit(.none, in: frame.width - spare, context)
    return fit.truncated.isEmpty ? .none : compactStyle
  }

  /// The fit of titles in a control of a width, in points.
  func titleFit(
    _ style: SegmentedCompactStyle, in width: Double, _ context: LayoutContext
  ) -> TitleFit {
    let segments = segments
    let widths = axis.isVertical ? nil : segmentWidths(style, in: width, context)
    let divider = appearance?.dividerWidth ?? 0
    var fit = TitleFit(style: style)
    let titled = segments.indices.filter { !fit.title(of: segments[$0]).isEmpty }
    /// The room at each side of each title.
    func room(_ fit: TitleFit) -> [Double] {
      titled.map { index in
        let width = axis.isVertical ? width : widths?[index] ?? width / Double(segments.count)
        return (width - divider - contentWidth(of: segments[index], fit, context.text)) / 2
      }
    }
    let padding = min(TitleFit.leastPadding, metrics.titlePadding)
    let leastSize = TitleFit.leastFontSize / context.textScale
    var sides = room(fit)
    var size = titleFonts.map(\.size).max() ?? 0
    while size > leastSize, sides.contains(where: { $0 < padding }) {
      size = max(size - TitleFit.fontStep, leastSize)
      fit.fontSize = size
      sides = room(fit)
    }
    fit.padding = max(padding, sides.min() ?? .infinity)
    fit.truncated = Set(zip(titled, sides).filter { $0.1 < padding }.map(\.0))
      .union(segments.indices.filter { fit.title(of: segments[$0]) != segments[$0].title })
    return fit
  }

  /// The widths that fill a length along the control, in points; `nil` for equal ones.
  ///
  /// Segments with a width keep it, and the others share the rest, equally or by content. Then all
  /// are scaled to fill the length.
  func segmentWidths(
    _ style: SegmentedCompactStyle, in length: Double, _ context: LayoutContext
  ) -> [Double]? {
    let segments = segments
    let flexible = segments.indices.filter { segments[$0].width == 0 }
    let hasFixed = flexible.count < segments.count
    if segments.isEmpty || !(hasFixed || apportionsSegmentWidthsByContent) { return nil }
    var widths = neededWidths(style, in: context)
    let rest = length - segments.reduce(0) { $0 + $1.width }
    let needed = flexible.reduce(0) { $0 + widths[$1] }
    for index in rest > 0 ? flexible : [] {
      widths[index] =
        apportionsSegmentWidthsByContent && needed > 0
        ? rest * widths[index] / needed : rest / Double(flexible.count)
    }
    let sum = widths.reduce(0, +)
    if sum <= 0 || abs(sum - length) < 1e-9 { return sum > 0 ? widths : nil }
    return widths.map { $0 * length / sum }
  }

  func labelHeight(in context: LayoutContext) -> Double {
    beneathHeight(context.text) + captionHeight(context.text)
  }

  func beneathHeight(_ text: any TextMeasuring) -> Double {
    if axis.isVertical || segments.allSatisfy(\.labelBeneath.isEmpty) { return 0 }
    let heights = segments.map {
      text.size(of: Text($0.labelBeneath, font: metrics.beneathFont)).height
    }
    return metrics.beneathSpacing + (heights.max() ?? 0)
  }

  private func captionHeight(_ text: any TextMeasuring) -> Double {
    if caption.isEmpty { return 0 }
    return metrics.captionSpacing + text.size(of: Text(caption, font: metrics.captionFont)).height
  }
}
