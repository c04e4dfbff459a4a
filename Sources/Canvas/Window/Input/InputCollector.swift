/// Turns what the display says about pointer, keyboard and window into the content's events.
struct InputCollector {
  /// Buttons that stand for a notch of a wheel: up, down, left, right.
  private static let notches: [Int: (x: Double, y: Double)] = [
    4: (0, -1), 5: (0, 1), 6: (-1, 0), 7: (1, 0),
  ]

  var folder = EventFolder()
  var keyboard = Keyboard()
  private var press = PressTracker()
  private var clicks = ClickCounter()
  private var focus = FocusTracker()

  /// Whether a button's number stands for a notch of a wheel.
  static func isWheel(button: Int) -> Bool { notches[button] != nil }

  /// - Parameter scale: pixels a point.
  mutating func add(_ action: PointerAction, scale: Double) {
    let place = Point(action.x / scale, action.y / scale)
    switch action.kind {
    case .pressed(let button):
      if let notch = Self.notches[button] {
        addScroll(action, at: place, x: notch.x, y: notch.y)
      } else {
        press.pressed(button: button, by: action.pointer)
        addPointer(.pressed, action, at: place, button: button)
      }
    case .released(let button):
      // A press elsewhere that ends here, or one that was given up, is nothing.
      let isOurs =
        button != PressTracker.primaryButton || press.isPrimaryDown(of: action.pointer)
      if Self.isWheel(button: button) || !isOurs { return }
      press.released(button: button, by: action.pointer)
      addPointer(.released, action, at: place, button: button)
    case .moved(let isDown):
      notice(press.moved(isPrimaryDown: isDown, by: action.pointer), action)
      addPointer(.moved, action, at: place)
    case .entered(let isDown):
      notice(press.moved(isPrimaryDown: isDown, by: action.pointer), action)
      addCrossing(.moved, action, at: place)
    case .left(let crossing):
      notice(press.left(crossing, by: action.pointer), action)
      // A grab leaves the pointer where it is.
      if crossing != .grabbed { addCrossing(.left, action, at: place) }
    case .scrolled(let x, let y):
      addScroll(action, at: place, x: x, y: y)
    }
  }

  mutating func addKey(_ event: KeyEvent) {
    if focus.keyArrived() { folder.add(.focusGained(time: event.time)) }
    folder.add(.key(event))
  }

  mutating func focusIn(mode: Int32, detail: Int32, time: Instant) {
    if focus.gained(mode: mode, detail: detail) { folder.add(.focusGained(time: time)) }
  }

  mutating func focusOut(mode: Int32, detail: Int32, time: Instant) {
    guard focus.lost(mode: mode, detail: detail) else { return }
    keyboard.forgetAll()
    folder.add(.focusLost(time: time))
  }

  mutating func mapped(time: Instant) {
    folder.add(.mapped(time: time))
  }

  mutating func unmapped(time: Instant) {
    press.unmapped()
    keyboard.forgetAll()
    folder.add(.unmapped(time: time))
  }

  private mutating func notice(_ outcome: PressTracker.Outcome, _ action: PointerAction) {
    if outcome == .lost { folder.add(.gestureLost(time: action.time, pointer: action.pointer)) }
  }

  /// A window that comes, goes or moves under a resting pointer makes it cross an edge, which is no
  /// motion of the hand: what is held stays where it is, and motion follows if there is any.
  private mutating func addCrossing(
    _ phase: PointerEvent.Phase, _ action: PointerAction, at place: Point
  ) {
    if !press.isPrimaryDown(of: action.pointer) { addPointer(phase, action, at: place) }
  }

  private mutating func addPointer(
    _ phase: PointerEvent.Phase, _ action: PointerAction, at place: Point, button: Int = 0
  ) {
    let event = PointerEvent(
      phase, at: place, time: action.time, button: button,
      isPrimaryDown: press.isPrimaryDown(of: action.pointer), modifiers: action.modifiers,
      pointer: action.pointer, device: action.device)
    folder.add(.pointer(clicks.counted(event)))
  }

  private mutating func addScroll(_ action: PointerAction, at place: Point, x: Double, y: Double) {
    if !press.mayScroll(action.pointer) { return }
    folder.add(
      .scroll(
        ScrollEvent(
          at: place, deltaX: x, deltaY: y, time: action.time, modifiers: action.modifiers)))
  }
}
