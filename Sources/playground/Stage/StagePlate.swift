import Canvas
import Controls

/// A control with room around it for its shadow and its ring: on a stage, or alone in a picture.
final class StagePlate: Node {
  /// On each side of a stage's control, pt.
  static let padding = 16.0

  let control: Control

  /// The control's, or its height if it stands upright, pt; nil for as much as it likes.
  var width: Double? {
    didSet { if width != oldValue { invalidate(.layout, reason: "width") } }
  }

  /// Called with what surrounds the control from now on, before that hears of it.
  var onEnvironmentChange: ((SceneEnvironment) -> Void)?

  /// On each side, pt.
  private let margin: Double
  private let isElevated: Bool
  /// The width in which a control without one finds its own, pt.
  private let available: Double
  /// The control's where it is given once; nil for what the control likes in each layout.
  private var pinnedSize: Size?

  /// A control on a stage.
  init(_ control: Control, width: Double?) {
    self.control = control
    self.width = width
    (margin, isElevated, available) = (Self.padding, true, .infinity)
    super.init()
    addChild(control)
  }

  /// A control in a picture, that takes as little room as it can.
  ///
  /// - Parameters:
  ///   - control: what is shown.
  ///   - width: the control's, or its height if it stands upright, pt; nil for as much as it likes.
  ///   - margin: around it, pt.
  ///   - isElevated: whether it lies on a card.
  init(_ control: Control, width: Double?, margin: Double, isElevated: Bool) {
    self.control = control
    self.width = width
    (self.margin, self.isElevated, available) = (margin, isElevated, 0)
    super.init()
    addChild(control)
  }

  override func environmentChanged(_ environment: SceneEnvironment) {
    onEnvironmentChange?(environment)
  }

  override var elevatesChildren: Bool { isElevated }

  private func size(in context: LayoutContext) -> Size {
    let wanted = control.measure(Size(width ?? available, .infinity), in: context)
    // What stands upright is as high as others are wide.
    return control.stretches(along: .vertical)
      ? Size(wanted.width, width ?? wanted.height) : Size(width ?? wanted.width, wanted.height)
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let size = size(in: context)
    return Size(size.width + 2 * margin, size.height + 2 * margin)
  }

  /// Gives the control a size at which it stays, whatever it likes later.
  ///
  /// - Parameter size: with the margins, pt.
  func pin(to size: Size) {
    let size = Size(size.width - 2 * margin, size.height - 2 * margin)
    pinnedSize = size
    control.frame = Rect(origin: Point(margin, margin), size: size)
  }

  override func layout(in context: LayoutContext) {
    control.frame = Rect(
      origin: Point(margin, margin), size: pinnedSize ?? size(in: context))
  }
}
