import Canvas
import Controls
import ReferenceRenderer

/// One control in a scene with 16 pt around it, and a clock that stands still.
///
/// Points are the control's own: (0, 0) is its top left corner.
final class Stand<Subject: Control> {
  let control: Subject
  let scene: Scene
  let scale: Double
  private let masks: MaskCache
  private let size: Size
  private var now = Instant(seconds: 1)
  private var pointer = Point.zero

  /// - Parameters:
  ///   - control: has no titles, so that no font matters.
  ///   - size: of the control, pt.
  ///   - look: colours, direction and elevation.
  ///   - scale: pixels a point.
  ///   - masks: shapes already rasterised.
  ///   - offset: added to the control's place, pt.
  init(
    _ control: Subject, size: Size, look: Look = Look(), scale: Double, masks: MaskCache,
    offset: Point = .zero
  ) {
    self.control = control
    self.scale = scale
    self.masks = masks
    let margin = 16.0
    self.size = Size(size.width + 2 * margin, size.height + 2 * margin)
    let root = Root(
      control, at: Rect(origin: Point(margin + offset.x, margin + offset.y), size: size),
      isElevated: look.isElevated)
    scene = Scene(
      root, theme: look.theme,
      environment: SceneEnvironment(direction: look.isMirrored ? .rightToLeft : .leftToRight))
    control.isEnabled = !look.isDisabled
    scene.timeSource = { [unowned self] in now }
    scene.resize(to: self.size, scale: scale)
    frame()
  }

  private func frame() {
    _ = scene.update(for: FrameTime(target: now, interval: 1.0 / 60, number: 0))
  }

  // MARK: Time

  func advance(by seconds: Double) {
    now = now.advanced(by: seconds)
    frame()
  }

  /// Lets everything come to rest.
  func settle() {
    var count = 0
    while scene.needsUpdate && count < 120 {
      advance(by: 1.0 / 30)
      count += 1
    }
  }

  // MARK: Pointer

  func press(_ x: Double, _ y: Double) { send(.pressed, Point(x, y)) }
  func move(_ x: Double, _ y: Double) { send(.moved, Point(x, y)) }
  func release() { send(.released, pointer) }

  func tap(_ x: Double, _ y: Double) {
    press(x, y)
    release()
  }

  private func send(_ phase: PointerEvent.Phase, _ point: Point) {
    pointer = point
    scene.handle(
      .pointer(
        PointerEvent(
          phase, at: point + control.originInScene, time: now, button: phase == .moved ? 0 : 1,
          isPrimaryDown: phase != .released)))
  }

  // MARK: Picture

  /// The whole scene as it is now.
  ///
  /// - Parameter decorate: gives the painter to use in place of the one that draws.
  func bitmap(
    with masks: MaskCache? = nil, through decorate: (CairoPainter) -> any Painter = { $0 }
  ) throws -> Bitmap {
    let all = PixelRect(covering: Rect(origin: .zero, size: size), scale: scale)
    let bitmap = try Bitmap(width: all.width, height: all.height)
    let painter = CairoPainter(
      target: bitmap, scale: scale, masks: masks ?? self.masks, text: TextEngine())
    scene.paint(all, with: decorate(painter))
    return bitmap
  }

  func picture(
    through decorate: (CairoPainter) -> any Painter = { $0 }
  ) throws -> ReferencePicture {
    try ReferencePicture(bitmap(through: decorate))
  }
}

/// Keeps one control at its place.
private final class Root: Node {
  private let control: Control
  private let place: Rect
  private let isElevated: Bool

  init(_ control: Control, at place: Rect, isElevated: Bool) {
    self.control = control
    self.place = place
    self.isElevated = isElevated
    super.init()
    addChild(control)
  }

  override var elevatesChildren: Bool { isElevated }

  override func layout(in context: LayoutContext) {
    control.frame = place
  }
}
