import Canvas
import Controls

/// Something of a control that moves, and what moves it.
enum StageMotion: String, Hashable {
  case slide, stretch, fade, grow, press

  var title: String {
    switch self {
    case .slide: "Slide"
    case .stretch: "Stretch"
    case .fade: "Fade"
    case .grow: "Grow"
    case .press: "Press"
    }
  }

  /// What is measured of it, and in what.
  func quantity(of kind: Specimen.Kind) -> (name: String, unit: String) {
    switch (self, kind) {
    case (.slide, .segmented): ("Pill x", "pt")
    case (.slide, _): ("Thumb x", "pt")
    case (.stretch, _): ("Thumb width", "pt")
    case (.fade, _): ("Track mix", "")
    case (.grow, _): ("Track height", "pt")
    case (.press, _): ("Pill scale", "")
    }
  }

  /// Those of a kind of control.
  static func all(of kind: Specimen.Kind) -> [StageMotion] {
    switch kind {
    case .switch: [.slide, .stretch, .fade]
    case .slider: [.slide, .grow]
    case .segmented: [.slide, .press]
    }
  }

  /// What the documents say.
  func specSpring(of kind: Specimen.Kind) -> Spring? {
    switch (self, kind) {
    case (.slide, .switch): SwitchMetrics.regular.slideSpring
    case (.stretch, .switch): SwitchMetrics.regular.pressSpring
    case (.grow, .slider): SliderMetrics.regular.growSpring
    case (.slide, .segmented): SegmentedMetrics.regular.slideSpring
    case (.press, .segmented): SegmentedMetrics.regular.pressSpring
    default: nil
    }
  }

  /// How a program writes it.
  func code(of kind: Specimen.Kind) -> String? {
    switch (self, kind) {
    case (.slide, .switch), (.slide, .segmented): "slideSpring"
    case (.stretch, .switch), (.press, .segmented): "pressSpring"
    case (.grow, .slider): "growSpring"
    default: nil
    }
  }
}

extension Control {
  /// The spring of one of the control's motions; nil for what no spring moves.
  func spring(of motion: StageMotion) -> Spring? {
    switch (self, motion) {
    case (let toggle as Switch, .slide): toggle.metrics.slideSpring
    case (let toggle as Switch, .stretch): toggle.metrics.pressSpring
    case (let slider as Slider, .grow): slider.metrics.growSpring
    case (let segmented as SegmentedControl, .slide): segmented.metrics.slideSpring
    case (let segmented as SegmentedControl, .press): segmented.metrics.pressSpring
    default: nil
    }
  }

  /// Gives one of the control's motions another spring.
  func setSpring(_ spring: Spring, of motion: StageMotion) {
    switch (self, motion) {
    case (let toggle as Switch, .slide): toggle.metrics.slideSpring = spring
    case (let toggle as Switch, .stretch): toggle.metrics.pressSpring = spring
    case (let slider as Slider, .grow): slider.metrics.growSpring = spring
    case (let segmented as SegmentedControl, .slide): segmented.metrics.slideSpring = spring
    case (let segmented as SegmentedControl, .press): segmented.metrics.pressSpring = spring
    default: break
    }
  }
}

extension BehaviorSnapshot {
  /// What a motion is at: pt, or a part.
  func value(of motion: StageMotion, at time: Instant) -> Double {
    switch (self, motion) {
    case (.toggle(let behavior), .slide): behavior.state(at: time).thumbX
    case (.toggle(let behavior), .stretch): behavior.state(at: time).thumbWidth
    case (.toggle(let behavior), .fade): behavior.state(at: time).trackMix
    case (.slider(let behavior), .slide):
      behavior.state(at: time).thumbX(width: behavior.width) - behavior.metrics.thumbDiameter / 2
    case (.slider(let behavior), .grow): behavior.state(at: time).shownTrackHeight
    case (.segmented(let behavior), .slide): behavior.state(at: time).pillX
    case (.segmented(let behavior), .press): behavior.state(at: time).pillScale
    default: 0
    }
  }

  /// Seconds between which a velocity is measured; the motion is a closed form. chosen
  private static let velocityStep = 0.0005

  /// How fast a motion goes, per second.
  func velocity(of motion: StageMotion, at time: Instant) -> Double {
    let step = Self.velocityStep
    let before = value(of: motion, at: time)
    let after = value(of: motion, at: time.advanced(by: step))
    return (after - before) / step
  }
}

extension SliderState {
  /// How thick the track is shown, pt.
  fileprivate var shownTrackHeight: Double {
    if style == .default { return metrics.trackHeight }
    return metrics.thumblessTrackHeight
      + growth * (metrics.thumblessHeldHeight - metrics.thumblessTrackHeight)
  }
}

extension SegmentedState {
  /// Where the pill of a single selection begins, pt; segments of different widths are passed at their
  /// own pace.
  var pillX: Double {
    guard let index = selectedIndex else { return 0 }
    let first = segments.first { $0.index != nil }?.x ?? 0
    return first + position.position * segmentFrame(at: index).width + metrics.pillInset
  }
}
