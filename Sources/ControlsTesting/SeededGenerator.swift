/// A random number generator with reproducible numbers (SplitMix64).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// A generator with a seed.
  public init(seed: some BinaryInteger) { state = UInt64(truncatingIfNeeded: seed) }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A random integer in a range.
  public mutating func int(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// A random number in a range.
  public mutating func number(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  /// A random multiple of a step above 0, counted from the lower bound of a range.
  ///
  /// The range has at most 2^53 steps.
  public mutating func number(in range: ClosedRange<Double>, step: Double) -> Double {
    precondition(step > 0 && step.isFinite, "the step must be a finite number above 0")
    let steps = ((range.upperBound - range.lowerBound) / step).rounded(.down)
    precondition(steps <= 0x1p53, "the range must have at most 2^53 steps")
    return range.lowerBound + Double(int(in: 0...Int(steps))) * step
  }

  /// Returns true with a probability of 0...1.
  public mutating func chance(_ likelihood: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < likelihood
  }

  /// Returns true with a probability of 1/`count`, which is above 0.
  public mutating func chance(oneIn count: Int) -> Bool {
    precondition(count > 0, "the count must be above 0")
    return int(in: 1...count) == 1
  }

  /// A random element of a non-empty array.
  public mutating func pick<Value>(_ values: [Value]) -> Value {
    precondition(!values.isEmpty, "the array must not be empty")
    return values[int(in: 0...(values.count - 1))]
  }
}
