import Canvas

/// How large a control is. spec: hig-segmented-controls, macOS, "Control size"
public enum ControlSize: String, Hashable, Sendable, CaseIterable, PropertyRepresentable {
  /// 32 pt high.
  case regular
  /// 28 pt high.
  case small
  /// 24 pt high.
  case mini
}

extension SegmentedMetrics {
  /// The same figures for another size; what moves, moves alike. spec: rendering 6, control sizes
  public func sized(_ size: ControlSize) -> SegmentedMetrics {
    var metrics = self
    switch size {
    case .regular:
      break
    case .small:
      metrics.height = 28
      metrics.cornerRadius = 8
      metrics.pillCornerRadius = 6
      metrics.font.size = 12
      metrics.titlePadding = 8
      metrics.iconSize = Size(14, 13)
      metrics.separatorHeight = 17
    case .mini:
      metrics.height = 24
      metrics.cornerRadius = 7
      metrics.pillCornerRadius = 5
      metrics.font.size = 11
      metrics.titlePadding = 7
      metrics.iconSize = Size(12, 11)
      metrics.separatorHeight = 14
    }
    return metrics
  }
}
