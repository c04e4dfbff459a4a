import Canvas

/// The keyboard shortcuts of a scene or of one of its layers.
@MainActor
package final class ShortcutTable {
  private final class Shortcut {
    let key: Key
    let modifiers: Modifiers
    let action: () -> Void

    init(_ key: Key, _ modifiers: Modifiers, _ action: @escaping () -> Void) {
      self.key = key
      self.modifiers = modifiers
      self.action = action
    }
  }

  private var shortcuts: [Shortcut] = []

  package init() {}

  @discardableResult
  package func add(
    _ key: Key, _ modifiers: Modifiers, _ action: @escaping () -> Void
  ) -> Subscription {
    let shortcut = Shortcut(key, key.relevant(modifiers), action)
    shortcuts.append(shortcut)
    return Subscription { [weak self] in self?.shortcuts.removeAll { $0 === shortcut } }
  }

  /// Runs the newest shortcut of a pressed key; returns whether there is one.
  package func run(for event: KeyEvent) -> Bool {
    let modifiers = event.key.relevant(event.modifiers)
    guard
      let shortcut = shortcuts.last(where: { $0.key == event.key && $0.modifiers == modifiers })
    else { return false }
    if !event.isRepeat { shortcut.action() }
    return true
  }
}

extension Key {
  /// The modifiers that distinguish shortcuts of the key.
  ///
  /// Shift only counts where it does not choose the character: `?` needs it on some keyboards.
  fileprivate func relevant(_ modifiers: Modifiers) -> Modifiers {
    if case .character(let character) = self, !character.isCased {
      return modifiers.subtracting([.shift, .capsLock])
    }
    return modifiers.subtracting(.capsLock)
  }
}
