import Testing

@testable import Canvas

@Suite struct `Icons` {
  private static let wide = Icon.image(
    Image(width: 4, words: Array(repeating: 0xFF00_00FF, count: 8)))

  @Test func `an icon is as large as fits, in the middle`() {
    #expect(Icon.symbol(.sunMax).size == Size(20, 20))
    #expect(Self.wide.size == Size(4, 2))
    let box = Rect(x: 10, y: 20, width: 17, height: 13)
    #expect(
      Icon.symbol(.sunMax).frame(in: box) == Rect(x: 12, y: 20, width: 13, height: 13))
    #expect(
      Self.wide.frame(in: Rect(x: 0, y: 0, width: 8, height: 8))
        == Rect(x: 0, y: 2, width: 8, height: 4))
  }

  @Test func `an image is drawn and a symbol is filled`() {
    let painter = RecordingPainter()
    let box = Rect(x: 0, y: 0, width: 8, height: 8)
    Self.wide.paint(with: painter, in: box, color: .black)
    Icon.symbol(.sunMax).paint(with: painter, in: box, color: .black)
    #expect(painter.list.commands.count == 2)
    guard case .image(_, let frame, _) = painter.list.commands.first,
      case .path(_, let origin, _) = painter.list.commands.last
    else {
      Issue.record("\(painter.list)")
      return
    }
    #expect(frame == Rect(x: 0, y: 2, width: 8, height: 4))
    #expect(origin == .zero)
  }

  @Test func `odd places paint nothing`() {
    let painter = RecordingPainter()
    for side in [0, -4, .nan] as [Double] {
      let box = Rect(x: 0, y: 0, width: side, height: side)
      Self.wide.paint(with: painter, in: box, color: .black)
      Icon.symbol(.sunMax).paint(with: painter, in: box, color: .black)
    }
    #expect(painter.list.isEmpty)
  }
}
