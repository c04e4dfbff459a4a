import Canvas

/// The figures of colour swatches, each with its unit and origin.
public struct SwatchesMetrics: Hashable, Sendable {
  /// pt, of each disc. design: playground, New parts
  public var diameter = 20.0

  /// pt between discs. design: playground, New parts
  public var gap = 10.0

  /// pt, of the ring around the one that is selected. design: playground, New parts
  public var ringWidth = 2.0

  /// pt between that and its disc. design: playground, New parts
  public var ringGap = 1.5

  /// pt, inside each disc's edge, so that white is told from white. chosen
  public var outlineWidth = 0.5

  /// pt; padded vertically around the discs. chosen: the rows that they stand in
  public var hitHeight = 40.0

  /// Of a disc's diameter while it is pressed. chosen
  public var pressedScale = 0.9

  /// Of all of it while it is disabled. design: playground, New parts
  public var disabledOpacity = 0.3

  /// The figures as the design has them.
  public init() {}

  /// As the design has it.
  public static let regular = SwatchesMetrics()
}
