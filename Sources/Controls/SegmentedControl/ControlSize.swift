import Canvas

/// The size of a control. spec: docs/spec/hig-segmented-controls.md#macos/regular
public enum ControlSize: String, Hashable, Sendable, CaseIterable, PropertyRepresentable {
  /// 32 points high.
  case regular
  /// 28 points high.
  case small
  /// 24 points high.
  case mini
}

extension SegmentedMetrics {
  /// The same metrics in another size; animations are the same.
  /// spec: docs/spec/rendering.md#6/segmented-control-sizes
  public func sized(_ size: ControlSize) -> SegmentedMetrics {
    var metrics = self
    switch size {
    case .regular:
      break
    case .small:
      metrics.setHeight(28, cornerRadius: 8, pillCornerRadius: 6)
      metrics.font.size = 12
      metrics.titlePadding = 8
      metrics.iconSize = Size(14, 13)
      metrics.separatorHeight = 17
    case .mini:
      metrics.setHeight(24, cornerRadius: 7, pillCornerRadius: 5)
      metrics.font.size = 11
      metrics.titlePadding = 7
      metrics.iconSize = Size(12, 11)
      metrics.separatorHeight = 14
    }
    return metrics
  }
}
