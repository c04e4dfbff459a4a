import Canvas

extension SliderBehavior {
  /// The range; a value outside is clamped, after a drag at the latest.
  public var range: ClosedRange<Double> {
    get { values.range }
    set { changeValues { $0.range = newValue } }
  }

  /// The step, above 0; `nil` for none; the value moves to the nearest step, after a drag.
  public var step: Double? {
    get { values.step }
    set { changeValues { $0.step = newValue } }
  }

  /// The values that can be reached; `nil` for the whole range.
  public var enabledRange: ClosedRange<Double>? {
    get { values.enabledRange }
    set { changeValues { $0.enabledRange = newValue } }
  }

  /// Tick marks; `nil` for none.
  public var ticks: SliderTicks? {
    get { values.ticks }
    set { changeValues { $0.ticks = newValue } }
  }

  /// Whether the value is restricted to ticks.
  public var allowsTickValuesOnly: Bool {
    get { values.allowsTickValuesOnly }
    set { changeValues { $0.allowsTickValuesOnly = newValue } }
  }

  /// The scale of the track.
  public var valueScale: any ValueScale {
    get { values.scale?.scale ?? .linear }
    set {
      changeValues { $0.scale = newValue is LinearScale ? nil : AnyValueScale(scale: newValue) }
    }
  }

  private mutating func changeValues(_ body: (inout SliderValues) -> Void) {
    let before = values
    body(&values)
    if values == before { return }
    if let grab {
      // The thumb stays under the pointer until it moves.
      self.grab?.initialValue = values.resting(grab.initialValue)
      self.grab?.reportedValue = values.resting(grab.reportedValue)
      return
    }
    value = values.resting(committedValue)
    proposed = nil
  }

  /// Changes the value on behalf of the app; ends a drag, which is reported.
  ///
  /// During an edit, setting the current value changes nothing, so the app may set the value that
  /// it is told. NaN is ignored.
  public mutating func setValue(
    _ value: Double, animated: Bool, at time: Instant, actions: inout [ControlAction]
  ) {
    let isEdited = grab != nil || isKeyEditing || wheelRun != nil
    let isCurrent = value == self.value || value == committedValue
    if value.isNaN || (isEdited && isCurrent && proposed == nil) { return }
    endKeyEditing(&actions)
    endWheelRun(&actions)
    proposed = nil
    if grab != nil {
      actions.append(.editingEnded)
      letGo(time)
    }
    grab = nil
    place(values.resting(value), animated ? .change : .none, time)
  }

  public mutating func perform(
    _ action: SemanticsAction, at time: Instant, actions: inout [ControlAction]
  ) -> Bool {
    if proposal != nil { return false }
    let before = value
    switch action {
    case .increment: keyDown(KeyEvent(.down, .up, time: time), time, &actions)
    case .decrement: keyDown(KeyEvent(.down, .down, time: time), time, &actions)
    case .setValue(let number): return edit(to: number, time, &actions)
    default: return false
    }
    endKeyEditing(&actions)
    return value != before
  }

  mutating func edit(to number: Double, _ time: Instant, _ actions: inout [ControlAction]) -> Bool {
    if number.isNaN { return false }
    let target = values.resting(number)
    if target == value { return true }
    endWheelRun(&actions)
    actions.append(.editingBegan)
    change(to: target, .change, time, &actions)
    actions.append(.editingEnded)
    return true
  }

  /// The value that the app knows: while a change is dragged and undecided, the old one.
  public var committedValue: Double {
    proposed?.value ?? (asksFirst ? grab?.initialValue : nil) ?? value
  }

  public var proposal: ControlValue? { proposed == nil ? nil : .number(value) }

  public mutating func resolve(isAccepted: Bool, at time: Instant, actions: inout [ControlAction]) {
    guard let proposal, let before = proposed?.value else { return }
    proposed = nil
    if !isAccepted { place(values.resting(before), .change, time) }
    actions.append(isAccepted ? .valueChanged(proposal) : .refused(proposal))
  }
}
