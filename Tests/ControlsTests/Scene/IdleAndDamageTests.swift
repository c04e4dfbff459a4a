import Canvas
import Controls
import ControlsTesting
import Testing

/// Painted areas, their times and reasons. design: architecture, One frame and Traps
@Suite struct `Idle frames and damage` {
  private let rig = SceneRig(Switch(isOn: true))

  private static let makers: [@MainActor @Sendable () -> Control] = [
    { Switch(isOn: true) }, { Slider(value: 0.5) },
    { SegmentedControl(segments: 3, selection: 1) },
  ]

  @Test(arguments: 0..<3)
  func `the first frame is painted without input, and an idle or settled scene requests no others`(
    kind: Int
  ) throws {
    let masks = MaskCache()
    let rig = SceneRig(Self.makers[kind](), masks: masks)
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
    let rig = SceneRig(Self.makers[kind]())
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
    rig.scene.setTheme(.dark, animated: isAnimated)
    #expect(rig.scene.needsUpdate && (rig.scene.shownTheme == .dark) == !isAnimated)
    let update = rig.showFrame(after: 1.0 / 60)
    #expect(update.damage.area == 83 * 63 && update.fullRepaintReason == "theme")
    #expect(update.isAnimating == isAnimated)
    rig.settle()
    #expect(rig.scene.shownTheme == .dark)
    #expect(try rig.picture() == SceneRig(Switch(isOn: true), theme: .dark).picture())
  }

  @Test func `a theme set after an idle time still fades`() {
    rig.passTime(10)
    rig.scene.setTheme(.dark)
    rig.showFrame()
    #expect(rig.scene.shownTheme.page.red > 0.5)
    rig.settle()
    #expect(rig.scene.shownTheme == .dark)
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
