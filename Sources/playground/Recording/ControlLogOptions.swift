import Canvas
import Controls

/// How the control of a log's scene begins.
protocol ControlLogOptions {
  /// - Parameter fields: what is read is taken out of them.
  init(_ fields: inout JSONFields) throws

  /// The control as it is asked for.
  @MainActor func control(label: String) -> Control

  /// The width of its box, pt; nil for as wide as it wants to be.
  var width: Double? { get }
}

extension JSONFields {
  /// The width of a control's box, pt; nil if none is given.
  mutating func controlWidth() throws -> Double? {
    guard let width = try number("width") else { return nil }
    guard (30...4000).contains(width) else { throw failure("width has to be 30 to 4000 pt") }
    return width
  }
}
