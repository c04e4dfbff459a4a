import Canvas

/// A command of a text field, which a key stands for.
/// spec: docs/spec/text-input.md#behavior
enum TextCommand: Hashable, Sendable {
  /// A movement of the caret, or the extent of what is deleted.
  enum Motion: Hashable, Sendable { case left, right, wordLeft, wordRight, start, end }

  case insert(String)
  case move(Motion, extends: Bool)
  /// Deletes the selection, or else a cluster or a word.
  case deleteBackward(word: Bool)
  case deleteForward(word: Bool)
  case selectAll, copy, cut, paste, undo, redo, submit, cancel

  /// The command of a key; `nil` for a key that a text field does not use.
  init?(_ event: KeyEvent) {
    let modifiers = event.modifiers.subtracting(.capsLock)
    let isShifted = modifiers.contains(.shift)
    let isControl = modifiers.contains(.control)
    if !modifiers.isDisjoint(with: [.alt, .super]) { return nil }
    if let motion = Motion(event.key, isControl: isControl) {
      self = .move(motion, extends: isShifted)
      return
    }
    switch event.key {
    case .named("backspace"): self = .deleteBackward(word: isControl)
    case .named("delete"), .named("kp_delete"):
      self = isShifted ? .cut : .deleteForward(word: isControl)
    case .named("insert"), .named("kp_insert"):
      if isShifted == isControl { return nil }
      self = isShifted ? .paste : .copy
    case .enter where !isControl: self = .submit
    case .escape where !isControl: self = .cancel
    default:
      guard let command = isControl ? Self(controlKey: event) : Self(typing: event) else {
        return nil
      }
      self = command
    }
  }

  private init?(controlKey event: KeyEvent) {
    let isShifted = event.modifiers.contains(.shift)
    for candidate in event.candidates {
      switch candidate.key {
      case .character("a") where !isShifted: self = .selectAll
      case .character("c") where !isShifted: self = .copy
      case .character("x") where !isShifted: self = .cut
      case .character("v") where !isShifted: self = .paste
      case .character("z"): self = isShifted ? .redo : .undo
      default: continue
      }
      return
    }
    return nil
  }

  private init?(typing event: KeyEvent) {
    let text: String
    switch event.key {
    case .tab, .enter, .escape: return nil
    case .space: text = event.text ?? " "
    case .character(let character): text = event.text ?? String(character)
    default: text = event.text ?? ""
    }
    let accepted = TextFieldBehavior.accepted(text)
    if accepted.isEmpty { return nil }
    self = .insert(accepted)
  }
}

extension TextCommand.Motion {
  fileprivate init?(_ key: Key, isControl: Bool) {
    switch key {
    case .left: self = isControl ? .wordLeft : .left
    case .right: self = isControl ? .wordRight : .right
    case .home: self = .start
    case .end: self = .end
    default: return nil
    }
  }
}
