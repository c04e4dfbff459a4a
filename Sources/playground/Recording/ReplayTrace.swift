import Canvas
import Controls

/// What a replay says of each frame.
@MainActor
struct ReplayTrace {
  let target: SceneReplica

  /// The frame's line.
  func json(of frame: Replay.Frame) -> JSON {
    .object([
      .init("t", .number(rounded(frame.time.seconds))),
      .init("frame", .integer(frame.number)),
      .init("controls", .object(target.controls.map { .init(name(of: $0), $0.tracedState) })),
      .init("helpTag", target.scene.shownHelpTag.map { .string($0) } ?? .null),
      .init("cursor", .string("\(target.scene.cursor)")),
      .init("focus", focus),
      .init("actions", .array(frame.actions.map { json(of: $0.action, by: $0.control) })),
      .init("damage", .array(frame.update.damage.rects.map(json))),
      .init("animating", .bool(frame.update.isAnimating)),
    ])
  }

  /// Six decimals of a second, and as many more as six digits take.
  private func rounded(_ seconds: Double) -> Double {
    var unit = 1e6
    while seconds > 0, seconds * unit < 1e5 { unit *= 10 }
    return (seconds * unit).rounded() / unit
  }

  private func name(of control: Control) -> String { control.identifier ?? control.label }

  /// Who has the keyboard, whether or not that is shown.
  private var focus: JSON {
    guard let control = target.scene.focusedNode as? Control else { return .null }
    return .string(name(of: control))
  }

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
    case .indices(let indices): .array(indices.sorted().map { .integer($0) })
    }
  }
}

extension Control {
  /// What a replay says of it in each frame.
  var tracedState: JSON {
    let trace = (self as? any DescribedControl)?.trace ?? [:]
    return .object(
      trace.map { .init($0.key, $0.value.json) } + [
        .init("focused", .bool(isFocused && scene?.isFocusVisible ?? false)),
        .init("enabled", .bool(isEffectivelyEnabled)),
      ])
  }
}
