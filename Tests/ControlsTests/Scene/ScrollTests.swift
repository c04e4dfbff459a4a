import Canvas
import Controls
import Testing

private final class Scroller: Node {
  var heard: [Double] = []
  var isAtEnd = false

  override func scrolled(_ event: ScrollEvent) -> Bool {
    heard.append(event.deltaY)
    return !isAtEnd
  }

  override func layout(in context: LayoutContext) {
    for child in children { child.frame = Rect(x: 20, y: 20, width: 160, height: 60) }
  }
}

@Suite struct `Scroll events` {
  private let outer = Scroller()
  private let toggle = Switch(isOn: false, label: "Wi-Fi")
  private let scene: Scene

  init() {
    let row = FormRow(toggle, subtitle: "Not pressed")
    outer.addChild(Card(rowHeight: 60) { row })
    scene = Scene(outer)
    scene.resize(to: Size(200, 100), scale: 1)
    scene.frame()
  }

  private func turn(at point: Point) {
    scene.handle(.scroll(ScrollEvent(at: point, deltaX: 0, deltaY: 1, time: .zero)))
  }

  @Test(arguments: [
    Point(5, 5), Point(22, 22), Point(40, 45), Point(100, 75), Point(199, 99), nil,
  ])
  func `reach the scroller over the page, a card, a row, a label and a control`(point: Point?) {
    turn(at: point ?? toggle.frameInScene.center)
    #expect(outer.heard == [1] && !toggle.isOn)
  }

  @Test func `go to the innermost scroller, and at its end to the next one`() {
    let inner = Scroller()
    outer.addChild(inner)
    scene.frame()
    turn(at: Point(100, 50))
    #expect(inner.heard == [1])
    #expect(outer.heard == [])
    inner.isAtEnd = true
    turn(at: Point(100, 50))
    #expect(inner.heard == [1, 1])
    #expect(outer.heard == [1])
  }

  @Test func `skip hidden nodes and positions outside`() {
    let inner = Scroller()
    outer.addChild(inner)
    scene.frame()
    turn(at: Point(5, 5))
    inner.isHidden = true
    turn(at: Point(100, 50))
    #expect(inner.heard == [])
    #expect(outer.heard == [1, 1])
    turn(at: Point(300, 50))
    #expect(outer.heard == [1, 1])
  }
}
