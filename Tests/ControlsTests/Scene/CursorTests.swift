import Canvas
import Testing

@testable import Controls

/// What the pointer looks like over a scene.
@Suite struct `The cursor over a scene` {
  private let book = Listener.Book()
  private let outer: Witness
  private let inner: Witness
  private let harness: SceneHarness

  init() throws {
    outer = Witness("outer", in: book, at: Rect(x: 10, y: 20, width: 100, height: 60))
    inner = Witness("inner", in: book, at: Rect(x: 30, y: 15, width: 40, height: 30))
    let root = Node()
    root.addChild(outer)
    outer.addChild(inner)
    harness = try SceneHarness(Scene(root), size: Size(200, 100))
    harness.frame()
  }

  private var cursor: Cursor { harness.scene.cursor }
  private let inInner = Point(50, 40)
  private let inOuter = Point(20, 30)

  @Test func `is an arrow unless somebody says otherwise`() {
    #expect(cursor == .arrow)
    harness.move(to: inInner)
    #expect(cursor == .arrow)
  }

  @Test func `is that of the innermost node that has one`() {
    outer.cursor = .pointingHand
    harness.move(to: inInner)
    #expect(cursor == .pointingHand)
    inner.cursor = .iBeam
    #expect(cursor == .iBeam)
    harness.move(to: inOuter)
    #expect(cursor == .pointingHand)
    harness.move(to: Point(190, 90))
    #expect(cursor == .arrow)
  }

  @Test func `stays while the pointer holds something, wherever it goes`() {
    inner.cursor = .resizeLeftRight
    outer.cursor = .pointingHand
    harness.press(at: inInner)
    harness.move(to: Point(190, 90))
    #expect(cursor == .resizeLeftRight)
    harness.release()
    #expect(cursor == .arrow)
  }

  @Test func `is the holder's, not that of what the press went through`() {
    inner.cursor = .resizeLeftRight
    outer.cursor = .pointingHand
    inner.takesPress = false
    harness.press(at: inInner)
    #expect(cursor == .pointingHand)
  }

  @Test func `is the primary pointer's, or else the other's`() {
    outer.cursor = .pointingHand
    inner.cursor = .iBeam
    func move(_ pointer: Int, to point: Point, _ phase: PointerEvent.Phase = .moved) {
      harness.scene.handle(
        .pointer(
          PointerEvent(
            phase, at: point, time: harness.now, pointer: PointerID(rawValue: pointer))))
    }
    move(8, to: inOuter)
    #expect(cursor == .pointingHand)
    move(0, to: inInner)
    #expect(cursor == .iBeam)
    move(0, to: .zero, .left)
    #expect(cursor == .pointingHand)
  }

  @Test func `is an arrow over the three controls`() throws {
    for control in [
      Switch(label: ""), Slider(value: 0, label: ""), SegmentedControl(["a"], label: ""),
    ]
      as [Control]
    {
      let harness = try SceneHarness(Scene(control), size: Size(100, 40))
      harness.frame()
      harness.move(to: Point(10, 10))
      #expect(harness.scene.cursor == .arrow)
    }
  }
}
