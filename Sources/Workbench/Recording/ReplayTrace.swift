import Canvas
import Controls

extension SceneReplica {
  /// The states, the actions and the damage of a frame.
  package func trace(of frame: Replay.Frame) -> JSON {
    .object([
      .init("t", rounded(frame.time.seconds)),
      .init("frame", frame.number),
      .init("controls", .object(controls.map { .init(name(of: $0), $0.tracedState) })),
      .init("helpTag", scene.shownHelpTag.map { .string($0) } ?? .null),
      .init("cursor", "\(scene.cursor)"),
      .init("focus", focus),
      .init("actions", .array(frame.actions.map { json(of: $0.action, by: $0.control) })),
      .init("damage", .array(frame.update.damage.rects.map(json))),
      .init("animating", frame.update.isAnimating),
    ])
  }

  /// Six decimals, and more for times with fewer than six digits.
  private func rounded(_ seconds: Double) -> Double {
    var unit = 1e6
    while seconds > 0, seconds * unit < 1e5 { unit *= 10 }
    return (seconds * unit).rounded() / unit
  }

  private func name(of control: Control) -> String { control.identifier ?? control.label }

  private var focus: JSON {
    // The focused node may be a part of a control, such as a thumb of a range slider.
    var node = scene.focusedNode
    while let current = node, !(current is Control) { node = current.parent }
    return (node as? Control).map { .string(name(of: $0)) } ?? .null
  }

  private func json(of rect: PixelRect) -> JSON {
    .array(
      [rect.x, rect.y, rect.width, rect.height].map { length in
        let points = Double(length) / scale
        return Int(exactly: points).map { .integer($0) } ?? .number(points)
      })
  }

  private func json(of action: ControlAction, by control: Control) -> JSON {
    let (kind, details): (String, [JSON.Member]) =
      switch action {
      case .valueChanged(let value): ("valueChanged", [.init("value", json(of: value))])
      case .triggered(let index): ("triggered", index.map { [.init("index", $0)] } ?? [])
      case .proposed(let value): ("proposed", [.init("value", json(of: value))])
      case .refused(let value): ("refused", [.init("value", json(of: value))])
      case .editingBegan: ("editingBegan", [])
      case .editingEnded: ("editingEnded", [])
      case .haptic(let style): ("haptic", [.init("style", style.rawValue)])
      }
    return .object([.init("control", name(of: control)), .init("action", kind)] + details)
  }

  private func json(of value: ControlValue) -> JSON {
    switch value {
    case .isOn(let isOn): .bool(isOn)
    case .number(let number): .number(number)
    case .range(let range): .array([.number(range.lowerBound), .number(range.upperBound)])
    case .index(let index): index.map { .integer($0) } ?? .null
    case .indices(let indices): .integers(indices.sorted())
    }
  }
}

extension Control {
  var tracedState: JSON {
    let trace = (self as? any DescribedControl)?.trace ?? [:]
    var members: [JSON.Member] = trace.map { .init($0.key, $0.value.json) }
    // A control with several focus stops names the focused one.
    if !members.contains(where: { $0.key == "focused" }) {
      members.append(.init("focused", isFocused && scene?.isFocusVisible ?? false))
    }
    return .object(members + [.init("enabled", isEffectivelyEnabled)])
  }
}
