extension Node {
  /// Requests paint, layout or animation in the next frame.
  ///
  /// - Parameter reason: Shown in traces and as the cause of a full repaint.
  public func invalidate(_ what: Invalidation, reason: StaticString) {
    scene?.invalidate(self, what, reason: reason)
  }

  /// Invalidates the node for a property, unless it was set to the same value.
  package final func changed<Value: Equatable>(
    _ value: Value, from old: Value, _ what: Invalidation, _ reason: StaticString
  ) {
    if value != old { invalidate(what, reason: reason) }
  }
}
