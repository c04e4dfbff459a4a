import Canvas
import Controls
import ControlsTesting
import Testing

private final class Scroller: Node {
  var heard: [Double] = []
  var isAtEnd = false

  override func scrolled(_ event: ScrollEvent) -> Bool {
    heard.append(event.deltaY)
    return !isAtEnd
  }

  override func layout(in context: LayoutContext) {
    for child in children { child.frame = Rect(20, 20, 160, 60) }
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
    scene.show(size: Size(200, 100))
  }

  private func turn(at point: Point) {
    scene.handle(.scroll(ScrollEvent(at: point, deltaX: 0, deltaY: 1, time: .zero)))
  }

  @Test(arguments: [Point(5, 5), Point(22, 22), Point(40, 45), Point(100, 75), Point(199, 99), nil])
  func `reach the scroller over the page, a card, a row, a label and a control`(point: Point?) {
    turn(at: point ?? toggle.frameInScene.center)
    #expect(outer.heard == [1] && !toggle.isOn)
  }

  @Test func `go to the innermost scroller, and at its end to the next one`() {
    let inner = Scroller()
    outer.addChild(inner)
    scene.frame()
    turn(at: Point(100, 50))
    #expect(inner.heard == [1] && outer.heard == [])
    inner.isAtEnd = true
    turn(at: Point(100, 50))
    #expect(inner.heard == [1, 1] && outer.heard == [1])
  }

  @Test func `skip hidden nodes and positions outside`() {
    let inner = Scroller()
    outer.addChild(inner)
    scene.frame()
    turn(at: Point(5, 5))
    inner.isHidden = true
    turn(at: Point(100, 50))
    #expect(inner.heard == [] && outer.heard == [1, 1])
    turn(at: Point(300, 50))
    #expect(outer.heard == [1, 1])
  }
}

@Suite struct `Scroll sequence` {
  private let slider = Slider(value: 0.5)
  private let bottom = Label("Below")
  private let view: ScrollView
  private let driver: SceneDriver

  init() {
    view = ScrollView(
      Stack(.vertical, spacing: 300, alignment: .fill, of: Label("Above"), slider, bottom))
    driver = SceneDriver(Scene(view), size: Size(200, 200))
    driver.scene.setFocus(slider, isVisible: true)
  }

  private func turn(_ notches: Double = 1) {
    driver.scroll(at: Point(100, 100), deltaY: notches).showFrame()
  }

  private func scrollToSlider() {
    for _ in 0..<20 where !slider.frameInScene.contains(Point(100, 100)) { turn(0.5) }
  }

  @Test func `that starts on a page continues with it over a slider`() {
    scrollToSlider()
    let offset = view.offset
    #expect(offset > 0 && slider.frameInScene.contains(Point(100, 100)))
    turn(0.1)
    #expect(view.offset > offset && slider.value == 0.5)
  }

  @Test func `ends 0.4 s after its last event`() {
    scrollToSlider()
    driver.advance(by: 0.39)
    turn(0.1)
    let offset = view.offset
    #expect(slider.value == 0.5)
    driver.advance(by: 0.41)
    turn(-0.1)
    #expect(view.offset == offset && slider.value > 0.5)
  }

  @Test func `at the end of a page does not change a slider`() {
    bottom.isHidden = true
    driver.showFrame()
    for _ in 0..<20 { driver.scroll(at: Point(100, 180), deltaY: 1).showFrame() }
    #expect(slider.frameInScene.contains(Point(100, 180)))
    #expect(view.offset == view.maximumOffset && slider.value == 0.5)
  }

  @Test func `that starts on a slider ends when the pointer leaves it`() {
    scrollToSlider()
    driver.advance(by: 0.41)
    turn(-0.5)
    let (value, offset) = (slider.value, view.offset)
    driver.scroll(at: Point(100, 190), deltaY: 1)
    #expect(slider.value == value && view.offset > offset)
  }
}

@Suite struct `Copying scrolled pixels` {
  private static let size = Size(160, 110)

  @MainActor private struct Page {
    let rows: [Node]
    let stack: Stack
    let view: ScrollView
    let rig: SceneDriver

    init(scale: Double, masks: MaskCache, in root: (Node) -> Node = { $0 }) throws {
      rows = (0..<40).map { index -> Node in
        switch index % 3 {
        case 0: Switch(isOn: index % 2 == 0, label: "Wi-Fi")
        case 1: Slider(value: Double(index) / 40, label: "Level")
        default: SegmentedControl(["A", "B"], selection: index % 2, label: "View")
        }
      }
      let stack = Stack(.vertical, spacing: 7, padding: 9, alignment: .fill) {}
      for row in rows { stack.addChild(row) }
      self.stack = stack
      view = ScrollView(stack)
      rig = SceneDriver(Scene(root(view)), size: size, scale: scale, masks: masks)
      try rig.paintFrames()
      // The bar appears and fades out.
      rig.advance(by: 3)
    }
  }

  private let masks = MaskCache(byteLimit: 32 << 20)

  @Test(arguments: [1.0, 2, 4]) func `a scroll copies whole pixels`(scale: Double) throws {
    let page = try Page(scale: scale, masks: masks)
    page.view.scroll(by: 30)
    let update = page.rig.showFrame()
    let move = try #require(update.move)
    #expect(move.distance == Int(-30 * scale))
    #expect(move.area == PixelRect(covering: Rect(origin: .zero, size: Self.size), scale: scale))
    // A buffer without the previous pixels needs the whole area.
    #expect(update.damage.area == move.area.area && move.damage.area < move.area.area * 3 / 10)
    #expect(try page.rig.staleness() == nil)
    page.view.scroll(by: -10)
    #expect(page.rig.showFrame().move?.distance == Int(10 * scale))
    #expect(try page.rig.staleness() == nil)
  }

  @Test func `a scroll is repainted if a copy would differ`() throws {
    // The distance is the height of the view.
    let page = try Page(scale: 2, masks: masks)
    page.view.scroll(by: 110)
    #expect(page.rig.showFrame().move == nil)
    // A pixel is a third of a point, so 20 pt of scrolling is not copied at this scale.
    let third = try Page(scale: 3, masks: masks)
    third.view.scroll(by: 20)
    #expect(third.rig.showFrame().move == nil)
    // The node behind the view does not move.
    let covered = try Page(scale: 1, masks: masks) { view in
      let sheet = ProbeNode()
      sheet.addChild(view)
      view.frame = Rect(origin: .zero, size: Self.size)
      return sheet
    }
    covered.view.scroll(by: 30)
    #expect(covered.rig.showFrame().move == nil)
    for each in [page, third, covered] { #expect(try each.rig.staleness() == nil) }
  }

  @Test func `several scrolls in a frame are one copy`() throws {
    let page = try Page(scale: 2, masks: masks)
    page.view.scroll(by: 30)
    page.view.scroll(by: 12.5)
    #expect(page.rig.showFrame().move?.distance == -85)
    page.view.scroll(by: 30)
    page.view.scroll(by: -30)
    #expect(try page.rig.showFrame().move == nil && page.rig.staleness() == nil)
  }

  @Test func `a scroll keeps the nodes painted above it`() throws {
    let sheet = ProbeNode().with(\.frame, Rect(30, 40, 60, 25))
    let page = try Page(scale: 1, masks: masks) { view in
      let root = FixedFrameRoot(view, at: Rect(origin: .zero, size: Self.size))
      root.addChild(sheet)
      return root
    }
    for distance in [20.0, 33, -10, 45, -60] {
      page.view.scroll(by: distance)
      #expect(page.rig.showFrame().move != nil)
      #expect(try page.rig.staleness() == nil, "after \(distance)")
    }
  }
}
