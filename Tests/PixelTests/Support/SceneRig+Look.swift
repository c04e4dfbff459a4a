import Canvas
import Controls
import ControlsTesting
import ReferenceRenderer

extension SceneRig where Subject: Control {
  /// - Parameters:
  ///   - control: has no titles, so that no font matters.
  ///   - size: of the control, pt.
  ///   - look: colours, direction, elevation, and whether the control is enabled.
  ///   - scale: pixels a point.
  ///   - masks: shapes already rasterised.
  ///   - offset: added to the control's place, pt.
  convenience init(
    _ control: Subject, size: Size, look: Look, scale: Double, masks: MaskCache,
    offset: Point = .zero
  ) {
    control.isEnabled = !look.isDisabled
    self.init(
      control, size: size, scale: scale, theme: look.theme,
      direction: look.isMirrored ? .rightToLeft : .leftToRight,
      elevation: look.isElevated ? .elevated : .base, masks: masks)
    if offset != .zero {
      controlFrame.origin = controlFrame.origin + offset
      showFrame()
    }
  }

  /// The whole scene as it is now, for a comparison with a reference picture.
  func referencePicture(
    through decorate: (any Painter) -> any Painter = { $0 }
  ) throws -> ReferencePicture {
    try ReferencePicture(bitmap(through: decorate))
  }
}
