import Canvas

/// The duration of an animated PNG's frame, as a fraction in seconds.
struct FrameDelay: Hashable {
  var numerator: UInt16
  var denominator: UInt16

  /// The closest fraction to a number of frames at a rate in frames per second, clamped to
  /// 1/65535...65535 seconds.
  init(frames: Int, rate: Double) {
    let limit = Double(UInt16.max)
    let value = min(max((Double(frames) / rate).clamped(to: limit), 1 / limit), limit)
    // Convergents of the continued fraction are the best approximations.
    var (last, next) = ((p: 0.0, q: 1.0), (p: 1.0, q: 0.0))
    var rest = value
    while true {
      let whole = rest.rounded(.down)
      let convergent = (p: whole * next.p + last.p, q: whole * next.q + last.q)
      if convergent.p > limit || convergent.q > limit { break }
      (last, next) = (next, convergent)
      if abs(next.p / next.q - value) <= value * 1e-12 || rest == whole { break }
      rest = 1 / (rest - whole)
    }
    numerator = UInt16(max(1, next.p))
    denominator = UInt16(max(1, next.q))
  }
}
