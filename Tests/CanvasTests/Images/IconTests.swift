import Testing

@testable import Canvas
@testable import Controls

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

  @Test func `an icon is scaled to fit and centered`() {
    #expect(Icon.symbol(.sunMax).size == Size(20, 20) && Self.wide.size == Size(4, 2))
    #expect(Icon.symbol(.sunMax).frame(in: Rect(10, 20, 17, 13)) == Rect(12, 20, 13, 13))
    #expect(Self.wide.frame(in: Rect(0, 0, 8, 8)) == Rect(0, 2, 8, 4))
  }

  @Test func `an image is drawn in its frame, and a symbol is filled`() {
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
