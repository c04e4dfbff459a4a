/// Random numbers that are the same for the same seed, in every run and on every machine
/// (SplitMix64).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Numbers that begin anew with the same seed.
  public init(seed: some BinaryInteger) {
    state = UInt64(truncatingIfNeeded: seed)
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A whole number of a range, its ends among them.
  public mutating func int(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// A number of a range.
  public mutating func number(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  /// A multiple of a step, counted from the lower end of a range.
  public mutating func number(in range: ClosedRange<Double>, step: Double) -> Double {
    let steps = Int(((range.upperBound - range.lowerBound) / step).rounded(.down))
    return range.lowerBound + Double(int(in: 0...steps)) * step
  }

  /// True so often, 0 to 1.
  public mutating func chance(_ likelihood: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < likelihood
  }

  /// True once in so many times.
  public mutating func chance(oneIn count: Int) -> Bool { int(in: 1...count) == 1 }

  /// One of the values, each as likely as the others; there has to be one.
  public mutating func pick<Value>(_ values: [Value]) -> Value {
    values[int(in: 0...(values.count - 1))]
  }
}
