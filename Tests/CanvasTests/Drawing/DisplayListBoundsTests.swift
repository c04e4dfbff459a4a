import ControlsTesting
import Testing

@testable import Canvas

@Suite struct `Display list bounds` {
  static let scales = [1, 1.1, 1.25, 1.5, 2, 3]

  /// The bounds of the pixels that a list changes on a white and on a black page.
  static func touched(_ list: DisplayList, at origin: Point, scale: Double) throws -> PixelRect {
    let (width, height) = (Int(64 * scale), Int(54 * scale))
    return try [Color.white, .black].reduce(PixelRect.zero) { result, page in
      let blank = try Picture(width, height, page: page) { _ in }
      let picture = try Picture(width, height, scale: scale, page: page) {
        list.replay(on: $0, at: origin, text: TextEngine())
      }
      return result.union(picture.difference(from: blank))
    }
  }

  @Test(arguments: 1...24)
  func `no command paints outside its bounds`(seed: Int) throws {
    var scene = RandomScene(seed: seed)
    for _ in 0..<4 {
      let list = scene.list(count: 1)
      let scale = scene.random.pick(Self.scales)
      let origin = Point(scene.random.number(in: 9...11), scene.random.number(in: 9...11))
      let marks = try Self.touched(list, at: origin, scale: scale)
      let bounds = list.bounds(at: origin, scale: scale)
      #expect(
        marks.isEmpty || bounds.contains(marks), "scale \(scale), \(origin): \(list.commands)")
    }
  }

  @Test(arguments: scales)
  func `the shadow of a large shape stays within its bounds`(scale: Double) throws {
    let shape = RoundedRectangle(Rect(4.3, 3.6, 46, 38), radius: 4, curve: .continuous)
    let list = DisplayList([
      .shadow(Shadow(offset: .zero, blur: 1, color: .black), shape, within: nil)
    ])
    let marks = try Self.touched(list, at: Point(2.2, 2.9), scale: scale)
    #expect(!marks.isEmpty && list.bounds(at: Point(2.2, 2.9), scale: scale).contains(marks))
  }

  @Test(arguments: scales)
  func `the bounds of rectangles are exact`(scale: Double) throws {
    var random = SeededGenerator(seed: Int(scale * 100))
    for _ in 0..<4 {
      let rect = Rect(
        random.number(in: 1...9), random.number(in: 1...9), random.number(in: 1...20),
        random.number(in: 1...20))
      let shape = RoundedRectangle(rect, radius: 0)
      for command in [
        DisplayList.Command.fill(shape, .black, within: nil), .aligned(rect, .black),
        .strokeInside(shape, width: 1, .black),
        .fill(RoundedRectangle(Rect(0, 0, 50, 50), radius: 0), .black, within: shape),
      ] {
        let list = DisplayList([command])
        let marks = try Self.touched(list, at: Point(5.4, 6.3), scale: scale)
        #expect(list.bounds(at: Point(5.4, 6.3), scale: scale) == marks, "\(command)")
      }
    }
  }

  @Test(arguments: 1...30)
  func `a group limited to its bounds looks the same as an unlimited group`(seed: Int) throws {
    var scene = RandomScene(seed: 1000 + seed)
    let inner = scene.list(count: 3)
    let opacity = scene.random.number(in: 0...1)
    let scale = scene.random.pick(Self.scales)
    let outer = DisplayList([.group(opacity: opacity, inner)])
    let (width, height) = (Int(50 * scale), Int(40 * scale))
    let origin = Point(5.4, 6.3)
    let bounded = try Picture(width, height, scale: scale) {
      outer.replay(on: $0, at: origin, text: TextEngine())
    }
    let whole = try Picture(width, height, scale: scale) { painter in
      painter.group(opacity: opacity) { inner.replay(on: painter, at: origin, text: TextEngine()) }
    }
    #expect(bounded.pixels == whole.pixels, "\(inner.commands)")
  }

  @Test func `invisible commands have empty bounds`() {
    let shape = RoundedRectangle(Rect(0, 0, 9, 9), radius: 2)
    let shadow = Shadow(offset: .zero, blur: 4, color: .clear)
    let far = shape.offset(by: Point(100, 0))
    let list = DisplayList([
      .fill(shape, .clear, within: nil), .strokeInside(shape, width: 1, .clear),
      .shadow(shadow, shape, within: nil), .fill(shape, .black, within: far),
      .group(opacity: 0.5, DisplayList()),
    ])
    #expect(list.bounds(at: Point(3, 3), scale: 2).isEmpty)
    #expect(DisplayList().bounds(at: Point(3, 3), scale: 2) == .zero)
  }
}

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

@Suite struct `Recording painter` {
  let shape = RoundedRectangle(Rect(1, 2, 9, 8), radius: 3)
  let outline = RoundedRectangle(Rect(0, 0, 5, 5), radius: 1)
  let shadow = Shadow(offset: Point(0, 3), blur: 8, color: .black)
  let text = Text("Text", font: Font(size: 13))

  func drawEverything(with painter: any Painter) {
    painter.fill(shape, color: .black)
    painter.fill(shape, color: .white, within: outline)
    painter.strokeInside(shape, width: 0.5, color: .black)
    painter.drawShadow(shadow, of: shape)
    painter.drawShadow(shadow, of: shape, within: outline)
    painter.fill(outline.path, at: Point(4, 5), color: .white)
    painter.fillAligned(shape.rect, color: .black)
    painter.draw(text, at: Point(6, 7), color: .white)
    painter.fill(shape.rect, color: .white)
    painter.group(opacity: 0.3) {
      painter.fill(outline, color: .black)
      painter.group(opacity: 0.6) { painter.fill(shape, color: .white) }
    }
  }

  func everything(movedBy delta: Point = .zero) -> [DisplayList.Command] {
    let (shape, outline) = (shape.offset(by: delta), outline.offset(by: delta))
    let innermost = DisplayList([.fill(shape, .white, within: nil)])
    let group = DisplayList([.fill(outline, .black, within: nil), .group(opacity: 0.6, innermost)])
    return [
      .fill(shape, .black, within: nil), .fill(shape, .white, within: outline),
      .strokeInside(shape, width: 0.5, .black), .shadow(shadow, shape, within: nil),
      .shadow(shadow, shape, within: outline),
      .path(self.outline.path, at: Point(4, 5) + delta, .white), .aligned(shape.rect, .black),
      .text(text, at: Point(6, 7) + delta, .white),
      .fill(RoundedRectangle(shape.rect, radius: 0), .white, within: nil),
      .group(opacity: 0.3, group),
    ]
  }

  @Test func `commands are recorded in order, and an opaque group records only its content`() {
    let painter = RecordingPainter()
    #expect(painter.list.isEmpty)
    painter.group(opacity: 1) { drawEverything(with: painter) }
    drawEverything(with: painter)
    #expect(painter.list.commands == everything() + everything() && !painter.list.isEmpty)
  }

  @Test(arguments: [.zero, Point(3, -2)])
  func `a replay sends the same commands to another painter, moved by an offset`(delta: Point) {
    let (first, second) = (RecordingPainter(), RecordingPainter())
    drawEverything(with: first)
    first.list.replay(on: second, at: delta, text: TextEngine())
    #expect(second.list.commands == everything(movedBy: delta))
  }
}
