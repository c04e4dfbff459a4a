/// A page like those of a phone, from plain numbers: cards with rows, icons, lines and words.
package struct ScreenPage {
  package var words: [UInt32]
  package let width: Int
  package var height: Int { words.count / width }

  private var state: UInt64 = 1

  /// The row without words, in points.
  private static let freeRow = 300.0
  /// In points.
  private static let size = (width: 340.0, height: 420.0)

  package init(_ words: [UInt32], width: Int) { (self.words, self.width) = (words, width) }

  package init(seed: UInt64, scale: Double, isDark: Bool) {
    width = Int(Self.size.width * scale)
    let page: UInt32 = isDark ? 0x000000 : 0xF2F2F7
    words = [UInt32](repeating: page, count: width * Int(Self.size.height * scale))
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    let card: UInt32 = isDark ? 0x1C1C1E : 0xFFFFFF
    let text: UInt32 = isDark ? 0xFFFFFF : 0x000000
    var y = 30 * scale
    while y < (Self.freeRow - 60) * scale {
      let rows = 1 + Int(random() * 3)
      fill(16 * scale, y, Double(width) - 32 * scale, 44 * scale * Double(rows), 10 * scale, card)
      for row in 0..<rows {
        let top = y + 44 * scale * Double(row)
        if row > 0 { fill(60 * scale, top, Double(width) - 76 * scale, 1, 0, 0xC6C6C8) }
        fill(26 * scale, top + 8 * scale, 28 * scale, 28 * scale, 6 * scale, color())
        var x = 66 * scale
        for _ in 0..<5 + Int(random() * 12) {
          // A stem and a bow, as of a letter.
          let advance = (3 + 5 * random()) * scale
          fill(x, top + (14 + 4 * random()) * scale, 1.5 * scale, 14 * scale, 0, text)
          fill(x, top + 20 * scale, advance, (1 + 6 * random()) * scale, scale, text)
          x += advance + 2 * scale
        }
      }
      y += 44 * scale * Double(rows) + 30 * scale
    }
    fill(
      0, Self.freeRow * scale, Double(width), Double(height) - Self.freeRow * scale, 0,
      isDark ? 0x000000 : 0xFFFFFF)
  }

  /// 0...1.
  private mutating func random() -> Double {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Double(state >> 11) / Double(UInt64(1) << 53)
  }

  private mutating func color() -> UInt32 { UInt32(random() * Double(0xFF_FFFF)) }

  /// Fills a rounded rectangle without smooth edges.
  private mutating func fill(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double, _ color: UInt32
  ) {
    for row in max(0, Int(y.rounded()))..<max(0, min(self.height, Int((y + height).rounded()))) {
      let middle = Double(row) + 0.5
      let beyond = max(y + radius - middle, middle - y - height + radius, 0)
      let inset = radius - max(radius * radius - beyond * beyond, 0).squareRoot()
      let start = max(0, Int((x + inset).rounded()))
      let end = min(self.width, Int((x + width - inset).rounded()))
      if start < end {
        words.replaceSubrange(
          (row * self.width + start)..<(row * self.width + end),
          with: repeatElement(color, count: end - start))
      }
    }
  }

  /// A place between pixels in the free row, for a size in points.
  package mutating func place(
    for size: (width: Double, height: Double), scale: Double
  ) -> (x: Double, y: Double) {
    (
      (8 + random() * (Self.size.width - size.width - 16)) * scale,
      (Self.freeRow + 8 + random() * (Self.size.height - Self.freeRow - size.height - 16)) * scale
    )
  }

  /// Draws a picture of a control with a margin in points, of which only a part is shown.
  package mutating func draw(
    _ picture: ScreenPage, scale: Double, margin: Double, showing shown: Double,
    of size: (width: Double, height: Double), at place: (x: Double, y: Double), pageScale: Double
  ) {
    let factor = scale / pageScale
    let border = shown * pageScale
    let right = place.x + size.width * pageScale + border
    let bottom = place.y + size.height * pageScale + border
    for y in Int(place.y - border) + 1..<Int(bottom) {
      for x in Int(place.x - border) + 1..<Int(right) {
        var sum = SIMD3<Double>.zero
        for step in 0..<9 {
          let u = Double(x) + (Double(step % 3) + 0.5) / 3 - place.x
          let v = Double(y) + (Double(step / 3) + 0.5) / 3 - place.y
          sum += picture.mixed(u * factor + margin * scale, v * factor + margin * scale)
        }
        words[y * width + x] = Self.word(sum / 9)
      }
    }
  }

  /// The color at a place between pixels.
  private func mixed(_ x: Double, _ y: Double) -> SIMD3<Double> {
    let (u, v) = (x - 0.5, y - 0.5)
    let (left, top) = (u.rounded(.down), v.rounded(.down))
    func color(_ dx: Double, _ dy: Double) -> SIMD3<Double> {
      let column = min(max(Int(left + dx), 0), width - 1)
      let word = words[min(max(Int(top + dy), 0), height - 1) * width + column]
      return SIMD3(Double(word >> 16 & 0xFF), Double(word >> 8 & 0xFF), Double(word & 0xFF))
    }
    let (h, k) = (u - left, v - top)
    let above = color(0, 0) * (1 - h) + color(1, 0) * h
    let below = color(0, 1) * (1 - h) + color(1, 1) * h
    return above * (1 - k) + below * k
  }

  private static func word(_ color: SIMD3<Double>) -> UInt32 {
    let levels = (color.x.rounded(), color.y.rounded(), color.z.rounded())
    return UInt32(levels.0) << 16 | UInt32(levels.1) << 8 | UInt32(levels.2)
  }

  /// Adds a number of levels at most to each pixel.
  package mutating func addNoise(_ most: Int) {
    for index in words.indices {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let change = Int32(state >> 33) % Int32(2 * most + 1) - Int32(most)
      func channel(_ shift: UInt32) -> UInt32 {
        UInt32(min(max(Int32(words[index] >> shift & 0xFF) + change, 0), 255)) << shift
      }
      words[index] = channel(16) | channel(8) | channel(0)
    }
  }
}
