import Canvas

/// The context of painting a segmented control: the painter and the settings of the control.
struct SegmentedPaintContext {
  let painter: any Painter
  let theme: Theme
  let text: any TextMeasuring
  let elevation: Elevation
  let direction: LayoutDirection
  let isEnabled: Bool
  let axis: AxisMapping
  /// The color of the pill; `nil` for the theme's.
  let tint: Color?
  let titleAttributes: [SegmentState: TitleAttributes]
  let titleFit: TitleFit

  var isMirrored: Bool { direction == .rightToLeft }

  func opacity(of segment: ShownSegment) -> Double {
    segment.opacity * (segment.segment.isEnabled ? 1 : theme.segmentedDisabledOpacity)
  }

  /// The color of a segment's content, by how much of it a pill covers, 0...1.
  func contentColor(of segment: ShownSegment, isPressed: Bool, coverage: Double) -> Color {
    func color(_ state: SegmentState) -> Color? { titleAttributes[state]?.color }
    let isDimmed = isPressed && color(.highlighted) == nil
    let opacity = opacity(of: segment) * (isDimmed ? theme.segmentedPressedContentOpacity : 1)
    if titleAttributes.isEmpty && tint == nil { return theme.label.opacity(opacity) }
    let plain = color(.normal) ?? theme.label
    let covered = color(.selected) ?? tint?.legibleInk ?? color(.normal) ?? theme.label
    var result = plain == covered ? plain : plain.mixed(with: covered, by: coverage)
    if isPressed { result = color(.highlighted) ?? result }
    if !segment.segment.isEnabled { result = color(.disabled) ?? result }
    return result.opacity(opacity)
  }

  func titleFont(_ state: SegmentState, _ metrics: SegmentedMetrics) -> Font {
    let font = titleAttributes[state]?.font ?? titleAttributes[.normal]?.font ?? metrics.font
    return font.limited(to: titleFit.fontSize)
  }
}
