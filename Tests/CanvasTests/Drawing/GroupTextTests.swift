import Testing

@testable import Canvas

@Suite struct `Text in groups` {
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

  @Test(arguments: [Point(3.3, 4.6), Point(-9, -5), Point(24, 14)], [1.0, 1.5])
  func `text in a group has the opacity of the group`(origin: Point, scale: Double) throws {
    let plain = try picture([], at: origin, scale: scale).darkness
    #expect(plain.contains { $0 > 0.5 })
    for (opacities, part) in [([0.5], 0.5), ([0.5, 0.5], 0.25)] {
      let grouped = try picture(opacities, at: origin, scale: scale).darkness
      let worst = zip(plain, grouped).map { abs($0 * part - $1) }.max() ?? 0
      #expect(worst < 1.1 / 255)
    }
  }

  @Test func `text in a group ends at the clip`() throws {
    let clip = PixelRect(8, 7, 20, 11)
    let whole = try picture([0.5], at: Point(3, 4), scale: 1)
    let part = try picture([0.5], at: Point(3, 4), scale: 1, clip: clip)
    #expect(part.pixels == whole.clipped(to: clip))
  }
}

/// Some letters extend beyond their line box.
@Suite struct `Text bounds` {
  @Test(arguments: ["j", "Ắ", "ǵj", "f"], [1.0, 1.5, 2])
  func `the bounds contain all ink, also outside the line`(string: String, scale: Double) throws {
    let text = Text(string, font: Font(size: 17, weight: .bold, tracking: -2))
    let origin = Point(20, 14)
    let list = DisplayList([.text(text, at: origin, .black)])
    let marks = try `Display list bounds`.touched(list, at: .zero, scale: scale)
    let placement = DisplayList.Placement(origin: .zero, scale: scale)
    let bounds = list.bounds(at: placement, text: TextEngine())
    #expect(!marks.isEmpty && bounds.contains(marks), "\(marks) in \(bounds)")
  }

  @Test func `the bounds follow the text to the nearest pixel, beyond the line`() {
    let engine = TextEngine()
    let text = Text("j", font: Font(size: 17, weight: .bold, tracking: -2))
    let ink = engine.paintBounds(of: text)
    #expect(ink.minX < 0 || ink.maxX > engine.size(of: text).width)
    let bounds = [14.6, 15, 14.4, 14].map { y in
      DisplayList([.text(text, at: Point(20, y), .black)]).bounds(at: .zero, scale: 1)
    }
    #expect(bounds[0] == bounds[1] && bounds[2] == bounds[3])
  }
}
