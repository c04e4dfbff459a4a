import Testing

@testable import Canvas

/// Text in a group is painted in another way, with the same result.
@Suite struct `Text in a group` {
  private let text = Text("Light", font: Font(size: 17))

  private func picture(
    _ opacities: [Double], at origin: Point, scale: Double, clip: PixelRect? = nil
  ) throws -> Picture {
    try Picture(60, 40, scale: scale, clip: clip) { painter in
      func paint(_ rest: ArraySlice<Double>) {
        guard let opacity = rest.first else { return painter.draw(text, at: origin, color: .black) }
        painter.group(opacity: opacity) { paint(rest.dropFirst()) }
      }
      paint(opacities[...])
    }
  }

  @Test(
    arguments: [Point(3.3, 4.6), Point(-9, -5), Point(24, 14)], [1.0, 1.5])
  func `is as dark as its group lets it be, in the same place`(
    origin: Point, scale: Double
  ) throws {
    let plain = try picture([], at: origin, scale: scale).darkness.values
    #expect(plain.contains { $0 > 0.5 })
    for (opacities, part) in [([0.5], 0.5), ([0.5, 0.5], 0.25)] {
      let grouped = try picture(opacities, at: origin, scale: scale).darkness.values
      let worst = zip(plain, grouped).map { abs($0 * part - $1) }.max() ?? 0
      #expect(worst < 1.1 / 255)
    }
  }

  @Test func `is cut off where its clip ends`() throws {
    let clip = PixelRect(8, 7, 20, 11)
    let whole = try picture([0.5], at: Point(3, 4), scale: 1)
    let part = try picture([0.5], at: Point(3, 4), scale: 1, clip: clip)
    for y in 0..<40 {
      for x in 0..<60 {
        let isInside = clip.contains(PixelRect(x, y, 1, 1))
        let isRight = part[x, y] == (isInside ? whole[x, y] : 0xFFFF_FFFF)
        #expect(isRight, "\(x), \(y)")
      }
    }
  }
}
