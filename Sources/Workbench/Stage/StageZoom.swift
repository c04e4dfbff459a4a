import Canvas
import Controls

/// The magnification of a stage, and the place of a control that is larger than the stage.
struct StageZoom: Equatable {
  static let range = 1.0...32.0
  /// The ratio of two steps, which are whole numbers. chosen
  private static let ratio = 1.25
  /// The least visible margin around a control that is larger than the stage, in points. chosen
  private static let margin = 16.0
  /// `nil` for the largest that fits.
  private(set) var magnification: Double?
  /// The distance of the control's center from the stage's, in points of the stage.
  private var center = Point.zero
  /// The turns of the wheel since the last step, in notches.
  private var turns = 0.0

  /// The whole number after or before a magnification.
  static func next(_ magnification: Double, isLarger: Bool) -> Double {
    let next =
      isLarger
      ? max(magnification.rounded(.down) + 1, (magnification * ratio).rounded())
      : min(magnification.rounded(.up) - 1, (magnification / ratio).rounded())
    return min(max(next, range.lowerBound), range.upperBound)
  }

  /// `place`, relative to the stage's center, keeps its place in the control if it can.
  ///
  /// `size` is that of the control before.
  mutating func magnify(
    to factor: Double, from old: Double, at place: Point, of size: Size, in stage: Size
  ) {
    let growth = factor / old
    let center = offset(of: size, in: stage)
    self.center = place - (place - center) * growth
    magnification = factor
  }

  /// Returns whether the wheel has been turned by a whole notch.
  mutating func turn(by notches: Double) -> Bool {
    if turns * notches < 0 { turns = 0 }
    turns += notches
    if abs(turns) < 1 { return false }
    turns = 0
    return true
  }

  /// The distance of the control's center from the stage's, for sizes in points of the stage.
  func offset(of size: Size, in stage: Size) -> Point {
    func limited(_ place: Double, _ length: Double, _ room: Double) -> Double {
      let excess = (length - room) / 2
      if excess <= 0 { return 0 }
      return min(max(place, -(excess + Self.margin)), excess + Self.margin)
    }
    return Point(
      limited(center.x, size.width, stage.width), limited(center.y, size.height, stage.height))
  }

  /// Returns whether the control has moved.
  mutating func move(by event: ScrollEvent, _ size: Size, in stage: Size) -> Bool {
    // Shift turns the wheel of a mouse sideways.
    let isSideways = event.modifiers.contains(.shift) && event.deltaX == 0
    let delta = isSideways ? Point(event.deltaY, 0) : Point(event.deltaX, event.deltaY)
    return move(by: delta * -ScrollMetrics.notch, size, in: stage)
  }

  /// Moves the control by a distance in points of the stage, and returns whether it has moved.
  mutating func move(by delta: Point, _ size: Size, in stage: Size) -> Bool {
    let before = offset(of: size, in: stage)
    center = before + delta
    center = offset(of: size, in: stage)
    return center != before
  }
}

/// The corners outside the stage's card, above a control that is larger than the stage.
final class StageCorners: Node {
  override func paint(with painter: any Painter, in context: PaintContext) {
    let radius = Card.cornerRadius
    // A quarter of a circle.
    let reach = radius * 0.4477
    for (x, y) in [(0.0, 0.0), (frame.width, 0), (frame.width, frame.height), (0, frame.height)] {
      let (right, down) = (x == 0 ? 1.0 : -1, y == 0 ? 1.0 : -1)
      func point(_ across: Double, _ along: Double) -> Point {
        Point(x + right * across, y + down * along)
      }
      var path = Path()
      path.move(to: point(0, 0))
      path.addLine(to: point(radius, 0))
      path.addCubic(to: point(0, radius), control1: point(reach, 0), control2: point(0, reach))
      path.close()
      painter.fill(path, color: context.theme.groupedPage)
    }
  }
}

/// The magnification, and drags of a control that is larger than the stage.
extension Stage {
  func connectStepper() {
    stepper.identifier = "magnification"
    stepper.helpTag = "Press the number to type a magnification"
    stepper.format = { $0.shortText + "×" }
    stepper.onChange { [weak self] value in
      guard let self else { return }
      // A step goes to the next whole number; what a screen reader or a script sets stays.
      let step = value - view.magnification
      magnify(to: abs(step) == 1 ? StageZoom.next(view.magnification, isLarger: step > 0) : value)
    }
    typed = TypedValue(in: self, over: stepper, of: stepper, openedBy: .ofNumber) { [weak self] in
      self?.makeField()
    }
  }

  private func makeField() -> NumberField {
    let field = NumberField.ofValue(
      view.magnification, in: StageZoom.range, step: 1, digits: 2, label: stepper.label
    ) { [weak self] in self?.magnify(to: $0) }
    field.textScale = 1
    return field
  }

  /// `place` keeps its place in the control; it is the stage's center by default.
  func magnify(to factor: Double, at place: Point? = nil) {
    var place = place ?? room.center
    if !room.contains(place) { place = place - referenceRoom.center + room.center }
    var zoom = zoom
    zoom.magnify(
      to: factor, from: view.magnification, at: place - room.center, of: magnifiedSize,
      in: room.size)
    change(zoom)
  }

  private func change(_ zoom: StageZoom) {
    changes?.add(
      "Magnification", of: self, from: self.zoom, to: zoom, at: ["magnification"]
    ) { [weak self] in self?.change($0) }
    self.zoom = zoom
    invalidate(.layout, reason: "magnification")
  }

  /// Whether the user has chosen a magnification.
  var isMagnified: Bool { zoom.magnification != nil }

  /// Restores the largest magnification that fits.
  func resetMagnification() {
    if isMagnified { change(StageZoom()) }
  }

  var magnifiedSize: Size { preview.control.frame.size.magnified(by: view.magnification) }

  var isLarge: Bool { magnifiedSize.width > room.width || magnifiedSize.height > room.height }

  /// Lets drags move a control that is larger than the stage, until the space bar is released;
  /// returns whether the pointer is over such a stage.
  ///
  /// A focused control has handled the key before.
  func holdHand() -> Bool {
    guard pointer != nil, isLarge, let scene else { return false }
    hand.hold([.space], in: scene)
    return true
  }

  func pan(by delta: Point) {
    guard zoom.move(by: delta, magnifiedSize, in: room.size) else { return }
    invalidate(.layout, reason: "drag")
  }
}
