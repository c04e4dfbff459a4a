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

/// Texts separated by commas; between two commas may be none.
struct TextsArgument: ExpressibleByArgument {
  var texts: [String]

  init?(argument: String) {
    texts = argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }
}

/// One of the ready symbols, by its name.
struct SymbolArgument: ExpressibleByArgument {
  var symbol: Symbol

  init?(argument: String) {
    guard let symbol = Symbol(readyName: argument) else { return nil }
    self.symbol = symbol
  }
}

extension Symbol {
  /// One of the ready symbols; nil if none has that name.
  init?(readyName name: String) {
    guard let symbol = [Symbol.sunMin, .sunMax].first(where: { $0.name == name }) else {
      return nil
    }
    self = symbol
  }
}
