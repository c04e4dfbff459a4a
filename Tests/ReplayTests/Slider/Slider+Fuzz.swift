import Canvas
import Controls
import ControlsTesting

extension Slider {
  func addParts(_ random: inout SeededGenerator) {
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
  func addParts(_ random: inout SeededGenerator) {
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
