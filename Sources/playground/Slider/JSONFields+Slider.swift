import Canvas
import Controls

/// What only a slider's options have.
extension JSONFields {
  /// Two numbers, the lower one first.
  mutating func range(_ key: String) throws -> ClosedRange<Double>? {
    try read(key, "a list of two numbers, the lower one first") { json in
      guard case .array(let list) = json, list.count == 2, let low = list[0].number,
        let high = list[1].number, low <= high
      else { return nil }
      return low...high
    }
  }

  /// How many ticks there are.
  mutating func tickCount() throws -> Int? {
    try read("ticks", "a number from 1 to \(SliderTicks.maximumCount)") { json in
      json.wholeNumber.flatMap { (1...SliderTicks.maximumCount).contains($0) ? $0 : nil }
    }
  }

  /// A distance between values.
  mutating func step() throws -> Double? {
    try read("step", "a number above 0") { json in
      json.number.flatMap { $0 > 0 ? $0 : nil }
    }
  }

  /// One of the ready symbols, by its name.
  mutating func symbol(_ key: String) throws -> Symbol? {
    try read(key, "the name of a symbol") { $0.string.flatMap(Symbol.init(named:)) }
  }
}
