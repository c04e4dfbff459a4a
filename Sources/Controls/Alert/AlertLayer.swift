import Canvas

/// The root of the layer of an alert: it dims the content below, and ends once.
final class AlertLayer: Node {
  /// The least distance of the card to the edges of the window, in points. chosen
  private static let margin = 16.0

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
    super.init()
    addChild(card)
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

  override func layout(in context: LayoutContext) {
    let room = Size(max(0, frame.width - 2 * Self.margin), max(0, frame.height - 2 * Self.margin))
    let size = card.measure(room, in: context)
    // Whole points keep edges and texts sharp.
    card.frame = Rect(
      x: ((frame.width - size.width) / 2).rounded(),
      y: ((frame.height - size.height) / 2).rounded(), width: size.width, height: size.height)
  }

  override func paint(with painter: any Painter, in context: PaintContext) { painter.dim(bounds) }
}
