/// The figures of all controls.
public struct ControlMetrics: Hashable, Sendable {
  public var `switch` = SwitchMetrics.regular
  public var slider = SliderMetrics.regular
  public var segmented = SegmentedMetrics.regular

  public var button = ButtonMetrics.regular

  public init() {}

  /// As the documents have them.
  public static let regular = ControlMetrics()
}
