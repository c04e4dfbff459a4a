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

  /// The unlabeled first argument of the initializer in generated code if no property has it, such
  /// as the rows of a list; `nil`, the default, for none.
  var contentCode: String? { get }

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
  public var contentCode: String? { nil }
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

/// A control that can ask the app before each change, for tools that answer in its place.
///
/// A ``BehaviorControl`` with a ``DecidableBehavior`` only has to implement ``showPending()``.
@MainActor
public protocol DecidingControl: Control {
  /// Whether a closure is asked before each change.
  var asksFirst: Bool { get }

  /// Asks a closure before each change; `nil` stops asking.
  func decide(by body: ((ControlValue) -> Decision)?)

  /// Decides on the pending change; `false` if there is none.
  @discardableResult func resolve(_ decision: Decision) -> Bool

  /// Makes the shown value pending; throws if the control has no value that can be pending.
  func showPending() throws(PropertyError)

  /// Proposes a change, as the user would. Does nothing by default.
  func propose()

  /// Makes changes stay pending, and returns a closure that ends this; `nil` if it has no effect.
  ///
  /// By default every change stays pending, unless a closure of the app is asked.
  func hold() -> (() -> Void)?
}

extension DecidingControl {
  public func propose() {}

  public func hold() -> (() -> Void)? {
    if asksFirst { return nil }
    decide { _ in .later }
    return { [weak self] in self?.decide(by: nil) }
  }
}

/// A control with a variable number of parts, such as segments.
@MainActor
public protocol PartedControl: Control {
  /// The maximum number of parts that tools insert.
  static var maximumPartCount: Int { get }

  /// The number of parts.
  var partCount: Int { get }

  /// Inserts a part, animated or not.
  func insertPart(title: String, symbol: Symbol?, at index: Int, animated: Bool)

  /// Removes a part, animated or not.
  func removePart(at index: Int, animated: Bool)
}

extension PartedControl {
  /// Throws a ``PropertyError`` if a part cannot be inserted at an index.
  public func checkInsertion(at index: Int) throws(PropertyError) {
    guard (0...partCount).contains(index), partCount < Self.maximumPartCount else {
      throw PropertyError(
        "must be 0 to \(partCount), with at most \(Self.maximumPartCount) parts", of: "index")
    }
  }

  /// Throws a ``PropertyError`` if no part has an index.
  public func checkRemoval(at index: Int) throws(PropertyError) {
    guard (0..<partCount).contains(index) else {
      throw PropertyError(
        partCount == 0
          ? "is out of range, because no part is left" : "must be 0 to \(partCount - 1)",
        of: "index")
    }
  }
}

/// The method that observes a control, for generated code.
public struct ControlListener: Hashable, Sendable {
  /// The method's name: `onChange`.
  public var method: String
  /// The name of the closure's parameter: `isOn`.
  public var parameter: String
  /// The expression that prints the parameter; the parameter itself by default.
  public var printed: String

  /// A method with a closure of one parameter.
  public init(_ method: String, _ parameter: String, printed: String? = nil) {
    (self.method, self.parameter) = (method, parameter)
    self.printed = printed ?? parameter
  }
}

/// A remark of the guidelines about the current state of a control.
public struct ControlRemark: Hashable, Sendable {
  /// The title, with the rule and the part: "too-many", "title-case, segment 0".
  public var title: String
  /// The text: what to change, and why.
  public var text: String

  /// A remark with a title and a text.
  public init(_ title: String, _ text: String) {
    (self.title, self.text) = (title, text)
  }
}
