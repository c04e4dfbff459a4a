import Canvas
import Controls
import Testing

/// What is painted, when, and what for. design: architecture, One frame and Traps
@Suite struct `Rest and damage` {
  private static let makers: [@MainActor @Sendable () -> Control] = [
    { Switch(isOn: true) }, { Slider(value: 0.5) },
    { SegmentedControl(segments: 3, selection: 1) },
  ]

  private func center<Subject: Control>(_ harness: Harness<Subject>) -> Point {
    Point(harness.control.frame.width / 2, harness.control.frame.height / 2)
  }

  @Test(arguments: 0..<3)
  func `the first frame is painted without any input`(kind: Int) throws {
    let masks = MaskCache()
    let harness = try Harness(Self.makers[kind](), masks: masks)
    #expect(harness.lastUpdate.damage.area == Int(harness.size.width * harness.size.height))
    #expect(harness.lastUpdate.fullRepaintReason != nil)
    #expect(try harness.staleness(masks: masks) == nil)
  }

  @Test(arguments: 0..<3)
  func `at rest nothing is wanted and a frame has no damage`(kind: Int) throws {
    let harness = try Harness(Self.makers[kind]())
    #expect(!harness.scene.needsUpdate)
    #expect(!harness.lastUpdate.isAnimating)
    let update = harness.advance(by: 1.0 / 60)
    #expect(update.damage.isEmpty)
    #expect(update.fullRepaintReason == nil)
    #expect(!update.isAnimating)
    #expect(!harness.scene.needsUpdate)
  }

  @Test(arguments: 0..<3)
  func `what was moved comes to rest`(kind: Int) throws {
    let harness = try Harness(Self.makers[kind]())
    harness.press(at: center(harness))
    harness.move(to: center(harness) + Point(70, 0))
    harness.advance(by: 0.1)
    harness.release()
    #expect(harness.settle() < 60)
    #expect(!harness.scene.needsUpdate)
    #expect(harness.advance(by: 1.0 / 60).damage.isEmpty)
  }

  @Test(arguments: 0..<3)
  func `a pointer that moves over a control wants nothing`(kind: Int) throws {
    let harness = try Harness(Self.makers[kind]())
    harness.move(to: center(harness))
    harness.move(to: center(harness) + Point(5, 2))
    #expect(!harness.scene.needsUpdate)
  }

  @Test(arguments: 0..<3)
  func `a press that changes nothing to be seen damages nothing`(kind: Int) throws {
    let harness = try Harness(Self.makers[kind]())
    harness.press(at: Point(center(harness).x, center(harness).y), button: 2)
    #expect(!harness.scene.needsUpdate)
    if kind == 1 {
      harness.press(at: center(harness))
      #expect(harness.frame().damage.isEmpty)
    }
  }

  @Test func `a moving thumb damages less than the window`() throws {
    let slider = try Harness(Slider(value: 0.5))
    slider.press(at: Point(100, 22))
    slider.move(to: Point(103, 22))
    let moved = slider.frame().damage
    #expect(!moved.isEmpty)
    #expect(moved.area < 232 * 76 / 2)

    let toggle = try Harness(Switch(isOn: false))
    toggle.tap(at: Point(25, 15))
    let sliding = toggle.advance(by: 0.05).damage
    #expect(!sliding.isEmpty)
    #expect(sliding.area < 83 * 63)

    let view = try Harness(SegmentedControl(segments: 5, selection: 0))
    view.tap(at: Point(90, 16))
    let pill = view.advance(by: 0.02).damage
    #expect(!pill.isEmpty)
    #expect(pill.area < 300 * 32 / 2)
  }

  @Test func `two that move far apart are not joined to one`() throws {
    let (left, right) = (Switch(), Switch())
    let row = Stack(.horizontal, spacing: 400, padding: 16) {
      left
      right
    }
    let harness = try SceneHarness(Scene(row), size: Size(540, 63))
    left.setOn(true, animated: true)
    right.setOn(true, animated: true)
    let damage = harness.advance(by: 0.05).damage
    #expect(damage.area < 2 * 83 * 63)
    #expect(!damage.intersects(PixelRect(x: 200, y: 0, width: 100, height: 63)))
  }

  @Test func `a shadow leaves no trail`() throws {
    let harness = try Harness(Slider(value: 0), masks: MaskCache())
    harness.press(at: Point(14, 22))
    for x in stride(from: 14.0, through: 186, by: 2.5) {
      harness.move(to: Point(x, 22))
      harness.advance(by: 1.0 / 60)
    }
    harness.move(to: Point(186, 22))
    harness.frame()
    let picture = Picture(try #require(harness.shown).bitmap)
    let expected = try Harness(Slider(value: 1)).picture()
    #expect(picture == expected)
    // Above and below the track on the left there is only the page.
    for x in 0..<180 {
      for y in [20, 30, 46, 55] { #expect(picture[x, y] == 0xFFFFFF) }
    }
  }

  @Test(arguments: [true, false])
  func `a theme damages everything, and says so`(isAnimated: Bool) throws {
    let harness = try Harness(Switch(isOn: true))
    harness.scene.setTheme(.dark, animated: isAnimated)
    #expect(harness.scene.needsUpdate)
    let update = harness.advance(by: 1.0 / 60)
    #expect(update.damage.area == 83 * 63)
    #expect(update.fullRepaintReason == "theme")
    #expect(update.isAnimating == isAnimated)
    harness.settle()
    #expect(harness.scene.shownTheme == .dark)
    #expect(try harness.picture() == Harness(Switch(isOn: true), theme: .dark).picture())
  }

  @Test func `a theme fades over, and back from where it is`() throws {
    let harness = try Harness(Switch(isOn: true))
    harness.scene.setTheme(.dark)
    harness.advance(by: Scene.themeFadeDuration / 2)
    #expect(isClose(harness.scene.shownTheme.page.red, 0.5))
    harness.scene.setTheme(.light)
    #expect(isClose(harness.scene.shownTheme.page.red, 0.5))
    harness.settle()
    #expect(harness.scene.shownTheme == .light)
  }

  @Test func `a theme that comes after a long rest still fades`() throws {
    let harness = try Harness(Switch(isOn: true))
    harness.letClockRun(for: 10)
    harness.scene.setTheme(.dark)
    harness.frame()
    #expect(harness.scene.shownTheme.page.red > 0.5)
    harness.settle()
    #expect(harness.scene.shownTheme == .dark)
  }

  @Test func `a size damages everything, and says so`() throws {
    let harness = try Harness(Switch(isOn: true))
    harness.scene.resize(to: Size(90, 70), scale: 1)
    let resized = harness.frame()
    #expect(resized.damage.area == 90 * 70)
    #expect(resized.fullRepaintReason == "size")
    harness.scene.resize(to: Size(90, 70), scale: 2)
    #expect(harness.frame().damage.area == 180 * 140)
    harness.scene.resize(to: Size(90, 70), scale: 2)
    #expect(!harness.scene.needsUpdate)
  }

  @Test func `a hidden root leaves the page`() throws {
    let harness = try Harness(Switch(isOn: true), masks: MaskCache())
    harness.stage.isHidden = true
    harness.frame()
    let picture = Picture(try #require(harness.shown).bitmap)
    #expect(picture.pixels.allSatisfy { $0 == 0xFFFFFF })
  }
}
