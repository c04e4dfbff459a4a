import Canvas
import Controls
import ControlsTesting
import SpecTrait
import Testing

@Suite struct `State pictures` {
  private func color<Subject: Control>(_ rig: SceneRig<Subject>, _ point: Point) throws -> UInt32 {
    let margin = ReferenceCanvas.margin
    let picture = try rig.picture()
    let x = Int((point.x + margin) * rig.scale)
    return picture[x, Int((point.y + margin) * rig.scale)]
  }

  @Test(.spec("segmented/states/pressed-unselected"))
  func `a pressed segment is 10% darker within the outline`() throws {
    for (theme, rest, pressed) in [
      (Theme.light, UInt32(0xF2F2F7), UInt32(0xDADADE)), (.dark, 0x1C1C1E, 0x19191B),
    ] {
      let rig = SceneRig(SegmentedControl(segments: 3, selection: 1), theme: theme)
      #expect(try color(rig, Point(50, 16)) == rest)
      rig.press(at: Point(50, 16))
      #expect(Picture.levels(try color(rig, Point(50, 16)), pressed) <= 1)
      #expect(Picture.levels(try color(rig, Point(4, 16)), pressed) <= 1)
      #expect(try color(rig, Point(250, 16)) == rest)
      // The corner shows the page.
      #expect(try color(rig, Point(0, 0)) == (theme == .dark ? 0 : 0xFFFFFF))
    }
  }

  @Test(.spec("segmented/states/pressed-selected")) func `a pressed pill is 5% darker`() throws {
    let rig = SceneRig(SegmentedControl(segments: 3, selection: 1))
    #expect(try color(rig, Point(150, 16)) == 0xFFFFFF)
    rig.hold(at: Point(150, 16))
    #expect(Picture.levels(try color(rig, Point(150, 16)), 0xF2F2F2) <= 1)
    rig.release()
    rig.settle()
    #expect(try color(rig, Point(150, 16)) == 0xFFFFFF)
  }

  @Test(
    .spec(
      "segmented/segments/separator", "segmented/segments/separator-height", "segmented-p17",
      "segmented-p26"), arguments: LayoutDirection.allCases)
  func `separators snap to device pixels`(direction: LayoutDirection) throws {
    for (scale, columns) in [(1.0, 1), (1.25, 1), (1.5, 2), (2, 2)] {
      let control = SegmentedControl(segments: 3, selection: nil)
      let rig = SceneRig(control, direction: direction, scale: scale)
      let picture = try rig.picture()
      let y = Int(32 * scale)
      for center in [116.0, 216] {
        let near = Int((center - 4) * scale)..<Int((center + 4) * scale)
        let colors = near.map { picture[$0, y] }.filter { $0 != 0xF2F2F7 }
        #expect(colors == Array(repeating: 0xD1D1D6, count: columns), "at \(scale)")
      }
      // The separator is 20 pt high, centered.
      let column = try #require(
        (Int(110 * scale)..<Int(122 * scale)).first { picture[$0, y] == 0xD1D1D6 })
      let rows = (0..<picture.height).filter { picture[column, $0] == 0xD1D1D6 }
      #expect(rows.count == Int(20 * scale))
    }
  }

  @Test func `the focus ring is outside the control and only for keyboard focus`() throws {
    let plain = try SceneRig(Switch(isOn: false)).picture()
    let pressed = SceneRig(Switch(isOn: false))
    pressed.tap(at: Point(25, 15))
    pressed.tap(at: Point(25, 15))
    pressed.settle()
    #expect(try pressed.picture() == plain)
    let focused = SceneRig(Switch(isOn: false))
    focused.focus()
    let picture = try focused.picture()
    #expect(picture != plain)
    for y in 16..<47 {
      for x in 31..<52 { #expect(picture[x, y] == plain[x, y]) }
    }
  }
}

/// Tests that the comparison with the reference pictures can fail.
@Suite struct `Picture comparison` {
  private let gates = [PictureGate.roundShapes, .straightShapes]

  private func blank(_ color: UInt32 = 0x808080) -> Picture {
    Picture(width: 60, height: 50, pixels: Array(repeating: color, count: 3000))
  }

  @Test func `the first difference beyond a limit fails, in every channel`() {
    for gate in gates + [.rounding] {
      for shift in [UInt32(0), 8, 16] {
        var picture = blank()
        picture[7, 9] -= UInt32(gate.maximum) << shift
        #expect(PictureDifference(picture, blank()).meets(gate))
        picture[7, 9] -= 1 << shift
        let difference = PictureDifference(picture, blank())
        #expect(!difference.meets(gate) && difference.maximum == gate.maximum + 1)
        #expect(difference.worst == (7, 9))
      }
    }
    for gate in gates {
      var picture = blank()
      for x in 0..<gate.count { picture[x, 3] += UInt32(gate.threshold + 1) }
      #expect(PictureDifference(picture, blank()).meets(gate))
      picture[gate.count, 3] += UInt32(gate.threshold + 1)
      let difference = PictureDifference(picture, blank())
      #expect(difference.count(above: gate.threshold) == gate.count + 1 && !difference.meets(gate))
      let allowed = Int(gate.mean * 3000)
      picture = blank()
      for index in 0..<allowed { picture.pixels[index] += 1 }
      #expect(PictureDifference(picture, blank()).meets(gate))
      picture.pixels[allowed] += 1
      #expect(!PictureDifference(picture, blank()).meets(gate))
    }
  }

  @Test func `a failure saves pictures`() throws {
    var picture = blank()
    picture[20, 5] = 0xFFFFFF
    let report = PictureDifference(picture, blank())
      .judged(by: .roundShapes, named: "comparison-tests").description
    #expect(report.contains("max 127 of 9 at (x: 20, y: 5)"))
    let folder = try #require(report.components(separatedBy: "see ").last)
    for (name, expected) in [("actual", picture), ("expected", blank())] {
      #expect(try Picture(file: "\(folder)/\(name).png") == expected)
    }
    let magnified = try Picture(file: "\(folder)/difference.png")
    #expect(magnified[20, 5] == 0xFFFFFF && magnified[21, 5] == 0)
  }
}
