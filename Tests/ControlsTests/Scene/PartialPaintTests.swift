import Canvas
import Controls
import ControlsTesting
import Testing

/// Painting only what is damaged gives the same bytes as painting everything.
/// design: architecture, Habits
@Suite struct `Partial paint equals full paint` {
  nonisolated static let scales = [1.0, 1.25, 1.5, 2]

  /// Runs a script on a control in light and dark, comparing after each frame.
  private func check<Subject: Control>(
    _ make: () -> Subject, scale: Double, direction: LayoutDirection = .leftToRight,
    motion: MotionPreference = .full,
    script: (SceneRig<Subject>, (String) throws -> Void) throws -> Void
  ) throws {
    // Both appearances have the same shapes.
    let masks = MaskCache(byteLimit: 64 << 20)
    for theme in [Theme.light, .dark] {
      let rig = SceneRig(
        make(), direction: direction, motion: motion, theme: theme, scale: scale, masks: masks)
      try rig.paintFrames()
      try script(rig) { step in
        rig.showFrame()
        for part in ["", ", a frame later", ", some frames later"] {
          if !part.isEmpty { rig.showFrame(after: part.contains("some") ? 0.07 : 0.019) }
          let staleness = try rig.staleness(with: masks)
          #expect(staleness == nil, "\(step)\(part), page \(theme.page)")
        }
      }
    }
  }

  @Test(arguments: scales)
  func `a switch`(scale: Double) throws {
    try check({ Switch(isOn: false) }, scale: scale) { rig, expectFresh in
      try expectFresh("at rest")
      rig.press(at: Point(10, 15))
      try expectFresh("pressed")
      rig.move(to: Point(40, 15))
      try expectFresh("flipped")
      rig.move(to: Point(10, 15))
      try expectFresh("flipped back")
      rig.cancel(by: .escape)
      rig.release()
      try expectFresh("cancelled")
      rig.tap(at: Point(25, 15))
      try expectFresh("toggled")
      rig.settle()
      try expectFresh("settled")
    }
  }

  @Test(arguments: scales)
  func `a slider`(scale: Double) throws {
    try check({ Slider(value: 0.3, step: 0.25) }, scale: scale) { rig, expectFresh in
      rig.press(at: Point(65, 22))
      try expectFresh("grabbed")
      rig.move(to: Point(93.37, 22))
      try expectFresh("dragged")
      rig.move(to: Point(400, 22))
      try expectFresh("past the end")
      rig.move(to: Point(-100, 22))
      try expectFresh("past the other end")
      rig.release(at: Point(75, 22))
      try expectFresh("snapping")
      rig.press(at: Point(170, 22))
      try expectFresh("jumping")
      rig.cancel(by: .focusLost)
      try expectFresh("cancelled")
      rig.settle()
      try expectFresh("settled")
    }
  }

  @Test(arguments: scales)
  func `a segmented control`(scale: Double) throws {
    try check({ SegmentedControl(["One", "Two", "Three", ""], selection: 0) }, scale: scale) {
      rig, expectFresh in
      rig.press(at: Point(220, 16))
      try expectFresh("pressed beside the pill")
      rig.move(to: Point(290, 16))
      try expectFresh("moved on")
      rig.release()
      try expectFresh("selected")
      rig.settle()
      rig.press(at: Point(290, 16))
      try expectFresh("pressed the pill")
      rig.move(to: Point(10, 16))
      try expectFresh("dragged")
      rig.cancel(by: .unmapped)
      try expectFresh("cancelled")
      rig.control.setEnabled(false, forSegmentAt: 1)
      try expectFresh("a segment disabled")
      rig.control.selection = nil
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
      try check(make, scale: scale) { rig, expectFresh in
        rig.focus()
        try expectFresh("focused")
        rig.control.isEnabled = false
        try expectFresh("disabled")
        rig.control.isEnabled = true
        rig.scene.setTheme(Theme(.dark, contrast: .more))
        try expectFresh("another theme")
        // The end of the fade, so that what follows damages only itself.
        rig.settle()
        rig.controlFrame.origin = Point(9.3, 21.7)
        try expectFresh("moved")
        rig.controlFrame.size.width -= 31
        try expectFresh("resized")
        rig.control.isHidden = true
        try expectFresh("hidden")
        rig.control.isHidden = false
        try expectFresh("shown")
        rig.scene.environment.direction = .rightToLeft
        try expectFresh("right to left")
        rig.control.removeFromParent()
        try expectFresh("removed")
        rig.scene.root.addChild(rig.control)
        try expectFresh("added")
      }
    }
  }

  @Test func `under reduced motion`() throws {
    try check({ Switch(isOn: false) }, scale: 1, motion: .reduced) { rig, expectFresh in
      rig.tap(at: Point(25, 15))
      try expectFresh("fading over")
      rig.tap(at: Point(25, 15))
      try expectFresh("fading back")
    }
    try check({ Slider(value: 0) }, scale: 1.25, motion: .reduced) { rig, expectFresh in
      rig.control.setValue(0.77, animated: true)
      try expectFresh("fading over")
      rig.control.isEnabled = false
      try expectFresh("fading over, disabled")
    }
    try check({ SegmentedControl(segments: 3, selection: 0) }, scale: 1, motion: .reduced) {
      rig, expectFresh in
      rig.tap(at: Point(250, 16))
      try expectFresh("fading over")
    }
  }

  @Test func `while the window goes to a screen of another scale`() throws {
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

  @Test func `masks that were kept are as good as new ones`() throws {
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
