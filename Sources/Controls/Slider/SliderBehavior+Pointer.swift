import Canvas

extension SliderBehavior {
  public func shouldBeginPress(at point: Point, time: Instant) -> Bool {
    let isOnTrack = point.x >= 0 && point.x <= width && point.y >= 0 && point.y <= metrics.height
    return isOnThumb(point, time) || (isOnTrack && style == .default && trackPress != .ignore)
  }

  func isOnThumb(_ point: Point, _ time: Instant) -> Bool {
    guard point.y >= 0 && point.y <= metrics.height else { return false }
    if style == .thumbless { return point.x >= 0 && point.x <= width }
    return abs(point.x - thumbX(at: time)) <= metrics.grabDistance
  }

  mutating func press(_ event: PointerEvent, _ time: Instant, _ actions: inout [ControlAction]) {
    endKeyEditing(&actions)
    endWheelRun(&actions)
    let point = event.position
    let isOnThumb = isOnThumb(point, time)
    let isDoubleClick = isOnThumb && wasThumbPressed && event.clickCount == 2
    wasThumbPressed = isOnThumb
    if isDoubleClick, let defaultValue, values.resting(defaultValue) != value {
      _ = edit(to: defaultValue, time, &actions)
    } else if isOnThumb {
      takeThumb(at: point, time, &actions)
    } else {
      switch trackPress {
      case .ignore: break
      case .page: turnPage(toward: point, time, &actions)
      case .jump: jump(to: point, time, &actions)
      }
    }
  }

  mutating func takeThumb(at point: Point, _ time: Instant, _ actions: inout [ControlAction]) {
    let painted = paintedFraction(at: time)
    let isInFlight = !lag.isSettled(at: time)
    lag = Transition(painted - values.fraction(of: value))
    grab = Grab(
      initialValue: value, reportedValue: value, startFraction: painted, startX: point.x,
      isHeldInFlight: isInFlight, lastX: point.x, heldPlace: holder(near: painted)?.index)
    hold(from: painted, time)
    actions.append(.editingBegan)
  }

  private mutating func jump(to point: Point, _ time: Instant, _ actions: inout [ControlAction]) {
    let fraction = (point.x - inset) / travel
    let holder = holder(near: fraction)
    let painted = paintedFraction(at: time)
    grab = Grab(
      initialValue: value, reportedValue: value, startFraction: fraction, startX: point.x,
      isHeldInFlight: false, lastX: point.x, heldPlace: holder?.index)
    actions.append(.editingBegan)
    hold(from: painted, time)
    change(to: holder?.value ?? values.value(at: fraction), .change, time, &actions)
    trail(time)
  }

  private mutating func turnPage(
    toward point: Point, _ time: Instant, _ actions: inout [ControlAction]
  ) {
    let target = values.resting(values.value(at: (point.x - inset) / travel))
    let part = target < value ? -metrics.keyFraction : metrics.keyFraction
    let page = values.paged(value, by: part)
    actions.append(.editingBegan)
    change(to: part < 0 ? max(page, target) : min(page, target), .change, time, &actions)
    actions.append(.editingEnded)
  }

  mutating func move(to point: Point, _ time: Instant, _ actions: inout [ControlAction]) {
    guard var grab, point.x != grab.lastX else { return }
    grab.lastX = point.x
    if grab.isHeldInFlight {
      grab.isHeldInFlight = false
      lag = Transition(0)
    }
    let fraction = grab.startFraction + (point.x - grab.startX) / travel
    let holder = holder(near: fraction)
    let isCaught = holder?.index != grab.heldPlace
    grab.heldPlace = holder?.index
    self.grab = grab
    let target = holder?.value ?? values.value(at: fraction)
    if isCaught {
      // Steps give haptic feedback at their boundaries; ticks between values as they hold the
      // thumb.
      if holder != nil && values.restingGrid == .none { actions.append(.haptic(.light)) }
      change(to: target, motion == .full ? .snap : .none, time, &actions)
    } else {
      // The thumb stays under the pointer; a running jump continues to catch up.
      setValue(target, time, &actions)
    }
    trail(time)
  }

  /// The step or tick that holds a thumb dragged to a place along the track.
  private func holder(near fraction: Double) -> SliderValues.Place? {
    switch snap {
    case .release: return nil
    case .always: return values.place(nearest: values.value(at: fraction), on: values.restingGrid)
    case .magnetic:
      let place = values.place(nearest: values.value(at: fraction), on: values.magneticGrid)
      guard let place else { return nil }
      // Beyond the ends the thumb is still held by a tick there.
      let inside = fraction.clamped(to: 1)
      let distance = abs(values.fraction(of: place.value) - inside) * travel
      return distance <= metrics.magnetDistance ? place : nil
    }
  }

  mutating func release(at point: Point, _ time: Instant, _ actions: inout [ControlAction]) {
    move(to: point, time, &actions)
    guard let isHeldInFlight = grab?.isHeldInFlight else { return }
    let rest = values.resting(value)
    if rest != value || values.restingGrid != .none {
      change(to: rest, .snap, time, &actions)
    } else if isHeldInFlight {
      place(value, .change, time)
    }
    let known = grab?.reportedValue ?? value
    grab = nil
    letGo(time)
    if value != known { reportChange(from: known, time, &actions) }
    actions.append(.editingEnded)
  }

  mutating func cancel(_ time: Instant, _ actions: inout [ControlAction]) {
    endKeyEditing(&actions)
    endWheelRun(&actions)
    guard let grab else { return }
    self.grab = nil
    letGo(time)
    if value != grab.initialValue {
      place(grab.initialValue, .change, time)
      if value != grab.reportedValue { actions.append(.valueChanged(.number(value))) }
    } else if grab.isHeldInFlight {
      place(value, .change, time)
    }
    actions.append(.editingEnded)
  }

  /// Enlarges the held part: the thumb, painted at a place, or the track of a thumbless slider.
  private mutating func hold(from place: Double, _ time: Instant) {
    grow(to: 1, time)
    if style != .default || !metrics.showsPresses(motion) { return }
    let start = Spring.State(value: place * travel, velocity: trail.velocity(at: time))
    trail.animate(from: start, to: start.value, with: .thumbTrail, at: time, pointsPerUnit: 1)
    thumbPress.rise(metrics, motion, at: time)
  }

  mutating func letGo(_ time: Instant) {
    grow(to: 0, time)
    thumbPress.fall(metrics, motion, at: time)
  }

  /// Follows the held thumb, for its velocity.
  private mutating func trail(_ time: Instant) {
    if !thumbPress.isRaised || metrics.thumbMaterial.stretch == 0 || motion == .reduced { return }
    trail.animate(to: values.fraction(of: value) * travel, with: .thumbTrail, at: time)
  }

  /// Makes the track of a thumbless slider thicker while it is held.
  mutating func grow(to target: Double, _ time: Instant) {
    if style == .default { return }
    growth.animate(
      to: target, with: metrics.growSpring.adapted(to: motion), at: time,
      pointsPerUnit: metrics.thumblessHeldHeight - metrics.thumblessTrackHeight)
  }
}
