import Canvas

/// What the owner is told and asked.
extension SegmentedControl {
  /// Has a body called with the first segment of the new selection whenever the user changes it.
  @discardableResult
  public func onChange(_ body: @escaping (Int?) -> Void) -> Subscription {
    observe { action in
      switch action {
      case .valueChanged(.index(let index)): body(index)
      case .valueChanged(.indices(let indices)): body(indices.min())
      default: break
      }
    }
  }

  /// Has a body called with all that is selected whenever the user changes it.
  @discardableResult
  public func onSelectionChange(_ body: @escaping (Set<Int>) -> Void) -> Subscription {
    observe { action in
      switch action {
      case .valueChanged(.index(let index)): body(index.map { [$0] } ?? [])
      case .valueChanged(.indices(let indices)): body(indices)
      default: break
      }
    }
  }

  /// Has a body called with a segment that the user pressed, where none can be selected.
  @discardableResult
  public func onTrigger(_ body: @escaping (Int) -> Void) -> Subscription {
    observe { action in
      if case .triggered(let index?) = action { body(index) }
    }
  }

  /// Has a body asked before each change of the user's, with the first segment that is wanted.
  public func decide(_ body: @escaping (Int?) -> Decision) {
    decideOnSelection { body($0.min()) }
  }

  /// Has a body asked before each change of the user's, with all that is wanted.
  public func decideOnSelection(_ body: @escaping (Set<Int>) -> Decision) {
    decide { value in
      switch value {
      case .index(let index): body(index.map { [$0] } ?? [])
      case .indices(let indices): body(indices)
      default: .accept
      }
    }
  }
}
