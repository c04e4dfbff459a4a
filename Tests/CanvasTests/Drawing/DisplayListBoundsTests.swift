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
