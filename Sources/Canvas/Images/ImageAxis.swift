/// The stretching of an image along one axis: the ends keep their size, the middle stretches.
struct ImageAxis: Hashable {
  struct Parts: Hashable {
    var length: Int
    var start: Int
    var end: Int

    /// The first end, the middle, and the last end.
    var ranges: [Range<Int>] { [0..<start, start..<(length - end), (length - end)..<length] }
  }

  /// In pixels of the image.
  var source: Parts
  /// In pixels of the destination.
  var target: Parts

  /// Lengths are in pixels, `start` and `end` in points, scales in pixels per point.
  init(
    length: Int, pictureScale: Double, start: Double, end: Double, targetLength: Int, scale: Double
  ) {
    func pixels(_ inset: Double, atMost limit: Int) -> Int {
      min(max(0, Int(rounding: inset * pictureScale)), limit)
    }
    let first = pixels(start, atMost: length)
    source = Parts(length: length, start: first, end: pixels(end, atMost: length - first))
    let ratio = scale / pictureScale
    var (targetStart, targetEnd) = (
      Int(rounding: Double(source.start) * ratio), Int(rounding: Double(source.end) * ratio)
    )
    if targetStart + targetEnd > targetLength {
      targetStart = targetLength * targetStart / (targetStart + targetEnd)
      targetEnd = targetLength - targetStart
    }
    target = Parts(length: targetLength, start: targetStart, end: targetEnd)
  }

  /// Interpolates linearly when enlarging, and averages when shrinking.
  ///
  /// Parts do not bleed into each other.
  func taps(at index: Int) -> ImageTaps {
    let part = index < target.start ? 0 : index < target.length - target.end ? 1 : 2
    let to = target.ranges[part]
    var from = source.ranges[part]
    if from.isEmpty {
      let only = min(from.lowerBound, source.length - 1)
      from = only..<(only + 1)
    }
    if to.count == from.count {
      let only = from.lowerBound + index - to.lowerBound
      return (only..<(only + 1), [1])
    }
    let step = Double(from.count) / Double(to.count)
    let center = Double(from.lowerBound) + (Double(index - to.lowerBound) + 0.5) * step
    let reach = max(1, step)
    let first = max(from.lowerBound, Int((center - reach).rounded(.down)))
    let last = min(from.upperBound - 1, Int((center + reach).rounded(.up)))
    var weights: [Float] = []
    for place in first...max(first, last) {
      let weight = 1 - abs(Double(place) + 0.5 - center) / reach
      weights.append(Float(max(0, weight)))
    }
    let sum = weights.reduce(0, +)
    if sum <= 0 { return (first..<(first + 1), [1]) }
    return (first..<(first + weights.count), weights.map { $0 / sum })
  }
}

/// Consecutive source pixels with their weights, whose sum is 1.
typealias ImageTaps = (range: Range<Int>, weights: [Float])
