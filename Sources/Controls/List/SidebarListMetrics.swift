import Canvas

/// The metrics of a sidebar's list.
public struct SidebarListMetrics: Hashable, Sendable {
  /// The height of rows, in points. spec: docs/spec/window.md#parts/sidebar-list
  public var rowHeight = 32.0
  /// The radius of a highlighted row's continuous corners, in points.
  /// spec: docs/spec/window.md#parts/sidebar-list
  public var cornerRadius = 8.0
  /// The side of symbols, in points. spec: docs/spec/window.md#parts/sidebar-list
  public var iconSize = 18.0
  /// The distance from the edges to symbols, captions and keys, in points. chosen
  public var padding = 10.0
  /// The distance from the edge to titles, in points. chosen
  public var titleStart = 38.0
  /// The font of titles. spec: docs/spec/window.md#fonts/row
  public var font = Font(size: 13)
  /// The font of the selected title. chosen
  public var selectedFont = Font(size: 13, weight: .medium)
  /// The font of keys. spec: docs/spec/window.md#fonts/note
  public var keyFont = Font(size: 11)
  /// The font of captions. spec: docs/spec/window.md#fonts/caption
  public var captionFont = Font(size: 12, weight: .semibold)
  /// The space between a section and the next caption, in points.
  /// spec: docs/spec/window.md#frame/sidebar
  public var captionDistance = 22.0
  /// The distance between sections, in points. spec: docs/spec/window.md#frame/sidebar
  public var sectionDistance = 45.0
  /// The space before a section without a caption, in points. chosen
  public var plainSectionDistance = 16.0
  /// The opacity while disabled, 0...1. spec: docs/spec/window.md#parts/disabled
  public var disabledOpacity = 0.3
  /// The metrics of the design.
  public static let regular = SidebarListMetrics()
  package func grown(by factor: Double) -> SidebarListMetrics {
    if factor == 1 { return self }
    var metrics = self
    metrics.rowHeight = (rowHeight * factor).rounded()
    metrics.iconSize *= factor
    metrics.titleStart = padding + (titleStart - padding) * factor
    metrics.captionDistance *= factor
    metrics.sectionDistance = (sectionDistance * factor).rounded()
    metrics.plainSectionDistance *= factor
    return metrics
  }
}
