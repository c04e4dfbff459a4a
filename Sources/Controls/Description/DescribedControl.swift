import Canvas

/// A control that describes itself to tools: inspectors, logs, command lines and generated code.
///
/// Only ``description`` is required:
///
/// ```swift
/// extension Dial: DescribedControl {
///   static let description = ControlDescription(
///     name: "dial", title: "Dial", make: { Dial(angle: 30, label: "Balance") },
///     properties: [
///       .init(
///         "angle", \Dial.angle, in: .state, editor: .slider({ _ in 0...360 }), help: "Degrees.")
///     ])
/// }
/// ```
@MainActor
public protocol DescribedControl: Control {
  /// The properties, states and animations of all controls of the type.
  static var description: ControlDescription { get }

  /// The lengths of the control now, with those in the spec. Empty by default.
  var measurements: [ControlMeasurement] { get }

  /// The state that a replay writes for each frame, by name. Empty by default.
  var trace: KeyValuePairs<String, PropertyValue> { get }

  /// Values for a picture that depend on what else is given. Empty by default.
  var pictureValues: KeyValuePairs<String, PropertyValue> { get }

  /// The method that a program listens with, for generated code; `nil`, the default, for none.
  var listener: ControlListener? { get }

  /// The name of the part that is pressed; `nil`, the default, for the whole control.
  var pressedPart: String? { get }

  /// The result of a drag if it ended now, in a few words: "flip on". `nil` by default.
  var dragPhrase: String? { get }

  /// The point at which the control, or a part of it, is pressed, in points of its frame.
  ///
  /// - Parameter part: The index of the part; `nil` for the whole control.
  /// - Returns: `nil` if there is no such part. The middle of the control by default.
  func pressPoint(ofPart part: Int?) -> Point?

  /// Throws if values that were written together exclude each other.
  func validate() throws(PropertyError)

  /// The nodes that have the keyboard focus in place of the control, by name. Empty by default.
  var focusStops: KeyValuePairs<String, Node> { get }

  /// Whether the control as it is now follows a token of its group. True by default.
  func follows(_ token: Token) -> Bool

  /// Replaces the metrics of the control's kind.
  ///
  /// - Parameters:
  ///   - metrics: The metrics of all controls.
  ///   - isSpec: Whether to use the metrics in the spec instead of the control's own.
  func writeMetrics(to metrics: inout ControlMetrics, ofSpec isSpec: Bool)
}

extension DescribedControl {
  public var measurements: [ControlMeasurement] { [] }
  public var trace: KeyValuePairs<String, PropertyValue> { [:] }
  public var pictureValues: KeyValuePairs<String, PropertyValue> { [:] }
  public var listener: ControlListener? { nil }
  public var pressedPart: String? { nil }
  public var dragPhrase: String? { nil }
  public func pressPoint(ofPart part: Int?) -> Point? { Point(frame.width / 2, frame.height / 2) }
  public func validate() throws(PropertyError) {}
  public var focusStops: KeyValuePairs<String, Node> { [:] }
  public func follows(_ token: Token) -> Bool { true }
  public func writeMetrics(to metrics: inout ControlMetrics, ofSpec isSpec: Bool) {}

  /// The design that the control follows, with its own metrics.
  public var ownDesign: Design {
    var design = Design(theme: scene?.shownTheme ?? .light)
    design.metrics = scene?.shownMetrics ?? .regular
    writeMetrics(to: &design.metrics, ofSpec: false)
    return design
  }

  /// The design in the spec; opacities are the same in all themes.
  public var specDesign: Design {
    var design = Design(theme: .light)
    writeMetrics(to: &design.metrics, ofSpec: true)
    return design
  }
}
