import Canvas
import Controls

/// One control, or any other node, in a scene without a window, acted on the way a user would, at
/// points of its own.
///
/// (0, 0) is the control's top left corner. Around it the scene has a margin, so that its shadow and
/// its focus ring are in the picture.
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
  /// What is tested.
  public let control: Subject

  private let root: FixedFrameRoot

  /// Puts a control into a scene of its own; the size is the control's, pt, and the scene is larger by
  /// the margin on every side.
  ///
  /// - Parameters:
  ///   - control: is put into a scene of its own.
  ///   - size: of the control, pt; nil for what it asks for.
  ///   - scale: pixels a point.
  ///   - theme: colours.
  ///   - direction: which side reading begins on.
  ///   - motion: how much things may move.
  ///   - elevation: whether the control lies on the page or on a card.
  ///   - margin: on every side of the control, pt.
  public convenience init(
    _ control: Subject, size: Size? = nil, scale: Double = 1, theme: Theme = .light,
    direction: LayoutDirection = .leftToRight, motion: MotionPreference = .full,
    elevation: Elevation = .base, margin: Double = 16
  ) {
    let text = TextEngine()
    text.scale = scale
    let size =
      size
      ?? control.measure(.zero, in: LayoutContext(text: text, direction: direction))
    self.init(
      control, size: size, scale: scale, theme: theme, direction: direction, motion: motion,
      elevation: elevation, margin: margin,
      masks: MaskCache(byteLimit: MaskCache.byteLimit(atScale: scale)))
  }

  /// - Parameters:
  ///   - masks: shapes already rasterised, and room for more.
  package init(
    _ control: Subject, size: Size, scale: Double = 1, theme: Theme = .light,
    direction: LayoutDirection = .leftToRight, motion: MotionPreference = .full,
    elevation: Elevation = .base, margin: Double = 16, masks: MaskCache
  ) {
    self.control = control
    root = FixedFrameRoot(
      control, at: Rect(origin: Point(margin, margin), size: size), elevation: elevation)
    let text = TextEngine()
    let scene = Scene(
      root, theme: theme, background: elevation == .base ? .page : .card,
      environment: SceneEnvironment(direction: direction, motion: motion), text: text)
    super.init(
      scene, size: Size(size.width + 2 * margin, size.height + 2 * margin), scale: scale,
      masks: masks, text: text)
  }

  /// Where the control is kept, pt in the scene.
  public var controlFrame: Rect {
    get { root.fixedFrame }
    set { root.fixedFrame = newValue }
  }

  override func scenePoint(_ point: Point) -> Point { point + control.originInScene }

  // MARK: Places

  /// A point of the control that lies so far from the side where reading begins, pt.
  public func point(fromLeading x: Double, _ y: Double) -> Point {
    let isMirrored = scene.environment.direction == .rightToLeft
    return Point(isMirrored ? control.frame.width - x : x, y)
  }

  /// Where a place of the control lies, pt.
  public func point(_ place: Place) -> Point {
    point(fromLeading: place.x * control.frame.width, place.y * control.frame.height)
  }

  /// Presses a button, 1 for the primary one.
  public func press(at place: Place, button: Int = 1, modifiers: Modifiers = []) {
    press(at: point(place), button: button, modifiers: modifiers)
  }

  /// Moves the pointer there at once, with its button as it is.
  public func move(to place: Place, modifiers: Modifiers = []) {
    move(to: point(place), modifiers: modifiers)
  }

  /// Moves the pointer there in a straight line, with a frame at each step; time passes.
  ///
  /// - Parameters:
  ///   - place: where it ends.
  ///   - seconds: that it takes.
  ///   - rate: steps and frames a second.
  public func drag(to place: Place, over seconds: Double = 0.1, rate: Double = 60) {
    drag(to: point(place), over: seconds, rate: rate)
  }

  /// A press and a release at the same moment.
  public func tap(at place: Place, modifiers: Modifiers = []) {
    tap(at: point(place), modifiers: modifiers)
  }

  /// Turns the wheel over a place, notches to the right and downwards.
  public func scroll(
    at place: Place, deltaX: Double = 0, deltaY: Double = 0, modifiers: Modifiers = []
  ) {
    scroll(at: point(place), deltaX: deltaX, deltaY: deltaY, modifiers: modifiers)
  }

  // MARK: Ends

  /// Disables the control, and nothing else of the scene.
  override func disable() { control.isEnabled = false }

  /// Gives the control the keyboard, as a user of the keyboard does.
  public func focus() {
    key(.tab)
  }
}
