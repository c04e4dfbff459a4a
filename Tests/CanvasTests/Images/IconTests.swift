import Testing

@testable import Canvas

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
    }
    #expect(painter.list.isEmpty)
  }
}
