import Canvas

extension SliderBehavior {
  mutating func keyDown(_ event: KeyEvent, _ time: Instant, _ actions: inout [ControlAction]) {
    if grab != nil {
      if event.key == .escape { cancel(time, &actions) }
      return
    }
    let reachable = values.reachable
    let part = metrics.keyFraction
    let target: Double
    switch event.key {
    case .left, .down: target = moved(by: -1, -part, event.modifiers)
    case .right, .up: target = moved(by: 1, part, event.modifiers)
    case .pageDown: target = values.paged(value, by: -part * fineness(event.modifiers))
    case .pageUp: target = values.paged(value, by: part * fineness(event.modifiers))
    case .home: target = values.resting(reachable.lowerBound)
    case .end: target = values.resting(reachable.upperBound)
    default: return
    }
    if target == value { return }
    endWheelRun(&actions)
    if !isKeyEditing {
      isKeyEditing = true
      actions.append(.editingBegan)
    }
    change(to: target, .change, time, &actions)
  }

  mutating func endKeyEditing(_ actions: inout [ControlAction]) {
    if !isKeyEditing { return }
    isKeyEditing = false
    actions.append(.editingEnded)
  }

  private func moved(by steps: Int, _ part: Double, _ modifiers: Modifiers) -> Double {
    values.stepped(value, by: steps)
      ?? values.clamped(values.moved(value, by: part * fineness(modifiers)))
  }

  /// Shift makes steps finer where there is no step.
  /// spec: docs/spec/command-line.md#fuller-set/scroll
  private func fineness(_ modifiers: Modifiers) -> Double {
    modifiers.contains(.shift) && values.restingGrid == .none ? metrics.fineFactor : 1
  }

  /// Accepts scroll events that change the value, and all events of a run.
  public func shouldHandle(_ scroll: ScrollEvent, at time: Instant) -> Bool {
    if proposal != nil { return false }
    let notches = notches(of: scroll)
    if notches == 0 || !notches.isFinite { return false }
    if grab != nil || wheelRun.map({ time < $0.end }) ?? false { return true }
    let reachable = values.reachable
    return values.resting(notches < 0 ? reachable.lowerBound : reachable.upperBound) != value
  }

  mutating func turnWheel(_ event: ScrollEvent, _ time: Instant, _ actions: inout [ControlAction]) {
    let notches = notches(of: event)
    // A held thumb stays in place, and nothing behind it scrolls.
    if grab != nil || notches == 0 || !notches.isFinite { return }
    endKeyEditing(&actions)
    if let wheelRun, time >= wheelRun.end { endWheelRun(&actions) }
    var run = wheelRun ?? WheelRun()
    run.end = time.advanced(by: metrics.wheelPause)
    var target: Double
    var isSmooth = false
    if values.restingGrid == .none {
      let part = notches * metrics.wheelFraction * fineness(event.modifiers)
      target = values.clamped(values.moved(value, by: part))
      isSmooth = abs(notches) < 1
    } else {
      // A change of direction starts over.
      let sum = (run.rest * notches < 0 ? 0 : run.rest) + notches
      let count = Int(min(max(sum.rounded(.towardZero), -1e9), 1e9))
      run.rest = sum - Double(count)
      target = values.stepped(value, by: count) ?? value
    }
    if target == value {
      wheelRun = run
      return
    }
    if !run.isReported { actions.append(.editingBegan) }
    run.isReported = true
    wheelRun = run
    // Touchpad events come so often that the thumb need not animate between them.
    change(to: target, isSmooth ? .none : .change, time, &actions)
    // A pending change is an edit of its own.
    if asksFirst { endWheelRun(&actions) }
  }

  mutating func endWheelRun(_ actions: inout [ControlAction]) {
    if wheelRun?.isReported ?? false { actions.append(.editingEnded) }
    wheelRun = nil
  }

  /// Notches toward larger values.
  private func notches(of scroll: ScrollEvent) -> Double {
    orientation == .vertical ? scroll.deltaX : scroll.deltaX - scroll.deltaY
  }
}
