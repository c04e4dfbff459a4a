import Canvas
import Observation

extension SegmentedControl {
  /// The first selected segment; `nil` for none; setting it selects only that segment, without
  /// animation; invalid indices are ignored.
  public var selection: Int? {
    get { behavior.selectedIndex }
    set { selectedIndices = newValue.map { [$0] } ?? [] }
  }

  /// The identifier of the first selected segment; `nil` for none, or for a segment without one.
  ///
  /// Setting it selects only that segment, without animation; unknown identifiers are ignored. The
  /// selection follows its segment when segments are inserted, removed or moved. See ``Segment/ID``
  /// for an example.
  public var selectedID: Segment.ID? {
    get { selection.flatMap { segments[$0].id } }
    set {
      let index = newValue.flatMap { self.index(of: $0) }
      if index != nil || newValue == nil { selection = index }
    }
  }

  /// The index of the first segment with an identifier; `nil` if there is none.
  public func index(of id: Segment.ID) -> Int? { segments.firstIndex { $0.id == id } }

  /// The selected segments; setting it does not animate; invalid selections are ignored.
  public var selectedIndices: Set<Int> {
    get { behavior.selectedIndices }
    set { if newValue != selectedIndices || isPending { select(newValue, animated: false) } }
  }

  /// Changes the selection without reporting it; `false` if the index is invalid.
  @discardableResult
  public func select(_ index: Int?, animated: Bool) -> Bool {
    select(index.map { [$0] } ?? [], animated: animated)
  }

  /// Changes the selection without reporting it; `false` if no segment has the identifier.
  @discardableResult
  public func select(id: Segment.ID, animated: Bool) -> Bool {
    index(of: id).map { select($0, animated: animated) } ?? false
  }

  /// Changes the selection without reporting it; `false` if the selection is invalid.
  @discardableResult
  public func select(_ indices: Set<Int>, animated: Bool) -> Bool {
    change(reason: "selection") { behavior, time, _ in
      behavior.select(indices, animated: animated, at: time)
    }
  }

  /// The number of segments that can be selected; a change deselects segments beyond it.
  public var selectionMode: SegmentSelectionMode {
    get { behavior.mode }
    set { change(reason: "mode") { behavior, time, _ in behavior.setMode(newValue, at: time) } }
  }

  /// Whether segments are push buttons without a selection.
  public var isMomentary: Bool {
    get { selectionMode == .momentary }
    set { selectionMode = newValue ? .momentary : .single }
  }

  /// Whether a tap on the selected segment of a single selection deselects it.
  public var allowsEmptySelection: Bool {
    get { behavior.allowsEmptySelection }
    set { change(reason: "mode") { behavior, _, _ in behavior.allowsEmptySelection = newValue } }
  }

  /// Whether arrow keys select, or only move the focus for Space to select.
  public var selectionFollowsFocus: Bool {
    get { behavior.selectionFollowsFocus }
    set { change(reason: "focus") { behavior, _, _ in behavior.selectionFollowsFocus = newValue } }
  }

  // MARK: Changes by the user

  /// Calls a closure with the first selected segment after each change by the user.
  @discardableResult
  public func onChange(_ body: @escaping (Int?) -> Void) -> Subscription {
    onSelectionChange { body($0.min()) }
  }

  /// Calls a closure with the first selected segment after each change by the user; `nil` for none.
  ///
  /// See ``Segment/ID`` for an example.
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
      if case .valueChanged(let value) = action, let selection = value.selection { body(selection) }
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

  // MARK: Binding

  /// Keeps the selection equal to a property of a model whose cases are the segments, in order.
  ///
  /// ```swift
  /// enum Mode: String, CaseIterable { case comfort = "Comfort", eco = "Eco" }
  /// let mode = SegmentedControl(Mode.allCases.map(\.rawValue), label: "Mode")
  /// mode.bind(\.mode, to: home)
  /// ```
  ///
  /// The model keeps its value while no segment is selected. See ``BindableControl/bind(_:to:)``.
  @discardableResult
  public func bind<Model: AnyObject & Observable, Value: CaseIterable & Equatable>(
    _ property: ReferenceWritableKeyPath<Model, Value>, to model: Model
  ) -> Subscription {
    bind(
      property, to: model, shown: { Array(Value.allCases).firstIndex(of: $0) },
      value: { index in
        let cases = Array(Value.allCases)
        guard let index, cases.indices.contains(index) else { return nil }
        return cases[index]
      })
  }

  /// Keeps the selection equal to a property of a model, the identifier of the selected segment.
  ///
  /// `nil`, and an identifier of no segment, is no selection. See ``BindableControl/bind(_:to:)``.
  @discardableResult
  public func bind<Model: AnyObject & Observable>(
    _ property: ReferenceWritableKeyPath<Model, Segment.ID?>, to model: Model
  ) -> Subscription {
    bind(
      property, to: model, shown: { [unowned self] id in id.flatMap { index(of: $0) } },
      value: { [unowned self] index in .some(index.flatMap { segments[$0].id }) })
  }
}

extension SegmentedControl: BindableControl {
  public var boundValue: Int? { selection }

  public func setBoundValue(_ index: Int?, animated: Bool) { select(index, animated: animated) }
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
