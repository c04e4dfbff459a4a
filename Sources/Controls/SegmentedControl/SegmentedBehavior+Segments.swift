import Canvas

extension SegmentedBehavior {
  func isEnabled(_ index: Int) -> Bool { row.segment(at: index)?.isEnabled ?? false }

  /// Changes a segment on behalf of the app; `false` if it does not exist.
  ///
  /// A segment that is disabled stays selected, and a press on it ends.
  @discardableResult
  public mutating func update(
    _ index: Int, at time: Instant, _ body: (inout Segment) -> Void
  ) -> Bool {
    let wasEnabled = isEnabled(index)
    guard row.update(index, body) else { return false }
    if !wasEnabled || isEnabled(index) { return true }
    if phase == .pressed(index: index) { phase = .pressed(index: nil) }
    if phase == .keyHeld(index: index) { endPress(time) }
    return true
  }

  /// Inserts a segment at a clamped index without reporting it; the selection moves along.
  public mutating func insert(_ segment: Segment, at index: Int, animated: Bool, at time: Instant) {
    let index = min(max(index, 0), segmentCount)
    renumber { $0 >= index ? $0 + 1 : $0 }
    row.insert(segment, at: index, rowChange(animated, time))
  }

  /// Removes a segment without reporting it; `false` if it does not exist.
  @discardableResult
  public mutating func remove(at index: Int, animated: Bool, at time: Instant) -> Bool {
    guard (0..<segmentCount).contains(index) else { return false }
    row.remove(at: index, rowChange(animated, time))
    if phase == .keyHeld(index: index) { endPress(time) }
    if shownIndices.contains(index) {
      // The segment can no longer be selected; a drag continues from the committed selection.
      pendingSince = nil
      shownIndices = selectedIndices
    }
    renumber { $0 == index ? nil : $0 > index ? $0 - 1 : $0 }
    if case .dragging = phase, shownIndices.isEmpty {
      endPress(time)
      phase = .pressed(index: nil)
    }
    showSelection(animated: animated, time)
    return true
  }

  /// Moves a segment to its later index without reporting it; the selection moves along; `false` if
  /// an index is invalid.
  @discardableResult
  public mutating func move(
    from index: Int, to destination: Int, animated: Bool, at time: Instant
  ) -> Bool {
    let indices = 0..<segmentCount
    guard indices.contains(index), indices.contains(destination) else { return false }
    if index == destination { return true }
    let former = row.shown(at: time)
    row.move(from: index, to: destination, rowChange(animated, time))
    let passed = min(index, destination)...max(index, destination)
    let step = index < destination ? -1 : 1
    renumber { $0 == index ? destination : passed.contains($0) ? $0 + step : $0 }
    if animated, imageFade == nil, width > 0, let old = former.first(where: { $0.key == pill.key }),
      let new = row.shown(at: time).first(where: { $0.key == pill.key })
    {
      pill.slide(from: old, to: new, width: width, metrics.slideSpring, motion, at: time)
    }
    showSelection(animated: animated, time)
    return true
  }

  /// Assigns widths, in points; `nil` for equal ones.
  mutating func setWidths(_ widths: [Double]?, at time: Instant) {
    row.assignWidths(widths, rowChange(true, time).spring, at: time)
  }

  /// Under reduced motion, widths have no spring.
  private func rowChange(_ isAnimated: Bool, _ time: Instant) -> SegmentRow.Change {
    SegmentRow.Change(
      spring: isAnimated && motion == .full ? metrics.widthSpring : nil,
      fade: isAnimated ? metrics.contentFadeDuration : 0, time: time)
  }

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
    case .keyHeld(let index): phase = new(index).map { .keyHeld(index: $0) } ?? .idle
    case .dragging(var drag):
      drag.deferred = drag.deferred.map { Set($0.compactMap(new)) }
      phase = .dragging(drag)
    }
  }
}
