import Canvas
import ControlsTesting
import Testing

@testable import Controls

/// Painted areas, their times and reasons.
@Suite struct `Idle frames and damage` {
  private let rig = SceneRig(Switch(isOn: true))

  @Test(arguments: 0..<3)
  func `the first frame needs no input, and an idle scene requests no others`(kind: Int) throws {
    let masks = MaskCache()
    let rig = SceneRig(Control.kinds()[kind], masks: masks)
    try rig.paintFrames()
    #expect(rig.lastUpdate.damage.area == Int(rig.size.width * rig.size.height))
    #expect(rig.lastUpdate.fullRepaintReason != nil)
    #expect(!rig.scene.needsUpdate && !rig.lastUpdate.isAnimating)
    let update = rig.showFrame(after: 1.0 / 60)
    #expect(update.damage.isEmpty && update.fullRepaintReason == nil)
    #expect(try !update.isAnimating && !rig.scene.needsUpdate && rig.staleness(with: masks) == nil)
    rig.press(at: rig.point(.center), movingTo: rig.point(.center) + Point(70, 0))
    rig.showFrame(after: 0.1)
    rig.release()
    #expect(rig.settle() < 60 && !rig.scene.needsUpdate)
    #expect(rig.showFrame(after: 1.0 / 60).damage.isEmpty)
  }

  @Test(arguments: 0..<3)
  func `moves and presses without a visible change have no damage`(kind: Int) {
    let rig = SceneRig(Control.kinds()[kind])
    rig.move(to: .center)
    rig.move(to: rig.point(.center) + Point(5, 2))
    rig.press(at: .center, button: 2)
    #expect(!rig.scene.needsUpdate)
    if kind == 1 {
      rig.press(at: .center)
      #expect(rig.showFrame().damage.isEmpty)
    }
  }

  @Test func `a moving thumb damages less than the window`() {
    let slider = SceneRig(Slider(value: 0.5))
    slider.press(at: Point(100, 22), movingTo: Point(103, 22))
    let moved = slider.showFrame().damage
    #expect(!moved.isEmpty && moved.area < 232 * 76 / 2)
    let toggle = SceneRig(Switch(isOn: false))
    toggle.tap(at: Point(25, 15))
    let sliding = toggle.showFrame(after: 0.05).damage
    #expect(!sliding.isEmpty && sliding.area < 83 * 63)
    let view = SceneRig(SegmentedControl(segments: 5, selection: 0))
    view.tap(at: Point(90, 16))
    let pill = view.showFrame(after: 0.02).damage
    #expect(!pill.isEmpty && pill.area < 300 * 32 / 2)
  }

  @Test(arguments: [true, false])
  func `a theme change repaints everything, with its reason`(isAnimated: Bool) throws {
    rig.passTime(10)
    rig.scene.setTheme(.dark, animated: isAnimated)
    #expect(rig.scene.needsUpdate && (rig.scene.shownTheme == .dark) == !isAnimated)
    let update = rig.showFrame(after: 1.0 / 60)
    #expect(update.damage.area == 83 * 63 && update.fullRepaintReason == "theme")
    #expect(update.isAnimating == isAnimated)
    rig.settle()
    #expect(rig.scene.shownTheme == .dark)
    #expect(try rig.picture() == SceneRig(Switch(isOn: true), theme: .dark).picture())
  }

  @Test func `a size change repaints everything, with its reason`() {
    rig.scene.resize(to: Size(90, 70), scale: 1)
    let resized = rig.showFrame()
    #expect(resized.damage.area == 90 * 70 && resized.fullRepaintReason == "size")
    rig.scene.resize(to: Size(90, 70), scale: 2)
    #expect(rig.showFrame().damage.area == 180 * 140)
    rig.scene.resize(to: Size(90, 70), scale: 2)
    #expect(!rig.scene.needsUpdate)
  }
}

@Suite struct `Scene damage` {
  private let window = PixelRect(0, 0, 100, 50)
  private var damage = SceneDamage(everythingFor: "first frame")

  private mutating func take() -> FrameUpdate { damage.take(in: window, next: .idle) }

  @Test mutating func `covers the window at first, and the added rectangles within it afterward`() {
    #expect(!damage.isEmpty && damage.isEverything)
    let update = take()
    #expect(update.damage.rects == [window] && update.fullRepaintReason == "first frame")
    #expect(damage.isEmpty && !damage.isEverything)
    let nothing = take()
    #expect(nothing.damage.isEmpty && nothing.fullRepaintReason == nil)
    damage.add(PixelRect(90, 40, 20, 20))
    #expect(!damage.isEmpty)
    let part = take()
    #expect(part.damage.rects == [PixelRect(90, 40, 10, 10)])
    #expect(part.fullRepaintReason == nil && part.move == nil)
  }

  @Test mutating func `excludes what a move copies, and covers its whole area for other buffers`() {
    _ = take()
    let area = PixelRect(10, 10, 40, 40)
    // Damage inside the moved area moves along.
    damage.add(PixelRect(0, 20, 30, 5))
    damage.addMove(of: area, by: 12)
    damage.add(PixelRect(10, 10, 40, 12))
    #expect(!damage.isEmpty)
    let update = take()
    #expect(update.move?.area == area && update.move?.distance == 12)
    #expect(update.move?.damage.intersects(PixelRect(10, 32, 20, 5)) == true)
    #expect(update.move?.damage.intersects(PixelRect(0, 20, 1, 5)) == true)
    #expect(update.move?.damage.intersects(PixelRect(49, 49, 1, 1)) == false)
    #expect(update.damage.bounds == area.union(PixelRect(0, 20, 30, 5)))
    #expect(damage.isEmpty && take().move == nil)
  }

  @Test mutating func `covers the window once without a move if everything is repainted`() {
    damage.addMove(of: window, by: 5)
    #expect(take().move == nil)
    damage.addMove(of: window, by: 5)
    damage.addEverything(for: "theme")
    let update = take()
    #expect(update.move == nil && update.damage.rects == [window])
    damage.add(PixelRect(0, 0, 5, 5))
    damage.addEverything(for: "theme")
    damage.add(PixelRect(9, 0, 5, 5))
    let second = take()
    #expect(second.damage.rects == [window] && second.fullRepaintReason == "theme")
    #expect(damage.isEmpty)
  }

  @Test mutating func `covers the difference between two display lists`() {
    _ = take()
    func list(_ x: Double) -> DisplayList {
      DisplayList { $0.fillAligned(Rect(x, 0, 4, 4), color: .black) }
    }
    let placement = DisplayList.Placement(origin: Point(10, 10), scale: 1, clip: nil)
    let text = TextEngine()
    damage.addDifference(from: list(0), to: list(0), at: placement, text: text)
    #expect(damage.isEmpty)
    damage.addDifference(from: list(0), to: list(20), at: placement, text: text)
    let region = take().damage
    #expect(region.area == 32)
  }
}
