/// The figures of all controls.
public struct ControlMetrics: Hashable, Sendable {
  /// Of switches.
  public var `switch` = SwitchMetrics.regular
  /// Of sliders.
  public var slider = SliderMetrics.regular
  /// Of segmented controls.
  public var segmented = SegmentedMetrics.regular

  /// Of buttons.
  public var button = ButtonMetrics.regular

  /// As the documents have them.
  public init() {}

  /// As the documents have them.
  public static let regular = ControlMetrics()
}
