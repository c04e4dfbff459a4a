/// The metrics of all controls: sizes, durations, springs and fonts.
public struct ControlMetrics: Hashable, Sendable {
  /// The metrics of switches.
  public var `switch`: SwitchMetrics {
    get { sharedSwitch.value }
    set { sharedSwitch = Shared(newValue) }
  }
  /// The metrics of sliders.
  public var slider: SliderMetrics {
    get { sharedSlider.value }
    set { sharedSlider = Shared(newValue) }
  }
  /// The metrics of segmented controls.
  public var segmented: SegmentedMetrics {
    get { sharedSegmented.value }
    set { sharedSegmented = Shared(newValue) }
  }

  /// The metrics of buttons.
  public var button = ButtonMetrics.regular

  // All controls of a scene share their metrics.
  var sharedSwitch = Shared(SwitchMetrics.regular)
  var sharedSlider = Shared(SliderMetrics.regular)
  var sharedSegmented = Shared(SegmentedMetrics.regular)

  /// Whether the thumbs of each kind of control are of glass.
  var glassThumbs: [Bool] { [`switch`.thumbMaterial.isGlass, slider.thumbMaterial.isGlass] }

  /// The metrics of the spec.
  public init() {}

  /// The metrics of the spec.
  public static let regular = ControlMetrics()

  /// The metrics of the glass design. spec: docs/spec/glass.md#geometry; docs/spec/glass.md#motion
  public static let glass: ControlMetrics = {
    var metrics = ControlMetrics()
    metrics.switch = .glass
    metrics.slider = .glass
    metrics.segmented = .glass
    return metrics
  }()
}
