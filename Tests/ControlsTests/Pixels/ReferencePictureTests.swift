import Canvas
import Controls
import ControlsTesting
import SpecTrait
import Testing

/// The reference pictures of all states, within the gates. spec: docs/spec/rendering.md#2.4/gates
@Suite struct `Reference pictures` {
  nonisolated static let switches = [
    "switch_light_off@1x", "switch_light_on@1x", "switch_light_on@2x", "switch_dark_off@1x",
    "switch_dark_on@1x", "switch_light_off_disabled@1x", "switch_light_on_disabled@1x",
    "switch_light_off_pressed@1x", "switch_light_on_pressed@1x",
  ]

  nonisolated static let sliders = [
    "slider_light_000@1x", "slider_light_025@1x", "slider_light_050@1x", "slider_light_050@2x",
    "slider_light_100@1x", "slider_dark_050@1x", "slider_light_050_disabled@1x",
  ]

  nonisolated static let segmented = [
    "seg3_light_sel0@1x", "seg3_light_sel1@1x", "seg3_light_sel1@2x", "seg3_light_sel2@1x",
    "seg3_dark_sel1@1x", "seg3_light_sel1_disabled@1x",
  ]

  private func scale(_ name: String) -> Double { name.hasSuffix("@2x") ? 2 : 1 }

  /// A picture is named after its control, theme and state, as in "slider_light_050_disabled@1x".
  private func check<Subject: Control>(
    _ control: Subject, _ name: String, gate: PictureGate,
    ignoringColumns isIgnored: (Int) -> Bool = { _ in false }
  ) throws {
    let theme = name.contains("dark") ? Theme.dark : .light
    let rig = SceneRig(control, theme: theme, scale: scale(name))
    if name.contains("disabled") { control.isEnabled = false }
    if name.contains("pressed") { rig.press(at: Point(25, 15)) }
    let picture = try rig.settled().picture()
    let masks = (0..<picture.width).filter(isIgnored).map { PixelRect($0, 0, 1, picture.height) }
    let difference = PictureDifference(picture, try Fixture.picture("exact_" + name), masks: masks)
    let comparison = difference.judged(by: gate, named: "exact_" + name)
    #expect(comparison.passes, "\(comparison)")
  }

  @Test(
    .spec(
      "switch/overall-size/width", "switch/overall-size/height",
      "switch/overall-size/corner-radius", "switch/track/background", "switch/track/border",
      "switch/thumb/size-normal", "switch/thumb/shadow", "switch/thumb/secondary-shadow",
      "switch/thumb/corner-radius", "switch/states/off", "switch/states/on",
      "switch/states/pressed-off", "switch/states/pressed-on", "switch/states/disabled-off",
      "switch/states/disabled-on", "switch/swiftui-toggle-styles/switch"), arguments: switches)
  func `a switch matches its reference pictures`(name: String) throws {
    try check(Switch(isOn: name.contains("_on")), name, gate: .roundShapes)
  }

  @Test(
    .spec(
      "slider/track/height", "slider/track/corner-radius", "slider/thumb/size",
      "slider/thumb/shadow-1", "slider/thumb/shadow-2", "slider/thumb/corner-radius",
      "slider/states/normal", "slider-p17", "slider-p18"), arguments: sliders)
  func `a slider matches its reference pictures`(name: String) throws {
    let percent = try #require(Double(name.split(separator: "_")[2].prefix(3)))
    try check(Slider(value: percent / 100), name, gate: .roundShapes)
  }

  /// Separators at 100 and 200 pt cover two pixels in the reference pictures, but snap to one in
  /// ours.
  static func isSeparator(_ column: Int, scale: Double) -> Bool {
    [116.0, 216].contains { abs(Double(column) + 0.5 - $0 * scale) <= scale }
  }

  @Test(
    .spec(
      "segmented/appearance/background", "segmented/appearance/corner-radius-outer",
      "segmented/appearance/corner-curve", "segmented/appearance/height",
      "segmented/appearance/border", "segmented/selected-segment-indicator/fill",
      "segmented/selected-segment-indicator/corner-radius",
      "segmented/selected-segment-indicator/corner-curve",
      "segmented/selected-segment-indicator/shadow-1",
      "segmented/selected-segment-indicator/shadow-2", "segmented/states/normal-unselected",
      "segmented/states/selected", "segmented/states/disabled",
      "segmented/states/disabled-selected", "segmented-p3", "segmented-p14", "segmented-p19",
      "segmented-p22", "segmented-p27", "appearance-p3"), arguments: segmented)
  func `a segmented control matches its reference pictures`(name: String) throws {
    let index = try #require(name.firstMatch(of: /sel(.)/)?.output.1.first?.wholeNumberValue)
    let control = SegmentedControl(segments: 3, selection: index)
    try check(control, name, gate: .straightShapes) { column in
      index != 1 && Self.isSeparator(column, scale: scale(name))
    }
  }
}

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
    #expect(try color(rig.release().settled(), Point(150, 16)) == 0xFFFFFF)
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
    #expect(try pressed.tap(at: Point(25, 15)).tap(at: Point(25, 15)).settled().picture() == plain)
    let focused = SceneRig(Switch(isOn: false))
    let picture = try focused.focus().picture()
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
