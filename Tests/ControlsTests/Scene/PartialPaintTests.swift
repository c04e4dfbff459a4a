import Canvas
import Controls
import Testing

/// Painting only what is damaged gives the same bytes as painting everything.
/// design: architecture, Habits
@Suite struct `Partial paint equals full paint` {
  nonisolated static let scales = [1.0, 1.25, 1.5, 2]

  /// Runs a script on a control in light and dark, comparing after each frame.
  private func check<Subject: Control>(
    _ make: () -> Subject, scale: Double, direction: LayoutDirection = .leftToRight,
    motion: MotionPreference = .full,
    script: (Harness<Subject>, (String) throws -> Void) throws -> Void
  ) throws {
    // Both appearances have the same shapes.
    let masks = MaskCache(byteLimit: 64 << 20)
    for theme in [Theme.light, .dark] {
      let harness = try Harness(
        make(), direction: direction, motion: motion, theme: theme, scale: scale, masks: masks)
      try script(harness) { step in
        harness.frame()
        for part in ["", ", a frame later", ", some frames later"] {
          if !part.isEmpty { harness.advance(by: part.contains("some") ? 0.07 : 0.019) }
          let staleness = try harness.staleness(masks: masks)
          #expect(staleness == nil, "\(step)\(part), page \(theme.page)")
        }
      }
    }
  }

  @Test(arguments: scales)
  func `a switch`(scale: Double) throws {
    try check({ Switch(isOn: false) }, scale: scale) { harness, expectFresh in
      try expectFresh("at rest")
      harness.press(at: Point(10, 15))
      try expectFresh("pressed")
      harness.move(to: Point(40, 15))
      try expectFresh("flipped")
      harness.move(to: Point(10, 15))
      try expectFresh("flipped back")
      harness.cancel(by: .escape)
      harness.release()
      try expectFresh("cancelled")
      harness.tap(at: Point(25, 15))
      try expectFresh("toggled")
      harness.settle()
      try expectFresh("settled")
    }
  }

  @Test(arguments: scales)
  func `a slider`(scale: Double) throws {
    try check({ Slider(value: 0.3, step: 0.25) }, scale: scale) { harness, expectFresh in
      harness.press(at: Point(65, 22))
      try expectFresh("grabbed")
      harness.move(to: Point(93.37, 22))
      try expectFresh("dragged")
      harness.move(to: Point(400, 22))
      try expectFresh("past the end")
      harness.move(to: Point(-100, 22))
      try expectFresh("past the other end")
      harness.move(to: Point(75, 22))
      harness.release()
      try expectFresh("snapping")
      harness.press(at: Point(170, 22))
      try expectFresh("jumping")
      harness.cancel(by: .focusLost)
      try expectFresh("cancelled")
      harness.settle()
      try expectFresh("settled")
    }
  }

  @Test(arguments: scales)
  func `a segmented control`(scale: Double) throws {
    try check({ SegmentedControl(["One", "Two", "Three", ""], selection: 0) }, scale: scale) {
      harness, expectFresh in
      harness.press(at: Point(220, 16))
      try expectFresh("pressed beside the pill")
      harness.move(to: Point(290, 16))
      try expectFresh("moved on")
      harness.release()
      try expectFresh("selected")
      harness.settle()
      harness.press(at: Point(290, 16))
      try expectFresh("pressed the pill")
      harness.move(to: Point(10, 16))
      try expectFresh("dragged")
      harness.cancel(by: .unmapped)
      try expectFresh("cancelled")
      harness.control.setEnabled(false, forSegmentAt: 1)
      try expectFresh("a segment disabled")
      harness.control.selection = nil
      try expectFresh("nothing selected")
    }
  }

  @Test(arguments: scales)
  func `what happens to any control`(scale: Double) throws {
    let makers: [() -> Control] = [
      { Switch(isOn: true) }, { Slider(value: 0.5) },
      { SegmentedControl(segments: 3, selection: 2) },
    ]
    for make in makers {
      try check(make, scale: scale) { harness, expectFresh in
        harness.focus()
        try expectFresh("focused")
        harness.control.isEnabled = false
        try expectFresh("disabled")
        harness.control.isEnabled = true
        harness.scene.setTheme(Theme(.dark, contrast: .more))
        try expectFresh("another theme")
        // The end of the fade, so that what follows damages only itself.
        harness.settle()
        harness.stage.place.origin = Point(9.3, 21.7)
        try expectFresh("moved")
        harness.stage.place.size.width -= 31
        try expectFresh("resized")
        harness.control.isHidden = true
        try expectFresh("hidden")
        harness.control.isHidden = false
        try expectFresh("shown")
        harness.scene.environment.direction = .rightToLeft
        try expectFresh("right to left")
        harness.control.removeFromParent()
        try expectFresh("removed")
        harness.stage.addChild(harness.control)
        try expectFresh("added")
      }
    }
  }

  @Test func `under reduced motion`() throws {
    try check({ Switch(isOn: false) }, scale: 1, motion: .reduced) { harness, expectFresh in
      harness.tap(at: Point(25, 15))
      try expectFresh("fading over")
      harness.tap(at: Point(25, 15))
      try expectFresh("fading back")
    }
    try check({ Slider(value: 0) }, scale: 1.25, motion: .reduced) { harness, expectFresh in
      harness.control.setValue(0.77, animated: true)
      try expectFresh("fading over")
      harness.control.isEnabled = false
      try expectFresh("fading over, disabled")
    }
    try check({ SegmentedControl(segments: 3, selection: 0) }, scale: 1, motion: .reduced) {
      harness, expectFresh in
      harness.tap(at: Point(250, 16))
      try expectFresh("fading over")
    }
  }

  @Test func `while the window goes to a screen of another scale`() throws {
    let masks = MaskCache(byteLimit: 64 << 20)
    let harness = try Harness(Switch(isOn: false), masks: masks)
    harness.tap(at: Point(25, 15))
    for scale in [2, 1.25, 1] {
      harness.advance(by: 0.03)
      try harness.rescale(to: scale)
      harness.frame()
      #expect(harness.lastUpdate.fullRepaintReason != nil)
      #expect(try harness.staleness(masks: masks) == nil, "at \(scale)")
    }
  }

  @Test func `masks that were kept are as good as new ones`() throws {
    let harness = try Harness(Slider(value: 0.3), scale: 1.25, masks: MaskCache())
    harness.press(at: Point(65, 22))
    for x in [93.37, 160, 65, 93.37] {
      harness.move(to: Point(x, 22))
      harness.frame()
    }
    #expect(try harness.staleness(masks: MaskCache(byteLimit: 0)) == nil)
  }
}
