import Canvas
import Controls

/// What a replay says of each frame.
@MainActor
struct ReplayTrace {
  let target: ReplayTarget

  /// The frame's line.
  func json(of frame: Replay.Frame) -> JSON {
    .object([
      .init("t", .number(rounded(frame.time.seconds))),
      .init("frame", .integer(frame.number)),
      .init("controls", .object(target.controls.map { .init(name(of: $0), state(of: $0)) })),
      .init("actions", .array(frame.actions.map { json(of: $0.action, by: $0.control) })),
      .init("damage", .array(frame.update.damage.rects.map(json))),
      .init("animating", .bool(frame.update.isAnimating)),
    ])
  }

  /// Six decimals of a second.
  private func rounded(_ seconds: Double) -> Double { (seconds * 1e6).rounded() / 1e6 }

  private func name(of control: Control) -> String { control.identifier ?? control.label }

  private func json(of rect: PixelRect) -> JSON {
    .array(
      [rect.x, rect.y, rect.width, rect.height].map { length in
        let points = Double(length) / target.scale
        return Int(exactly: points).map { .integer($0) } ?? .number(points)
      })
  }

  private func json(of action: ControlAction, by control: Control) -> JSON {
    var members: [JSON.Member] = [.init("control", .string(name(of: control)))]
    switch action {
    case .valueChanged(let value):
      members += [.init("action", .string("valueChanged")), .init("value", json(of: value))]
    case .triggered(let index):
      members.append(.init("action", .string("triggered")))
      if let index { members.append(.init("index", .integer(index))) }
    case .proposed(let value):
      members += [.init("action", .string("proposed")), .init("value", json(of: value))]
    case .refused(let value):
      members += [.init("action", .string("refused")), .init("value", json(of: value))]
    case .editingBegan: members.append(.init("action", .string("editingBegan")))
    case .editingEnded: members.append(.init("action", .string("editingEnded")))
    case .haptic(let style):
      members.append(.init("action", .string("haptic")))
      members.append(.init("style", .string(style.rawValue)))
    }
    return .object(members)
  }

  private func json(of value: ControlValue) -> JSON {
    switch value {
    case .isOn(let isOn): .bool(isOn)
    case .number(let number): .number(number)
    case .index(let index): index.map { .integer($0) } ?? .null
    }
  }

  // MARK: States

  /// Whether reading begins on the right; places are counted from the left all the same.
  private var isMirrored: Bool { target.scene.environment.direction == .rightToLeft }

  private func state(of control: Control) -> JSON {
    let members: [JSON.Member]
    switch control {
    case let toggle as Switch: members = state(of: toggle)
    case let slider as Slider: members = state(of: slider)
    case let segmented as SegmentedControl: members = state(of: segmented)
    default: members = []
    }
    return .object(
      members + [
        .init("focused", .bool(control.isFocused && target.scene.isFocusVisible)),
        .init("enabled", .bool(control.isEffectivelyEnabled)),
      ])
  }

  private func state(of toggle: Switch) -> [JSON.Member] {
    let state = toggle.state
    let width = SwitchMetrics.regular.size.width
    let thumbX = isMirrored ? width - state.thumbX - state.thumbWidth : state.thumbX
    return [
      .init("isOn", .bool(state.isOn)), .init("shown", .bool(state.isShownOn)),
      .init("thumbX", .number(thumbX)), .init("thumbWidth", .number(state.thumbWidth)),
      .init("trackMix", .number(state.trackMix)), .init("pressed", .bool(state.isPressed)),
    ]
  }

  private func state(of slider: Slider) -> [JSON.Member] {
    [
      .init("value", .number(slider.value)), .init("thumbX", .number(slider.thumbX)),
      .init("grabbed", .bool(slider.state.isGrabbed)),
    ]
  }

  private func state(of segmented: SegmentedControl) -> [JSON.Member] {
    let state = segmented.state
    let pill = state.unscaledPillRect
    let pillX = pill.map { isMirrored ? state.width - $0.maxX : $0.minX }
    return [
      .init("selected", .array(state.selectedIndex.map { [.integer($0)] } ?? [])),
      .init("shown", state.shownIndex.map { .integer($0) } ?? .null),
      .init("pillX", pillX.map { .number($0) } ?? .null),
      .init("pillWidth", pill.map { .number($0.width) } ?? .null),
      .init("pillScale", .number(state.pillScale)),
      .init("pressedSegment", state.pressedIndex.map { .integer($0) } ?? .null),
      .init("separators", .array(state.separatorOpacities.map { .number($0) })),
      .init(
        "focusedSegment",
        segmented.isFocused && target.scene.isFocusVisible
          ? state.shownIndex.map { .integer($0) } ?? .null : .null),
    ]
  }
}
