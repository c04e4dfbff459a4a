import Canvas
import Controls
import ControlsTesting
import Testing

/// design: architecture, Habits.
@Suite struct `Partial and full paint` {
  nonisolated static let scales = [1.0, 1.25, 1.5, 2]

  private typealias Step<Subject: Control> = (name: String, act: (SceneRig<Subject>) -> Void)

  private func check<Subject: Control>(
    _ make: () -> Subject, scale: Double, motion: MotionPreference = .full, _ steps: [Step<Subject>]
  ) throws {
    // Both appearances have the same shapes.
    let masks = MaskCache(byteLimit: 64 << 20)
    for theme in [Theme.light, .dark] {
      let rig = SceneRig(make(), motion: motion, theme: theme, scale: scale, masks: masks)
      try rig.paintFrames()
      for step in steps {
        step.act(rig)
        for (pause, part) in [(0, ""), (0.019, ", a frame later"), (0.07, ", some frames later")] {
          rig.showFrame(after: pause)
          let staleness = try rig.staleness(with: masks)
          #expect(staleness == nil, "\(step.name)\(part), page \(theme.page)")
        }
      }
    }
  }

  @Test(arguments: scales)
  func `partial paint of a switch equals full paint`(scale: Double) throws {
    try check(
      { Switch(isOn: false) }, scale: scale,
      [
        ("at rest", { _ in }),
        ("pressed", { $0.press(at: Point(10, 15)) }),
        ("flipped", { $0.move(to: Point(40, 15)) }),
        ("flipped back", { $0.move(to: Point(10, 15)) }),
        ("canceled", { $0.cancel(by: .escape) }),
        ("released", { $0.release() }),
        ("toggled", { $0.tap(at: Point(25, 15)) }),
        ("settled", { $0.settle() }),
      ])
  }

  @Test(arguments: scales)
  func `partial paint of a slider equals full paint`(scale: Double) throws {
    try check(
      { Slider(value: 0.3, step: 0.25) }, scale: scale,
      [
        ("grabbed", { $0.press(at: Point(65, 22)) }),
        ("dragged", { $0.move(to: Point(93.37, 22)) }),
        ("past the end", { $0.move(to: Point(400, 22)) }),
        ("past the other end", { $0.move(to: Point(-100, 22)) }),
        ("snapping", { $0.release(at: Point(75, 22)) }),
        ("jumping", { $0.press(at: Point(170, 22)) }),
        ("canceled", { $0.cancel(by: .focusLost) }),
        ("settled", { $0.settle() }),
      ])
  }

  @Test(arguments: scales)
  func `partial paint of thumbs of glass equals full paint`(scale: Double) throws {
    func glass<Subject: Control>(
      _ place: Point, _ other: Point, _ steps: [Step<Subject>] = []
    ) -> [Step<Subject>] {
      [
        (
          "fading to glass",
          { $0.scene.setDesign(.glass($0.scene.theme == .light ? .light : .dark)) }
        ),
        ("settled", { $0.settle() }),
        ("pressed", { $0.press(at: place) }),
        ("dragged", { $0.move(to: other) }),
        ("held", { $0.settle() }),
        ("moved", { $0.controlFrame.origin = Point(13.3, 18.7) }),
        ("fading to classic", { $0.scene.setDesign(.classic) }),
        ("released", { $0.release() }),
        ("settled", { $0.settle() }),
      ]
    }
    try check({ Switch(isOn: false) }, scale: scale, glass(Point(15, 14), Point(45, 14)))
    try check({ Slider(value: 0.3) }, scale: scale, glass(Point(70, 22), Point(93.4, 22)))
    try check({ RangeSlider(0.2...0.5) }, scale: scale, glass(Point(45, 22), Point(80.6, 22)))
  }

  @Test(arguments: scales)
  func `partial paint of a segmented control equals full paint`(scale: Double) throws {
    try check(
      { SegmentedControl(["One", "Two", "Three", ""], selection: 0) }, scale: scale,
      [
        ("pressed beside the pill", { $0.press(at: Point(220, 16)) }),
        ("moved on", { $0.move(to: Point(290, 16)) }),
        ("selected", { $0.release() }),
        ("settled", { $0.settle() }),
        ("pressed the pill", { $0.press(at: Point(290, 16)) }),
        ("dragged", { $0.move(to: Point(10, 16)) }),
        ("canceled", { $0.cancel(by: .unmapped) }),
        ("a segment disabled", { $0.control.setEnabled(false, forSegmentAt: 1) }),
        ("nothing selected", { $0.control.selection = nil }),
      ])
  }

  @Test(arguments: scales)
  func `partial paint equals full paint after changes of state, frame and scene`(scale: Double)
    throws
  {
    let steps: [Step<Control>] = [
      ("focused", { $0.focus() }),
      ("disabled", { $0.control.isEnabled = false }),
      ("enabled", { $0.control.isEnabled = true }),
      ("another theme", { $0.scene.setTheme(Theme(.dark, contrast: .more)) }),
      // The end of the fade, so that what follows damages only itself.
      ("settled", { $0.settle() }),
      ("moved", { $0.controlFrame.origin = Point(9.3, 21.7) }),
      ("resized", { $0.controlFrame.size.width -= 31 }),
      ("hidden", { $0.control.isHidden = true }),
      ("shown", { $0.control.isHidden = false }),
      ("right to left", { $0.scene.environment.direction = .rightToLeft }),
      ("removed", { $0.control.removeFromParent() }),
      ("added", { $0.scene.root.addChild($0.control) }),
    ]
    try check({ Switch(isOn: true) }, scale: scale, steps)
    try check({ Slider(value: 0.5) }, scale: scale, steps)
    try check({ SegmentedControl(segments: 3, selection: 2) }, scale: scale, steps)
  }

  @Test func `partial paint equals full paint under reduced motion`() throws {
    try check(
      { Switch(isOn: false) }, scale: 1, motion: .reduced,
      [
        ("fading over", { $0.tap(at: Point(25, 15)) }),
        ("fading back", { $0.tap(at: Point(25, 15)) }),
      ])
    try check(
      { Slider(value: 0) }, scale: 1.25, motion: .reduced,
      [
        ("fading over", { $0.control.setValue(0.77, animated: true) }),
        ("fading over, disabled", { $0.control.isEnabled = false }),
      ])
    try check(
      { SegmentedControl(segments: 3, selection: 0) }, scale: 1, motion: .reduced,
      [("fading over", { $0.tap(at: Point(250, 16)) })])
  }

  @Test func `partial paint equals full paint when the scale changes`() throws {
    let masks = MaskCache(byteLimit: 64 << 20)
    let rig = SceneRig(Switch(isOn: false), masks: masks)
    try rig.paintFrames()
    rig.tap(at: Point(25, 15))
    for scale in [2, 1.25, 1] {
      rig.showFrame(after: 0.03)
      try rig.rescale(to: scale)
      rig.showFrame()
      #expect(rig.lastUpdate.fullRepaintReason != nil)
      #expect(try rig.staleness(with: masks) == nil, "at \(scale)")
    }
  }

  @Test func `cached masks paint the same pixels as new ones`() throws {
    let rig = SceneRig(Slider(value: 0.3), scale: 1.25)
    try rig.paintFrames()
    rig.press(at: Point(65, 22))
    for x in [93.37, 160, 65, 93.37] {
      rig.move(to: Point(x, 22))
      rig.showFrame()
    }
    #expect(try rig.staleness(with: MaskCache(byteLimit: 0)) == nil)
  }
}
