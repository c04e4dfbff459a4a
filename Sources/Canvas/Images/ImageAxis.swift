/// How the pixels of a picture lie in a place along one direction: its ends at their own size, what is
/// between them stretched.
struct ImageAxis: Hashable {
  /// px.
  struct Parts: Hashable {
    var length: Int
    /// Of these, how many are at either end and not stretched.
    var start: Int
    var end: Int

    /// Which of the three parts holds a place.
    func part(at index: Int) -> Range<Int> {
      if index < start { return 0..<start }
      if index >= length - end { return (length - end)..<length }
      return start..<(length - end)
    }
  }

  /// Of the picture.
  var source: Parts
  /// Of the place.
  var target: Parts

  /// - Parameters:
  ///   - length: of the picture, px.
  ///   - pictureScale: pixels of the picture a point.
  ///   - start: what is not stretched before the middle, pt.
  ///   - end: likewise after it.
  ///   - targetLength: of the place, px.
  ///   - scale: pixels of the place a point.
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

  /// Whether every pixel stays what it is.
  var isIdentity: Bool { source.length == target.length && source == target }

  /// The pixels of the picture that make one pixel of the place, and how much each counts.
  ///
  /// A pixel is a mix of the two around its place, or of all that lie under it where the picture
  /// shrinks. Nothing of one part gets into another.
  ///
  /// - Parameter index: px from the place's start.
  func taps(at index: Int) -> ImageTaps {
    let to = target.part(at: index)
    let from = sourcePart(of: to)
    if to.count == from.count {
      return ImageTaps(first: from.lowerBound + index - to.lowerBound, weights: [1])
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
    return sum > 0
      ? ImageTaps(first: first, weights: weights.map { $0 / sum })
      : ImageTaps(first: first, weights: [1])
  }

  /// The part of the picture that fills a part of the place; at least one pixel.
  private func sourcePart(of part: Range<Int>) -> Range<Int> {
    let from: Range<Int>
    if part.lowerBound == 0 && target.start > 0 {
      from = 0..<source.start
    } else if part.upperBound == target.length && target.end > 0 {
      from = (source.length - source.end)..<source.length
    } else {
      from = source.start..<(source.length - source.end)
    }
    if !from.isEmpty { return from }
    let only = min(from.lowerBound, source.length - 1)
    return only..<(only + 1)
  }
}

/// Pixels of a picture, one after the other, and how much each counts; the sum is 1.
struct ImageTaps {
  var first: Int
  var weights: [Float]

  var range: Range<Int> { first..<(first + weights.count) }
}
