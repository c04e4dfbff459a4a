typealias Floats = SIMD8<Float>
typealias Ints = SIMD8<Int32>

/// Operations on all lanes at a time.
///
/// Most of those in the standard library are calls or branches for each lane, because they consider
/// NaN, errors and overflow. These become vector instructions without branches. measured
extension SIMD8<Float> {
  @inline(__always)
  private func map(_ other: Self, _ transform: (Float, Float) -> Float) -> Self {
    var result = Self()
    for lane in 0..<8 { result[lane] = transform(self[lane], other[lane]) }
    return result
  }

  @inline(__always)
  func atLeast(_ other: Self) -> Self { map(other) { $0 > $1 ? $0 : $1 } }

  @inline(__always)
  func atMost(_ other: Self) -> Self { map(other) { $0 < $1 ? $0 : $1 } }

  @inline(__always)
  func atLeast(_ bound: Float) -> Self { atLeast(Self(repeating: bound)) }

  @inline(__always)
  func atMost(_ bound: Float) -> Self { atMost(Self(repeating: bound)) }

  var magnitude: Self { @inline(__always) get { map(self) { lane, _ in lane.magnitude } } }
  /// The square root of the magnitude; that of a negative number would take a branch for errors.
  var root: Self { @inline(__always) get { map(self) { lane, _ in lane.magnitude.squareRoot() } } }
  /// The nearest integers of values of -0.5 to less than 2^22: the sum has no bits for a fraction.
  var rounded: Self { @inline(__always) get { self + 0x1.8p23 - 0x1.8p23 } }

  /// Integers of 0 to less than 2^23, unchanged: the lowest bits of the sum.
  var exactIntegers: SIMD8<UInt32> {
    @inline(__always) get { unsafeBitCast(self + 0x1p23, to: SIMD8<UInt32>.self) & 0x7F_FFFF }
  }

  /// The integers at or below values of 0 to less than 2^22.
  var truncated: Ints {
    @inline(__always) get {
      // The nearest integers are the lowest bits of the sum. A lane of a mask is 0 or -1.
      let nearest = unsafeBitCast(self + 0x1.8p23, to: Ints.self) & 0x3F_FFFF
      return nearest &+ unsafeBitCast(rounded .> self, to: Ints.self)
    }
  }

  var largest: Float {
    @inline(__always) get {
      let half = lowHalf.replacing(with: highHalf, where: lowHalf .< highHalf)
      return Swift.max(Swift.max(half.x, half.y), Swift.max(half.z, half.w))
    }
  }

  var smallest: Float { @inline(__always) get { -(-self).largest } }
}
