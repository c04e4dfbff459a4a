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

/// One of the ready symbols, by its name.
struct SymbolArgument: ExpressibleByArgument {
  var symbol: Symbol

  init?(argument: String) {
    guard let symbol = Symbol(named: argument) else { return nil }
    self.symbol = symbol
  }
}
