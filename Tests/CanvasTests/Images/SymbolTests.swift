import Testing

@testable import Canvas
@testable import Controls

@Suite struct `Symbols` {
  static let all = Symbol.all

  static func picture(of symbol: Symbol, scale: Double) throws -> Picture {
    let side = Int(28 * scale)
    return try Picture(side, side, scale: scale) {
      symbol.paint(with: $0, at: Point(4, 4), size: 20, color: .black)
    }
  }

  @Test func `symbols have unique names and paths and are found by name`() {
    let count = Self.all.count
    #expect(count >= 30)
    #expect(Set(Self.all.map(\.name)).count == count && Set(Self.all.map(\.path)).count == count)
    #expect(Self.all.map { Symbol(named: $0.name) } == Self.all)
    for name in ["", "no.such.symbol"] { #expect(Symbol(named: name) == nil) }
  }

  @Test(arguments: all)
  func `symbols lie in their square, with similar sizes and weights`(symbol: Symbol) throws {
    let bounds = symbol.path.controlBounds
    #expect(bounds.minX >= 0 && bounds.minY >= 0)
    #expect(bounds.maxX <= Symbol.designSize && bounds.maxY <= Symbol.designSize)
    #expect(max(bounds.width, bounds.height) >= 11)
    #expect(max(abs(bounds.midX - 10), abs(bounds.midY - 10)) <= 1)
    let area = abs(symbol.path.signedArea)
    #expect(area > 20 && area <= 150)
    // Ink and area differ if parts overlap, cross, or run in the wrong direction.
    for scale in [1.0, 4] {
      let ink = try Self.picture(of: symbol, scale: scale).darkness.reduce(0, +)
      #expect(abs(ink / (scale * scale) - area) < 0.2)
    }
  }
}

@Suite struct `Icons` {
  private static let wide = Icon.image(
    Image(width: 4, words: Array(repeating: 0xFF00_00FF, count: 8)))

  private let painter = RecordingPainter()

  private func paint(_ icon: Icon, in box: Rect) -> DisplayList.Command? {
    icon.paint(with: painter, in: box, color: .black)
    return painter.list.commands.last
  }

  private func paint(_ icon: Icon, filling box: Rect) -> DisplayList.Command? {
    icon.paint(with: painter, filling: box, color: .black)
    return painter.list.commands.last
  }

  @Test func `an icon is centered, an image drawn in its frame, and a symbol filled`() {
    #expect(Icon.symbol(.sunMax).size == Size(20, 20) && Self.wide.size == Size(4, 2))
    #expect(Icon.symbol(.sunMax).frame(in: Rect(10, 20, 17, 13)) == Rect(12, 20, 13, 13))
    #expect(Self.wide.frame(in: Rect(0, 0, 8, 8)) == Rect(0, 2, 8, 4))
    let box = Rect(0, 0, 8, 8)
    guard case .image(_, let frame, _) = paint(Self.wide, in: box),
      case .path(_, let origin, _) = paint(.symbol(.sunMax), in: box),
      case .image(_, let filled, _) = paint(Self.wide, filling: Rect(0, 0, 14, 13))
    else {
      Issue.record("\(painter.list)")
      return
    }
    #expect([frame, filled] == [Rect(0, 2, 8, 4), Rect(0, 3, 14, 7)] && origin == .zero)
    #expect(painter.list.commands.count == 3)
  }

  @Test func `empty and invalid rectangles paint nothing`() {
    for side in [0, -4, .nan] as [Double] {
      let box = Rect(0, 0, side, side)
      for icon in [Self.wide, .symbol(.sunMax)] { _ = paint(icon, in: box) }
      _ = paint(.symbol(.sunMax), filling: box)
    }
    #expect(painter.list.isEmpty)
  }

  @Test(arguments: Symbol.all, [Size(17, 17), Size(14, 13), Size(12, 11)])
  func `a symbol fills a rectangle as far as its shape allows`(symbol: Symbol, size: Size) {
    let box = Rect(origin: Point(5, 7), size: size)
    guard case .path(let path, let origin, _) = paint(.symbol(symbol), filling: box) else {
      Issue.record("\(painter.list)")
      return
    }
    let shape = path.controlBounds
    #expect(abs(max(shape.width / size.width, shape.height / size.height) - 1) < 1e-9)
    #expect((shape.center + origin).distance(to: box.center) < 1e-9)
  }
}

@Suite struct `Strokes along corners` {
  private func ink(_ path: Path) throws -> Double {
    let picture = try Picture(40, 40, scale: 2) { $0.fill(path, at: .zero, color: .black) }
    return picture.darkness.reduce(0, +) / 4
  }

  @Test func `the area of a straight stroke is its length times its width plus its caps`() throws {
    for (start, end, caps) in [
      (Stroke.Cap.round, Stroke.Cap.round, 1.0), (.butt, .round, 0.5), (.butt, .butt, 0),
    ] {
      var path = Path()
      let corners = [PathCorner(4, 5), PathCorner(14, 5)]
      path.addStroke(along: corners, width: 2, start: start, end: end)
      #expect(abs(path.signedArea - (20 + caps * .pi)) < 0.01)
      #expect(try abs(ink(path) - path.signedArea) < 0.05)
    }
  }

  @Test func `a sharp corner is mitered, and a rounded one is an arc`() throws {
    // At a corner of radius 3 the stroke is a quarter of a ring with radii 2 and 4.
    for (radius, area, tolerance) in [(0.0, 40.0, 0.001), (3, 28 + 3 * .pi, 0.01)] {
      var path = Path()
      let corners = [PathCorner(4, 4), PathCorner(14, 4, radius: radius), PathCorner(14, 14)]
      path.addStroke(along: corners, width: 2, start: .butt, end: .butt)
      #expect(abs(path.signedArea - area) < tolerance)
    }
    var path = Path()
    path.addClosedStroke(
      along: [PathCorner(4, 4), PathCorner(14, 4), PathCorner(14, 14), PathCorner(4, 14)], width: 2)
    #expect(abs(path.signedArea - 80) < 0.001)
    #expect(try abs(ink(path) - 80) < 0.05)
  }

  @Test func `touching strokes have no seam, and fewer than two corners add nothing`() throws {
    var path = Path()
    path.addStroke(along: [PathCorner(3, 9.3), PathCorner(15, 9.3)], width: 2)
    path.addStroke(along: [PathCorner(9, 3), PathCorner(9, 8.3)], width: 2, end: .butt)
    let seam = try Picture(20, 20) { $0.fill(path, at: .zero, color: .black) }
    #expect(seam[8, 8] & 0xFF <= 1)
    var nothing = Path()
    nothing.addStroke(along: [], width: 2)
    nothing.addStroke(along: [PathCorner(1, 1)], width: 2)
    #expect(nothing == Path())
  }
}
