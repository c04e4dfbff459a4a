import Canvas

/// The theme and settings that a segmented control is painted with.
struct SegmentedLook: Hashable {
  var theme: Theme
  var elevation: Elevation
  var axis: AxisMapping
  var direction: LayoutDirection
  /// The color of the pill; `nil` for the theme's.
  var tint: Color?
  var titleAttributes: [SegmentState: TitleAttributes] = [:]
  var titleFit = TitleFit()

  var background: Color { theme.track(on: elevation) }

  func opacity(of segment: ShownSegment) -> Double {
    segment.opacity * (segment.segment.isEnabled ? 1 : theme.segmentedDisabledOpacity)
  }

  /// The color of a segment's content, by how much of it a pill covers, 0...1.
  func contentColor(of segment: ShownSegment, isPressed: Bool, coverage: Double) -> Color {
    if titleAttributes.isEmpty && tint == nil { return theme.label.opacity(opacity(of: segment)) }
    func color(_ state: SegmentState) -> Color? { titleAttributes[state]?.color }
    let plain = color(.normal) ?? theme.label
    let covered = color(.selected) ?? tint?.legibleInk ?? color(.normal) ?? theme.label
    var result = plain == covered ? plain : plain.mixed(with: covered, by: coverage)
    if isPressed { result = color(.highlighted) ?? result }
    if !segment.segment.isEnabled { result = color(.disabled) ?? result }
    return result.opacity(opacity(of: segment))
  }

  func titleFont(_ state: SegmentState, _ metrics: SegmentedMetrics) -> Font {
    let font = titleAttributes[state]?.font ?? titleAttributes[.normal]?.font ?? metrics.font
    return font.limited(to: titleFit.fontSize)
  }
}
