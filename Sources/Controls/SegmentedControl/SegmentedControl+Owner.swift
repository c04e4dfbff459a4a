import Canvas

extension SegmentedControl {
  /// Calls a closure with the first selected segment after each change by the user.
  @discardableResult
  public func onChange(_ body: @escaping (Int?) -> Void) -> Subscription {
    onSelectionChange { body($0.min()) }
  }

  /// Calls a closure with the first selected segment after each change by the user; `nil` for none.
  ///
  /// ```swift
  /// view.onSegmentChange { segment in show(segment?.id) }
  /// ```
  @discardableResult
  public func onSegmentChange(_ body: @escaping (Segment?) -> Void) -> Subscription {
    onChange { [weak self] index in
      guard let self else { return }
      body(index.flatMap { segments.indices.contains($0) ? segments[$0] : nil })
    }
  }

  /// Calls a closure with all selected segments after each change by the user.
  @discardableResult
  public func onSelectionChange(_ body: @escaping (Set<Int>) -> Void) -> Subscription {
    observe { action in
      if case .valueChanged(let value) = action, let selection = value.selection {
        body(selection)
      }
    }
  }

  /// Calls a closure with each pressed segment of a momentary control.
  @discardableResult
  public func onTrigger(_ body: @escaping (Int) -> Void) -> Subscription {
    observe { action in
      if case .triggered(let index?) = action { body(index) }
    }
  }

  /// Asks a closure before each change by the user, with the first wanted segment.
  public func decide(_ body: @escaping (Int?) -> Decision) { decideOnSelection { body($0.min()) } }

  /// Asks a closure before each change by the user, with all wanted segments.
  public func decideOnSelection(_ body: @escaping (Set<Int>) -> Decision) {
    decide { value in value.selection.map(body) ?? .accept }
  }
}

extension ControlValue {
  fileprivate var selection: Set<Int>? {
    switch self {
    case .index(let index): index.map { [$0] } ?? []
    case .indices(let indices): indices
    default: nil
    }
  }
}

extension SegmentedControl: BindableControl {
  public var boundValue: Int? { selection }

  public func setBoundValue(_ index: Int?, animated: Bool) { select(index, animated: animated) }
}
