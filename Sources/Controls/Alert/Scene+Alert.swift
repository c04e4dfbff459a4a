extension Scene {
  /// Presents a modal alert, and waits for the user's choice.
  ///
  /// ```swift
  /// let delete = AlertAction("Delete", role: .destructive)
  /// let choice = await scene.presentAlert(
  ///   "Delete “Evening”?", message: "This cannot be undone.",
  ///   actions: [AlertAction("Keep", role: .cancel), delete])
  /// if choice == delete { remove() }
  /// ```
  ///
  /// The last action without a role is the default: its button is prominent, has the focus at
  /// first, and is pressed by Return. If all actions have a role, Return cancels. Escape chooses
  /// the action whose role is to cancel, or the only one. Afterwards the focus is restored.
  ///
  /// - Parameters:
  ///   - title: A short question or statement, also the accessibility label.
  ///   - message: Further explanation; `nil` for none.
  ///   - actions: At least one, in reading order.
  /// - Returns: The chosen action; `nil` if the task was canceled, the layer was dismissed by the
  ///   app, or the window was closed. A window that shows another scene instead does not end the
  ///   alert: dismiss the ``layers`` before.
  public func presentAlert(
    _ title: String, message: String? = nil, actions: [AlertAction] = [AlertAction("OK")]
  ) async -> AlertAction? {
    if isInClosedWindow { return nil }
    let alert = AlertLayer(title, message: message, actions: actions)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        present(alert) { continuation.resume(returning: $0) }
      }
    } onCancel: {
      Task { @MainActor in alert.end(with: nil) }
    }
  }

  func present(_ alert: AlertLayer, onEnd: @escaping (AlertAction?) -> Void) {
    let actions = alert.actions
    let escape = actions.escapeIndex.map { actions[$0] }
    alert.onEnd = onEnd
    let layer = present(
      alert, by: escape == nil ? [] : .escape,
      focusing: alert.card.buttons[actions.defaultIndex ?? 0])
    layer.onClose = { [weak alert] in
      alert?.end(with: escape)
      return true
    }
    layer.onDismiss = { [weak alert] in alert?.end(with: nil) }
    if let index = actions.defaultIndex {
      layer.addShortcut(.enter) { [weak alert] in alert?.end(with: actions[index]) }
    }
  }

  /// Ends the alerts without a choice, as nobody can answer them any more.
  ///
  /// A ``/Canvas/Window`` calls it for its content; in another toolkit's window, the program does.
  public func windowClosed() {
    isWindowClosed = true
    endAlerts()
  }

  private func endAlerts() {
    for layer in layers { (layer.root as? AlertLayer)?.end(with: nil) }
    for view in views { view.content.endAlerts() }
  }

  private var isInClosedWindow: Bool { host?.scene?.isInClosedWindow ?? isWindowClosed }
}

/// A choice of an alert, shown as a button.
public struct AlertAction: Hashable, Sendable {
  /// The title of the button.
  public var title: String
  /// The role; `nil` for an ordinary choice.
  public var role: Button.Role?

  /// A choice with a title and a role.
  public init(_ title: String, role: Button.Role? = nil) {
    (self.title, self.role) = (title, role)
  }
}

extension [AlertAction] {
  /// The index of the choice of Return: the last one without a role, as the others cancel or
  /// destroy something; else the one that cancels.
  var defaultIndex: Int? { lastIndex { $0.role == nil } ?? cancelIndex }

  /// The index of the choice of Escape: the one that cancels, or the only one.
  var escapeIndex: Int? { cancelIndex ?? (count == 1 ? 0 : nil) }

  private var cancelIndex: Int? { firstIndex { $0.role == .cancel } }
}
