import Canvas
import ControlsTesting
import Testing

@testable import Controls

/// Tall content with controls 100 pt apart.
private final class Page: Node {
  let controls: [Switch]
  var height = 1000.0 { didSet { invalidate(.layout, reason: "test") } }

  init(count: Int = 10) {
    controls = (0..<count).map { Switch(label: "switch \($0)") }
    super.init()
    for control in controls { addChild(control) }
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    Size(available.width, height)
  }

  override func layout(in context: LayoutContext) {
    for (index, control) in controls.enumerated() {
      control.frame = Rect(20, 100 * Double(index) + 30, 51, 31)
    }
  }
}

/// A view of 200 x 206 pt onto content of 1000 pt.
@Suite struct `Scroll view` {
  private let page = Page()
  private let view: ScrollView
  private let rig: SceneDriver
  private let masks = MaskCache(byteLimit: 16 << 20)
  private var scene: Scene { rig.scene }

  init() throws {
    view = ScrollView(page)
    rig = SceneDriver(Scene(view), size: Size(200, 206), masks: masks)
    try rig.paintFrames()
  }

  private func turn(_ notches: Double, at point: Point = Point(100, 100)) {
    rig.scroll(at: point, deltaY: notches).showFrame()
  }

  private var thumb: (frame: Rect, alpha: Double)? {
    guard case .fill(let shape, let color, _) = Drawing(of: rig).commands.last,
      shape.rect.width == ScrollMetrics.thickness
    else { return nil }
    return (shape.rect, color.alpha)
  }

  @Test func `gives its content its width and the height the content requests`() {
    #expect(page.frame == Rect(0, 0, 200, 1000) && view.maximumOffset == 794)
    page.height = 50
    rig.showFrame()
    #expect(page.frame.height == 206 && view.maximumOffset == 0 && !view.scroll(by: 10))
    #expect(view.offset == 0)
  }

  @Test func `scrolls within its limits, and stays for a node that fills the view`() {
    #expect(view.scroll(to: 120) && view.offset == 120 && !view.scroll(to: 120))
    #expect(view.scroll(by: 5000) && view.offset == 794 && !view.scroll(by: 1))
    #expect(view.scroll(to: -.infinity) && view.offset == 0 && !view.scroll(to: .nan))
    #expect(view.scroll(to: .infinity) && view.offset == 794)
    view.scroll(to: 300)
    page.scrollToVisible()
    #expect(view.offset == 300)
  }

  @Test func `stays within its limits when window or content change`() {
    view.scroll(to: 794)
    for (height, pageHeight, offset) in [(306.0, 1000.0, 694.0), (306, 400, 94), (500, 400, 0)] {
      scene.resize(to: Size(200, height), scale: 1)
      page.height = pageHeight
      rig.showFrame()
      #expect(view.offset == offset)
    }
    #expect(page.frame.height == 500)
  }

  @Test func `aligns to whole pixels and keeps the rest`() {
    for step in 1...12 {
      turn(0.005)
      #expect(view.offset == (0.24 * Double(step)).rounded())
    }
    scene.resize(to: Size(200, 206), scale: 2)
    rig.showFrame()
    view.scroll(to: 33.3)
    #expect(view.offset == 33.5)
  }

  @Test func `leaves scroll events at its end to an outer scroll view`() {
    let view = ScrollView(Page())
    let outer = ScrollView(Stack(.vertical, alignment: .fill, of: view, Page()))
    let rig = SceneDriver(Scene(outer), size: Size(200, 300))
    #expect(outer.maximumOffset > 0)
    view.scroll(to: view.maximumOffset)
    rig.showFrame()
    rig.scroll(at: Point(50, 50), deltaY: 1)
    #expect(outer.offset == 48)
  }

  @Test func `scrolls by pages and to its ends with unhandled keys, but not under a modal layer`() {
    for (key, offset) in [
      (Key.pageDown, 158.0), (.pageDown, 316), (.pageUp, 158), (.end, 794), (.home, 0),
    ] {
      rig.key(key)
      #expect(view.offset == offset, "\(key)")
    }
    rig.key(.pageDown, modifiers: .control)
    #expect(view.offset == 0)
    scene.present(Node())
    rig.showFrame()
    rig.key(.pageDown)
    #expect(view.offset == 0)
  }

  @Test func `receives keys after the focused control and before the key handler`() {
    let unused = KeyLog(scene)
    let slider = Slider(value: 0.5, label: "Level")
    page.addChild(slider)
    slider.frame = Rect(90, 30, 100, 44)
    rig.showFrame()
    scene.setFocus(slider, isVisible: false)
    rig.key(.home)
    #expect(slider.value == 0 && unused.keys == [])
    scene.setFocus(page.controls[0], isVisible: false)
    rig.key(.pageDown)
    #expect(view.offset == 158)
    // Scrolling does not use the focused control, so its focus stays invisible.
    #expect(!scene.isFocusVisible)
    rig.key(.end)
    #expect(unused.keys == [])
    rig.keys(.pageDown, .character("t"))
    #expect(unused.keys == [.pageDown, .character("t")])
  }

  @Test func `scrolls to the focused control`() {
    // The second control ends at 161 pt, in view; the third at 261 pt, and has 12 pt below it.
    for (count, modifiers, offset) in [
      (2, [], 0), (1, [], 67), (1, [], 167), (3, .shift, 18), (1, .shift, 767),
    ] as [(Int, Modifiers, Double)] {
      for _ in 0..<count { rig.key(.tab, modifiers: modifiers) }
      #expect(view.offset == offset)
    }
    rig.showFrame()
    let frame = page.controls[9].frameInScene
    #expect(frame.minY >= 0 && frame.maxY <= 206)
    page.controls[4].scrollToVisible()
    #expect(view.offset == 418)
  }

  @Test func `shows a row that was just added`() {
    let rows = Stack(.vertical) { (0..<10).map { _ in FixedSizeNode(100, 100) as Node } }
    let view = ScrollView(rows)
    let rig = SceneDriver(Scene(view), size: Size(200, 206))
    let late = FixedSizeNode(100, 100)
    rows.addChild(late)
    late.scrollToVisible()
    #expect(view.offset == 894 && view.maximumOffset == 894)
    rig.showFrame()
    #expect(view.offset == 894 && late.frameInScene.maxY == 206)
  }

  @Test func `shows its bar during a scroll, and requests no frames until the fade`() throws {
    #expect(thumb == nil)
    turn(1)
    #expect(rig.lastUpdate.next == .at(rig.now.advanced(by: ScrollMetrics.stay)))
    #expect(!scene.needsUpdate)
    let shown = try #require(thumb)
    // The track is 200 pt long; 206 of 1000 pt are visible.
    #expect(abs(shown.frame.height - 41.2) < 1e-9)
    #expect(abs(shown.frame.minY - (3 + (200 - 41.2) * 48 / 794)) < 1e-9 && shown.frame.maxX == 197)
    #expect(shown.alpha == scene.theme.label.alpha * ScrollMetrics.opacity)
    rig.showFrame(after: 0.5)
    turn(1)
    #expect(rig.after(ScrollMetrics.stay).lastUpdate.next == .tick)
    rig.showFrame(after: ScrollMetrics.fadeDuration / 2)
    #expect(abs(try #require(thumb).alpha / shown.alpha - 0.5) < 1e-9)
    rig.showFrame(after: ScrollMetrics.fadeDuration / 2 + 0.001)
    #expect(try thumb == nil && rig.lastUpdate.next == .idle && rig.staleness(with: masks) == nil)
  }

  @Test func `has a useful bar only if the content scrolls and the thumb can move`() {
    let geometry = ScrollBarGeometry(viewLength: 206, contentLength: 412, offset: 0)
    #expect(geometry.isUseful && !ScrollBarGeometry(viewLength: 206, contentLength: 206).isUseful)
    let short = ScrollBarGeometry(viewLength: 30, contentLength: 412, offset: 5)
    #expect(!ScrollBarGeometry(viewLength: 206, contentLength: 0).isUseful && !short.isUseful)
    #expect(!ScrollBarGeometry().isUseful && short.offset(forThumbAt: 9) == 5)
    // A page is the visible length less an overlap, and at least half of it.
    #expect(ScrollBarGeometry(viewLength: 60, contentLength: 412).pageLength == 30)
  }

  @Test func `shows no bar if nothing scrolls or if the window changes`() {
    page.height = 100
    rig.showFrame()
    turn(1)
    #expect(thumb == nil)
    page.height = 1000
    view.scroll(to: 794)
    rig.showFrame(after: 9)
    scene.resize(to: Size(200, 150), scale: 1)
    rig.showFrame()
    #expect(thumb == nil)
  }

  @Test func `has its bar at the left from right to left`() throws {
    scene.environment.direction = .rightToLeft
    turn(1)
    #expect(try #require(thumb).frame.minX == 3)
    rig.swipe(from: Point(8, 20), to: Point(8, 300))
    #expect(view.offset == 794)
  }

  @Test func `scrolls with its bar, which stays while it is held`() throws {
    turn(1)
    let start = try #require(thumb).frame
    rig.press(at: Point(190, start.midY))
    #expect(view.offset == 48)
    rig.move(to: Point(20, start.midY + 50)).showFrame()
    let way = 200 - start.height
    #expect(abs(view.offset - (48 + 794 / way * 50)) <= 0.5)
    #expect(abs(try #require(thumb).frame.minY - (start.minY + 50)) < 0.1)
    rig.showFrame(after: 100)
    #expect(try #require(thumb).alpha == scene.theme.label.alpha * ScrollMetrics.heldOpacity)
    #expect(rig.lastUpdate.next == .idle)
    rig.move(to: Point(20, 5000))
    #expect(view.offset == 794)
    rig.move(to: Point(20, -5000))
    #expect(view.offset == 0)
    rig.release().showFrame()
    #expect(try rig.after(2).after(2).staleness(with: masks) == nil && thumb == nil)
  }

  @Test func `returns if a drag of its bar is canceled, and pages on its track`() throws {
    turn(1)
    rig.press(at: Point(190, try #require(thumb).frame.midY), movingTo: Point(190, 150))
    #expect(view.offset > 48)
    rig.key(.escape)
    #expect(view.offset == 48)
    rig.release(at: Point(190, 190))
    #expect(view.offset == 48)
    rig.tap(at: Point(190, 200)).showFrame()
    #expect(view.offset == 48 + 158)
    rig.tap(at: Point(190, 4))
    #expect(view.offset == 48)
  }

  @Test func `leaves the bar's area to the content while the bar is hidden`() {
    let control = Switch(label: "at the edge")
    page.addChild(control)
    control.frame = Rect(149, 15, 51, 31)
    rig.showFrame()
    rig.tap(at: Point(192, 30))
    #expect(control.isOn)
    turn(0.25)
    rig.tap(at: Point(192, 20))
    #expect(control.isOn)
    rig.showFrame(after: 9)
    rig.showFrame(after: 9)
    rig.tap(at: Point(192, 20))
    #expect(!control.isOn)
  }
}
