import Canvas
import Controls

/// An observer that adds the gestures, actions and haptics of a scene to the event log.
@MainActor
final class LogListener {
  private struct Gesture {
    var phrase: String?
    var hasChanged = false
  }

  private unowned let scene: Scene
  private unowned let panel: LogPanel
  private var gestures: [ObjectIdentifier: Gesture] = [:]
  private var subscription: Subscription?

  init(_ scene: Scene, for panel: LogPanel) {
    (self.scene, self.panel) = (scene, panel)
    subscription = scene.observe([.control, .action]) { [weak self] event in
      switch event {
      case .control(let control, let event, let actions):
        self?.note(event, of: control, bringing: actions)
      case .action(let control, let action): self?.note(action, of: control)
      case .input, .change: break
      }
    }
  }

  isolated deinit { subscription?.cancel() }

  /// The log does not note what is done in it.
  private func isNoted(_ control: Control) -> Bool {
    panel.isOfInterest(control) && !control.lies(in: panel)
  }

  private func note(_ event: ControlEvent, of control: Control, bringing actions: [ControlAction]) {
    guard isNoted(control) else { return }
    switch event {
    case .pointer(let event): note(event.phase, of: control, bringing: actions)
    case .key(let event):
      let words = "key " + event.words
      if event.phase == .down { tell(words, of: control, run: words) }
    case .scroll:
      tell("wheel", of: control, run: "wheel")
      // A pressed control keeps the wheel from others, but does not follow it.
      if gestures[ObjectIdentifier(control)] != nil, !actions.contains(where: \.isChange) {
        tell("unchanged", of: control, run: "wheel unchanged")
      }
    case .cancel:
      gestures[ObjectIdentifier(control)] = nil
      tell("cancel", of: control)
    }
  }

  private func note(
    _ phase: PointerEvent.Phase, of control: Control, bringing actions: [ControlAction]
  ) {
    let key = ObjectIdentifier(control)
    let described = control as? any DescribedControl
    let hasChanged = actions.contains(where: \.isChange)
    switch phase {
    case .pressed:
      let part = described?.pressedPart.map { " \($0)" } ?? ""
      tell("press\(part)", of: control)
      gestures[key] = Gesture(phrase: described?.dragPhrase, hasChanged: hasChanged)
    case .moved:
      guard var gesture = gestures[key] else { return }
      tell("drag", of: control, run: "drag")
      let phrase = described?.dragPhrase
      if phrase != gesture.phrase, let phrase { tell(phrase, of: control) }
      gesture.phrase = phrase
      if hasChanged { gesture.hasChanged = true }
      gestures[key] = gesture
    case .released:
      guard let gesture = gestures.removeValue(forKey: key) else { return }
      tell("release", of: control)
      if !gesture.hasChanged && !hasChanged { tell("unchanged", of: control) }
    case .exited: break
    }
  }

  private func note(_ action: ControlAction, of control: Control) {
    guard isNoted(control) else { return }
    switch action {
    case .haptic: tell(action.words, of: control, as: .haptic, run: "haptic")
    case .valueChanged(.number), .valueChanged(.range):
      tell(action.words, of: control, as: .action, run: "value")
    default: tell(action.words, of: control, as: .action)
    }
  }

  private func tell(
    _ words: String, of control: Control, as kind: LogEntry.Kind = .gesture, run: String? = nil
  ) {
    // A stage may slow down the time of its control.
    let now = panel.replayTime(control) ?? control.scene?.now ?? scene.now
    panel.add(LogEntry(kind, of: control, words, at: now, run: run))
  }
}

extension ControlAction {
  fileprivate var isChange: Bool {
    switch self {
    case .valueChanged, .triggered, .proposed: true
    default: false
    }
  }

  fileprivate var words: String {
    switch self {
    case .valueChanged(let value): value.words
    case .editingBegan: "editing began"
    case .editingEnded: "editing ended"
    case .haptic(let style): "haptic, \(style.rawValue)"
    case .triggered(let index): index.map { "triggered \($0)" } ?? "triggered"
    case .proposed(let value): "proposed \(value.words)"
    case .refused(let value): "refused \(value.words)"
    }
  }
}

extension ControlValue {
  fileprivate var words: String {
    switch self {
    case .isOn(let isOn): isOn ? "on" : "off"
    case .number(let number): "value \(number.shortText)"
    case .range(let range): "values \(range.lowerBound.shortText) to \(range.upperBound.shortText)"
    case .index(let index): "selected " + (index.map { "\($0)" } ?? "none")
    case .text(let text): "text \(text.isEmpty ? "empty" : text.prefix(80).description)"
    case .indices([]): "selected none"
    case .indices(let indices):
      "selected " + indices.sorted().map { "\($0)" }.joined(separator: ", ")
    }
  }
}

extension KeyEvent {
  /// The key after the held modifiers, such as `Ctrl-a`; a character shows Shift by itself.
  fileprivate var words: String {
    let isCharacter = if case .character = key { true } else { false }
    let held = isCharacter ? modifiers.subtracting(.shift) : modifiers
    return (held.titles + [key.keysymName]).joined(separator: "-")
  }
}
