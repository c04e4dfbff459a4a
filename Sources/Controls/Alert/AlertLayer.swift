/// The root of the layer of an alert, which ends once.
final class AlertLayer: DialogLayer {
  let actions: [AlertAction]
  let card: AlertCard
  /// Called once, with the chosen action; `nil` if the alert was dismissed without a choice.
  var onEnd: ((AlertAction?) -> Void)?

  init(_ title: String, message: String?, actions: [AlertAction]) {
    precondition(!actions.isEmpty, "an alert needs an action")
    self.actions = actions
    let prominent = actions.lastIndex { $0.role == nil }
    card = AlertCard(
      title, message: message,
      buttons: actions.enumerated().map { index, action in
        Button(
          action.title, prominence: index == prominent ? .prominent : .regular, role: action.role)
      })
    super.init(DialogCard(card, label: title))
    for (button, action) in zip(card.buttons, actions) {
      button.onPress { [weak self] in self?.end(with: action) }
    }
  }

  isolated deinit { onEnd?(nil) }

  func end(with action: AlertAction?) {
    guard let onEnd else { return }
    self.onEnd = nil
    layer?.dismiss()
    onEnd(action)
  }
}
