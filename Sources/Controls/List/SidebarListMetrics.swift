import Canvas

/// The figures of a sidebar's list, each with its unit and origin.
public struct SidebarListMetrics: Hashable, Sendable {
  /// pt. design: playground, New parts
  public var rowHeight = 32.0

  /// pt, continuous. design: playground, New parts
  public var cornerRadius = 8.0

  /// pt, of the symbol's square. design: playground, New parts
  public var iconSize = 18.0

  /// pt from the row's edge to the symbol, to a caption, and to a key at the other edge. design:
  /// playground, Frame
  public var padding = 10.0

  /// pt from the row's edge to its title. design: playground, Frame
  public var titleStart = 38.0

  /// Of titles. design: playground, Fonts
  public var font = Font(size: 13)

  /// Of the title of the row that is selected. design: playground, Frame
  public var selectedFont = Font(size: 13, weight: .medium)

  /// Of keys. design: playground, Fonts
  public var keyFont = Font(size: 11)

  /// Of captions. design: playground, Fonts
  public var captionFont = Font(size: 12, weight: .semibold)

  /// pt from the last row of a section to the caption of the next. design: playground, Frame
  public var captionDistance = 22.0

  /// pt from the last row of a section to the first of the next. design: playground, Frame
  public var sectionDistance = 45.0

  /// pt between two sections the second of which has no title. chosen
  public var plainSectionDistance = 16.0

  /// Of all of it while it is disabled. design: playground, New parts
  public var disabledOpacity = 0.3

  /// The figures as the design has them.
  public init() {}

  /// As the design has it.
  public static let regular = SidebarListMetrics()

  /// With room for text that is larger than it asks for, so many times.
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
