import Canvas
import Controls
import Testing

@testable import playground

/// The page that the program opens with: its own controls act on the program, and show what it does.
@Suite struct `The gallery` {
  private static let forGood: Set<String> = ["managed", "volume", "size"]
  private static let environment: Set<String> = ["theme", "disable-all"]
  private static let others: Set<String> = [
    "wifi", "bluetooth", "airplane", "hotspot", "brightness", "text-size", "view", "period",
  ]

  private func frame(_ identifier: String, _ stage: PageStage) throws -> Rect {
    try #require(stage.control(identifier)).frameInScene
  }

  private func themeShown(_ stage: PageStage) -> Int? {
    (stage.control("theme") as? SegmentedControl)?.selection
  }

  // MARK: Theme

  @Test(arguments: [(ThemeChoice.light, 0), (.dark, 1), (.auto, 2)])
  func `shows the theme it begins with`(choice: ThemeChoice, index: Int) {
    #expect(themeShown(PageStage(GalleryPage(), theme: choice)) == index)
  }

  @Test func `shows the theme that the key chooses`() {
    let stage = PageStage(GalleryPage(), theme: .auto)
    stage.strike(.character("t"))
    #expect(themeShown(stage) == 1)
    stage.strike(.character("t"))
    #expect(themeShown(stage) == 0)
  }

  @Test func `has a control that chooses the theme`() throws {
    let stage = PageStage(GalleryPage(), theme: .auto, preferred: .dark)
    let frame = try frame("theme", stage)
    #expect(stage.controller.appearance == .dark)
    for (index, appearance) in [(0, Appearance.light), (1, .dark), (2, .dark), (0, .light)] {
      let x = frame.minX + frame.width * (Double(index) + 0.5) / 3
      stage.click(at: Point(x, frame.midY))
      #expect(stage.controller.appearance == appearance, "segment \(index)")
      #expect(stage.scene.theme == Theme(appearance))
      #expect(themeShown(stage) == index)
    }
  }

  // MARK: Disabling

  @Test func `disables all but what enables again`() throws {
    let stage = PageStage(GalleryPage())
    let toggle = try #require(stage.control("disable-all") as? Switch)
    let all = Self.others.union(Self.environment)
    #expect(stage.enabledControls == all)
    #expect(Set(stage.controls.compactMap(\.identifier)) == all.union(Self.forGood))
    stage.strike(.character("d"))
    #expect(stage.enabledControls == Self.environment)
    #expect(toggle.isOn)
    stage.strike(.character("d"))
    #expect(stage.enabledControls == all)
    #expect(!toggle.isOn)
    stage.click(at: toggle.frameInScene.center)
    #expect(stage.enabledControls == Self.environment)
    #expect(toggle.isOn)
    // The key knows what the switch has done.
    stage.strike(.character("d"))
    #expect(stage.enabledControls == all)
    #expect(!toggle.isOn)
  }

  @Test func `may begin disabled`() {
    let stage = PageStage(GalleryPage(), isDisabled: true)
    #expect(stage.enabledControls == Self.environment)
    #expect((stage.control("disable-all") as? Switch)?.isOn == true)
    stage.strike(.character("d"))
    #expect(stage.enabledControls == Self.others.union(Self.environment))
  }

  // MARK: What it says

  @Test func `says the values of its sliders`() throws {
    let stage = PageStage(GalleryPage())
    #expect(Set(stage.strings).isSuperset(of: ["62%", "3 of 5", "30%"]))
    stage.control("brightness")?.send(.valueChanged(.number(0.125)))
    stage.control("text-size")?.send(.valueChanged(.number(4)))
    #expect(Set(stage.strings).isSuperset(of: ["13%", "4 of 5", "30%"]))
    #expect(!stage.strings.contains("62%") && !stage.strings.contains("3 of 5"))
  }

  @Test func `says what the loop does`() {
    let stage = PageStage(GalleryPage())
    #expect(stage.strings.contains("at rest"))
    stage.controller.page.show(LoopStatus(rate: 59.94, frameCost: nil, isMoving: true))
    #expect(stage.strings.contains("59.9 Hz  ·  moving"))
  }

  // MARK: Places

  @Test func `has two columns where there is room`() throws {
    let stage = PageStage(GalleryPage())
    // Margins of 40 pt, a left column of 320 pt, and 24 pt between the two.
    #expect(try frame("wifi", stage).maxX < 360)
    #expect(try frame("theme", stage).minX >= 40 && frame("theme", stage).maxX <= 360)
    #expect(try frame("theme", stage).minY > frame("managed", stage).maxY)
    #expect(try frame("view", stage).minX >= 384 && frame("view", stage).maxX <= 920)
    #expect(try frame("brightness", stage).minY < frame("wifi", stage).maxY)
    #expect(try frame("view", stage).minY > frame("volume", stage).maxY)
    let wide = PageStage(GalleryPage(), size: Size(1400, 680))
    // The content is 880 pt wide at most, and in the middle.
    #expect(try frame("theme", wide).minX - frame("theme", stage).minX == 220)
    #expect(try frame("view", wide) == frame("view", stage).offset(by: Point(220, 0)))
  }

  @Test func `has one column where there is less than 720 pt`() throws {
    let two = PageStage(GalleryPage(), size: Size(720, 680))
    #expect(try frame("brightness", two).minX > frame("wifi", two).maxX)
    let one = PageStage(GalleryPage(), size: Size(719, 680))
    #expect(try frame("brightness", one).minY > frame("theme", one).maxY)
    #expect(try frame("theme", one).minY > frame("managed", one).maxY)
    // Margins of 20 pt, and the padding of a card.
    #expect(try frame("view", one).minX >= 20 && frame("view", one).minX < 40)
    #expect(try abs(frame("view", one).minX - (719 - frame("view", one).maxX)) < 1e-9)
  }

  @Test(arguments: [Size(960, 680), Size(500, 560)])
  func `is mirrored where reading begins on the right`(size: Size) throws {
    let stage = PageStage(GalleryPage(), size: size)
    let mirrored = PageStage(GalleryPage(), direction: .rightToLeft, size: size)
    for control in stage.controls {
      let identifier = try #require(control.identifier)
      let (one, other) = (control.frameInScene, try frame(identifier, mirrored))
      #expect(abs(one.minX - (size.width - other.maxX)) < 1e-9, "\(identifier)")
      #expect(one.minY == other.minY && one.size == other.size, "\(identifier)")
    }
  }

  @Test func `has its last line at the bottom, 20 pt above the edge`() throws {
    for size in [Size(960, 680), Size(960, 1200)] {
      let text = try #require(
        PageStage(GalleryPage(), size: size).texts.first { $0.text.string == "at rest" })
      // It stands in the middle of 22 pt.
      #expect(abs(text.origin.y - (size.height - 42)) < 8)
      #expect(text.origin.x > 480 && text.origin.x < 920)
    }
  }
}
