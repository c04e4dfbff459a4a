import Canvas

/// What a ``Token`` says.
public enum TokenValue: Hashable, Sendable {
  /// A colour.
  case color(Color)
  /// A shadow.
  case shadow(Shadow)
  /// pt, seconds or a plain number, as the token's kind says.
  case number(Double)
  /// A spring.
  case spring(Spring)

  /// Whether something can be drawn, or moved, by it.
  var isUsable: Bool {
    switch self {
    case .color(let color): color.isUsable
    case .shadow(let shadow):
      shadow.color.isUsable && shadow.blur.isAmount && shadow.offset.x.isFinite
        && shadow.offset.y.isFinite
    case .number(let number): number.isAmount
    case .spring(let spring):
      spring.response.isAmount && spring.response > 0 && spring.dampingRatio.isAmount
    }
  }

  /// The value that lies a part of the way to another of the same kind, 0 to 1; itself otherwise.
  func mixed(with other: TokenValue, by amount: Double) -> TokenValue {
    switch (self, other) {
    case (.color(let start), .color(let end)):
      .color(start.mixed(with: end, by: amount))
    case (.shadow(let start), .shadow(let end)):
      .shadow(
        Shadow(
          offset: Point(
            start.offset.x.mixed(with: end.offset.x, by: amount),
            start.offset.y.mixed(with: end.offset.y, by: amount)),
          blur: start.blur.mixed(with: end.blur, by: amount),
          color: start.color.mixed(with: end.color, by: amount)))
    case (.number(let start), .number(let end)):
      .number(start.mixed(with: end, by: amount))
    default:
      self
    }
  }
}

extension Double {
  fileprivate var isAmount: Bool { isFinite && self >= 0 }

  fileprivate func mixed(with other: Double, by amount: Double) -> Double {
    self + (other - self) * amount
  }
}
