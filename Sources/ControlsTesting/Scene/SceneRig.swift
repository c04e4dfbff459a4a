import Canvas
import Controls

/// A control or another node in a scene without a window, acted on in its own coordinates.
///
/// The scene has a margin for the control's shadow and focus ring.
///
///     let rig = SceneRig(Stepper(value: 0, in: 0...10, label: "Copies"), size: Size(120, 44))
///     rig.press(at: .trailing)
///     rig.advance(by: 1)
///     #expect(rig.control.value == 4)
///     rig.release()
///     #expect(rig.actions.last == .editingEnded)
///     rig.expectPicture("stepper-4")
@MainActor
public final class SceneRig<Subject: Node>: SceneDriver {
  /// The control.
  public let control: Subject

  private let root: FixedFrameRoot

  /// Adds a control to a new scene.
  ///
  /// - Parameters:
  ///   - size: The control's size, in points; `nil` measures it.
  ///   - scale: The scale, in pixels per point.
  ///   - elevation: Whether the control is on the page or on a card.
  ///   - margin: The margin around the control, in points.
  ///   - masks: A cache to share with other scenes; `nil` makes one.
  public init(
    _ control: Subject, size: Size? = nil, scale: Double = 1, theme: Theme = .light,
    direction: LayoutDirection = .leftToRight, motion: MotionPreference = .full,
    elevation: Elevation = .base, margin: Double = 16, masks: MaskCache? = nil
  ) {
    let text = TextEngine()
    text.scale = scale
    let size = size ?? control.measure(.zero, in: LayoutContext(text: text, direction: direction))
    self.control = control
    root = FixedFrameRoot(
      control, at: Rect(origin: Point(margin, margin), size: size), elevation: elevation)
    let scene = Scene(
      root, theme: theme, background: elevation == .base ? .page : .card,
      environment: SceneEnvironment(direction: direction, motion: motion), text: text)
    super.init(
      scene, size: Size(size.width + 2 * margin, size.height + 2 * margin), scale: scale,
      masks: masks, text: text)
  }

  /// The control's frame in the scene, in points.
  public var controlFrame: Rect {
    get { root.fixedFrame }
    set { root.fixedFrame = newValue }
  }

  override func scenePoint(_ point: Point) -> Point { point + control.originInScene }

  // MARK: Places

  /// A point of the control at a distance from its leading edge, in points.
  public func point(fromLeading x: Double, _ y: Double) -> Point {
    let isMirrored = scene.environment.direction == .rightToLeft
    return Point(isMirrored ? control.frame.width - x : x, y)
  }

  /// A point of the control at a place.
  public func point(_ place: Place) -> Point {
    point(fromLeading: place.x * control.frame.width, place.y * control.frame.height)
  }

  /// Presses a button, 1 for the primary one.
  @discardableResult
  public func press(at place: Place, button: Int = 1, modifiers: Modifiers = []) -> Self {
    press(at: point(place), button: button, modifiers: modifiers)
  }

  /// Moves the pointer at once, without changing its button.
  @discardableResult
  public func move(to place: Place, modifiers: Modifiers = []) -> Self {
    move(to: point(place), modifiers: modifiers)
  }

  /// Moves the pointer in a straight line over some seconds, with `rate` steps and frames per
  /// second.
  @discardableResult
  public func drag(to place: Place, over seconds: Double = 0.1, rate: Double = 60) -> Self {
    drag(to: point(place), over: seconds, rate: rate)
  }

  /// Presses and releases the primary button at once.
  @discardableResult
  public func tap(at place: Place, modifiers: Modifiers = []) -> Self {
    tap(at: point(place), modifiers: modifiers)
  }

  /// Scrolls over a place, in wheel notches to the right and downwards.
  @discardableResult
  public func scroll(
    at place: Place, deltaX: Double = 0, deltaY: Double = 0, modifiers: Modifiers = []
  ) -> Self {
    scroll(at: point(place), deltaX: deltaX, deltaY: deltaY, modifiers: modifiers)
  }

  // MARK: State

  override func disable() { control.isEnabled = false }

  /// Focuses the control with the Tab key.
  @discardableResult
  public func focus() -> Self { key(.tab) }
}
