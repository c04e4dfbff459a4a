import Canvas
import Controls
import Testing

/// Paints as much of its frame as `length` says.
private final class Bar: Node {
  var length = 10.0 { didSet { invalidate(.paint, reason: "test") } }

  private(set) var paints = 0

  override func paint(with painter: any Painter, in context: PaintContext) {
    paints += 1
    painter.fillAligned(Rect(x: 0, y: 0, width: length, height: frame.height), color: .black)
  }
}

@Suite struct `Nodes that come into view` {
  private let board = Node()
  private let bar = Bar()
  private let scene: Scene

  init() {
    board.addChild(bar)
    bar.frame = Rect(x: -500, y: 10, width: 600, height: 20)
    scene = Scene(board)
    scene.resize(to: Size(200, 100), scale: 1)
    scene.frame()
  }

  @Test func `are recorded when their picture grows into the window`() {
    bar.length = 560
    #expect(scene.frame().damage.rects == [PixelRect(x: 0, y: 10, width: 60, height: 20)])
    #expect(bar.paints == 2)
  }

  @Test func `are recorded when a label gets a longer text`() {
    let label = Label("I", font: Font(size: 15), alignment: .leading, width: 900)
    board.addChild(label)
    label.frame = Rect(x: -300, y: 50, width: 900, height: 20)
    scene.frame()
    label.string = String(repeating: "longer ", count: 14)
    #expect(scene.frame().damage.rects.contains { $0.minX == 0 && $0.maxX > 100 })
  }

  @Test func `are not recorded while frame and picture are outside`() {
    bar.frame = Rect(x: -900, y: 10, width: 600, height: 20)
    scene.frame()
    let paints = bar.paints
    bar.length = 300
    #expect(scene.frame().damage.isEmpty)
    #expect(bar.paints == paints)
    bar.frame.origin.x = -100
    #expect(scene.frame().damage.rects == [PixelRect(x: 0, y: 10, width: 200, height: 20)])
  }

  @Test func `wake with their current state when an ancestor moves`() {
    let shelf = Node()
    let asleep = Bar()
    shelf.frame = Rect(x: 2000, y: 10, width: 300, height: 20)
    asleep.frame = Rect(x: 0, y: 0, width: 300, height: 20)
    shelf.addChild(asleep)
    board.addChild(shelf)
    scene.frame()
    asleep.length = 120
    #expect(scene.frame().damage.isEmpty)
    let paints = asleep.paints
    shelf.frame.origin.x = 50
    #expect(scene.frame().damage.rects.contains { $0.minX <= 50 && $0.maxX >= 170 })
    #expect(asleep.paints == paints + 1)
    asleep.length = 130
    #expect(scene.frame().damage.rects.contains { $0.minX <= 50 && $0.maxX >= 180 })
  }
}
