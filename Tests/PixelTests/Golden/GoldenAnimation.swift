import Canvas
import Controls
import ControlsTesting
import Testing

/// Five pictures of an animation: before, three during, after; the middle one has a golden picture.
nonisolated struct GoldenAnimation: CustomTestStringConvertible, Sendable {
  struct Setting: CustomTestStringConvertible, Sendable {
    var isDark: Bool
    var scale: Double
    var look: Look { isDark ? .dark : .light }
    var testDescription: String { "\(isDark ? "dark" : "light")@\(Int(scale))x" }

    static let all = [false, true].flatMap { isDark in
      [1.0, 2].map { Setting(isDark: isDark, scale: $0) }
    }
  }

  let name: String
  let pictures: @MainActor @Sendable (Setting) throws -> [Picture]
  var testDescription: String { name }
  func fileName(_ setting: Setting) -> String { "\(name)-\(setting.testDescription)" }

  /// - Parameter times: The times of the three pictures during the animation, in seconds.
  init<Subject: Control>(
    _ name: String, size: Size, times: [Double],
    _ make: @escaping @MainActor @Sendable () -> Subject,
    prepare: @escaping @MainActor @Sendable (SceneRig<Subject>) -> Void = { _ in },
    start: @escaping @MainActor @Sendable (SceneRig<Subject>) -> Void,
    end: @escaping @MainActor @Sendable (SceneRig<Subject>) -> Void = { _ in }
  ) {
    self.name = name
    pictures = { setting in
      let rig = SceneRig(
        make(), size: size, look: setting.look, scale: setting.scale, masks: MaskCache())
      prepare(rig)
      var pictures = [try rig.picture()]
      start(rig)
      var time = 0.0
      for next in times {
        rig.showFrame(after: next - time)
        time = next
        pictures.append(try rig.picture())
      }
      end(rig)
      rig.settle()
      pictures.append(try rig.picture())
      return pictures
    }
  }
}

/// The controls are small, so the files are small, and have no titles, so fonts do not matter.
nonisolated extension GoldenAnimation {
  private static let switchSize = Size(51, 31)
  private static let sliderSize = Size(120, 44)
  private static let segmentedSize = Size(150, 32)
  static let all = switches + toggles + sliders + ranges + segmented + segmentedFull + themes

  private static let switches = [
    GoldenAnimation(
      "switch-on", size: switchSize, times: [0.06, 0.14, 0.227], { Switch(isOn: false) },
      start: { $0.tap(at: Point(25, 15)) }),
    GoldenAnimation(
      "switch-off", size: switchSize, times: [0.06, 0.14, 0.227], { Switch(isOn: true) },
      start: { $0.tap(at: Point(25, 15)) }),
    GoldenAnimation(
      "switch-press", size: switchSize, times: [0.02, 0.05, 0.113], { Switch(isOn: false) },
      start: { $0.press(at: Point(10, 15)) }),
    GoldenAnimation(
      "switch-drag", size: switchSize, times: [0.05, 0.12, 0.2], { Switch(isOn: false) },
      start: { rig in
        rig.press(at: Point(10, 15))
        rig.showFrame(after: 0.3)
        rig.move(to: Point(40, 15))
      }, end: { $0.release() }),
  ]

  private static let toggles = [
    GoldenAnimation(
      "checkbox-on", size: Size(20, 20), times: [0.03, 0.08, 0.151], { Switch(style: .checkbox) },
      start: { $0.tap(at: Point(10, 10)) }),
    GoldenAnimation(
      "checkbox-mixed", size: Size(20, 20), times: [0.03, 0.06, 0.1],
      { Switch(isOn: true, style: .checkbox) }, start: { $0.control.setMixed(true, animated: true) }
    ),
    GoldenAnimation(
      "toggle-button-on", size: Size(64, 32), times: [0.04, 0.08, 0.12], { Switch(style: .button) },
      start: { $0.tap(at: Point(32, 16)) }),
  ]

  private static let sliders = [
    GoldenAnimation(
      "slider-jump", size: sliderSize, times: [0.04, 0.08, 0.12], { Slider(value: 0.1) },
      start: { $0.press(at: Point(90, 22)) }, end: { $0.release() }),
    GoldenAnimation(
      "slider-snap", size: sliderSize, times: [0.02, 0.05, 0.08],
      { Slider(value: 0.25, step: 0.25) },
      prepare: { rig in
        rig.press(at: Point(37, 22))
        rig.move(to: Point(70, 22))
        rig.showFrame(after: 0.1)
      }, start: { $0.release() }),
    GoldenAnimation(
      "slider-program", size: sliderSize, times: [0.04, 0.08, 0.12], { Slider(value: 0.9) },
      start: { $0.control.setValue(0.3, animated: true) }),
    GoldenAnimation(
      "slider-thumbless", size: sliderSize, times: [0.03, 0.07, 0.15],
      {
        let slider = Slider(value: 0.6)
        slider.style = .thumbless
        return slider
      }, start: { $0.press(at: Point(30, 22)) }),
    GoldenAnimation(
      "slider-value", size: Size(44, 140), times: [0.05, 0.1, 0.2],
      {
        let slider = Slider(value: 0.3)
        slider.orientation = .vertical
        slider.showsValue = true
        slider.valueFormatter = { _ in "" }
        return slider
      }, start: { $0.press(at: Point(22, 92)) }, end: { $0.move(to: Point(22, 80)) }),
    GoldenAnimation(
      "slider-magnetic", size: sliderSize, times: [0.02, 0.05, 0.08],
      {
        let slider = Slider(value: 0.4)
        slider.ticks = .count(3)
        slider.snap = .magnetic
        return slider
      }, prepare: { $0.press(at: Point(50, 22)) }, start: { $0.move(to: Point(55, 22)) },
      end: { $0.release() }),
  ]

  private static let ranges = [
    GoldenAnimation(
      "range-jump", size: sliderSize, times: [0.04, 0.08, 0.12], { RangeSlider(0.5...0.9) },
      start: { $0.press(at: Point(20, 22)) }, end: { $0.release() }),
    GoldenAnimation(
      "range-program", size: sliderSize, times: [0.04, 0.08, 0.12], { RangeSlider(0.1...0.2) },
      start: { $0.control.setRange(0.5...0.9, animated: true) }),
  ]

  private static let segmented = [
    GoldenAnimation(
      "segmented-next", size: segmentedSize, times: [0.06, 0.14, 0.227],
      { SegmentedControl(["", "", ""], selection: 0) }, start: { $0.tap(at: Point(75, 16)) }),
    GoldenAnimation(
      "segmented-far", size: segmentedSize, times: [0.06, 0.1, 0.14],
      { SegmentedControl(["", "", ""], selection: 0) }, start: { $0.tap(at: Point(125, 16)) }),
    GoldenAnimation(
      "segmented-press", size: segmentedSize, times: [0.03, 0.07, 0.15],
      { SegmentedControl(["", "", ""], selection: 1) }, start: { $0.press(at: Point(75, 16)) }),
    GoldenAnimation(
      "segmented-drag", size: segmentedSize, times: [0.06, 0.14, 0.227],
      { SegmentedControl(["", "", ""], selection: 0) },
      start: { rig in
        rig.press(at: Point(25, 16))
        rig.showFrame(after: 0.3)
        rig.move(to: Point(125, 16))
      }, end: { $0.release() }),
  ]

  private static let segmentedFull = [
    GoldenAnimation(
      "segmented-join", size: segmentedSize, times: [0.04, 0.08, 0.12],
      {
        let control = SegmentedControl((0..<4).map { _ in Segment() }, mode: .multiple)
        control.select([1, 3], animated: false)
        return control
      }, start: { $0.tap(at: Point(94, 16)) }),
    GoldenAnimation(
      "segmented-insert", size: segmentedSize, times: [0.05, 0.1, 0.2],
      { SegmentedControl(["", ""], selection: 1) },
      start: { $0.control.insertSegment(Segment(symbol: .sunMax), at: 1, animated: true) }),
    GoldenAnimation(
      "segmented-remove", size: segmentedSize, times: [0.05, 0.1, 0.2],
      { SegmentedControl([Segment(), Segment(symbol: .sunMin), Segment()], selection: 1) },
      start: { $0.control.removeSegment(at: 1, animated: true) }),
    GoldenAnimation(
      "segmented-deselect", size: segmentedSize, times: [0.04, 0.08, 0.12],
      { SegmentedControl(["", "", ""], selection: 1) },
      start: { $0.control.select(nil, animated: true) }),
  ]

  private static let themes = [
    theme("theme-switch", switchSize) { Switch(isOn: true) },
    theme("theme-slider", sliderSize) { Slider(value: 0.5) },
    theme("theme-segmented", segmentedSize) { SegmentedControl(["", "", "", ""], selection: 1) },
  ]

  /// An animation from the theme of the setting to the other theme.
  private static func theme<Subject: Control>(
    _ name: String, _ size: Size, _ make: @escaping @MainActor @Sendable () -> Subject
  ) -> GoldenAnimation {
    GoldenAnimation(name, size: size, times: [0.05, 0.1, 0.15], make) { rig in
      rig.scene.setTheme(rig.scene.theme == .dark ? .light : .dark)
    }
  }
}
