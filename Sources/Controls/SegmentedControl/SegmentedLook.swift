import Canvas

/// What a segmented control shows besides its state.
struct SegmentedLook: Hashable {
  var theme: Theme
  var elevation: Elevation
  var axis: AxisMapping
  /// Of the pill; nil for the theme's.
  var tint: Color?
  var titleAttributes: [SegmentState: TitleAttributes] = [:]

  /// Behind all segments: what stands out from what the control lies on.
  var background: Color {
    switch elevation {
    case .base: theme.segmentedBackground
    case .grouped: theme.segmentedPageBackground
    case .elevated: theme.segmentedElevatedBackground
    case .floating: theme.popoverTrack
    }
  }

  /// How visible a segment's content is: less while it is disabled, or coming or going.
  func opacity(of segment: ShownSegment) -> Double {
    segment.opacity * (segment.segment.isEnabled ? 1 : theme.segmentedDisabledOpacity)
  }

  /// The colour of a segment's content.
  ///
  /// - Parameters:
  ///   - segment: whose content it is.
  ///   - isPressed: whether it is held down.
  ///   - coverage: how much of it a pill covers, 0 to 1.
  func contentColor(
    of segment: ShownSegment, isPressed: Bool, coverage: Double
  ) -> Color {
    if titleAttributes.isEmpty && tint == nil { return theme.label.opacity(opacity(of: segment)) }
    func color(_ state: SegmentState) -> Color? { titleAttributes[state]?.color }
    let plain = color(.normal) ?? theme.label
    let covered = color(.selected) ?? tint?.legibleInk ?? color(.normal) ?? theme.label
    var result = plain == covered ? plain : plain.mixed(with: covered, by: coverage)
    if isPressed { result = color(.highlighted) ?? result }
    if !segment.segment.isEnabled { result = color(.disabled) ?? result }
    return result.opacity(opacity(of: segment))
  }

  /// How the title of a segment is set.
  func titleFont(_ state: SegmentState, _ metrics: SegmentedMetrics) -> Font {
    if titleAttributes.isEmpty { return metrics.font }
    return titleAttributes[state]?.font ?? titleAttributes[.normal]?.font ?? metrics.font
  }
}
