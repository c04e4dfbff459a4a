/// For how long a frame of an animated PNG is shown: a fraction of a second.
struct FrameDelay: Hashable {
  var numerator: UInt16
  var denominator: UInt16

  /// The exact time where two short numbers can say it, else the nearest that they can; at least
  /// 1/65535 s, at most 65535 s, which is 18 hours.
  ///
  /// - Parameters:
  ///   - frames: how many.
  ///   - rate: frames a second.
  init(frames: Int, rate: Double) {
    let limit = Double(UInt16.max)
    let value = min(max((Double(frames) / rate).clamped(to: limit), 1 / limit), limit)
    // Convergents of the continued fraction: each is the best for the size of its numbers.
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
