/// Random numbers that are the same for the same seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A multiple of a step in a range.
  mutating func number(_ range: ClosedRange<Double>, step: Double) -> Double {
    let steps = Int(((range.upperBound - range.lowerBound) / step).rounded(.down))
    return range.lowerBound + Double(Int.random(in: 0...steps, using: &self)) * step
  }
}
