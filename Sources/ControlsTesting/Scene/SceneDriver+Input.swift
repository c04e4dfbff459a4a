import Canvas
import Controls

extension SceneDriver {
  // MARK: Pointer

  /// Presses a button, 1 for the primary one.
  public func press(at point: Point, button: Int = 1, modifiers: Modifiers = []) {
    if button == 1 { isPrimaryDown = true }
    send(.pressed, at: point, button: button, modifiers: modifiers)
  }

  /// Moves the pointer there at once, with its button as it is.
  public func move(to point: Point, modifiers: Modifiers = []) {
    send(.moved, at: point, button: 0, modifiers: modifiers)
  }

  /// Moves the pointer there in a straight line, with a frame at each step; time passes.
  ///
  /// - Parameters:
  ///   - point: where it ends.
  ///   - seconds: that it takes.
  ///   - rate: steps and frames a second.
  public func drag(to point: Point, over seconds: Double = 0.1, rate: Double = 60) {
    let start = pointer
    let end = now.advanced(by: seconds)
    let count = max(1, Int((seconds * rate).rounded()))
    for step in 1...count {
      let part = Double(step) / Double(count)
      let time = step == count ? end : end.advanced(by: (part - 1) * seconds)
      passTime(time.seconds(since: now))
      move(
        to: step == count
          ? point
          : Point(start.x + (point.x - start.x) * part, start.y + (point.y - start.y) * part))
      showFrame()
    }
  }

  /// Lets a button go where the pointer is.
  public func release(button: Int = 1, modifiers: Modifiers = []) {
    if button == 1 { isPrimaryDown = false }
    send(.released, at: pointer, button: button, modifiers: modifiers)
  }

  /// A press and a release at the same moment; presses that follow each other soon at a place are
  /// counted, as in a window.
  public func tap(at point: Point, modifiers: Modifiers = []) {
    press(at: point, modifiers: modifiers)
    release(modifiers: modifiers)
  }

  /// The pointer leaves the window.
  public func leave() {
    send(.left, at: pointer, button: 0, modifiers: [])
  }

  private func send(
    _ phase: PointerEvent.Phase, at point: Point, button: Int, modifiers: Modifiers
  ) {
    pointer = point
    let event = PointerEvent(
      phase, at: scenePoint(point), time: now, button: button, isPrimaryDown: isPrimaryDown,
      modifiers: modifiers)
    scene.handle(.pointer(clicks.counted(event)))
  }

  /// Turns the wheel over a point, notches to the right and downwards.
  public func scroll(
    at point: Point, deltaX: Double = 0, deltaY: Double = 0, modifiers: Modifiers = []
  ) {
    scene.handle(
      .scroll(
        ScrollEvent(
          at: scenePoint(point), deltaX: deltaX, deltaY: deltaY, time: now, modifiers: modifiers)))
  }

  // MARK: Keys

  /// A key down, at the time that it is.
  public func keyDown(_ key: Key, modifiers: Modifiers = [], isRepeat: Bool = false) {
    scene.handle(
      .key(KeyEvent(.down, key, time: now, modifiers: modifiers, isRepeat: isRepeat)))
  }

  /// A key up, at the time that it is.
  public func keyUp(_ key: Key, modifiers: Modifiers = []) {
    scene.handle(.key(KeyEvent(.up, key, time: now, modifiers: modifiers)))
  }

  /// A key down and up again.
  public func key(_ key: Key, modifiers: Modifiers = []) {
    keyDown(key, modifiers: modifiers)
    keyUp(key, modifiers: modifiers)
  }

  // MARK: Ends

  /// Ends a gesture as if it had not begun.
  public func cancel(by cause: CancelCause = .gestureLost) {
    switch cause {
    case .escape: key(.escape)
    case .focusLost: scene.handle(.focusLost(time: now))
    case .unmapped: scene.handle(.unmapped(time: now))
    case .gestureLost: scene.handle(.gestureLost(time: now))
    case .disable:
      disable()
      showFrame()
    }
  }
}
