import Canvas
import Controls
import ControlsTesting

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

  /// Everything that is painted through lenses, in order.
  var lenses: [(shape: RoundedRectangle, lens: Lens)] {
    Drawing(of: self).lenses.map { ($0.shape, $0.lens) }
  }

  var layoutContext: LayoutContext {
    LayoutContext(text: TextEngine(), direction: scene.environment.direction)
  }
}

extension Drawing {
  /// Every lens, including those in groups, with what is painted through it.
  var lenses: [(shape: RoundedRectangle, lens: Lens, content: Drawing)] {
    flattened.commands.compactMap { command in
      if case .lens(let shape, let lens, let list) = command {
        (shape, lens, Drawing(list.commands))
      } else {
        nil
      }
    }
  }
}
