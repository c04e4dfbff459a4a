import Canvas
import Controls

/// A control with room around it for its shadow and its ring.
final class StagePlate: Node {
  /// pt on each side.
  static let padding = 16.0

  let control: Control

  /// pt; nil for as wide as the control likes.
  var width: Double? {
    didSet { if width != oldValue { invalidate(.layout, reason: "width") } }
  }

  /// Called with a new environment before the control gets it.
  var onEnvironmentChange: ((SceneEnvironment) -> Void)?

  init(_ control: Control, width: Double?) {
    self.control = control
    self.width = width
    super.init()
    addChild(control)
  }

  override func environmentChanged(_ environment: SceneEnvironment) {
    onEnvironmentChange?(environment)
  }

  override var elevatesChildren: Bool { true }

  private func size(in context: LayoutContext) -> Size {
    let isUpright = control.stretches(along: .vertical)
    let natural = control.measure(
      Size(isUpright ? .infinity : width ?? .infinity, .infinity), in: context)
    guard let width else { return natural }
    return isUpright ? Size(natural.width, width) : Size(width, natural.height)
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let size = size(in: context)
    return Size(size.width + 2 * Self.padding, size.height + 2 * Self.padding)
  }

  override func layout(in context: LayoutContext) {
    control.frame = Rect(origin: Point(Self.padding, Self.padding), size: size(in: context))
  }
}
