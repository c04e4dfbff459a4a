import Canvas

/// Telling what became different in the scene's meanings.
extension Scene {
  /// Has a body called with what became different in ``semantics``, at the end of each frame in which
  /// something did, once all actions of that frame are told.
  ///
  /// While nobody listens this costs nothing. While somebody does, a frame compares what was
  /// invalidated since the one before, so a control's change has to be followed by
  /// ``Node/invalidate(_:reason:)`` as it has anyway to be seen. A scene that is not shown tells
  /// nothing. What is scrolled is told once, as a change of the frame of what it is scrolled in.
  ///
  /// - Parameter body: what it changes is told in the next frame.
  @discardableResult
  public func observeSemantics(_ body: @escaping ([SemanticsChange]) -> Void) -> Subscription {
    let watch = semanticsWatch ?? SemanticsWatch(self)
    semanticsWatch = watch
    let subscription = watch.observers.add(body)
    return Subscription { [weak self, weak watch] in
      subscription.cancel()
      guard let self, let watch, watch.observers.isEmpty, semanticsWatch === watch else { return }
      watch.end(in: self)
      semanticsWatch = nil
    }
  }

  /// Tells those who listen what this frame brought.
  func tellSemantics() {
    guard let watch = semanticsWatch else { return }
    let changes = watch.takeChanges(in: self)
    if !changes.isEmpty { watch.observers.tell(changes) }
  }
}
