import Canvas

#if canImport(Glibc)
import Glibc
#endif

/// What a segmented control shows besides its state.
struct SegmentedLook: Hashable {
  var theme: Theme
  var elevation: Elevation
  var axis: AxisMapping
  /// Of the pill; nil for the theme's.
  var tint: Color?
  var titleAttributes: [SegmentState: TitleAttributes] = [:]

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

extension Color {
  /// Black or white, whichever can be read better over this colour. spec: rendering 6, tint
  var legibleInk: Color {
    // Both contrasts are equal where the luminance is the square root of 1.05 x 0.05, less 0.05.
    relativeLuminance > 0.1791 ? .black : .white
  }

  /// As the guidelines for accessible contrast have it, 0 to 1.
  private var relativeLuminance: Double {
    func linear(_ component: Double) -> Double {
      component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
