import Canvas

extension Scene {
  /// Calls a closure with the changes of ``semantics``, at the end of each frame with changes,
  /// after its actions.
  ///
  /// Without observers this costs nothing. Changes are found among invalidated nodes, so controls
  /// have to call ``Node/invalidate(_:reason:)``. Scrolling is reported once, as a change of the
  /// scroll view's frame.
  @discardableResult
  public func observeSemantics(_ body: @escaping ([SemanticsChange]) -> Void) -> Subscription {
    let watch = semanticsWatch ?? SemanticsWatch(self)
    semanticsWatch = watch
    let subscription = watch.observers.add(body)
    return Subscription { [weak self, weak watch] in
      subscription.cancel()
      guard let self, let watch, watch.observers.entries.isEmpty, semanticsWatch === watch else {
        return
      }
      watch.end(in: self)
      semanticsWatch = nil
    }
  }

  func notifySemanticsObservers() {
    guard let watch = semanticsWatch else { return }
    let changes = watch.takeChanges(in: self)
    if !changes.isEmpty { watch.observers.forEach { $0(changes) } }
  }
}
