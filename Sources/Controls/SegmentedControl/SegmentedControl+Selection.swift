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
      guard let newValue else {
        selection = nil
        return
      }
      if let index = index(of: newValue) { selection = index }
    }
  }

  /// The index of the first segment with an identifier; `nil` if there is none.
  public func index(of id: Segment.ID) -> Int? { segments.firstIndex { $0.id == id } }

  /// The selected segments; setting it does not animate; invalid selections are ignored.
  public var selectedIndices: Set<Int> {
    get { behavior.selectedIndices }
    set {
      if newValue != selectedIndices || isPending { select(newValue, animated: false) }
    }
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
    set {
      change(reason: "empty selection") { behavior, _, _ in
        behavior.allowsEmptySelection = newValue
      }
    }
  }

  /// Whether arrow keys select, or only move the focus for Space to select.
  public var selectionFollowsFocus: Bool {
    get { behavior.selectionFollowsFocus }
    set { change(reason: "focus") { behavior, _, _ in behavior.selectionFollowsFocus = newValue } }
  }
}
