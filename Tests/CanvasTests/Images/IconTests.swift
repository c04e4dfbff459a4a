import Testing

@testable import Canvas
@testable import Controls

@Suite struct `Icons` {
  private static let wide = Icon.image(
    Image(width: 4, words: Array(repeating: 0xFF00_00FF, count: 8)))

  @Test func `an icon is scaled to fit and centered`() {
    #expect(Icon.symbol(.sunMax).size == Size(20, 20))
    #expect(Self.wide.size == Size(4, 2))
    let box = Rect(10, 20, 17, 13)
    #expect(Icon.symbol(.sunMax).frame(in: box) == Rect(12, 20, 13, 13))
    #expect(Self.wide.frame(in: Rect(0, 0, 8, 8)) == Rect(0, 2, 8, 4))
  }

  @Test func `an image is drawn, and a symbol is filled`() {
    let painter = RecordingPainter()
    let box = Rect(0, 0, 8, 8)
    Self.wide.paint(with: painter, in: box, color: .black)
    Icon.symbol(.sunMax).paint(with: painter, in: box, color: .black)
    #expect(painter.list.commands.count == 2)
    guard case .image(_, let frame, _) = painter.list.commands.first,
      case .path(_, let origin, _) = painter.list.commands.last
    else {
      Issue.record("\(painter.list)")
      return
    }
    #expect(frame == Rect(0, 2, 8, 4))
    #expect(origin == .zero)
  }

  @Test func `empty and invalid rectangles paint nothing`() {
    let painter = RecordingPainter()
    for side in [0, -4, .nan] as [Double] {
      let box = Rect(0, 0, side, side)
      Self.wide.paint(with: painter, in: box, color: .black)
      Icon.symbol(.sunMax).paint(with: painter, in: box, color: .black)
      Icon.symbol(.sunMax).paint(with: painter, filling: box, color: .black)
    }
    #expect(painter.list.isEmpty)
  }

  @Test(arguments: Symbol.all, [Size(17, 17), Size(14, 13), Size(12, 11)])
  func `a symbol fills a rectangle as far as its shape allows`(symbol: Symbol, size: Size) {
    let painter = RecordingPainter()
    let box = Rect(origin: Point(5, 7), size: size)
    Icon.symbol(symbol).paint(with: painter, filling: box, color: .black)
    guard case .path(let path, let origin, _) = painter.list.commands.first else {
      Issue.record("\(painter.list)")
      return
    }
    let shape = path.controlBounds
    #expect(abs(max(shape.width / size.width, shape.height / size.height) - 1) < 1e-9)
    #expect(abs(shape.midX + origin.x - box.midX) < 1e-9)
    #expect(abs(shape.midY + origin.y - box.midY) < 1e-9)
  }

  @Test func `an image fills a rectangle with its frame`() {
    let painter = RecordingPainter()
    Self.wide.paint(with: painter, filling: Rect(0, 0, 14, 13), color: .black)
    guard case .image(_, let frame, _) = painter.list.commands.first else {
      Issue.record("\(painter.list)")
      return
    }
    #expect(frame == Rect(0, 3, 14, 7))
  }
}
