extension Image {
  /// A part of the image; at least one pixel.
  ///
  /// The rectangle is in points from the top left corner; its edges are rounded to pixels.
  public func cropped(to rect: Rect) -> Image {
    let wanted = PixelRect(roundingEdgesOf: rect, scale: scale)
    func range(_ low: Int, _ high: Int, _ count: Int) -> Range<Int> {
      let start = min(max(0, low), count - 1)
      return start..<min(max(start + 1, high), count)
    }
    let columns = range(wanted.minX, wanted.maxX, width)
    let rows = range(wanted.minY, wanted.maxY, height)
    let part = rows.flatMap { words[($0 * width + columns.lowerBound)...].prefix(columns.count) }
    var image = Image(width: columns.count, height: rows.count, scale: scale, words: part)
    image.isTemplate = isTemplate
    return image
  }

  /// The insets around a stretchable column of one point, or of one pixel in a narrow image.
  public var middleColumnInsets: Insets {
    let columns = max(1, min(Int(rounding: scale), width - 2))
    let left = (width - columns) / 2
    return Insets(left: Double(left) / scale, right: Double(width - columns - left) / scale)
  }

  /// A cross-fade to another image by 0...1; `nil` if the size, scale or insets differ.
  package func mixed(with other: Image, by amount: Double) -> Image? {
    if amount <= 0 { return self }
    if amount >= 1 { return other }
    guard capInsets == other.capInsets, isTemplate == other.isTemplate,
      (width, height, scale) == (other.width, other.height, other.scale)
    else { return nil }
    let share = Float(amount)
    let mixed = zip(words, other.words).map { from, to -> UInt32 in
      if from == to { return from }
      var word: UInt32 = 0
      for shift: UInt32 in [0, 8, 16, 24] {
        let (start, end) = (Float(from >> shift & 0xFF), Float(to >> shift & 0xFF))
        word |= UInt32(start + (end - start) * share + 0.5) << shift
      }
      return word
    }
    var image = Image(width: width, height: height, scale: scale, words: mixed)
    image.isTemplate = isTemplate
    image.capInsets = capInsets
    return image
  }
}
