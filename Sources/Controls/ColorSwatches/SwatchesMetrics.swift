import Canvas

/// The metrics of color swatches.
public struct SwatchesMetrics: Hashable, Sendable {
  /// In points, of each disc. design: playground, New parts
  public var diameter = 20.0
  /// In points, between discs. design: playground, New parts
  public var gap = 10.0
  /// The ring of the selected swatch, in points. design: playground, New parts
  public var ringWidth = 2.0
  /// Between ring and disc, in points. design: playground, New parts
  public var ringGap = 1.5
  /// The outline inside a disc, so that white shows on white, in points. chosen
  public var outlineWidth = 0.5
  /// In points, centered on the discs. chosen: the rows that they stand in
  public var hitHeight = 40.0
  /// The scale of a pressed disc. chosen
  public var pressedScale = 0.9
  /// The opacity while disabled. design: playground, New parts
  public var disabledOpacity = 0.3
  /// The metrics of the design.
  public init() {}

  /// The metrics of the design.
  public static let regular = SwatchesMetrics()
}
