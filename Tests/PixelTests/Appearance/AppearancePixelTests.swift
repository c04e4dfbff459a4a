import Canvas
import Controls
import ControlsTesting
import SpecTrait
import Testing

// spec: docs/spec/command-line.md#appearance
@Suite struct `Segmented control with images` {
  private static let width = 300

  private func rig(
    _ art: TestArt, selection: Int? = 0, titles: [String] = ["", "", ""], scale: Double? = nil,
    _ direction: LayoutDirection = .leftToRight,
    _ change: (inout SegmentedAppearance) -> Void = { _ in }
  ) throws -> SceneRig<SegmentedControl> {
    let control = SegmentedControl(titles, selection: selection)
    var appearance = try art.appearance()
    change(&appearance)
    control.appearance = appearance
    return SceneRig(
      control, size: Size(Double(Self.width), Double(art.height)),
      scale: scale ?? Double(art.scale), direction: direction, margin: 0)
  }

  /// The expected picture if the given column from the left is selected.
  private func expected(_ art: TestArt, selected: Int?) -> Picture {
    let (scale, count) = (art.scale, 3)
    let (width, height) = (Self.width * scale, art.height * scale)
    let button = width / count
    let half = art.dividerWidth / 2
    var picture = Picture(
      width: width, height: height, pixels: Array(repeating: 0, count: width * height))
    let end = art.end * scale
    for y in 0..<height {
      for x in 0..<width {
        let column = min(x / button, count - 1)
        let background = column == selected ? 1 : 0
        let fromRight = width - x
        let source = x < end ? x : fromRight <= end ? art.backgroundWidth - fromRight : end
        picture[x, y] = art.pixel(background, source, y)
      }
      for border in 1..<count {
        let start = border * button - half
        let number = selected == border - 1 ? 3 : selected == border ? 4 : 2
        for x in 0..<art.dividerWidth { picture[start + x, y] = art.pixel(number, x, y) }
      }
    }
    return picture
  }

  @Test(
    .spec(
      "appearance-p14", "appearance-p17", "appearance-p18", "appearance-p20", "appearance-p21",
      "appearance-p23", "appearance-p24", "appearance-p25", "appearance-p37", "appearance-p38",
      "appearance-p39"), arguments: [(1, 6), (1, 0), (1, 2), (1, 20), (2, 6), (2, 7), (3, 4)])
  func `every pixel comes from the image files at their scale`(scale: Int, divider: Int) throws {
    var art = TestArt(scale: scale, divider: divider)
    // In the expected picture, the first stretched column stands for all of them.
    art.end = 10
    for selection in [nil, 0, 1, 2] as [Int?] {
      let shown = try rig(art, selection: selection).picture()
      let wanted = expected(art, selected: selection)
      let difference = PictureDifference(shown, wanted)
      if scale == 1 {
        #expect(shown == wanted, "\(String(describing: selection)): \(difference)")
      } else {
        // At larger scales several different columns are stretched, so they are not compared.
        let stretched = 10 * scale..<(Self.width - 10) * scale
        var wrong = 0
        for x in 0..<shown.width where !stretched.contains(x) || isDivider(x, art) {
          for y in 0..<shown.height where shown[x, y] != wanted[x, y] { wrong += 1 }
        }
        #expect(wrong == 0, "\(String(describing: selection))")
      }
    }
  }

  private func isDivider(_ x: Int, _ art: TestArt) -> Bool {
    let button = Self.width * art.scale / 3
    return (1...2).contains {
      let start = $0 * button - art.dividerWidth / 2
      return (start..<(start + art.dividerWidth)).contains(x)
    }
  }

  @Test(.spec("appearance-p22", "appearance-p23"))
  func `the two middle columns are stretched at scale 2`() throws {
    let art = TestArt(scale: 2)
    let picture = try rig(art, selection: nil).picture()
    for x in 20..<(200 - 6) {
      for y in [0, 41, 79] {
        let green = picture[x, y] >> 8 & 0xFF
        #expect((art.pixel(0, 20, y) >> 8 & 0xFF...art.pixel(0, 21, y) >> 8 & 0xFF).contains(green))
        #expect(picture[x, y] & 0xFF == art.pixel(0, 20, y) & 0xFF)
      }
    }
  }

  @Test func `right to left keeps the ends and reverses the order of the segments`() throws {
    let art = TestArt()
    for selection in 0..<3 {
      let picture = try rig(art, selection: selection, .rightToLeft).picture()
      #expect(picture == expected(art, selected: 2 - selection))
    }
  }

  @Test(.spec("appearance-p31", "appearance-p32"))
  func `a change of appearance or of one image is shown without stale pixels`() throws {
    let art = TestArt()
    let control = SegmentedControl(["", "", ""], selection: 1)
    let rig = SceneRig(control, size: Size(Double(Self.width), 40), margin: 0)
    let plain = try rig.picture()
    try rig.paintFrames()
    control.appearance = try art.appearance()
    #expect(try rig.picture() == expected(art, selected: 1) && rig.staleness() == nil)
    control.setBackgroundImage(try art.image(1, width: art.backgroundWidth), for: .normal)
    let painted = try rig.picture()
    #expect(try painted[50, 20] == art.pixel(1, 10, 20) && rig.staleness() == nil)
    control.appearance = nil
    #expect(try rig.picture() == plain && rig.staleness() == nil)
  }

  @Test func `a pressed segment shows its image immediately`() throws {
    let art = TestArt()
    let rig = try rig(art) { appearance in
      appearance.setBackgroundImage(
        try? art.image(5, width: art.backgroundWidth), for: .highlighted)
    }
    rig.press(at: Point(150, 20))
    let held = try rig.picture()
    #expect(held[150, 20] == art.pixel(5, 10, 20) && held[50, 20] == art.pixel(1, 10, 20))
    // A divider without an image for pressed segments uses the image for normal ones.
    #expect(held[100, 20] == art.pixel(3, 3, 20))
  }

  @Test func `a disabled segment shows its image or is faded`() throws {
    let art = TestArt()
    let own = try rig(art) { appearance in
      appearance.setBackgroundImage(try? art.image(5, width: art.backgroundWidth), for: .disabled)
    }
    own.control.setEnabled(false, forSegmentAt: 2)
    #expect(try own.picture()[250, 20] == art.pixel(5, 10, 20))
    own.control.isEnabled = false
    #expect(try own.picture()[50, 20] == art.pixel(5, 10, 20))
    let faded = try rig(art)
    faded.control.isEnabled = false
    let picture = try faded.picture()
    let opacity = Theme.light[SegmentedColors.self].disabledOpacity
    let level = Double(art.pixel(1, 10, 20) >> 16) * opacity + 255 * (1 - opacity)
    #expect(abs(Double(picture[50, 20] >> 16) - level) <= 1)
  }

  @Test func `the images of a new selection fade in over 0.15 s`() throws {
    let art = TestArt()
    let rig = try rig(art)
    try rig.paintFrames()
    rig.tap(at: Point(250, 20))
    rig.advance(by: 0.075)
    let (before, after) = (expected(art, selected: 0), expected(art, selected: 2))
    let picture = try rig.picture()
    // At half the duration the fade is half done. This is twice the difference from the mean.
    var farthest = 0
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        for shift: UInt32 in [0, 8, 16] {
          let sum = (before[x, y] >> shift & 0xFF) + (after[x, y] >> shift & 0xFF)
          farthest = max(farthest, abs(Int(2 * (picture[x, y] >> shift & 0xFF)) - Int(sum)))
        }
      }
    }
    #expect(try farthest <= 2 && rig.staleness() == nil)
    rig.advance(by: 0.045)
    #expect(try rig.picture() != after)
    rig.advance(by: 0.031)
    #expect(try rig.picture() == after && rig.staleness() == nil)
  }

  @Test(.spec("appearance-p24"), arguments: [1.25, 1.5, 1.75, 2, 2.5])
  func `fractional scales show no seams and no misplaced ends`(scale: Double) throws {
    // Each image has one color in its middle and another at its ends.
    var appearance = SegmentedAppearance()
    func image(_ end: UInt8, _ middle: UInt8, _ width: Int) throws -> Image {
      var pixels: [Bitmap.Pixel] = []
      for _ in 0..<40 {
        for x in 0..<width {
          let isEnd = x < width / 2 || x > width / 2
          pixels.append(Bitmap.Pixel(red: isEnd ? end : middle, green: 0, blue: 0, alpha: 255))
        }
      }
      return try Image(width: width, height: 40, pixels: pixels)
    }
    appearance.setBackgroundImage(try image(200, 100, 21), for: .normal)
    appearance.setDividerImage(try image(50, 50, 7), left: .normal, right: .normal)
    let control = SegmentedControl(["", "", ""])
    control.appearance = appearance
    let rig = SceneRig(control, size: Size(301, 40), scale: scale, margin: 0)
    let picture = try rig.picture()
    let row = (0..<Int(301 * scale)).map { picture[$0, 20] >> 16 }
    #expect(Set(row) == [200, 100, 50])
    #expect(row.count { $0 == 50 } == 2 * Int((7 * scale).rounded()) || scale != 2)
    var runs: [UInt32] = []
    for level in row where level != runs.last { runs.append(level) }
    #expect(runs == [200, 100, 50, 100, 50, 100, 200])
  }
}

/// Images without equal neighboring pixels.
struct TestArt {
  /// px a point.
  var scale = 1
  /// pt.
  var height = 40
  var end = 10
  var divider = 6

  func pixel(_ image: Int, _ x: Int, _ y: Int) -> UInt32 {
    let red = UInt32(image * 40 + 20)
    return red << 16 | UInt32((x * 7 + 3) % 256) << 8 | UInt32((y * 5 + image) % 256)
  }

  /// px.
  var backgroundWidth: Int { (2 * end + 1) * scale }
  var dividerWidth: Int { divider * scale }

  func image(_ number: Int, width: Int) throws -> Image {
    var pixels: [Bitmap.Pixel] = []
    for y in 0..<(height * scale) {
      for x in 0..<width {
        let word = pixel(number, x, y)
        pixels.append(
          Bitmap.Pixel(
            red: UInt8(word >> 16), green: UInt8(word >> 8 & 0xFF), blue: UInt8(word & 0xFF),
            alpha: 255))
      }
    }
    return try Image(width: width, height: height * scale, scale: Double(scale), pixels: pixels)
  }

  /// Backgrounds for normal and selected, and dividers for neither, left and right selected.
  func appearance() throws -> SegmentedAppearance {
    var appearance = SegmentedAppearance()
    appearance.setBackgroundImage(try image(0, width: backgroundWidth), for: .normal)
    appearance.setBackgroundImage(try image(1, width: backgroundWidth), for: .selected)
    if divider > 0 {
      appearance.setDividerImage(try image(2, width: dividerWidth), left: .normal, right: .normal)
      appearance.setDividerImage(try image(3, width: dividerWidth), left: .selected, right: .normal)
      appearance.setDividerImage(try image(4, width: dividerWidth), left: .normal, right: .selected)
    }
    return appearance
  }
}
