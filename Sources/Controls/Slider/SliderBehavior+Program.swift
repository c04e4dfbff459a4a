import Canvas

/// What the program does: values, ranges, decisions, and actions in the user's name.
extension SliderBehavior {
  /// The values that it can have; one that is outside comes in, once it is not dragged any more.
  public var range: ClosedRange<Double> {
    get { values.range }
    set { changeValues { $0.range = newValue } }
  }

  /// Distance between the values it rests at; nil, or one that is not above 0, for none.
  ///
  /// A value between two steps goes to the nearer one, once it is not dragged any more.
  public var step: Double? {
    get { values.step }
    set { changeValues { $0.step = newValue } }
  }

  /// The part of the range that it can have; nil for all of it.
  public var enabledRange: ClosedRange<Double>? {
    get { values.enabledRange }
    set { changeValues { $0.enabledRange = newValue } }
  }

  /// Marks along the track; nil for none.
  public var ticks: SliderTicks? {
    get { values.ticks }
    set { changeValues { $0.ticks = newValue } }
  }

  /// Whether it rests at ticks only.
  public var allowsTickValuesOnly: Bool {
    get { values.allowsTickValuesOnly }
    set { changeValues { $0.allowsTickValuesOnly = newValue } }
  }

  /// Where values lie along the track.
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
      // The thumb stays under the pointer until that moves.
      self.grab?.initialValue = values.resting(grab.initialValue)
      self.grab?.toldValue = values.resting(grab.toldValue)
      return
    }
    value = values.resting(committedValue)
    proposed = nil
  }

  /// A program's change: the owner is told of a drag that it ends, not of the change.
  ///
  /// The value that it has already ends nothing that the user does: an owner may take over what it is
  /// told, and say it again.
  ///
  /// - Parameters:
  ///   - value: brought into the range and to the nearest step; nothing changes for what is no
  ///     number.
  ///   - animated: whether the thumb glides there.
  ///   - time: when.
  ///   - actions: what the owner has to be told is put at the end.
  public mutating func setValue(
    _ value: Double, animated: Bool, at time: Instant, actions: inout [ControlAction]
  ) {
    let isEdited = grab != nil || isKeyEditing || wheelRun != nil
    if value.isNaN || (isEdited && value == self.value && proposed == nil) { return }
    endKeyEditing(&actions)
    endWheelRun(&actions)
    proposed = nil
    if grab != nil {
      actions.append(.editingEnded)
      grow(to: 0, time)
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

  /// Goes to the nearest value that there is, as a whole edit of the user's.
  mutating func edit(
    to number: Double, _ time: Instant, _ actions: inout [ControlAction]
  ) -> Bool {
    if number.isNaN { return false }
    let target = values.resting(number)
    if target == value { return true }
    endWheelRun(&actions)
    actions.append(.editingBegan)
    change(to: target, .change, time, &actions)
    actions.append(.editingEnded)
    return true
  }

  // MARK: Decisions

  /// The value that the owner knows of.
  ///
  /// One that the owner wants to decide on is not it before that is decided, however it is dragged.
  public var committedValue: Double {
    proposed?.value ?? (asksFirst ? grab?.initialValue : nil) ?? value
  }

  public var proposal: ControlValue? { proposed == nil ? nil : .number(value) }

  public mutating func resolve(
    isAccepted: Bool, at time: Instant, actions: inout [ControlAction]
  ) {
    guard let before = proposed?.value else { return }
    proposed = nil
    if isAccepted {
      actions.append(.valueChanged(.number(value)))
    } else {
      let refused = value
      place(values.resting(before), .change, time)
      actions.append(.refused(.number(refused)))
    }
  }
}
