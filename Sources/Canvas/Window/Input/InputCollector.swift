/// Turns what the display says about pointer, keyboard and window into the content's events.
struct InputCollector {
  /// Buttons that stand for a notch of a wheel: up, down, left, right.
  private static let notches: [Int: (x: Double, y: Double)] = [
    4: (0, -1), 5: (0, 1), 6: (-1, 0), 7: (1, 0),
  ]

  var folder = EventFolder()
  var keyboard = Keyboard()
  /// How often a modal window came.
  private(set) var blocks = 0
  /// The end of what has none yet.
  private static let blocked = Instant(nanoseconds: .max)
  /// What somebody did before this moment is nobody's.
  private var blockedUntil = Instant.zero
  private var press = PressTracker()
  private var clicks = ClickCounter()
  private var focus = FocusTracker()
  /// Whether something is dragged over the window.
  private var isDraggedOver = false

  /// Whether a button's number stands for a notch of a wheel.
  static func isWheel(button: Int) -> Bool { notches[button] != nil }

  /// A modal window comes: what is held is let go, and what is done from now on is dropped.
  mutating func block(time: Instant) {
    blocks += 1
    blockedUntil = Self.blocked
    folder.dropInteractions()
    var lost = press.loseAll()
    // A key that is held goes the same way.
    if lost.isEmpty && keyboard.isHeld { lost = [.primary] }
    keyboard.forgetAll()
    for pointer in lost { folder.add(.gestureLost(time: time, pointer: pointer)) }
    // Nor is anything under the pointer any more, or under what is dragged.
    folder.add(.pointer(PointerEvent(.left, at: .zero, time: time)))
    dragLeft(time: time)
  }

  /// The modal window is gone; what was done before, and is still to be read, is dropped too.
  mutating func unblock(time: Instant) {
    blockedUntil = time
  }

  /// Whether a modal window keeps what is done at a moment.
  func isBlocked(at time: Instant) -> Bool { time < blockedUntil }

  /// - Parameter scale: pixels a point.
  mutating func add(_ action: PointerAction, scale: Double) {
    let place = Point(action.x / scale, action.y / scale)
    if isBlocked(at: action.time) {
      switch action.kind {
      // What the pointer is over ends all the same.
      case .left(let crossing) where crossing != .grabbed:
        return addPointer(.left, action, at: place)
      case .released where action.device == .touch, .taken:
        return addPointer(.left, action, at: place)
      // The server's times are whole milliseconds: this may be from within the last one.
      case .entered where blockedUntil < Self.blocked: break
      default: return
      }
    }
    switch action.kind {
    case .pressed(let button):
      if let notch = Self.notches[button] {
        addScroll(action, at: place, x: notch.x, y: notch.y)
      } else {
        press.pressed(button: button, by: action.pointer)
        addPointer(.pressed, action, at: place, button: button)
      }
    case .released(let button):
      release(button, action, at: place)
      // Where a finger is up, nothing is.
      if action.device == .touch { addPointer(.left, action, at: place) }
    case .taken:
      notice(press.left(.grabbed, by: action.pointer), action)
      addPointer(.left, action, at: place)
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

  mutating func add(_ drag: DragEvent) {
    if isBlocked(at: drag.time) { return }
    isDraggedOver = true
    folder.add(.dragOver(drag))
  }

  mutating func dragLeft(time: Instant) {
    if !isDraggedOver { return }
    isDraggedOver = false
    folder.add(.dragLeft(time: time))
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

  private mutating func release(_ button: Int, _ action: PointerAction, at place: Point) {
    // A press elsewhere that ends here, or one that was given up, is nothing.
    let isOurs = button != PressTracker.primaryButton || press.isPrimaryDown(of: action.pointer)
    if Self.isWheel(button: button) || !isOurs { return }
    press.released(button: button, by: action.pointer)
    addPointer(.released, action, at: place, button: button)
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
