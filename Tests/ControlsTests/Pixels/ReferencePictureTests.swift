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
    rig.settle()
    let picture = try rig.picture()
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
