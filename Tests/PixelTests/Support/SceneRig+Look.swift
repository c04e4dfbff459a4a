import Canvas
import Controls
import ControlsTesting
import ReferenceRenderer

extension SceneRig where Subject: Control {
  /// - Parameters:
  ///   - control: A control without titles, so that fonts do not matter.
  ///   - look: Colors, direction, elevation, and whether the control is enabled.
  ///   - offset: An offset of the control, in points.
  convenience init(
    _ control: Subject, size: Size, look: Look, scale: Double, masks: MaskCache = MaskCache(),
    offset: Point = .zero
  ) {
    control.isEnabled = !look.reference.isDisabled
    self.init(
      control, size: size, scale: scale, theme: look.theme,
      direction: look.reference.isMirrored ? .rightToLeft : .leftToRight,
      elevation: look.reference.isElevated ? .elevated : .base, masks: masks)
    if offset != .zero {
      controlFrame.origin = controlFrame.origin + offset
      showFrame()
    }
  }

  func referencePicture(
    through decorate: (any Painter) -> any Painter = { $0 }
  ) throws -> ReferencePicture {
    try ReferencePicture(bitmap(through: decorate))
  }
}
