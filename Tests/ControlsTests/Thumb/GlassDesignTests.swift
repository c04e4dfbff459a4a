import Canvas
import ControlsTesting
import Testing

@testable import Controls

/// spec: docs/spec/glass.md#fade: a scene fades from one design to the other.
@Suite struct `Designs: fade of a scene` {
  private let rig: SceneRig<Switch>
  init() { rig = SceneRig(Switch(isOn: true), size: Size(63, 31), margin: 16, masks: MaskCache()) }
  private var toggle: Switch { rig.control }

  private func advance(at time: Double) -> Double {
    Spring(response: 0.3, dampingRatio: 1)
      .state(at: time, from: Spring.State(value: 0, velocity: 0), to: 1).value
  }

  @Test func `lengths move by the spring of 0.3 s, and colors fade for 0.15 s`() {
    rig.scene.design = .glass
    #expect(rig.scene.design == .glass)
    #expect(rig.shown().control.metrics.size == Size(51, 31))
    for time in [0.05, 0.1, 0.15] {
      #expect(isClose(rig.after(0.05).control.metrics.size.width, 51 + 12 * advance(at: time)))
      #expect(isClose(toggle.metrics.size.height, 31 - 3 * advance(at: time)))
      #expect(isClose(toggle.metrics.thumbMaterial.clarity, advance(at: time)))
      #expect(
        rig.scene.shownTheme
          == Theme.light.mixed(with: .glass(), by: time < 0.149 ? time / 0.15 : 1))
    }
    rig.settle()
    #expect(toggle.metrics == .glass && rig.scene.shownTheme == .glass() && !rig.scene.needsUpdate)
  }

  @Test func `a fade that is interrupted does not jump`() {
    var generator = SeededGenerator(seed: 5)
    var last = toggle.metrics.size.width
    for _ in 0..<600 {
      if Int.random(in: 0..<40, using: &generator) == 0 {
        rig.scene.design = Bool.random(using: &generator) ? .glass(.dark) : .classic
      }
      let width = rig.after(1.0 / 960).control.metrics.size.width
      #expect(abs(width - last) < 0.2)
      last = width
    }
  }

  @Test func `a reversed fade keeps its velocity, and a held thumb stays held during one`() {
    rig.scene.design = .glass
    let before = rig.after(0.05).control.metrics.size.width
    rig.scene.design = .classic
    #expect(rig.after(0.001).control.metrics.size.width > before)
    #expect(rig.settled().control.metrics == .regular)
    rig.hold(at: Point(40, 14))
    rig.scene.design = .glass
    #expect(rig.after(0.1).control.state.pressProgress == 1)
    #expect(isClose(rig.settled().control.state.thumbWidth, 58))
    #expect(rig.release().settled().control.state.thumbWidth == 37)
  }

  @Test func `a display that receives frames slowly shows the end of a fade at once`() {
    rig.scene.design = .glass
    rig.showFrame(after: 0.05)
    var frame = FrameTime(target: rig.now.advanced(by: 0.01), sendingDuration: 0.25)
    #expect(rig.scene.update(for: frame).isAnimating && rig.scene.shownTheme != .glass())
    frame.target = frame.target.advanced(by: 0.01)
    frame.sendingDuration = 0.26
    let update = rig.scene.update(for: frame)
    #expect(!update.isAnimating && !update.damage.isEmpty)
    #expect(toggle.metrics == .glass && rig.scene.shownTheme == .glass())
    rig.scene.theme = .dark
    frame.target = frame.target.advanced(by: 0.01)
    #expect(!rig.scene.update(for: frame).isAnimating && rig.scene.shownTheme == .dark)
  }

  @Test func `a design without animation and under reduced motion applies at once`() {
    rig.scene.setDesign(.glass(.dark), animated: false)
    #expect(toggle.metrics == .glass && rig.scene.shownTheme == .glass(.dark))
    rig.scene.environment.motion = .reduced
    rig.scene.design = .classic
    #expect(toggle.metrics == .regular && rig.scene.shownTheme == .light)
  }

  @Test func `glass has its own blue and track, except with more contrast`() {
    #expect(Theme.glass().accent == Color(hex: 0x0088FF))
    #expect(Theme.glass(.dark).accent == Color(hex: 0x0091FF))
    #expect(Theme.glass()[SwitchColors.self].trackOff == Color(hex: 0x787880, alpha: 0.16))
    #expect(Theme.glass(.dark)[SwitchColors.self].trackOff == Color(hex: 0x787880, alpha: 0.32))
    #expect(Theme.glass()[SwitchColors.self].trackOn == Theme.light[SwitchColors.self].trackOn)
    let strong = Theme.glass(contrast: .more)
    #expect(
      strong[SwitchColors.self].trackOff
        == Theme(.light, contrast: .more)[SwitchColors.self].trackOff)
    #expect(strong[LensColors.self].clarity == 0 && Theme.light[LensColors.self].clarity == 1)
    #expect(Theme.glass(accent: .black).accent == Theme(.light, accent: .black).accent)
  }

  @Test func `all lengths have tokens, and segmented controls of glass are capsules`() {
    for size in ControlSize.allCases {
      let metrics = SegmentedMetrics.glass.sized(size)
      #expect(metrics.cornerRadius == metrics.height / 2)
      #expect(metrics.pillCornerRadius == metrics.height / 2 - 2)
      var grown = metrics
      grown.grow(by: 1.5)
      #expect(grown.cornerRadius == grown.height / 2)
    }
    #expect(SegmentedMetrics.regular.sized(.small).cornerRadius == 8)
    var design = Design.classic
    for token in Design.tokens { design.set(token, to: Design.glass[token]) }
    #expect(design.metrics[SwitchMetrics.self] == .glass)
    #expect(design.metrics[SliderMetrics.self] == .glass)
    #expect(design.metrics[SegmentedMetrics.self] == .glass)
    for token in Design.tokens { #expect(design[token] == Design.glass[token], "\(token.name)") }
  }
}

/// The pictures of an independent renderer, within the gates. spec: docs/spec/glass.md#gates
@Suite struct `Glass: reference pictures` {
  /// Of a picture's rim or refracted edge, and over all of it. spec: docs/spec/glass.md#gates
  private static let gate = PictureGate(maximum: 24, mean: 0.6, threshold: 24, count: 0)

  /// The time at which a press reaches a progress for the first time, in seconds.
  private static func time(of progress: Double) -> Double {
    var (low, high) = (0.0, 0.2)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      let state = Spring.glassPress.state(
        at: middle, from: Spring.State(value: 0, velocity: 0), to: 1)
      if state.value < progress { low = middle } else { high = middle }
    }
    return low
  }

  @Test(arguments: Appearance.allCases, [1.0, 2])
  func `switches and sliders match their pictures`(appearance: Appearance, scale: Double) throws {
    for (progress, digits) in [(0.0, "0"), (0.5, "0.5"), (1, "1")] {
      for (control, kind, place) in [
        (Switch(isOn: true), "switch", Point(42.5, 14)),
        (Slider(value: 0.6), "slider", Point(116, 22)),
      ] as [(Control, String, Point)] {
        let rig = SceneRig.glass(control, appearance: appearance, scale: scale)
        if progress > 0 { rig.press(at: place) }
        if progress == 0.5 { rig.showFrame(after: Self.time(of: progress)) }
        if progress == 1 { rig.settle() }
        let name = "glass_\(kind)_\(appearance.rawValue)_p\(digits)@\(Int(scale))x"
        let difference = PictureDifference(try rig.picture(), try Fixture.picture(name))
        let comparison = difference.judged(by: Self.gate, named: name)
        #expect(comparison.passes, "\(comparison)")
      }
    }
  }
}
