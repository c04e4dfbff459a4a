import Canvas
import Controls
import ControlsTesting
import Testing

@testable import Workbench
@testable import playground

@Suite struct `Shortcuts card` {
  private func spy(_ size: Size, _ direction: LayoutDirection) -> (PaintSpy, SceneDriver) {
    let table = PageRig(TrioPage()).controller.table
    let scene = Scene(
      ShortcutsCard(table), environment: SceneEnvironment(direction: direction))
    let driver = SceneDriver(scene, size: size, scale: 1)
    let spy = PaintSpy()
    driver.draw(with: spy)
    return (spy, driver)
  }

  nonisolated private static let sizes = [
    Size(1280, 800), Size(960, 680), Size(480, 640), Size(320, 400), Size(2000, 300),
  ]

  @Test(arguments: sizes, LayoutDirection.allCases)
  func `texts overlap no other and are inside of the card`(
    size: Size, direction: LayoutDirection
  ) throws {
    let (spy, driver) = spy(size, direction)
    let card = try #require(spy.shapes.first)
    #expect(Rect(origin: .zero, size: size).contains(card))
    let frames = spy.texts.map { text in
      (text.text.string, Rect(origin: text.origin, size: driver.text.size(of: text.text)))
    }
    #expect(frames.count > 20)
    for (index, one) in frames.enumerated() {
      #expect(one.1.minX >= card.minX && one.1.maxX <= card.maxX, "\(one.0) leaves the card")
      for other in frames[(index + 1)...] {
        #expect(!one.1.intersects(other.1), "\(one.0) runs into \(other.0)")
      }
    }
  }

  private let rig = PageRig(TrioPage(), size: Size(480, 640))

  @Test func `a key shows and hides the card, and Escape hides it`() {
    #expect(!rig.showsCard)
    #expect(rig.after("?").showsCard)
    #expect(!rig.after("?").showsCard)
    rig.strike("?")
    #expect(!rig.after(.escape).showsCard)
    #expect(!rig.after(.escape).showsCard)
  }

  @Test func `a press anywhere hides the card and does nothing else`() throws {
    rig.strike("?")
    let toggle = try #require(rig.toggle)
    let isOn = toggle.isOn
    rig.tap(at: toggle.frameInScene.center)
    #expect(!rig.showsCard)
    #expect(toggle.isOn == isOn)
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

extension Rect {
  /// Tolerates rounding errors.
  fileprivate func contains(_ other: Rect) -> Bool {
    let own = outset(by: 1e-6)
    return own.minX <= other.minX && own.minY <= other.minY && own.maxX >= other.maxX
      && own.maxY >= other.maxY
  }
}
