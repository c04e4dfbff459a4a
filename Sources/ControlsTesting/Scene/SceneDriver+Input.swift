import Canvas
import Controls

extension SceneDriver {
  /// Presses a button, 1 for the primary one.
  @discardableResult
  public func press(at point: Point, button: Int = 1, modifiers: Modifiers = []) -> Self {
    if button == 1 { isPrimaryDown = true }
    send(.pressed, at: point, button: button, modifiers: modifiers)
    return self
  }

  /// Moves the pointer at once, without changing its button.
  @discardableResult
  public func move(to point: Point, modifiers: Modifiers = []) -> Self {
    send(.moved, at: point, button: 0, modifiers: modifiers)
    return self
  }

  /// Moves the pointer in a straight line over 0 or more seconds, with `rate` steps and frames per
  /// second, above 0 and at most 100,000; there are at most 10 million steps.
  @discardableResult
  public func drag(to point: Point, over seconds: Double = 0.1, rate: Double = 60) -> Self {
    Self.check(seconds)
    let start = pointer
    let end = now.advanced(by: seconds)
    let count = max(1, Self.ticks(in: seconds, rate: rate))
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
    return self
  }

  /// Releases a button at the pointer's position.
  @discardableResult
  public func release(button: Int = 1, modifiers: Modifiers = []) -> Self {
    if button == 1 { isPrimaryDown = false }
    send(.released, at: pointer, button: button, modifiers: modifiers)
    return self
  }

  /// Presses and releases the primary button at once.
  ///
  /// Consecutive taps are counted as in a window.
  @discardableResult
  public func tap(at point: Point, modifiers: Modifiers = []) -> Self {
    press(at: point, modifiers: modifiers)
    release(modifiers: modifiers)
    return self
  }

  /// Moves the pointer out of the window.
  @discardableResult
  public func leave() -> Self {
    send(.exited, at: pointer, button: 0, modifiers: [])
    return self
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

  /// Scrolls over a point, in wheel notches to the right and downwards.
  @discardableResult
  public func scroll(
    at point: Point, deltaX: Double = 0, deltaY: Double = 0, modifiers: Modifiers = []
  ) -> Self {
    scene.handle(
      .scroll(
        ScrollEvent(
          at: scenePoint(point), deltaX: deltaX, deltaY: deltaY, time: now, modifiers: modifiers)))
    return self
  }

  /// Presses a key, which types a text or none.
  @discardableResult
  public func keyDown(
    _ key: Key, modifiers: Modifiers = [], isRepeat: Bool = false, text: String? = nil
  ) -> Self {
    scene.handle(
      .key(
        KeyEvent(.down, key, time: now, modifiers: modifiers, isRepeat: isRepeat, text: text)))
    return self
  }

  /// Releases a key.
  @discardableResult
  public func keyUp(_ key: Key, modifiers: Modifiers = []) -> Self {
    scene.handle(.key(KeyEvent(.up, key, time: now, modifiers: modifiers)))
    return self
  }

  /// Presses and releases a key.
  @discardableResult
  public func key(_ key: Key, modifiers: Modifiers = []) -> Self {
    keyDown(key, modifiers: modifiers)
    keyUp(key, modifiers: modifiers)
    return self
  }

  /// Types a text, one key for each character, as on a keyboard that has all of them.
  ///
  /// Shift is held for capital letters. A line feed is the key Return, and a tab the key Tab.
  @discardableResult
  public func type(_ text: String) -> Self {
    for character in text {
      switch character {
      case "\n": key(.enter)
      case "\t": key(.tab)
      default:
        let modifiers: Modifiers = character.isUppercase ? .shift : []
        keyDown(Key(typing: character), modifiers: modifiers, text: String(character))
        keyUp(Key(typing: character), modifiers: modifiers)
      }
    }
    return self
  }

  /// Cancels a gesture.
  @discardableResult
  public func cancel(by cause: CancelCause = .gestureLost) -> Self {
    switch cause {
    case .escape: key(.escape)
    case .focusLost: scene.handle(.focusLost(time: now))
    case .unmapped: scene.handle(.unmapped(time: now))
    case .gestureLost: scene.handle(.gestureLost(time: now))
    case .disable:
      disable()
      showFrame()
    }
    return self
  }
}
