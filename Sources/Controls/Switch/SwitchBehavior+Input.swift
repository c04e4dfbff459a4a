import Canvas

extension SwitchBehavior {
  // MARK: Pointer

  mutating func press(_ event: PointerEvent, _ time: Instant, _ actions: inout [ControlAction]) {
    let point = event.position
    phase = .pressed(SwitchPress(start: point, effect: effect(ofPressAt: point)))
    stretch(time)
  }

  private func effect(ofPressAt point: Point) -> SwitchPress.Effect {
    let isOnTrack = metrics.trackReach.distance(to: point) == 0
    if style != .switch || !isOnTrack { return .presses }
    if dragStyle == .tracking { return .drags(from: nil) }
    let distance = isShownOn ? metrics.size.width - point.x : point.x
    return .flips(isNearThumb: distance <= metrics.nearThumbDistance)
  }

  mutating func move(to point: Point, _ time: Instant, _ actions: inout [ControlAction]) {
    guard case .pressed(var press) = phase else { return }
    if press.start.distance(to: point) > metrics.slop { press.hasLeftSlop = true }
    switch press.effect {
    case .flips(let isNearThumb):
      let isFree = isNearThumb || press.hasFlipped
      if let end = end(at: point.x, press, isFree: isFree), end != isShownOn {
        show(toggle(end), time)
        press.hasFlipped = true
        actions.append(.haptic(.light))
      }
    case .drags(let grabbed):
      if !point.x.isFinite { break }
      let start = grabbed ?? slide.sample(at: time).position
      press.effect = .drags(from: start)
      if grabbed == nil { stopInFlight(at: start, time) }
      if drag(to: start + (point.x - press.start.x) / metrics.dragTravel, time) {
        press.hasFlipped = true
        actions.append(.haptic(.light))
      }
    case .presses:
      let isWithinReach = !press.hasLeftSlop || reach.contains(point)
      if isWithinReach != press.isWithinReach {
        press.isWithinReach = isWithinReach
        if isWithinReach { stretch(time) } else { thumbPress.fall(metrics, motion, at: time) }
      }
    }
    phase = .pressed(press)
  }

  /// The end that a held pointer selects; `nil` for no change.
  private func end(at x: Double, _ press: SwitchPress, isFree: Bool) -> Bool? {
    if isFree {
      if x == metrics.middle { return nil }
      return x > metrics.middle
    }
    let towardOtherEnd = isShownOn ? press.start.x - x : x - press.start.x
    return towardOtherEnd >= metrics.farDragDistance ? !isShownOn : nil
  }

  /// The stretch of a thumb that is stopped in flight decays.
  private mutating func stopInFlight(at position: Double, _ time: Instant) {
    if metrics.thumbMaterial.stretch == 0 { return }
    let velocity = slide.velocity(at: time) + trail.velocity(at: time)
    trail.animate(
      from: Spring.State(value: position, velocity: velocity), to: position, with: .thumbTrail,
      at: time, pointsPerUnit: metrics.travel)
  }

  /// Drags the thumb; returns whether it is nearer to the other end now.
  private mutating func drag(to position: Double, _ time: Instant) -> Bool {
    let position = position.clamped(to: 1)
    slide.set(position)
    if metrics.thumbMaterial.stretch != 0, motion == .full {
      trail.animate(to: position, with: .thumbTrail, at: time, pointsPerUnit: metrics.travel)
    }
    trackMix.set(position)
    if position == 0.5 || (position > 0.5) == isShownOn { return false }
    shown = toggle(position > 0.5)
    return true
  }

  mutating func release(at point: Point, _ time: Instant, _ actions: inout [ControlAction]) {
    move(to: point, time, &actions)
    guard case .pressed(let press) = phase else { return }
    let isTap =
      press.effect == .presses ? press.isWithinReach : !press.hasFlipped && !press.hasLeftSlop
    commit(isTap ? toggled : shown, time, &actions, playedHaptic: press.hasFlipped)
  }

  // MARK: Keys

  mutating func keyDown(_ event: KeyEvent, _ time: Instant, _ actions: inout [ControlAction]) {
    if event.isRepeat { return }
    switch (event.key, phase) {
    case (.space, .idle):
      phase = .keyHeld
      stretch(time)
    case (.enter, .idle): commit(toggled, time, &actions)
    case (.escape, _): endPress(time, showing: value)
    default: break
    }
  }

  mutating func keyUp(_ key: Key, _ time: Instant, _ actions: inout [ControlAction]) {
    if key == .space && phase == .keyHeld { commit(toggled, time, &actions) }
  }

  mutating func cancel(_ time: Instant, _ actions: inout [ControlAction]) {
    endPress(time, showing: value)
  }

  // MARK: Parts

  var toggled: SemanticsValue.Toggle { value == .on ? .off : .on }

  /// The value of an end of the track; a mixed value shows as off.
  private func toggle(_ isOn: Bool) -> SemanticsValue.Toggle {
    isOn ? .on : value == .mixed ? .mixed : .off
  }

  /// - Parameter playedHaptic: Whether haptic feedback was given during the press.
  mutating func commit(
    _ value: SemanticsValue.Toggle, _ time: Instant, _ actions: inout [ControlAction],
    playedHaptic: Bool = false
  ) {
    endPress(time, showing: value)
    if value == self.value { return }
    self.playedHaptic = playedHaptic
    if asksFirst {
      proposed = Proposal(value: value, start: time)
      actions.append(.proposed(.isOn(value == .on)))
    } else {
      change(to: value, &actions)
    }
  }

  mutating func change(to value: SemanticsValue.Toggle, _ actions: inout [ControlAction]) {
    self.value = value
    actions.append(.valueChanged(.isOn(value == .on)))
    if !playedHaptic { actions.append(.haptic(.light)) }
  }

  mutating func endPress(_ time: Instant, showing value: SemanticsValue.Toggle) {
    let wasDragging = if case .pressed(let press) = phase { press.isDragging } else { false }
    if isPressed {
      phase = .idle
      thumbPress.fall(metrics, motion, at: time)
    }
    if wasDragging {
      // The thumb may be anywhere, so it also slides to the end that it shows.
      shown = value
      slideToEnd(time, fadeDelay: 0)
    } else {
      show(value, time)
    }
  }

  private mutating func stretch(_ time: Instant) {
    if style == .switch && metrics.thumbMaterial.showsPresses(motion) {
      thumbPress.rise(metrics, motion, at: time)
    }
  }

  mutating func show(_ value: SemanticsValue.Toggle, _ time: Instant) {
    if value == shown { return }
    let (wasShownOn, metrics) = (isShownOn, metrics)
    shown = value
    checkbox?.show(value, metrics.checkbox, motion, at: time)
    button?.show(value, over: metrics.button.fadeDuration, at: time)
    // Without a thumb, nothing slides.
    if style != .switch { return slide.set(isShownOn ? 1 : 0) }
    if isShownOn == wasShownOn { return }
    slideToEnd(time, fadeDelay: metrics.fadeDelay)
  }

  /// Moves thumb and track to the shown end; the track starts to fade after a delay, in seconds.
  private mutating func slideToEnd(_ time: Instant, fadeDelay: Double) {
    let end = isShownOn ? 1.0 : 0
    slide.move(
      to: end, with: metrics.slideSpring, motion: motion, at: time, pointsPerUnit: metrics.travel)
    trackMix.flip(to: end, at: time, after: fadeDelay, duration: metrics.fadeDuration)
  }

  mutating func showAtOnce(_ value: SemanticsValue.Toggle) {
    shown = value
    slide.set(isShownOn ? 1 : 0)
    trackMix.set(isShownOn ? 1 : 0)
    checkbox = style == .checkbox ? CheckboxMotion(value) : nil
    button = style == .button ? ToggleFade(value) : nil
  }

  mutating func settle() {
    phase = .idle
    thumbPress = ThumbPress()
    showAtOnce(proposed?.value ?? value)
  }
}
