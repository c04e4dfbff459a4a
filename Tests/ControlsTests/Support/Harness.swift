import Canvas
import Controls

/// One control in a scene with 16 pt around it, acted on the way a user would.
///
/// Points are the control's own: (0, 0) is its top left corner.
final class Harness<Subject: Control>: SceneHarness {
  let control: Subject
  let stage: Stage
  let direction: LayoutDirection

  /// - Parameters:
  ///   - control: gets the size that its kind has in the reference pictures.
  ///   - direction: which side reading begins on.
  ///   - motion: how much things may move.
  ///   - theme: colours.
  ///   - scale: pixels a point.
  ///   - masks: shapes to paint with; nil for a harness that does not paint.
  init(
    _ control: Subject, direction: LayoutDirection = .leftToRight,
    motion: MotionPreference = .full, theme: Theme = .light, scale: Double = 1,
    masks: MaskCache? = nil
  ) throws {
    self.control = control
    self.direction = direction
    let box = boxSize(of: control)
    let margin = ReferenceCanvas.margin
    stage = Stage(control, at: Rect(origin: Point(margin, margin), size: box))
    let scene = Scene(
      stage, theme: theme,
      environment: SceneEnvironment(direction: direction, motion: motion))
    try super.init(
      scene, size: Size(box.width + 2 * margin, box.height + 2 * margin), scale: scale,
      masks: masks)
  }

  override func scenePoint(_ point: Point) -> Point { point + control.originInScene }

  /// The point that lies so far from the side where reading begins.
  func reading(_ x: Double, _ y: Double) -> Point {
    Point(direction == .leftToRight ? x : control.frame.width - x, y)
  }

  /// Ends a gesture as if it had not begun.
  func cancel(by cause: CancelCause) {
    if cause == .disable {
      control.isEnabled = false
      frame()
    } else {
      interrupt(by: cause)
    }
  }

  /// Gives the control the keyboard, as a user of the keyboard does.
  func focus() {
    key(.tab)
  }

  /// The whole scene, painted anew, as it is at present.
  func picture(through decorate: (CairoPainter) -> any Painter = { $0 }) throws -> Picture {
    try Picture(scene.picture(size: size, scale: scale, at: now, through: decorate))
  }
}

/// How the reference pictures are laid out.
enum ReferenceCanvas {
  /// pt on every side of the control.
  static let margin = 16.0
}

/// The size, pt, that a kind of control has in the reference pictures.
private func boxSize(of control: Control) -> Size {
  switch control {
  case is Switch: Size(51, 31)
  case is Slider: Size(200, 44)
  default: Size(300, 32)
  }
}

extension Harness where Subject == Switch {
  var state: SwitchState { control.state }
}

extension Harness where Subject == Slider {
  var state: SliderState { control.state }

  /// Where the thumb's centre is painted from the side where reading begins, pt.
  var thumbX: Double { state.thumbX(width: control.frame.width) }
}

extension Harness where Subject == SegmentedControl {
  var state: SegmentedState { control.state }
}

extension SegmentedControl {
  /// A control of a number of segments without titles, as in the reference pictures.
  convenience init(segments: Int, selection: Int?) {
    self.init(Array(repeating: "", count: segments), selection: selection)
  }
}
