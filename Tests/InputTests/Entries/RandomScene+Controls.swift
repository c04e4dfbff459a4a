import Canvas
import Controls

extension RandomScene {
  /// A scale of 1...4 in quarters, rarely large, because the time of a blur grows with its cube.
  static func scale(_ random: inout EntryRandom) -> Double {
    let chance = random.number(in: 0...1)
    return ((1 + 3 * chance * chance * chance) * 4).rounded() / 4
  }

  /// A size with few pixels at every scale.
  static func size(scale: Double, _ random: inout EntryRandom) -> Size {
    Size(random.number(in: 30...150) / scale, random.number(in: 20...90) / scale)
  }

  static func color(_ random: inout EntryRandom) -> Color? {
    random.chance(0.5) ? nil : Color(hex: UInt32.random(in: 0...0xFF_FFFF, using: &random))
  }

  static func control(_ random: inout EntryRandom) -> Control {
    let control: Control
    switch random.int(in: 0...3) {
    case 0:
      let toggle = Switch(isOn: random.chance(0.5), label: "Ä")
      if random.chance(0.5) { toggle.setLook(&random) }
      control = toggle
    case 1:
      let slider = Slider(
        value: random.number(in: 0...10), in: 0...10, step: random.pick([nil, nil, 1, 2.5]),
        label: "Level")
      slider.trackPress = random.pick(TrackPress.allCases)
      if random.chance(0.3) { slider.minimumTrackTintColor = Color(hex: 0xFF2D55) }
      if random.chance(0.5) { slider.addParts(&random) }
      control = slider
    case 2:
      let (one, other) = (random.number(in: 0...10), random.number(in: 0...10))
      let slider = RangeSlider(
        min(one, other)...max(one, other), in: 0...10, step: random.pick([nil, nil, 1, 2.5]),
        label: "Price")
      slider.addParts(&random)
      control = slider
    default:
      let titles = (0..<random.int(in: 1...5)).map { _ in
        random.pick(["", "One", "Öl", "Settings"])
      }
      let segmented = SegmentedControl(
        titles, selection: random.pick([nil] + titles.indices.map { $0 }), label: "View")
      if random.chance(0.2) { segmented.setEnabled(false, forSegmentAt: 0) }
      control = segmented
    }
    control.isEnabled = !random.chance(0.1)
    control.isHidden = random.chance(0.05)
    return control
  }
}

extension Switch {
  func setLook(_ random: inout EntryRandom) {
    let colors = (0..<3).map { _ in RandomScene.color(&random) }
    let looks = (random.pick(SwitchStyle.allCases), random.pick(SwitchDragStyle.allCases))
    let title = random.pick([nil, "", "Wi-Fi", "שלום", "a very long title that has no room"])
    let marks = random.pick([nil, true, false])
    let (isMixed, isPending) = (random.chance(0.3), random.chance(0.2))
    switch random.int(in: 0...3) {
    case 0:
      (onTintColor, offTintColor, thumbTintColor) = (colors[0], colors[1], colors[2])
      tintColor = colors[1]
    case 1: (style, dragStyle) = looks
    case 2: (self.title, showsMarks) = (title, marks)
    default:
      setMixed(isMixed, animated: marks != nil)
      setPending(isPending)
    }
  }
}

extension Slider {
  fileprivate func addParts(_ random: inout EntryRandom) {
    if random.chance(0.5) {
      let labels = random.chance(0.5) ? ["Low", "", "Ärger"] : []
      ticks = .count(random.pick([0, 1, 3, 7]), labels: labels)
    }
    allowsTickValuesOnly = random.chance(0.3)
    if random.chance(0.4) { neutralValue = random.pick([0, 4.2, 10, 99]) }
    if random.chance(0.4) { enabledRange = random.pick([2...7, 0...3, 5...5, -9...20]) }
    if random.chance(0.3) { style = .thumbless }
    if random.chance(0.3) { orientation = .vertical }
    if random.chance(0.3) { minimumValueImage = .symbol(.sunMin) }
    if random.chance(0.3) { valueScale = .logarithmic }
    snap = random.pick(SliderSnap.allCases)
    showsValue = random.chance(0.4)
    defaultValue = random.pick([nil, 5])
  }
}

extension RangeSlider {
  fileprivate func addParts(_ random: inout EntryRandom) {
    if random.chance(0.3) {
      ticks = .count(random.pick([0, 1, 3, 7]), labels: ["Low", "", "Ärger"])
    }
    allowsTickValuesOnly = random.chance(0.3)
    if random.chance(0.3) { enabledRange = random.pick([2...7, 0...3, 5...5, -9...20]) }
    if random.chance(0.3) { minimumDistance = random.pick([0.5, 3, 20]) }
    if random.chance(0.3) { orientation = .vertical }
    dragsRange = random.chance(0.5)
    snap = random.pick(SliderSnap.allCases)
    trackPress = random.pick(TrackPress.allCases)
    if random.chance(0.2) { decide { $0.lowerBound > 3 ? .refuse : .later } }
  }
}
