import Canvas

/// Something that a control was told by the user, once it has taken it.
package struct ObservedControlEvent {
  package let control: Control
  package let event: ControlEvent
  /// What the owner will be told of it.
  package let actions: [ControlAction]
}

extension Scene {
  /// Has a body called with every event that a control takes, before those who listen to its actions
  /// hear of what comes of it; also of controls in scenes that are shown in this one.
  package func observeControlEvents(
    _ body: @escaping (ObservedControlEvent) -> Void
  ) -> Subscription {
    controlEventObservers.add(body)
  }

  /// Tells who listens to this scene, and to those that it is shown in.
  func tellObservers(
    of event: ControlEvent, to control: Control, bringing actions: [ControlAction]
  ) {
    if !controlEventObservers.isEmpty {
      controlEventObservers.tell(
        ObservedControlEvent(control: control, event: event, actions: actions))
    }
    host?.scene?.tellObservers(of: event, to: control, bringing: actions)
  }
}
