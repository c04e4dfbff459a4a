/// The metrics of all controls: sizes, durations, springs and fonts.
///
/// The metrics of a kind of control are its ``MetricsStyle``: `metrics[SwitchMetrics.self].size`.
public struct ControlMetrics: Hashable, Sendable {
  private var styles: StyleTable

  /// The metrics of a look.
  init(_ look: ThemeTraits.Look) {
    styles = StyleTable(ThemeTraits(.light, .normal, look, accent: nil))
  }

  /// The metrics of the spec.
  public init() { self = .regular }

  /// The metrics of the spec.
  public static let regular = ControlMetrics(.classic)
  /// The metrics of the glass design. spec: docs/spec/glass.md#geometry; docs/spec/glass.md#motion
  public static let glass = ControlMetrics(.glass)

  /// The metrics of a kind of control.
  public subscript<Style: MetricsStyle>(type: Style.Type) -> Style {
    get { styles[type] }
    set { styles[type] = newValue }
  }

  /// The metrics of a kind of control, in an object that all controls of a scene share.
  func shared<Style: MetricsStyle>(_ type: Style.Type) -> Shared<Style> { styles.shared(type) }

  /// Whether the thumbs of each kind of control with thumbs are of glass.
  var glassThumbs: [Bool] {
    let styles = Design.metricStyles.compactMap { $0 as? any (MetricsStyle & ThumbMetrics).Type }
    return styles.map { hasGlassThumb($0) }
  }

  private func hasGlassThumb<Style: MetricsStyle & ThumbMetrics>(_ type: Style.Type) -> Bool {
    self[type].thumbMaterial.isGlass
  }

  /// Interpolates lengths and numbers, 0...1; springs and durations are those of `other`.
  func mixed(with other: ControlMetrics, by amount: Double) -> ControlMetrics {
    var metrics = self
    metrics.styles = styles.mixed(with: other.styles, by: amount)
    return metrics
  }
}

/// The sizes, durations, springs and fonts of one kind of control.
///
/// A scene has a value of each, `scene.environment.metrics[DialMetrics.self]`, which a behavior
/// takes in ``ControlBehavior/adopt(_:)``. Fades between designs, token files, tools and documents
/// are made from the rows; list the type among the styles of the ``ControlDescription``.
///
/// ```swift
/// struct DialMetrics: MetricsStyle {
///   var diameter = 72.0
///   var turnSpring = Spring(response: 0.35, dampingRatio: 0.8)
///
///   static let tokens: [StyleToken<Self>] = [
///     .dimension("dial.diameter", \.diameter, "chosen"),
///     .spring("motion.dial.turn", \.turnSpring, "chosen"),
///   ]
///
///   static func standard(in traits: ThemeTraits) -> Self { Self() }
/// }
/// ```
public protocol MetricsStyle: ControlStyle {}

extension MetricsStyle {
  /// The rows as tokens of a design.
  public static var designTokens: [Token] {
    tokens.map { $0.lifted({ $0.metrics[Self.self] }) { $0($1, &$2.metrics[Self.self]) } }
  }
}

/// A large immutable value that is copied by reference: behaviors are copied in every frame and
/// kept for the past; their metrics are half of their size, and rarely change.
struct Shared<Value: Hashable & Sendable>: Hashable, Sendable {
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  init(_ value: Value) { box = Box(value) }

  /// The value of an ``object``; `nil` if it is of another type.
  init?(object: any AnyObject & Sendable) {
    guard let box = object as? Box else { return nil }
    self.box = box
  }

  /// The object that holds the value, for tables of several types.
  var object: any AnyObject & Sendable { box }

  var value: Value { box.value }

  static func == (one: Self, other: Self) -> Bool {
    one.box === other.box || one.value == other.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
