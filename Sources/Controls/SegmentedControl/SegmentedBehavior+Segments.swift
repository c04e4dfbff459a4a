import Canvas

extension SegmentedBehavior {
  /// Whether the user can select a segment; false if there is none.
  func isEnabled(_ index: Int) -> Bool { row.segment(at: index)?.isEnabled ?? false }

  /// Changes a segment in the program's name.
  ///
  /// - Returns: false, with nothing changed, if there is no such segment.
  @discardableResult
  public mutating func update(_ index: Int, _ body: (inout Segment) -> Void) -> Bool {
    row.update(index, body)
  }

  /// Lets the user select a segment or not; one that is selected stays so.
  ///
  /// Space that is held on it is let go.
  ///
  /// - Returns: false, with nothing changed, if there is no such segment.
  @discardableResult
  public mutating func setEnabled(
    _ isEnabled: Bool, forSegmentAt index: Int, at time: Instant
  ) -> Bool {
    let isThere = update(index) { $0.isEnabled = isEnabled }
    if !isEnabled {
      switch phase {
      case .pressed(index: index): phase = .pressed(index: nil)
      case .keyHeld(index: index): endPress(time)
      default: break
      }
    }
    return isThere
  }

  /// Puts a segment in; the selection moves with its segments, and nobody is told.
  ///
  /// - Parameters:
  ///   - segment: what comes.
  ///   - index: its place; one beyond an end is at that end.
  ///   - animated: whether it widens into its place.
  ///   - time: when.
  public mutating func insert(
    _ segment: Segment, at index: Int, animated: Bool, at time: Instant
  ) {
    let index = min(max(index, 0), segmentCount)
    renumber { $0 >= index ? $0 + 1 : $0 }
    row.insert(
      segment, at: index, widthSpring(animated), fade: animated ? metrics.contentFadeDuration : 0,
      time)
    showSeparators(over: animated ? metrics.contentFadeDuration : 0, time)
  }

  /// Takes a segment out; if it is selected, it is no longer, and nobody is told.
  ///
  /// - Parameters:
  ///   - index: its place.
  ///   - animated: whether the others move into its place.
  ///   - time: when.
  /// - Returns: false, with nothing changed, if there is no such segment.
  @discardableResult
  public mutating func remove(at index: Int, animated: Bool, at time: Instant) -> Bool {
    guard (0..<segmentCount).contains(index) else { return false }
    row.remove(at: index, widthSpring(animated), fade: metrics.contentFadeDuration, time)
    let shown = shownIndices
    if phase == .keyHeld(index: index) { endPress(time) }
    if proposed?.value.contains(index) ?? false {
      // What was wanted cannot be had any more.
      proposed = nil
      shownIndices = selectedIndices
    }
    renumber { $0 == index ? nil : $0 > index ? $0 - 1 : $0 }
    if case .dragging = phase, shown.contains(index), !selectedIndices.isEmpty {
      // What the drag showed is gone: it goes on from what is selected.
      shownIndices = selectedIndices
    }
    if case .dragging = phase, shownIndices.isEmpty {
      endPress(time)
      phase = .pressed(index: nil)
    }
    showSelection(animated: animated, time)
    showSeparators(over: animated ? metrics.contentFadeDuration : 0, time)
    return true
  }

  /// Gives segments their widths, pt; nil for equal ones.
  mutating func setWidths(_ widths: [Double]?, at time: Instant) {
    row.give(widths, widthSpring(true), at: time)
  }

  /// What widens and narrows segments; nil for nothing, as where things fade instead of moving.
  private func widthSpring(_ isAnimated: Bool) -> Spring? {
    isAnimated && motion == .full ? metrics.widthSpring : nil
  }

  /// Gives everything that is known by its place its new one; nil for what is gone.
  private mutating func renumber(_ new: (Int) -> Int?) {
    selectedIndices = Set(selectedIndices.compactMap(new))
    shownIndices = Set(shownIndices.compactMap(new))
    visitedIndex = visitedIndex.flatMap(new)
    scaledIndex = scaledIndex.flatMap(new)
    springLoading.renumber(new)
    extent = nil
    switch phase {
    case .idle: break
    case .pressed(let index): phase = .pressed(index: index.flatMap(new))
    case .keyHeld(let index):
      phase = new(index).map { .keyHeld(index: $0) } ?? .idle
    case .dragging(var drag):
      if let deferred = drag.deferred {
        drag.deferred?.selection = Set(deferred.selection.compactMap(new))
      }
      phase = .dragging(drag)
    }
    if let proposed { self.proposed?.value = Set(proposed.value.compactMap(new)) }
  }
}
