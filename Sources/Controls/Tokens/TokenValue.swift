import Canvas

/// The value of a ``Token``.
public enum TokenValue: Hashable, Sendable {
  /// A color.
  case color(Color)
  /// A shadow.
  case shadow(Shadow)
  /// A length in points, a duration in seconds or a plain number, by the token's kind.
  case number(Double)
  /// A spring.
  case spring(Spring)

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

  /// Interpolates with another value of the same kind, 0...1; otherwise returns the value itself.
  func mixed(with other: TokenValue, by amount: Double) -> TokenValue {
    switch (self, other) {
    case (.color(let start), .color(let end)): .color(start.mixed(with: end, by: amount))
    case (.shadow(let start), .shadow(let end)): .shadow(start.mixed(with: end, by: amount))
    case (.number(let start), .number(let end)): .number(start.mixed(with: end, by: amount))
    default: self
    }
  }
}

extension Shadow {
  func mixed(with other: Shadow, by amount: Double) -> Shadow {
    Shadow(
      offset: Point(
        offset.x.mixed(with: other.offset.x, by: amount),
        offset.y.mixed(with: other.offset.y, by: amount)),
      blur: blur.mixed(with: other.blur, by: amount),
      color: color.mixed(with: other.color, by: amount))
  }
}

extension Double {
  fileprivate var isAmount: Bool { isFinite && self >= 0 }

  fileprivate func mixed(with other: Double, by amount: Double) -> Double {
    self + (other - self) * amount
  }
}
