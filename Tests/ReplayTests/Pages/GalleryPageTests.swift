import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

@Suite struct `Gallery page` {
  private static let forGood: Set<String> = ["managed", "volume", "size"]
  private static let environment: Set<String> = ["theme", "disable-all"]
  private static let others: Set<String> = [
    "wifi", "bluetooth", "airplane", "hotspot", "brightness", "text-size", "price",
    "view", "period",
  ]

  private let rig = PageRig(GalleryPage())

  private func frame(_ identifier: String, _ rig: PageRig) throws -> Rect {
    try #require(rig.control(identifier)).frameInScene
  }

  private func themeShown(_ rig: PageRig) -> Int? {
    (rig.control("theme") as? SegmentedControl)?.selection
  }

  @Test(arguments: [(ThemeChoice.light, 0), (.dark, 1), (.auto, 2)])
  func `the theme control shows the initial theme`(choice: ThemeChoice, index: Int) {
    #expect(themeShown(PageRig(GalleryPage(), theme: choice)) == index)
  }

  @Test func `the theme control shows the theme that the key selects`() {
    let rig = PageRig(GalleryPage(), theme: .auto)
    rig.strike("t")
    #expect(themeShown(rig) == 1)
    rig.strike("t")
    #expect(themeShown(rig) == 0)
  }

  @Test func `the theme control sets the theme`() throws {
    let rig = PageRig(GalleryPage(), theme: .auto, preferred: .dark)
    let frame = try frame("theme", rig)
    #expect(rig.controller.appearance == .dark)
    for (index, appearance) in [(0, Appearance.light), (1, .dark), (2, .dark), (0, .light)] {
      let x = frame.minX + frame.width * (Double(index) + 0.5) / 3
      rig.click(at: Point(x, frame.midY))
      #expect(rig.controller.appearance == appearance, "segment \(index)")
      #expect(rig.scene.theme == Theme(appearance))
      #expect(themeShown(rig) == index)
    }
  }

  @Test func `disabling leaves the controls of the environment enabled`() throws {
    let toggle = try #require(rig.control("disable-all") as? Switch)
    let all = Self.others.union(Self.environment)
    #expect(rig.enabledControls == all)
    #expect(Set(rig.controls.compactMap(\.identifier)) == all.union(Self.forGood))
    #expect(rig.after("d").enabledControls == Self.environment)
    #expect(toggle.isOn)
    #expect(rig.after("d").enabledControls == all)
    #expect(!toggle.isOn)
    rig.click(at: toggle.frameInScene.center)
    #expect(rig.enabledControls == Self.environment)
    #expect(toggle.isOn)
    #expect(rig.after("d").enabledControls == all)
    #expect(!toggle.isOn)
  }

  @Test func `the gallery can start disabled`() {
    let rig = PageRig(GalleryPage(), isDisabled: true)
    #expect(rig.enabledControls == Self.environment)
    #expect((rig.control("disable-all") as? Switch)?.isOn == true)
    #expect(rig.after("d").enabledControls == Self.others.union(Self.environment))
  }

  @Test func `sliders show their values as text`() throws {
    #expect(Set(rig.strings).isSuperset(of: ["62%", "3 of 5", "30%"]))
    (rig.control("brightness") as? Slider)?.value = 0.125
    #expect(rig.control("text-size")?.perform(.setValue(4)) == true)
    #expect(Set(rig.strings).isSuperset(of: ["13%", "4 of 5", "30%"]))
    #expect(!rig.strings.contains("62%") && !rig.strings.contains("3 of 5"))
  }

  @Test func `a wide window has two columns`() throws {
    // Margins of 40 pt, a left column of 320 pt, and 24 pt between the two.
    #expect(try frame("wifi", rig).maxX < 360)
    #expect(try frame("theme", rig).minX >= 40 && frame("theme", rig).maxX <= 360)
    #expect(try frame("theme", rig).minY > frame("managed", rig).maxY)
    #expect(try frame("view", rig).minX >= 384 && frame("view", rig).maxX <= 920)
    #expect(try frame("brightness", rig).minY < frame("wifi", rig).maxY)
    #expect(try frame("view", rig).minY > frame("volume", rig).maxY)
    let wide = PageRig(GalleryPage(), size: Size(1400, 680))
    // The content is centered and at most 880 pt wide.
    #expect(try frame("theme", wide).minX - frame("theme", rig).minX == 220)
    #expect(try frame("view", wide) == frame("view", rig).offset(by: Point(220, 0)))
  }

  @Test func `a window narrower than 720 pt has one column`() throws {
    let two = PageRig(GalleryPage(), size: Size(720, 680))
    #expect(try frame("brightness", two).minX > frame("wifi", two).maxX)
    let one = PageRig(GalleryPage(), size: Size(719, 680))
    #expect(try frame("brightness", one).minY > frame("theme", one).maxY)
    #expect(try frame("theme", one).minY > frame("managed", one).maxY)
    // Margins of 20 pt, and the padding of a card.
    #expect(try frame("period", one).minX >= 20 && frame("period", one).minX < 40)
    #expect(try abs(frame("period", one).minX - (719 - frame("period", one).maxX)) < 1e-9)
  }

  @Test(arguments: [Size(960, 680), Size(2560, 1440)])
  func `both columns end at the same height, and the page does not scroll`(size: Size) throws {
    let rig = PageRig(GalleryPage(), size: size)
    func end(_ identifier: String) throws -> Double {
      let row = try #require(rig.control(identifier)?.parent)
      return try #require(row.parent as? Card).frameInScene.maxY
    }
    #expect(try end("disable-all") == end("size"))
    #expect(try rig.first(ScrollView.self).maximumOffset == 0)
  }

  @Test func `the wheel scrolls a low window at every position of the pointer`() throws {
    let rig = PageRig(GalleryPage(), size: Size(500, 560))
    let before = try frame("wifi", rig).y
    for y in stride(from: 4.0, to: 560, by: 8) {
      for x in stride(from: 4.0, to: 500, by: 16) {
        rig.turn(by: 1, at: Point(x, y))
        #expect(try frame("wifi", rig).y == before - 48, "at \(x), \(y)")
        rig.turn(by: -1, at: Point(x, y))
        #expect(try frame("wifi", rig).y == before)
      }
    }
  }

  @Test func `scrolling a low window brings every control fully into it`() throws {
    let rig = PageRig(GalleryPage(), size: Size(500, 560))
    var seen: Set<String> = []
    for _ in 0..<40 {
      for control in rig.controls {
        let frame = control.frameInScene
        guard frame.minY >= 0, frame.maxY <= 560, let name = control.identifier else { continue }
        seen.insert(name)
      }
      rig.turn(by: 1, at: Point(250, 280))
    }
    #expect(seen == Self.others.union(Self.environment).union(Self.forGood))
  }

  @Test(arguments: MotionPreference.allCases)
  func `the view control shows its collection in the chosen view`(motion: MotionPreference) throws {
    rig.controller.set(.motion, to: .text(motion.rawValue))
    let view = try frame("view", rig)
    func items() throws -> [Rect] {
      let row = try rig.first(ViewRow.self).frameInScene
      let spy = PaintSpy()
      rig.scene.paint(PixelRect(covering: row, scale: 1), with: spy)
      return spy.shapes.filter { $0.minX >= view.maxX && $0.maxX < row.maxX }
    }
    var shown: [[Rect]] = []
    for index in [1, 0, 2, 1] {
      let x = view.minX + view.width * (Double(index) + 0.5) / 3
      rig.click(at: Point(x, view.midY), wait: 1)
      shown.append(try items())
    }
    #expect(shown.allSatisfy { $0.count == 6 })
    #expect(Set(shown.dropLast()).count == 3 && shown[3] == shown[0])
  }

  @Test(arguments: [Size(960, 680), Size(500, 560)])
  func `the layout is mirrored in right-to-left layout`(size: Size) throws {
    let rig = PageRig(GalleryPage(), size: size)
    let mirrored = PageRig(GalleryPage(), direction: .rightToLeft, size: size)
    for control in rig.controls {
      let identifier = try #require(control.identifier)
      let (one, other) = (control.frameInScene, try frame(identifier, mirrored))
      #expect(abs(one.minX - (size.width - other.maxX)) < 1e-9, "\(identifier)")
      #expect(one.minY == other.minY && one.size == other.size, "\(identifier)")
    }
  }

  @Test func `the status bar is 20 pt above the bottom edge`() throws {
    for size in [Size(960, 680), Size(960, 1200)] {
      let text = try #require(
        PageRig(GalleryPage(), size: size).texts.first { $0.text.string == "idle" })
      // The text is centered in a height of 22 pt.
      #expect(abs(text.origin.y - (size.height - 42)) < 8)
      #expect(text.origin.x > 480 && text.origin.x < 920)
    }
  }
}
