import Canvas
import Controls
import Testing

@testable import playground

/// The card of keys: all of it can be read, whichever way one reads and however small the window.
@Suite struct `The card of keys` {
  /// A painter that notes every text and passes everything on.
  private final class TextSpy: Painter {
    private let painter: any Painter
    private(set) var texts: [(text: Text, origin: Point)] = []
    private(set) var shapes: [Rect] = []

    init(_ painter: any Painter) {
      self.painter = painter
    }

    func fill(_ shape: RoundedRectangle, color: Color, within outline: RoundedRectangle?) {
      shapes.append(shape.rect)
      painter.fill(shape, color: color, within: outline)
    }

    func strokeInside(_ shape: RoundedRectangle, width: Double, color: Color) {}

    func drawShadow(
      _ shadow: Shadow, of shape: RoundedRectangle, within outline: RoundedRectangle?
    ) {}

    func fill(_ path: Path, at origin: Point, color: Color) {}
    func fillAligned(_ rect: Rect, color: Color) {}

    func draw(_ text: Text, at origin: Point, color: Color) {
      texts.append((text, origin))
      painter.draw(text, at: origin, color: color)
    }

    func group(opacity: Double, _ body: () -> Void) { painter.group(opacity: opacity, body) }
    func clip(to rect: Rect, _ body: () -> Void) { painter.clip(to: rect, body) }
  }

  private struct Look {
    var card: Rect
    var texts: [(text: Text, frame: Rect)]
  }

  /// The card as it is painted in a window of a size.
  private func look(_ size: Size, _ direction: LayoutDirection, scale: Double = 1) throws -> Look {
    let engine = TextEngine()
    let scene = Scene(HelpOverlay(), environment: SceneEnvironment(direction: direction))
    var spies: [TextSpy] = []
    _ = try scene.picture(size: size, scale: scale, at: .zero, text: engine) { painter in
      let spy = TextSpy(painter)
      spies.append(spy)
      return spy
    }
    let spy = try #require(spies.first)
    return Look(
      card: try #require(spy.shapes.first),
      texts: spy.texts.map { ($0.text, Rect(origin: $0.origin, size: engine.size(of: $0.text))) })
  }

  nonisolated private static let sizes = [
    Size(960, 680), Size(480, 640), Size(400, 480), Size(480, 560), Size(320, 400), Size(400, 300),
    Size(2000, 300), Size(300, 2000),
  ]

  @Test(arguments: sizes, LayoutDirection.allCases)
  func `shows every text whole and none over another`(
    size: Size, direction: LayoutDirection
  ) throws {
    for scale in [1.0, 2] {
      let look = try look(size, direction, scale: scale)
      #expect(look.texts.count == 21)
      #expect(Rect(origin: .zero, size: size).contains(look.card))
      let engine = TextEngine()
      engine.scale = scale
      for (index, one) in look.texts.enumerated() {
        let natural = engine.size(of: Text(one.text.string, font: one.text.font))
        #expect(one.frame.width >= natural.width, "\(one.text.string) is cut off")
        #expect(look.card.inset(by: 4).contains(one.frame), "\(one.text.string) leaves the card")
        for other in look.texts[(index + 1)...] {
          #expect(
            !one.frame.outset(by: Insets(top: 0, left: 4, bottom: 0, right: 4))
              .intersects(other.frame),
            "\(one.text.string) runs into \(other.text.string)")
        }
      }
    }
  }

  @Test func `is as large as its texts where there is room`() throws {
    let large = try look(Size(960, 680), .leftToRight)
    let larger = try look(Size(1900, 1000), .leftToRight)
    #expect(large.card.size == larger.card.size)
    #expect(large.texts.allSatisfy { $0.text.font.size >= 13 })
    #expect(large.card.center == Point(480, 340))
    // Small, and yet to be read.
    let small = try look(Size(400, 480), .leftToRight)
    #expect(small.texts.allSatisfy { $0.text.font.size >= 10 })
  }

  @Test func `is mirrored where reading begins on the right`() throws {
    let ltr = try look(Size(960, 680), .leftToRight)
    let rtl = try look(Size(960, 680), .rightToLeft)
    for (one, other) in zip(ltr.texts, rtl.texts) {
      #expect(one.text == other.text)
      #expect(abs(one.frame.minX - (960 - other.frame.maxX)) < 1e-9)
      #expect(one.frame.minY == other.frame.minY)
    }
  }

  // MARK: Keys

  private final class Stage {
    let page = TrioPage()
    let controller: PageController

    init() {
      controller = PageController(page: page, theme: .light)
      controller.scene.resize(to: Size(480, 640), scale: 1)
      update()
    }

    func update() {
      _ = controller.scene.update(
        for: FrameTime(target: controller.scene.lastTime, interval: 1.0 / 60, number: 0))
    }

    func strike(_ key: Key) {
      let time = controller.scene.lastTime.advanced(by: 0.1)
      controller.scene.handle(.key(KeyEvent(.down, key, time: time)))
      controller.scene.handle(.key(KeyEvent(.up, key, time: time)))
      update()
    }

    var showsCard: Bool {
      var isShown = false
      controller.scene.forEachNode { if $0 is HelpOverlay { isShown = !$0.isHidden } }
      return isShown
    }

    var toggle: Switch? {
      var found: Switch?
      controller.scene.root.forEachNode { if let toggle = $0 as? Switch { found = toggle } }
      return found
    }
  }

  @Test func `comes and goes with its key, and goes with Escape`() {
    let stage = Stage()
    #expect(!stage.showsCard)
    stage.strike(.character("?"))
    #expect(stage.showsCard)
    stage.strike(.character("?"))
    #expect(!stage.showsCard)
    stage.strike(.character("?"))
    stage.strike(.escape)
    #expect(!stage.showsCard)
    // With nothing to take away, it does nothing.
    stage.strike(.escape)
    #expect(!stage.showsCard)
  }

  @Test func `goes with a press anywhere, which does nothing else`() throws {
    let stage = Stage()
    stage.strike(.character("?"))
    let toggle = try #require(stage.toggle)
    let isOn = toggle.isOn
    let place = toggle.frameInScene.center
    let time = stage.controller.scene.lastTime
    stage.controller.scene.handle(
      .pointer(PointerEvent(.pressed, at: place, time: time, button: 1, isPrimaryDown: true)))
    stage.controller.scene.handle(
      .pointer(PointerEvent(.released, at: place, time: time, button: 1)))
    #expect(!stage.showsCard)
    #expect(toggle.isOn == isOn)
  }

  @Test func `keeps keys from what is behind it`() throws {
    let stage = Stage()
    stage.strike(.character("?"))
    let isOn = try #require(stage.toggle).isOn
    stage.strike(.tab)
    #expect(stage.controller.scene.focusedNode == nil)
    for _ in 0..<3 where stage.controller.scene.focusedNode !== stage.toggle {
      stage.strike(.tab)
    }
    stage.strike(.space)
    #expect(stage.toggle?.isOn == isOn)
  }
}

extension Rect {
  /// But for what sums of fractions leave.
  fileprivate func contains(_ other: Rect) -> Bool {
    let own = outset(by: 1e-6)
    return own.minX <= other.minX && own.minY <= other.minY && own.maxX >= other.maxX
      && own.maxY >= other.maxY
  }
}
