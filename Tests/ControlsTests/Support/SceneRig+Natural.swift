import Canvas
import Controls
import ControlsTesting

extension SceneRig where Subject == Switch {
  /// A switch of the size that it asks for, with nothing around it.
  static func natural(
    _ toggle: Switch, theme: Theme = .light, direction: LayoutDirection = .leftToRight,
    motion: MotionPreference = .full, scale: Double = 1
  ) -> SceneRig<Switch> {
    let text = TextEngine()
    text.scale = scale
    let size = toggle.measure(.zero, in: LayoutContext(text: text, direction: direction))
    return SceneRig(
      toggle, size: size, scale: scale, theme: theme, direction: direction, motion: motion,
      margin: 0, masks: MaskCache())
  }
}
