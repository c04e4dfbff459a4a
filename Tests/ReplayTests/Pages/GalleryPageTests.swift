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

  private func themeShown(_ rig: PageRig) -> Int? {
    (rig.control("theme") as? SegmentedControl)?.selection
  }

  @Test func `the theme control shows the initial theme and the one that the key selects`() {
    for (choice, index) in [(ThemeChoice.light, 0), (.dark, 1), (.auto, 2)] {
      #expect(themeShown(PageRig(GalleryPage(), theme: choice)) == index)
    }
    let rig = PageRig(GalleryPage(), theme: .auto)
    #expect([1, 0].allSatisfy { themeShown(rig.after("t")) == $0 })
  }

  @Test func `the theme control sets the theme`() throws {
    let rig = PageRig(GalleryPage(), theme: .auto, preferred: .dark)
    let frame = try rig.frame("theme")
    #expect(rig.controller.appearance == .dark)
    for (index, appearance) in [(0, Appearance.light), (1, .dark), (2, .dark), (0, .light)] {
      rig.click(at: Point(frame.minX + frame.width * (Double(index) + 0.5) / 3, frame.midY))
      #expect(rig.controller.appearance == appearance, "segment \(index)")
      #expect(rig.scene.theme == Theme(appearance) && themeShown(rig) == index)
    }
  }

  @Test func `disabling leaves the controls of the environment enabled, also at first`() throws {
    let toggle = try #require(rig.control("disable-all") as? Switch)
    let all = Self.others.union(Self.environment)
    #expect(Set(rig.controls.compactMap(\.identifier)) == all.union(Self.forGood))
    let press = { self.rig.click(at: toggle.frameInScene.center) }
    let strike = { self.rig.strike("d") }
    let steps: [(() -> Void, isDisabled: Bool)] = [
      ({}, false), (strike, true), (strike, false), (press, true), (strike, false),
    ]
    for (step, isDisabled) in steps {
      step()
      #expect(rig.enabledControls == (isDisabled ? Self.environment : all))
      #expect(toggle.isOn == isDisabled)
    }
    let disabled = PageRig(GalleryPage(), isDisabled: true)
    #expect(disabled.enabledControls == Self.environment)
    #expect((disabled.control("disable-all") as? Switch)?.isOn == true)
    #expect(disabled.after("d").enabledControls == all)
  }

  @Test func `sliders show their values as text`() throws {
    #expect(Set(rig.strings).isSuperset(of: ["62%", "3 of 5", "30%"]))
    (rig.control("brightness") as? Slider)?.value = 0.125
    #expect(rig.control("text-size")?.perform(.setValue(4)) == true)
    #expect(Set(rig.strings).isSuperset(of: ["13%", "4 of 5", "30%"]))
    #expect(!rig.strings.contains("62%") && !rig.strings.contains("3 of 5"))
  }

  @Test func `a wide window has two columns, and one narrower than 720 pt has one`() throws {
    // Margins of 40 pt, a left column of 320 pt, and 24 pt between the two.
    #expect(try rig.frame("wifi").maxX < 360)
    #expect(try rig.frame("theme").minX >= 40 && rig.frame("theme").maxX <= 360)
    #expect(try rig.frame("theme").minY > rig.frame("managed").maxY)
    #expect(try rig.frame("view").minX >= 384 && rig.frame("view").maxX <= 920)
    #expect(try rig.frame("brightness").minY < rig.frame("wifi").maxY)
    #expect(try rig.frame("view").minY > rig.frame("volume").maxY)
    let wide = PageRig(GalleryPage(), size: Size(1400, 680))
    // The content is centered and at most 880 pt wide.
    #expect(try wide.frame("theme").minX - rig.frame("theme").minX == 220)
    #expect(try wide.frame("view") == rig.frame("view").offset(by: Point(220, 0)))
    let two = PageRig(GalleryPage(), size: Size(720, 680))
    #expect(try two.frame("brightness").minX > two.frame("wifi").maxX)
    let one = PageRig(GalleryPage(), size: Size(719, 680))
    #expect(try one.frame("brightness").minY > one.frame("theme").maxY)
    #expect(try one.frame("theme").minY > one.frame("managed").maxY)
    // Margins of 20 pt, and the padding of a card.
    #expect(try one.frame("period").minX >= 20 && one.frame("period").minX < 40)
    #expect(try abs(one.frame("period").minX - (719 - one.frame("period").maxX)) < 1e-9)
  }

  @Test(arguments: [Size.medium, Size(2560, 1440)])
  func `both columns end at the same height, and the page does not scroll`(size: Size) throws {
    let rig = PageRig(GalleryPage(), size: size)
    func end(_ identifier: String) throws -> Double {
      let row = try #require(rig.control(identifier)?.parent)
      return try #require(row.parent as? Card).frameInScene.maxY
    }
    #expect(try end("disable-all") == end("size") && rig.first(ScrollView.self).maximumOffset == 0)
  }

  @Test func `the wheel scrolls a low window everywhere, and brings all controls into it`() throws {
    let rig = PageRig(GalleryPage(), size: Size(500, 560))
    let before = try rig.frame("wifi").y
    for y in stride(from: 4.0, to: 560, by: 8) {
      for x in stride(from: 4.0, to: 500, by: 16) {
        rig.turn(by: 1, at: Point(x, y))
        #expect(try rig.frame("wifi").y == before - 48, "at \(x), \(y)")
        rig.turn(by: -1, at: Point(x, y))
        #expect(try rig.frame("wifi").y == before)
      }
    }
    var seen: Set<String> = []
    for _ in 0..<40 {
      let shown = rig.controls.filter { $0.frameInScene.minY >= 0 && $0.frameInScene.maxY <= 560 }
      seen.formUnion(shown.compactMap(\.identifier))
      rig.turn(by: 1, at: Point(250, 280))
    }
    #expect(seen == Self.others.union(Self.environment).union(Self.forGood))
  }

  @Test(arguments: MotionPreference.allCases)
  func `the view control shows its collection in the chosen view`(motion: MotionPreference) throws {
    rig.controller.set(.motion, to: .text(motion.rawValue))
    let view = try rig.frame("view")
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

  @Test(arguments: [Size.medium, Size(500, 560)])
  func `the layout is mirrored in right-to-left layout`(size: Size) throws {
    let rig = PageRig(GalleryPage(), size: size)
    let mirrored = PageRig(GalleryPage(), direction: .rightToLeft, size: size)
    for control in rig.controls {
      let identifier = try #require(control.identifier)
      let (one, other) = (control.frameInScene, try mirrored.frame(identifier))
      #expect(abs(one.minX - (size.width - other.maxX)) < 1e-9, "\(identifier)")
      #expect(one.minY == other.minY && one.size == other.size, "\(identifier)")
    }
  }

  @Test func `the status bar is 20 pt above the bottom edge`() throws {
    for size in [Size.medium, Size(960, 1200)] {
      let text = try #require(
        PageRig(GalleryPage(), size: size).texts.first { $0.text.string == "idle" })
      // The text is centered in a height of 22 pt.
      #expect(abs(text.origin.y - (size.height - 42)) < 8)
      #expect(text.origin.x > 480 && text.origin.x < 920)
    }
  }
}
