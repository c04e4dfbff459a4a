import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

@Suite struct `Status bar` {
  private let bar = StatusBar()

  init() { bar.adopt(PageRig(TrioPage()).controller.table) }

  private func spy(
    _ size: Size = Size(700, 22), direction: LayoutDirection = .leftToRight
  ) throws -> PaintSpy {
    let spy = PaintSpy()
    let scene = Scene(bar, environment: SceneEnvironment(direction: direction))
    scene.show(size: size)
    _ = try scene.picture { _ in spy }
    return spy
  }

  private var status: String { get throws { try #require(try spy().strings.last) } }

  @Test func `the bar shows rate and cost, and at once whether a frame animates`() throws {
    #expect(try status == "idle")
    let rows: [(rate: Double?, cost: Double?, isMoving: Bool, text: String)] = [
      (59.96, 0.00125, true, "60.0 Hz  ·  last frame 1.3 ms  ·  animating"),
      (nil, 0.01204, false, "last frame 12.0 ms  ·  idle"),
      (60, nil, true, "60.0 Hz  ·  animating"), (61, nil, false, "61.0 Hz  ·  idle"),
      (62, nil, true, "62.0 Hz  ·  animating"),
    ]
    for row in rows {
      bar.show(LoopStatus(rate: row.rate, frameCost: row.cost, isMoving: row.isMoving))
      #expect(try status == row.text)
    }
  }

  @Test func `the bar updates every twentieth frame during animations`() throws {
    for frame in 0..<40 {
      bar.show(LoopStatus(rate: 60 + Double(frame), frameCost: nil, isMoving: true))
      #expect(try status == (frame < 20 ? "60" : "80") + ".0 Hz  ·  animating")
    }
  }

  @Test func `the bar is repainted only if its text changes`() {
    let scene = Scene(bar)
    scene.resize(to: Size(600, 22), scale: 1)
    func frame() -> FrameUpdate { scene.update(for: FrameTime(target: scene.lastTime)) }
    _ = frame()
    bar.show(LoopStatus(rate: 60, frameCost: nil, isMoving: false))
    #expect(!frame().damage.isEmpty)
    bar.show(LoopStatus(rate: 60, frameCost: nil, isMoving: false))
    #expect(frame().damage.isEmpty)
  }

  @Test func `the bar keeps the keys that fit if there is no room for the status`() throws {
    let wide = try spy()
    #expect(
      wide.strings == [
        "T", "Theme", "D", "Disabled", "Tab", "Focus", "H", "Tools", "?", "Keys", "idle",
      ])
    let keys = Array(wide.strings.dropLast())
    #expect(try spy(Size(440, 22)).strings == keys)
    let narrow = try spy(Size(200, 22))
    #expect(narrow.strings.count < keys.count && narrow.strings.suffix(2) == ["?", "Keys"])
    let last = try #require(narrow.texts.last)
    #expect(last.origin.x + TextEngine().size(of: last.text).width <= 200)
    let places = wide.texts.map(\.origin.x)
    #expect(places == places.sorted())
  }

  @Test func `the bar is mirrored in right-to-left layout`() throws {
    let engine = TextEngine()
    let (ltr, rtl) = (try spy(), try spy(direction: .rightToLeft))
    #expect(ltr.strings == rtl.strings)
    for (one, other) in zip(ltr.texts, rtl.texts) {
      let width = engine.size(of: one.text).width
      #expect(abs(one.origin.x - (700 - other.origin.x - width)) < 1e-9, "\(one.text.string)")
      #expect(one.origin.y == other.origin.y)
    }
  }
}

@Suite struct `Key cap colors` {
  @Test(arguments: [0, 0.001, 0.25, 0.5, 0.8, 0.999, 1])
  func `key caps have the colors of the design, mixed in step with a theme fade`(part: Double) {
    let colors = KeyCapColors(Theme.light.mixed(with: .dark, by: part))
    // Red, green and blue of both themes, 0...255.
    for (color, light, dark) in [
      (colors.cap, [255.0, 255, 255], [44.0, 44, 46]),
      (colors.border, [209, 209, 214], [72, 72, 74]),
    ] {
      let shown = [color.red, color.green, color.blue]
      for (value, (light, dark)) in zip(shown, zip(light, dark)) {
        #expect(abs(value * 255 - (light + (dark - light) * part)) < 1e-9)
      }
      #expect(color.alpha == 1)
    }
    for appearance in Appearance.allCases {
      #expect(KeyCapColors(Theme(appearance, contrast: .more)) == KeyCapColors(Theme(appearance)))
    }
  }
}
