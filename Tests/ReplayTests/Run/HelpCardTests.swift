import Canvas
import Controls
import ControlsTesting
import Testing

@testable import Workbench
@testable import playground

@Suite struct `Help overlay` {
  private struct Look {
    var card: Rect
    var texts: [(text: Text, frame: Rect)]
  }

  private func look(_ size: Size, _ direction: LayoutDirection, scale: Double = 1) throws -> Look {
    let scene = Scene(HelpOverlay(), environment: SceneEnvironment(direction: direction))
    let driver = SceneDriver(scene, size: size, scale: scale)
    let spy = PaintSpy()
    driver.draw(with: spy)
    return Look(
      card: try #require(spy.shapes.first),
      texts: spy.texts.map {
        ($0.text, Rect(origin: $0.origin, size: driver.text.size(of: $0.text)))
      })
  }

  nonisolated private static let sizes = [
    Size(960, 680), Size(480, 640), Size(400, 480), Size(480, 560), Size(320, 400), Size(400, 300),
    Size(2000, 300), Size(300, 2000),
  ]

  @Test(arguments: sizes, LayoutDirection.allCases)
  func `every text is shown in full and overlaps no other`(
    size: Size, direction: LayoutDirection
  ) throws {
    for scale in [1.0, 2] {
      let look = try look(size, direction, scale: scale)
      #expect(look.texts.count == 53)
      #expect(Rect(origin: .zero, size: size).contains(look.card))
      let engine = TextEngine()
      engine.scale = scale
      for (index, one) in look.texts.enumerated() {
        let natural = engine.size(of: Text(one.text.string, font: one.text.font))
        #expect(one.frame.width >= natural.width, "\(one.text.string) is cut off")
        #expect(look.card.inset(by: 4).contains(one.frame), "\(one.text.string) leaves the card")
        for other in look.texts[(index + 1)...] {
          #expect(
            !one.frame.outset(by: Insets(top: 0, left: 4, bottom: 0, right: 4)).intersects(
              other.frame), "\(one.text.string) runs into \(other.text.string)")
        }
      }
    }
  }

  @Test func `the card has the size of its texts if there is room`() throws {
    let large = try look(Size(960, 680), .leftToRight)
    let larger = try look(Size(1900, 1000), .leftToRight)
    #expect(large.card.size == larger.card.size)
    #expect(large.texts.allSatisfy { $0.text.font.size >= 13 })
    #expect(large.card.center == Point(480, 340))
    let small = try look(Size(400, 480), .leftToRight)
    #expect(small.texts.allSatisfy { $0.text.font.size >= 8 })
  }

  @Test func `the card is mirrored in right-to-left layout`() throws {
    let ltr = try look(Size(960, 680), .leftToRight)
    let rtl = try look(Size(960, 680), .rightToLeft)
    for (one, other) in zip(ltr.texts, rtl.texts) {
      #expect(one.text == other.text)
      #expect(abs(one.frame.minX - (960 - other.frame.maxX)) < 1e-9)
      #expect(one.frame.minY == other.frame.minY)
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
  fileprivate var showsCard: Bool { scene.all(HelpOverlay.self).last.map { !$0.isHidden } ?? false }

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
