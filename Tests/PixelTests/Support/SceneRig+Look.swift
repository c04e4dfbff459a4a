import Canvas
import Controls
import ControlsTesting
import ReferenceRenderer

extension SceneRig where Subject: Control {
  /// Shows a control without titles, so that fonts do not matter.
  convenience init(
    _ control: Subject, size: Size, look: Look, scale: Double, masks: MaskCache = MaskCache()
  ) {
    control.isEnabled = !look.reference.isDisabled
    self.init(
      control, size: size, scale: scale, theme: look.theme,
      direction: look.reference.isMirrored ? .rightToLeft : .leftToRight,
      elevation: look.reference.isElevated ? .elevated : .base, masks: masks)
  }

  func referencePicture(through decorate: (any Painter) -> any Painter = { $0 }) throws
    -> ReferencePicture
  { try ReferencePicture(bitmap(through: decorate)) }
}

enum Scales { nonisolated static let all = Array(stride(from: 1.0, through: 4, by: 0.25)) }

struct Worst {
  private(set) var value = 0.0
  private(set) var name = ""

  mutating func add(_ value: Double, _ name: @autoclosure () -> String) {
    if value > self.value { (self.value, self.name) = (value, name()) }
  }
}
