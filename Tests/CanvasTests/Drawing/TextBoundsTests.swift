import Testing

@testable import Canvas

/// Some letters extend beyond their line box.
@Suite struct `Text bounds` {
  @Test(arguments: ["j", "Ắ", "ǵj", "f"], [1.0, 1.5, 2])
  func `the bounds contain all ink, also outside the line`(string: String, scale: Double) throws {
    let text = Text(string, font: Font(size: 17, weight: .bold, tracking: -2))
    let origin = Point(20, 14)
    let list = DisplayList([.text(text, at: origin, .black)])
    let marks = try `Display list bounds`.touched(list, at: .zero, scale: scale)
    let placement = DisplayList.Placement(origin: .zero, scale: scale)
    let bounds = list.footprint(at: placement, text: TextEngine()).bounds
    #expect(!marks.isEmpty && bounds.contains(marks), "\(marks) in \(bounds)")
  }

  @Test func `the ink of some text extends beyond the line`() {
    let engine = TextEngine()
    let text = Text("j", font: Font(size: 17, weight: .bold, tracking: -2))
    let ink = engine.paintBounds(of: text)
    #expect(ink.minX < 0 || ink.maxX > engine.size(of: text).width)
  }

  @Test func `the bounds follow the text to the nearest pixel`() {
    func bounds(y: Double) -> PixelRect {
      let text = Text("j", font: Font(size: 17))
      let list = DisplayList([.text(text, at: Point(20, y), .black)])
      let placement = DisplayList.Placement(origin: .zero, scale: 1)
      return list.footprint(at: placement, text: TextEngine()).bounds
    }
    #expect(bounds(y: 14.6) == bounds(y: 15) && bounds(y: 14.4) == bounds(y: 14))
  }
}
