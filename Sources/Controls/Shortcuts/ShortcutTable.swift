import Canvas

/// The keyboard shortcuts of a scene or of one of its layers.
@MainActor
package final class ShortcutTable {
  private let shortcuts = Registrations<(key: Key, modifiers: Modifiers, action: () -> Void)>()

  package init() {}

  @discardableResult
  package func add(
    _ key: Key, _ modifiers: Modifiers, _ action: @escaping () -> Void
  ) -> Subscription {
    shortcuts.add((key, key.relevant(modifiers), action))
  }

  /// Runs the newest shortcut of a pressed key; returns whether there is one.
  package func run(for event: KeyEvent) -> Bool {
    let modifiers = event.key.relevant(event.modifiers)
    let shortcut = shortcuts.entries.last {
      $0.value.key == event.key && $0.value.modifiers == modifiers
    }
    guard let shortcut = shortcut?.value else { return false }
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
