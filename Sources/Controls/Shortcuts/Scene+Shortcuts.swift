import Canvas

extension Scene {
  /// Adds a keyboard shortcut, which runs while no modal layer is presented.
  ///
  /// ```swift
  /// scene.addShortcut(.character("s"), modifiers: .control) { save() }
  /// scene.addShortcut(.character("?")) { showHelp() }
  /// ```
  ///
  /// The focused node and its ancestors get a key first, and a shortcut runs if none of them used
  /// it. Keys with Control, Alt or Super are offered only to nodes with
  /// ``Responder/wantsCommands``, as those for text, so other nodes never take a shortcut. Tab
  /// without these modifiers moves the focus, and Escape cancels a gesture or dismisses a layer
  /// first.
  ///
  /// A held key runs the action once. Caps Lock is ignored, and so is Shift for characters without
  /// upper case, such as `?` and `1`. The newest of several shortcuts of the same key runs.
  ///
  /// - Parameters:
  ///   - key: The key, such as `.character("s")`, `.enter` or `.named("f5")`; letters in lower
  ///     case.
  ///   - modifiers: The modifiers that are held, and no others.
  ///   - action: Called when the key is pressed.
  /// - Returns: The registration; canceling it removes the shortcut.
  @discardableResult
  public func addShortcut(
    _ key: Key, modifiers: Modifiers = [], action: @escaping () -> Void
  ) -> Subscription {
    shortcuts.add(key, modifiers, action)
  }

  /// Runs a shortcut of the scene in the focused view, of a reachable layer from the top, or of the
  /// scene; returns whether there is one.
  func runShortcut(for event: KeyEvent) -> Bool {
    if let view = focusedNode as? SceneView, view.content.runShortcut(for: event) { return true }
    return stack.reachable.reversed().contains { $0.shortcuts.run(for: event) }
      || stack.leavesRootReachable && shortcuts.run(for: event)
  }
}

extension SceneLayer {
  /// Adds a keyboard shortcut, which runs while the layer is presented and no modal layer is above.
  ///
  /// Shortcuts of upper layers come before those of lower layers and of the scene. Otherwise they
  /// are as those of ``Scene/addShortcut(_:modifiers:action:)``.
  @discardableResult
  public func addShortcut(
    _ key: Key, modifiers: Modifiers = [], action: @escaping () -> Void
  ) -> Subscription {
    shortcuts.add(key, modifiers, action)
  }
}

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
