/// Translates the display's input into events for the content.
struct InputCollector {
  /// The buttons of wheel notches: up, down, left, right.
  private static let notches: [Int: (x: Double, y: Double)] = [
    4: (0, -1), 5: (0, 1), 6: (-1, 0), 7: (1, 0),
  ]
  static let primaryButton = 1

  /// X's modes of focus changes without a grab, and during one; keyboard grabs themselves, as for
  /// shortcuts, do not count.
  private static let focusModes: Set<Int32> = [0, 3]
  /// X's details for focus of a child, of the pointer or of no window.
  private static let foreignFocus: Set<Int32> = [2, 5, 6, 7]

  var coalescer = EventCoalescer()
  var keyboard = KeyTranslator()
  /// The number of modal windows so far.
  private(set) var blocks = 0
  /// The end of a block that lasts.
  private static let blocked = Instant(nanoseconds: .max)
  /// Events with an earlier timestamp are discarded.
  private var blockedUntil = Instant.zero
  /// The pointers whose primary buttons are down, in the order of their presses.
  private var holders: [PointerID] = []
  private var clicks = ClickCounter()
  private var hasFocus = false
  private var isDraggedOver = false

  /// Cancels gestures and discards input from now on, because a modal window opens.
  mutating func block(time: Instant) {
    blocks += 1
    blockedUntil = Self.blocked
    coalescer.dropInteractions()
    // A held key is canceled too.
    if holders.isEmpty && keyboard.isHeld { holders = [.primary] }
    keyboard.forgetAll()
    for pointer in holders { coalescer.add(.gestureLost(time: time, pointer: pointer)) }
    holders = []
    // The pointer and drags leave.
    coalescer.add(.pointer(PointerEvent(.exited, at: .zero, time: time)))
    dragLeft(time: time)
  }

  /// Accepts input that is later than the end of a modal window.
  mutating func unblock(time: Instant) { blockedUntil = time }

  func isBlocked(at time: Instant) -> Bool { time < blockedUntil }

  mutating func add(_ action: PointerAction, scale: Double) {
    let place = Point(action.x / scale, action.y / scale)
    if isBlocked(at: action.time) {
      switch action.kind {
      // Hover has to end nevertheless.
      case .left(isGrabbed: false): return addPointer(.exited, action, at: place)
      case .released where action.device == .touch, .taken:
        return addPointer(.exited, action, at: place)
      // Server times are whole milliseconds, so this may be later than the end of the block.
      case .entered where blockedUntil < Self.blocked: break
      default: return
      }
    }
    switch action.kind {
    case .pressed(let button):
      if let notch = Self.notches[button] {
        addScroll(action, at: place, x: notch.x, y: notch.y)
      } else {
        if button == Self.primaryButton, !isHeld(by: action) { holders.append(action.pointer) }
        addPointer(.pressed, action, at: place, button: button)
      }
    case .released(let button):
      // Ignore releases of wheels, and those whose press was elsewhere or is canceled.
      let isOurs = button != Self.primaryButton || endPress(of: action)
      if Self.notches[button] == nil, isOurs {
        addPointer(.released, action, at: place, button: button)
      }
      // A lifted finger has no position.
      if action.device == .touch { addPointer(.exited, action, at: place) }
    case .taken:
      lose(action)
      addPointer(.exited, action, at: place)
    case .moved(let isDown):
      if !isDown { lose(action) }
      addPointer(.moved, action, at: place)
    case .entered(let isDown):
      if !isDown { lose(action) }
      addCrossing(.moved, action, at: place)
    // The pointer stays in place during a grab.
    case .left(isGrabbed: true): lose(action)
    case .left(isGrabbed: false): addCrossing(.exited, action, at: place)
    case .scrolled(let x, let y): addScroll(action, at: place, x: x, y: y)
    }
  }

  mutating func add(_ drag: DragEvent) {
    if isBlocked(at: drag.time) { return }
    isDraggedOver = true
    coalescer.add(.dragOver(drag))
  }

  mutating func dragLeft(time: Instant) {
    if !isDraggedOver { return }
    isDraggedOver = false
    coalescer.add(.dragLeft(time: time))
  }

  mutating func add(_ composition: Composition, time: Instant) {
    if isBlocked(at: time) { return }
    coalescer.add(.preedit(composition.preedit, time: time))
  }

  mutating func addKey(_ event: KeyEvent) {
    // Without a window manager, keys are the only sign of focus.
    if !hasFocus { coalescer.add(.focusGained(time: event.time)) }
    hasFocus = true
    coalescer.add(.key(event))
  }

  /// Notes the codes of the keys that are down when the window gets the focus or the pointer.
  mutating func noteDown(_ codes: Set<UInt32>, time: Instant) {
    // The gesture of a key is canceled, unless that would cancel a drag.
    if keyboard.noteDown(codes), !holders.contains(.primary) {
      coalescer.add(.gestureLost(time: time, pointer: .primary))
    }
  }

  mutating func setFocus(_ isGained: Bool, mode: Int32, detail: Int32, time: Instant) {
    guard hasFocus != isGained, Self.focusModes.contains(mode), !Self.foreignFocus.contains(detail)
    else { return }
    hasFocus = isGained
    if !isGained { keyboard.forgetAll() }
    coalescer.add(isGained ? .focusGained(time: time) : .focusLost(time: time))
  }

  mutating func unmapped(time: Instant) {
    holders = []
    keyboard.forgetAll()
    coalescer.add(.unmapped(time: time))
  }

  private mutating func lose(_ action: PointerAction) {
    if endPress(of: action) {
      coalescer.add(.gestureLost(time: action.time, pointer: action.pointer))
    }
  }

  private func isHeld(by action: PointerAction) -> Bool { holders.contains(action.pointer) }

  /// Returns whether the primary button was down.
  private mutating func endPress(of action: PointerAction) -> Bool {
    defer { holders.removeAll { $0 == action.pointer } }
    return isHeld(by: action)
  }

  /// Adds a crossing, which can be caused by windows that move under a resting pointer.
  ///
  /// Ignored during a press; real motion follows if there is any.
  private mutating func addCrossing(
    _ phase: PointerEvent.Phase, _ action: PointerAction, at place: Point
  ) {
    if !isHeld(by: action) { addPointer(phase, action, at: place) }
  }

  private mutating func addPointer(
    _ phase: PointerEvent.Phase, _ action: PointerAction, at place: Point, button: Int = 0
  ) {
    let event = PointerEvent(
      phase, at: place, time: action.time, button: button,
      isPrimaryDown: isHeld(by: action), modifiers: action.modifiers,
      pointer: action.pointer, device: action.device)
    coalescer.add(.pointer(clicks.counted(event)))
  }

  private mutating func addScroll(_ action: PointerAction, at place: Point, x: Double, y: Double) {
    // The wheel could scroll away a control that another pointer holds.
    if holders.contains(where: { $0 != action.pointer }) { return }
    coalescer.add(
      .scroll(
        ScrollEvent(
          at: place, deltaX: x, deltaY: y, time: action.time, modifiers: action.modifiers)))
  }
}
