/// The metrics of all controls: sizes, durations, springs and fonts.
public struct ControlMetrics: Hashable, Sendable {
  /// The metrics of switches.
  public var `switch` = SwitchMetrics.regular
  /// The metrics of sliders.
  public var slider = SliderMetrics.regular
  /// The metrics of segmented controls.
  public var segmented = SegmentedMetrics.regular

  /// The metrics of buttons.
  public var button = ButtonMetrics.regular

  /// Whether the thumbs of each kind of control are of glass.
  var glassThumbs: [Bool] { [`switch`.thumbMaterial.isGlass, slider.thumbMaterial.isGlass] }

  /// The metrics of the spec.
  public init() {}

  /// The metrics of the spec.
  public static let regular = ControlMetrics()

  /// The metrics of the glass design. spec: glass, Geometry; Motion
  public static let glass: ControlMetrics = {
    var metrics = ControlMetrics()
    metrics.switch = .glass
    metrics.slider = .glass
    metrics.segmented = .glass
    return metrics
  }()
}
