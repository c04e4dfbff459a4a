import Canvas

extension RangeSliderBehavior {
  /// The movement that decides which of two equally near thumbs is grabbed, in points.
  /// spec: docs/spec/rendering.md#7/coinciding
  private static let decidingDistance = 1.0
  /// The difference of distances below which two thumbs are equally near, in points.
  private static let dust = 1e-6

  public func shouldBeginPress(at point: Point, time: Instant) -> Bool {
    lower.shouldBeginPress(at: point, time: time) || upper.shouldBeginPress(at: point, time: time)
      || isOnFill(point, time)
  }

  public func shouldHandle(_ scroll: ScrollEvent, at time: Instant) -> Bool {
    if proposal != nil { return false }
    // A held thumb stays in place, and nothing behind it scrolls.
    if isPressed { return true }
    return self[scrolledThumb(by: scroll, at: time)].shouldHandle(scroll, at: time)
  }

  public mutating func handle(
    _ event: ControlEvent, at time: Instant, actions: inout [ControlAction]
  ) {
    if proposal != nil {
      if event.endsKeyEditing { endEdits(&actions) }
      return
    }
    let start = actions.count
    let wereMeeting = areMeeting
    switch event {
    case .pointer(let event): handle(event, time, &actions)
    case .key(let event):
      if isPressed {
        if event.phase == .down && event.key == .escape { cancel(time, &actions) }
      } else {
        endEdits(except: activeThumb, &actions)
        send(.key(event), to: activeThumb, time, &actions)
      }
    case .scroll(let event):
      if isPressed { return }
      let thumb = scrolledThumb(by: event, at: time)
      endEdits(except: thumb, &actions)
      send(.scroll(event), to: thumb, time, &actions)
    case .cancel:
      endEdits(&actions)
      cancel(time, &actions)
    }
    finish(from: start, wereMeeting || event == .cancel, &actions)
  }

  public mutating func perform(
    _ action: SemanticsAction, at time: Instant, actions: inout [ControlAction]
  ) -> Bool {
    if proposal != nil { return false }
    let start = actions.count
    let wereMeeting = areMeeting
    endEdits(except: activeThumb, &actions)
    let isDone = self[activeThumb].perform(action, at: time, actions: &actions)
    finish(from: start, wereMeeting, &actions)
    return isDone
  }

  // MARK: Pointer

  private mutating func handle(
    _ event: PointerEvent, _ time: Instant, _ actions: inout [ControlAction]
  ) {
    switch event.phase {
    case .pressed: press(event, time, &actions)
    case .moved, .released:
      if rangeDrag != nil {
        dragRange(event, time, &actions)
      } else {
        decide(event, time, &actions)
        // A thumb that is not held ignores the event.
        send(.pointer(event), to: activeThumb, time, &actions)
      }
      if event.phase == .released { undecidedPress = nil }
    case .exited: break
    }
  }

  private mutating func press(
    _ event: PointerEvent, _ time: Instant, _ actions: inout [ControlAction]
  ) {
    endEdits(&actions)
    let point = event.position
    let isOnThumb = lower.isOnThumb(point, time) || upper.isOnThumb(point, time)
    let isDoubleClick = isOnThumb && wasThumbPressed && event.clickCount == 2
    wasThumbPressed = isOnThumb
    if isDoubleClick && restoreDefault(time, &actions) { return }
    if isOnFill(point, time) { return takeRange(event, time, &actions) }
    if let thumb = thumb(for: point, time) {
      send(.pointer(event), to: thumb, time, &actions)
    } else {
      undecidedPress = event
    }
  }

  /// Restores the default values as an edit by the user; `false` without others than the current.
  private mutating func restoreDefault(_ time: Instant, _ actions: inout [ControlAction]) -> Bool {
    guard let defaultRange else { return false }
    let start = actions.count
    freeThumbs()
    let target = arranged(defaultRange)
    if target == range { return false }
    _ = lower.edit(to: target.lowerBound, time, &actions)
    _ = upper.edit(to: target.upperBound, time, &actions)
    join(from: start, as: range, &actions)
    return true
  }

  /// Grabs one of two equally near thumbs, once the pointer has moved far enough.
  private mutating func decide(
    _ event: PointerEvent, _ time: Instant, _ actions: inout [ControlAction]
  ) {
    guard let press = undecidedPress else { return }
    let distance = event.position.x - press.position.x
    if abs(distance) < Self.decidingDistance { return }
    undecidedPress = nil
    send(.pointer(press), to: distance < 0 ? .lower : .upper, time, &actions)
  }

  /// The thumb that a press acts on; `nil` if both are equally near and held by the press.
  private func thumb(for point: Point, _ time: Instant) -> RangeThumb? {
    if let nearer = nearerThumb(to: point.x, time) { return nearer }
    if lower.isOnThumb(point, time) {
      if lower.value != upper.value { return nil }
      let bounds = lower.values.enabledBounds
      if upper.value == upper.values.resting(bounds.upperBound) { return .lower }
      return lower.value == lower.values.resting(bounds.lowerBound) ? .upper : nil
    }
    return point.x > upper.thumbX(at: time) ? .upper : .lower
  }

  private func nearerThumb(to x: Double, _ time: Instant) -> RangeThumb? {
    let difference = abs(x - lower.thumbX(at: time)) - abs(x - upper.thumbX(at: time))
    guard abs(difference) > Self.dust else { return nil }
    return difference < 0 ? .lower : .upper
  }

  /// The thumb that the wheel turns: that of the run, or the one nearer to the pointer.
  private func scrolledThumb(by scroll: ScrollEvent, at time: Instant) -> RangeThumb {
    if self[activeThumb].wheelRun.map({ time < $0.end }) ?? false { return activeThumb }
    if let nearer = nearerThumb(to: scroll.position.x, time) { return nearer }
    // Of two thumbs in one place, only one can move in the direction of the wheel.
    return RangeThumb.allCases.first {
      $0 != activeThumb && !self[activeThumb].shouldHandle(scroll, at: time)
    } ?? activeThumb
  }

  // MARK: Both thumbs

  private func isOnFill(_ point: Point, _ time: Instant) -> Bool {
    dragsRange && point.y >= 0 && point.y <= metrics.height
      && point.x > lower.thumbX(at: time) && point.x < upper.thumbX(at: time)
      && !lower.isOnThumb(point, time) && !upper.isOnThumb(point, time)
  }

  private mutating func takeRange(
    _ event: PointerEvent, _ time: Instant, _ actions: inout [ControlAction]
  ) {
    let start = actions.count
    freeThumbs()
    lower.takeThumb(at: event.position, time, &actions)
    upper.takeThumb(at: event.position, time, &actions)
    let values = lower.values
    let bounds = values.enabledBounds
    let low = values.fraction(of: bounds.lowerBound) - lower.paintedFraction(at: time)
    let high = values.fraction(of: bounds.upperBound) - upper.paintedFraction(at: time)
    rangeDrag = RangeDrag(
      startX: event.position.x, reach: min(low * lower.travel, 0)...max(high * lower.travel, 0))
    join(from: start, as: range, &actions)
  }

  private mutating func dragRange(
    _ event: PointerEvent, _ time: Instant, _ actions: inout [ControlAction]
  ) {
    guard let drag = rangeDrag else { return }
    let start = actions.count
    var event = event
    let distance = event.position.x - drag.startX
    event.position.x =
      drag.startX + min(max(distance, drag.reach.lowerBound), drag.reach.upperBound)
    lower.values.limits = -.infinity...(lower.values.enabledBounds.upperBound - self.distance)
    lower.handle(.pointer(event), at: time, actions: &actions)
    // Along a scale, or from tick to tick, the values may come nearer to each other.
    upper.values.limits = value(from: lower.value, by: self.distance) ... .infinity
    upper.handle(.pointer(event), at: time, actions: &actions)
    if event.phase == .released { rangeDrag = nil }
    join(from: start, as: range, &actions)
  }

  mutating func cancel(_ time: Instant, _ actions: inout [ControlAction]) {
    let start = actions.count
    undecidedPress = nil
    rangeDrag = nil
    lower.handle(.cancel, at: time, actions: &actions)
    upper.handle(.cancel, at: time, actions: &actions)
    join(from: start, as: range, &actions)
  }

  // MARK: Actions

  private mutating func send(
    _ event: ControlEvent, to thumb: RangeThumb, _ time: Instant, _ actions: inout [ControlAction]
  ) {
    activeThumb = thumb
    self[thumb].handle(event, at: time, actions: &actions)
  }

  private mutating func endEdits(
    except thumb: RangeThumb? = nil, _ actions: inout [ControlAction]
  ) {
    for other in RangeThumb.allCases where other != thumb {
      self[other].endKeyEditing(&actions)
      self[other].endWheelRun(&actions)
    }
  }

  /// Reports both values, bounds the thumbs, and gives one light impact where they meet, unless a
  /// step just gave one.
  private mutating func finish(
    from start: Int, _ wereMeeting: Bool, _ actions: inout [ControlAction]
  ) {
    for index in start..<actions.count {
      actions[index] = actions[index].mapNumber { number in
        switch activeThumb {
        case .lower: number...max(number, upper.value)
        case .upper: min(lower.value, number)...number
        }
      }
    }
    bound()
    let impact = ControlAction.haptic(.light)
    if !wereMeeting && areMeeting && !actions[start...].contains(impact) { actions.append(impact) }
  }

  /// Joins the actions of both thumbs, so that each is reported once, with both values.
  func join(from start: Int, as range: ClosedRange<Double>, _ actions: inout [ControlAction]) {
    let reported = actions[start...]
    actions.removeSubrange(start...)
    let impact = ControlAction.haptic(.light)
    // Thumbs that move together pass as many steps, give or take one.
    let impacts = (reported.count { $0 == impact } + 1) / 2
    for action in reported {
      let action = action.mapNumber { _ in range }
      if actions[start...].contains(action) { continue }
      actions += repeatElement(action, count: action == impact ? impacts : 1)
    }
  }
}

extension ControlAction {
  fileprivate func mapNumber(_ body: (Double) -> ClosedRange<Double>) -> ControlAction {
    switch self {
    case .valueChanged(.number(let number)): .valueChanged(.range(body(number)))
    case .proposed(.number(let number)): .proposed(.range(body(number)))
    case .refused(.number(let number)): .refused(.range(body(number)))
    default: self
    }
  }
}
