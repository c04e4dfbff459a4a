import Canvas
import ControlsTesting
import SpecTrait
import Testing

@testable import Controls

@Suite struct `Design tokens` {
  private let tokens = Design.tokens

  /// The number of colors, shadows, numbers and springs in a value, counted by reflection.
  private func valueCount(in value: Any) -> Int {
    if value is Color || value is Shadow || value is Double || value is Spring { return 1 }
    if value is ControlMetrics { return Design.metricStyles.reduce(0) { $0 + count(in: $1) } }
    if value is StyleTable { return Design.styles.reduce(0) { $0 + count(in: $1) } }
    return Mirror(reflecting: value).children.reduce(0) { $0 + valueCount(in: $1.value) }
  }

  private func count<Style: ControlStyle>(in style: Style.Type) -> Int {
    valueCount(in: Theme.light[style])
  }

  @Test func `cover every value of a design`() { #expect(tokens.count == valueCount(in: Design())) }

  @Test func `no name is the prefix of another, and groups are those of the files`() {
    for token in tokens {
      let longer = tokens.filter { $0.name == token.name || $0.name.hasPrefix(token.name + ".") }
      let isOfTime = token.kind == .spring || token.kind == .duration
      #expect(longer.count == 1, "\(token.name)")
      #expect(isOfTime == token.name.hasPrefix("motion."), "\(token.name)")
    }
    let groups = Set(tokens.map { String($0.name.prefix { $0 != "." }) })
    #expect(groups == ["page", "switch", "slider", "segmented", "button", "tools", "motion"])
    #expect(tokens.allSatisfy { !$0.origin.isEmpty })
  }

  @Test(.spec("switch-p2")) func `values are those of the spec`() throws {
    func value(_ name: String) throws -> TokenValue {
      Design()[try #require(tokens.first { $0.name == name })]
    }
    #expect(try value("switch.width") == .number(51))
    #expect(try value("switch.track.on") == .color(Color(hex: 0x34C759)))
    #expect(try value("motion.switch.slide") == .spring(Spring(response: 0.3, dampingRatio: 0.75)))
    #expect(try value("segmented.title.size") == .number(13))
    #expect(try value("motion.slider.snap") == .number(0.1))
    #expect(
      try value("segmented.pill.shadow")
        == .shadow(Shadow(offset: Point(0, 3), blur: 8, color: Color.black.opacity(0.12))))
  }

  @Test(
    arguments: [
      .number(.nan), .number(.infinity), .number(-1), .spring(Spring(response: 0, dampingRatio: 1)),
      .spring(Spring(response: .nan, dampingRatio: 1)),
      .spring(Spring(response: 1, dampingRatio: -1)),
      .color(Color(red: 2, green: 0, blue: 0)), .color(Color(red: 0, green: .nan, blue: 0)),
      .shadow(Shadow(offset: Point(.infinity, 0), blur: 1, color: .black)),
      .shadow(Shadow(offset: .zero, blur: -1, color: .black)),
    ] as [TokenValue])
  func `reject values that cannot be drawn or animated`(_ value: TokenValue) {
    for token in tokens {
      var design = Design()
      let isTaken = design.set(token, to: value)
      #expect(!isTaken && design == Design())
    }
  }

  @Test func `reject values of another kind`() {
    let values = [
      TokenValue.color(.black), .number(1), .spring(Spring(response: 1, dampingRatio: 1)),
    ]
    for token in tokens {
      var design = Design()
      let taken = values.filter { design.set(token, to: $0) }
      #expect(taken.count == (token.kind == .shadow ? 0 : 1), "\(token.name)")
    }
  }
}

@Suite struct `Shared value` {
  @Test func `compares by its content`() {
    let one = Shared([1, 2])
    #expect(one == Shared([1, 2]) && one != Shared([1, 3]))
    #expect(one.hashValue == Shared([1, 2]).hashValue)
  }

  @Test func `is copied on write, and keeps metrics out of the copied state`() {
    let usual = SwitchBehavior(isOn: true)
    var other = usual
    other.metrics.thumbDiameter = 20
    #expect(usual.metrics == .regular && other.metrics.thumbDiameter == 20)
    #expect(usual.state(at: .zero).metrics == .regular)
    #expect(other.state(at: .zero).metrics.thumbDiameter == 20)
    // Behaviors are copied in every frame and stored in recordings.
    let figures = MemoryLayout<SwitchMetrics>.size
    #expect(MemoryLayout<SwitchBehavior>.size < 2 * figures)
    #expect(MemoryLayout<SwitchState>.size < figures)
  }
}

@Suite struct `Scene design` {
  private let toggle = Switch(label: "Wi-Fi")
  private let slider = Slider(value: 0.5, label: "Volume")
  private let view = SegmentedControl(["A", "B"], selection: 0, label: "View")
  private let rig: SceneDriver

  init() {
    rig = SceneDriver(
      column: toggle, slider, view, spacing: 10, padding: 10, alignment: .leading,
      size: Size(300, 200))
  }

  private func set(_ name: String, _ value: TokenValue) throws {
    let token = try #require(Design.tokens.first { $0.name == name })
    var design = rig.scene.design
    let isTaken = design.set(token, to: value)
    #expect(isTaken)
    rig.scene.design = design
    rig.showFrame()
  }

  @Test func `equals the scene's theme and metrics`() {
    #expect(rig.scene.design == Design())
    rig.scene.setTheme(.dark)
    #expect(rig.scene.design == Design(theme: .dark))
  }

  @Test func `metrics change the painted parts`() throws {
    try set("switch.padding", .number(5))
    #expect(toggle.state.thumbX == 5)
    try set("switch.thumb.diameter", .number(20))
    #expect(toggle.state.thumbWidth == 20)
    try set("slider.thumb.diameter", .number(40))
    #expect(slider.thumbX == slider.frame.width / 2)
    slider.value = 0
    #expect(slider.thumbX == 20)
    try set("segmented.pill.inset", .number(4))
    #expect(view.state.pillRect == Rect(x: 4, y: 4, width: view.frame.width / 2 - 8, height: 24))
  }

  @Test func `colors fade in, and metrics apply immediately`() {
    var design = Design(theme: .dark)
    design.metrics[SwitchMetrics.self].size = Size(60, 31)
    rig.scene.design = design
    rig.showFrame(after: Scene.themeFadeDuration / 2)
    #expect(rig.scene.shownTheme != .light && rig.scene.shownTheme != .dark)
    #expect(toggle.frame.width == 60)
  }

  @Test func `applies to controls added later, but not to those with custom metrics`() throws {
    toggle.metrics.size = Size(80, 50)
    rig.showFrame()
    #expect(toggle.frame.size == Size(80, 50))
    try set("switch.width", .number(70))
    #expect(toggle.frame.size == Size(80, 50))
    slider.metrics.thumbDiameter = 10
    view.metrics.cornerRadius = 3
    try set("slider.thumb.diameter", .number(40))
    #expect(slider.metrics.thumbDiameter == 10 && view.metrics.cornerRadius == 3)
    let late = Switch(label: "late")
    rig.scene.root.addChild(late)
    rig.showFrame()
    #expect(late.frame.width == 70)
  }
}
