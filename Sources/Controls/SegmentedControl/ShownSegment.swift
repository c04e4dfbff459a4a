import Canvas

/// A segment as it is shown at one moment.
public struct ShownSegment: Hashable, Sendable {
  /// What it shows.
  public var segment: Segment

  /// Tells it from all others that its control ever had.
  public var key: Int

  /// Its place among the segments; nil for one that was removed and is on its way out.
  public var index: Int?

  /// From where the control begins, pt.
  public var x: Double

  /// pt.
  public var width: Double

  /// What its width is once nothing moves, pt.
  public var restingWidth: Double

  /// Of its content: 1 unless it is coming or going.
  public var opacity: Double

  /// How far the separator after it has faded in, before a pill covers it.
  public var separator: Double

  /// How much it is selected, 0 to 1: it joins and leaves a selection of several by a cross-fade.
  public var selection: Double

  /// pt.
  public var maxX: Double { x + width }

  /// Whether it is as wide as it is going to be.
  var isResting: Bool { width == restingWidth && opacity == 1 }
}
