import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

/// spec: docs/spec/command-line.md#run/pages: positions and behavior of the controls on the pages
/// for measurements.
@Suite struct `Pages for measurements` {
  private func states(_ rig: PageRig) -> Set<Bool> {
    Set(rig.controls.compactMap { ($0 as? Switch)?.isOn })
  }

  @Test func `trio has its controls where the compared toolkits have theirs`() throws {
    let rig = PageRig(TrioPage())
    #expect(rig.controls.count == 3)
    #expect(try rig.frame("switch") == Rect(x: 40, y: 100, width: 51, height: 31))
    #expect(try rig.frame("slider") == Rect(x: 40, y: 186, width: 400, height: 44))
    #expect(try rig.frame("segmented") == Rect(x: 40, y: 290, width: 400, height: 32))
    #expect(rig.texts.map(\.text.string) == ["Trio", "One", "Two", "Three"])
    let mirrored = PageRig(TrioPage(), direction: .rightToLeft)
    #expect(try mirrored.frame("switch") == Rect(x: 389, y: 100, width: 51, height: 31))
    #expect(try mirrored.frame("slider") == Rect(x: 40, y: 186, width: 400, height: 44))
  }

  @Test(arguments: [Set<PanelName>(), .sidebar, .inspector, [.sidebar, .inspector]])
  func `in a wide window trio is aligned with the title`(panels: Set<PanelName>) throws {
    let rig = PageRig(.trio, size: .wide, panels: panels, after: 1)
    let title = rig.controller.workbench.header.frameInScene
    for identifier in ["switch", "slider", "segmented"] {
      #expect(try rig.frame(identifier).minX == title.minX)
    }
    #expect(try rig.frame("slider").maxX == title.maxX)
  }

  @Test(arguments: [Size(1280, 800), Size(400, 480)])
  func `the samples of parts grow with their texts, and stay on their card`(size: Size) throws {
    let rig = PageRig(.parts, size: size, after: 1)
    rig.controller.set(.textSize, to: .number(2))
    rig.advance(by: 1)
    let samples = rig.controller.page.root.all(PresetView.self).filter {
      $0.preview.description.length != nil
    }
    #expect(!samples.isEmpty)
    for sample in samples {
      let card = try #require(sample.firstUpwards { $0 as? PaddedCard })
      let width = sample.preview.control.frame.width
      let grown = try 2 * #require(sample.preview.description.length)
      #expect(width == min(grown, card.bounds.width - 2 * 16))
    }
  }

  @Test func `stress has its switches in 40 columns below the master switch`() throws {
    let rig = PageRig(StressPage(count: 1000))
    #expect(rig.controls.count == 1001)
    #expect(rig.controller.page.root.frameInScene == Rect(x: 0, y: 0, width: 1200, height: 760))
    #expect(try rig.frame("all").center == Point(60, 25))
    let size = Size(51, 31)
    for (index, origin) in [
      (0, Point(0, 60)), (1, Point(29, 60)), (39, Point(1131, 60)), (40, Point(0, 87)),
      (999, Point(1131, 708)),
    ] { #expect(try rig.frame("switch-\(index)") == Rect(origin: origin, size: size)) }
    #expect(try rig.frame("switch-999").maxX <= 1200 && rig.frame("switch-999").maxY <= 760)
  }

  @Test func `the label of the master switch is whole beside a large title`() throws {
    let rig = PageRig(.stress, size: .wide, after: 1)
    rig.controller.set(.textSize, to: .number(2))
    rig.advance(by: 1)
    let title = rig.controller.workbench.header.frameInScene
    let label = try #require(rig.texts.first { $0.text.string == "All switches" })
    #expect(label.text.font.size == 13)
    let whole = Text(label.text.string, font: label.text.font)
    let width = rig.scene.text.size(of: whole).width
    #expect(width <= label.text.maximumWidth ?? .infinity && label.origin.x + width < title.minX)
  }

  @Test(arguments: [Point(600, 200), Point(600, 25)])
  func `the wheel shows the last rows of stress, and the master switch stays`(place: Point) throws {
    let rig = PageRig(StressPage(count: 1000), size: Size(1200, 400))
    #expect(try rig.frame("switch-999").minY == 708)
    rig.turn(by: 20, at: place)
    #expect(try rig.frame("switch-999") == Rect(x: 1131, y: 357, width: 51, height: 31))
    #expect(try rig.frame("all").center == Point(60, 25))
    try rig.click("all")
    #expect(states(rig) == [true])
  }

  @Test func `the master switch, and Return without focus, set all switches of stress`() throws {
    let rig = PageRig(StressPage(count: 45))
    #expect(states(rig) == [false])
    rig.strike(.enter)
    #expect(states(rig) == [true])
    rig.strike(.enter, isRepeat: true)
    #expect(states(rig) == [true])
    rig.strike(.enter)
    #expect(states(rig) == [false])
    for isOn in [true, false] {
      try rig.click("all")
      #expect(states(rig) == [isOn])
    }
  }

  @Test func `matrix has each control twice, and the right half is always disabled`() throws {
    let rig = PageRig(PageName.matrix.makePage(count: 10))
    let left: Set<String> = [
      "off", "on", "tinted", "slider-0", "slider-50", "slider-100", "segmented-0", "segmented-1",
      "segmented-2",
    ]
    #expect(Set(rig.controls.compactMap(\.identifier)) == left.union(left.map { $0 + "-disabled" }))
    #expect(try rig.enabledControls == left && rig.frame("on").maxX < rig.frame("on-disabled").minX)
    #expect(rig.after("d").enabledControls.isEmpty && rig.after("d").enabledControls == left)
    #expect((rig.control("slider-50") as? Slider)?.value == 0.5)
    #expect((rig.control("segmented-2") as? SegmentedControl)?.selection == 2)
  }
}

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
