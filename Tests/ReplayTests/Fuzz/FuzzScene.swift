import Canvas
import Controls
import ControlsTesting

@testable import Workbench

/// A random scene that is the same for the same seed: one to four controls side by side,
/// overlapping or in a card, and sometimes many controls, mostly out of sight.
final class FuzzScene {
  let scene: Scene
  let controls: [Control]
  private(set) var size: Size
  private(set) var scale: Double

  private let root: FuzzRoot

  init(seed: UInt64, text: TextEngine) {
    var random = SeededGenerator(seed: seed)
    let isCrowd = random.chance(0.06)
    let count = Int.random(in: isCrowd ? 30...40 : 1...4, using: &random)
    let controls = (0..<count).map { _ in Self.control(&random) }
    self.controls = controls
    scale = Self.randomScale(&random)
    size = Self.randomSize(scale: scale, &random)
    root = FuzzRoot(controls, style: isCrowd ? .crowd : random.pick(FuzzRoot.Style.allCases))
    root.arrange(size, seed: random.next())
    scene = Scene(
      root,
      theme: Theme(random.pick(Appearance.allCases), contrast: random.pick(Contrast.allCases)),
      background: random.pick([.page, .groupedPage, .card]),
      environment: SceneEnvironment(
        direction: random.pick(LayoutDirection.allCases),
        motion: random.chance(0.2) ? .reduced : .full), text: text)
    if random.chance(0.3) { connect(controls) }
    if random.chance(0.5) {
      scene.setDesign(
        .glass(random.pick(Appearance.allCases), contrast: random.pick(Contrast.allCases)),
        animated: false)
    }
    scene.resize(to: size, scale: scale)
  }

  private func connect(_ controls: [Control]) {
    let switches = controls.compactMap { $0 as? Switch }
    switches.first?.onChange { isOn in
      for follower in switches.dropFirst() { follower.setOn(isOn, animated: true) }
    }
  }

  /// A scale of 1...4 in quarters, rarely large, because the time of a blur grows with its cube.
  static func randomScale(_ random: inout SeededGenerator) -> Double {
    let chance = Double.random(in: 0...1, using: &random)
    return ((1 + 3 * chance * chance * chance) * 4).rounded() / 4
  }

  /// A size with few pixels at every scale.
  static func randomSize(scale: Double, _ random: inout SeededGenerator) -> Size {
    Size(
      Double.random(in: 30...150, using: &random) / scale,
      Double.random(in: 20...90, using: &random) / scale)
  }

  static func randomColor(_ random: inout SeededGenerator) -> Color? {
    random.chance(0.5) ? nil : Color(hex: UInt32.random(in: 0...0xFF_FFFF, using: &random))
  }

  static func randomLook(_ random: inout SeededGenerator) -> @MainActor (Switch) -> Void {
    let colors = (randomColor(&random), randomColor(&random), randomColor(&random))
    let style = random.pick(SwitchStyle.allCases)
    let dragStyle = random.pick(SwitchDragStyle.allCases)
    let title = random.pick([nil, "", "Wi-Fi", "שלום", "a very long title that has no room"])
    let marks = random.pick([nil, true, false])
    let (isMixed, isPending) = (random.chance(0.3), random.chance(0.2))
    return switch Int.random(in: 0..<4, using: &random) {
    case 0:
      { toggle in
        (toggle.onTintColor, toggle.offTintColor, toggle.thumbTintColor) = colors
        toggle.tintColor = colors.1
      }
    case 1:
      { toggle in (toggle.style, toggle.dragStyle) = (style, dragStyle) }
    case 2:
      { toggle in (toggle.title, toggle.showsMarks) = (title, marks) }
    default:
      { toggle in
        toggle.setMixed(isMixed, animated: marks != nil)
        toggle.setPending(isPending)
      }
    }
  }

  private static func control(_ random: inout SeededGenerator) -> Control {
    let control: Control
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      let toggle = Switch(isOn: random.chance(0.5), label: "Ä")
      if random.chance(0.5) { randomLook(&random)(toggle) }
      control = toggle
    case 1:
      let slider = Slider(
        value: Double.random(in: 0...10, using: &random), in: 0...10,
        step: random.pick([nil, nil, 1, 2.5]), label: "Level")
      slider.trackPress = random.pick(TrackPress.allCases)
      if random.chance(0.3) { slider.minimumTrackTintColor = Color(hex: 0xFF2D55) }
      if random.chance(0.5) { slider.addParts(&random) }
      control = slider
    case 2:
      let (one, other) = (
        Double.random(in: 0...10, using: &random), Double.random(in: 0...10, using: &random)
      )
      let slider = RangeSlider(
        min(one, other)...max(one, other), in: 0...10, step: random.pick([nil, nil, 1, 2.5]),
        label: "Price")
      slider.addParts(&random)
      control = slider
    default:
      let titles = (0..<Int.random(in: 1...5, using: &random)).map { _ in
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

  func resize(to size: Size, scale: Double) {
    self.size = size
    self.scale = scale
    scene.resize(to: size, scale: scale)
  }

  func rearrange(seed: UInt64) { root.arrange(size, seed: seed) }

  func scroll(by distance: Point) { root.scroll(by: distance) }

  func toggleMembership(of index: Int) {
    let control = controls[index]
    if control.parent == nil { root.addChild(control) } else { control.removeFromParent() }
  }
}
