import Canvas
import Controls
import ControlsTesting
import Testing

@testable import Workbench
@testable import playground

@Suite struct `Shortcuts card` {
  nonisolated private static let sizes = [
    Size.wide, .medium, .narrow, Size(320, 400), Size(2000, 300),
  ]

  @Test(arguments: sizes, LayoutDirection.allCases)
  func `texts are apart and inside of the card`(size: Size, direction: LayoutDirection) throws {
    let card = ShortcutsCard(PageRig(TrioPage()).controller.table)
    let scene = Scene(card, environment: SceneEnvironment(direction: direction))
    let driver = SceneDriver(scene, size: size, scale: 1)
    let spy = PaintSpy()
    driver.draw(with: spy)
    let plate = try #require(spy.shapes.first)
    // Tolerates rounding errors.
    #expect(plate.minX >= -1e-6 && plate.maxX <= size.width + 1e-6)
    #expect(plate.minY >= -1e-6 && plate.maxY <= size.height + 1e-6)
    let frames = spy.texts.map { Rect(origin: $1, size: driver.text.size(of: $0)) }
    #expect(frames.count > 20 && frames.areApart)
    #expect(frames.allSatisfy { $0.minX >= plate.minX && $0.maxX <= plate.maxX })
  }

  private let rig = PageRig(TrioPage(), size: .narrow)

  @Test func `a key shows and hides the card, and Escape hides it`() {
    #expect(!rig.showsCard)
    let question = Key.character("?")
    let keys = [question, question, question, .escape, .escape]
    #expect(keys.map { rig.after($0).showsCard } == [true, false, true, false, false])
  }

  @Test func `a press anywhere hides the card and does nothing else`() throws {
    rig.strike("?")
    let toggle = try #require(rig.toggle)
    let isOn = toggle.isOn
    rig.tap(at: toggle.frameInScene.center)
    #expect(!rig.showsCard && toggle.isOn == isOn)
  }

  @Test func `keys do not reach the page behind the card`() throws {
    rig.strike("?")
    let isOn = try #require(rig.toggle).isOn
    #expect(rig.after(.tab).scene.focusedNode == nil)
    for _ in 0..<3 where rig.scene.focusedNode !== rig.toggle { rig.strike(.tab) }
    #expect(rig.after(.space).toggle?.isOn == isOn)
  }
}

extension PageRig {
  fileprivate var showsCard: Bool {
    scene.all(ShortcutsCard.self).last.map { !$0.isHidden } ?? false
  }

  fileprivate var toggle: Switch? { controls.lazy.compactMap { $0 as? Switch }.first }
}
