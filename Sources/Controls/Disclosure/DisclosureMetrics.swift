import Canvas

/// The figures of a disclosure, each with its unit and origin.
public struct DisclosureMetrics: Hashable, Sendable {
  /// pt. design: playground, New parts
  public var height = 20.0

  /// pt; padded vertically around it. chosen: rows of captions lie close to their cards
  public var hitHeight = 32.0

  /// pt from its edges to the title and to the chevron: those of a card's rows. design: playground
  public var padding = 16.0

  /// pt between the ring of the keyboard's focus, and what it is around. design: playground, New parts
  public var ringPadding = 4.0

  /// pt, of the ring's inside. design: playground, New parts
  public var ringRadius = 2.0

  /// Of the title. design: playground, Fonts
  public var font = Font(size: 12, weight: .semibold)

  /// pt, of the chevron's square. design: playground, New parts
  public var chevronSize = 10.0
  /// pt, of the chevron's line. design: playground, New parts
  public var chevronStroke = 1.25

  /// Seconds in which the chevron turns. design: playground, New parts
  public var turnDuration = 0.25

  /// Of all of it while it is disabled. design: playground, New parts
  public var disabledOpacity = 0.3

  /// The figures as the design has them.
  public init() {}

  /// As the design has it.
  public static let regular = DisclosureMetrics()

  /// With room for text that is larger than it asks for, so many times.
  package func grown(by factor: Double) -> DisclosureMetrics {
    if factor == 1 { return self }
    var metrics = self
    metrics.height = (height * factor).rounded()
    metrics.hitHeight = max(hitHeight, metrics.height)
    metrics.chevronSize *= factor
    metrics.chevronStroke *= factor
    return metrics
  }
}
