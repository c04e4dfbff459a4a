import ArgumentParser
import Canvas
import Controls

extension SliderProperty.Orientation: ExpressibleByArgument {}
extension SliderProperty.Scale: ExpressibleByArgument {}

/// Two numbers with a comma between, the lower one first.
struct RangeArgument: ExpressibleByArgument {
  var range: ClosedRange<Double>

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let low = Double(parts[0]), let high = Double(parts[1]), low <= high,
      low.isFinite, high.isFinite
    else { return nil }
    range = low...high
  }
}

/// How finely a range is divided.
enum SliderStep {
  /// A range is divided into so many steps at most; finer ones are lost in the range's own numbers.
  private static let maximumCount = 1e6

  static func divides(_ range: ClosedRange<Double>, _ step: Double) -> Bool {
    step.isFinite && step > 0
      && step >= range.upperBound / maximumCount - range.lowerBound / maximumCount
  }
}

/// One of the ready symbols, by its name.
struct SymbolArgument: ExpressibleByArgument {
  var symbol: Symbol

  init?(argument: String) {
    guard let symbol = Symbol(named: argument) else { return nil }
    self.symbol = symbol
  }
}
