import Canvas
import Controls
import ControlsTesting

enum ReferenceCanvas {
  static let margin = 16.0

  static func size(of control: Control) -> Size {
    switch control {
    case is Switch: Size(51, 31)
    case is Slider, is RangeSlider: Size(200, 44)
    default: Size(300, 32)
    }
  }
}

extension SceneRig where Subject: Control {
  /// A control in the size of its kind in the reference pictures.
  convenience init(
    _ control: Subject, direction: LayoutDirection = .leftToRight, motion: MotionPreference = .full,
    theme: Theme = .light, scale: Double = 1, masks: MaskCache = MaskCache()
  ) {
    self.init(
      control, size: ReferenceCanvas.size(of: control), scale: scale, theme: theme,
      direction: direction, motion: motion, margin: ReferenceCanvas.margin, masks: masks)
  }
}

extension SceneRig where Subject == Switch {
  static func natural(
    _ toggle: Switch, theme: Theme = .light, direction: LayoutDirection = .leftToRight,
    motion: MotionPreference = .full
  ) -> SceneRig<Switch> {
    SceneRig(toggle, size: nil, theme: theme, direction: direction, motion: motion, margin: 0)
  }
}

extension SceneRig where Subject == Slider {
  /// The distance of the painted thumb's center from the leading edge, in points.
  var thumbX: Double { state.thumbX(width: control.frame.width) }
}

extension Control {
  static func kinds() -> [Control] {
    [Switch(isOn: true), Slider(value: 0.5), SegmentedControl(segments: 3, selection: 1)]
  }
}

extension TextEngine {
  func titleWidth(_ title: String, size: Double = 13) -> Double {
    self.size(of: Text(title, font: Font(size: size, weight: .medium))).width
  }
}

extension SegmentedControl {
  /// A control with a number of segments without titles, as in the reference pictures.
  convenience init(segments: Int, selection: Int?) {
    self.init(Array(repeating: "", count: segments), selection: selection)
  }
}

extension SceneRig where Subject: Control {
  /// A control of the glass design with the margin of the reference pictures.
  static func glass(
    _ control: Subject, size: Size? = nil, appearance: Appearance = .light,
    contrast: Contrast = .normal, direction: LayoutDirection = .leftToRight,
    motion: MotionPreference = .full, scale: Double = 1
  ) -> SceneRig<Subject> {
    let kind = control is Switch ? SwitchMetrics.glass.size : Size(200, 44)
    let rig = SceneRig(
      control, size: size ?? kind, scale: scale, direction: direction, motion: motion,
      margin: ReferenceCanvas.margin, masks: MaskCache())
    rig.scene.setDesign(.glass(appearance, contrast: contrast), animated: false)
    rig.showFrame()
    return rig
  }

  /// Presses, moves, lets go and cancels in the middle of each motion, and checks tiny steps of
  /// time in between.
  func interrupt(at places: [Point], check: () -> Void) {
    func go(_ frames: Int) {
      for _ in 0..<frames {
        showFrame(after: 1.0 / 9600)
        check()
      }
    }
    for (index, place) in places.enumerated() {
      press(at: place)
      go(300)
      move(to: places[(index + 1) % places.count])
      go(500)
      if index.isMultiple(of: 2) { release() } else { cancel(by: .escape).release() }
      go(200)
    }
  }

  /// Everything that is painted through lenses, in order.
  var lenses: [(shape: RoundedRectangle, lens: Lens)] {
    Drawing(of: self).lenses.map { ($0.shape, $0.lens) }
  }
}

extension Drawing {
  /// Every lens, including those in groups, with what is painted through it.
  var lenses: [(shape: RoundedRectangle, lens: Lens, content: Drawing)] {
    flattened.commands.compactMap { command in
      guard case .lens(let shape, let lens, let list) = command else { return nil }
      return (shape, lens, Drawing(list.commands))
    }
  }
}
