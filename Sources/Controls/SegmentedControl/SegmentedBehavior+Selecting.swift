import Canvas

extension SegmentedBehavior {
  /// Changes the selection on behalf of the app, after a drag; `false` if it is invalid.
  @discardableResult
  public mutating func select(_ indices: Set<Int>, animated: Bool, at time: Instant) -> Bool {
    guard mode.selection(of: indices, count: segmentCount) == indices else { return false }
    if case .dragging(var drag) = phase {
      drag.deferred = indices
      drag.isDeferredAnimated = animated
      phase = .dragging(drag)
      return true
    }
    // The app may set the selection that it is told; that keeps the extent.
    if indices != selectedIndices { extent = nil }
    selectedIndices = indices
    pendingSince = nil
    show(indices, animated: animated, time)
    return true
  }

  /// Changes the selection mode; an invalid part of the selection is dropped without reporting it.
  public mutating func setMode(_ mode: SegmentSelectionMode, at time: Instant) {
    if mode == self.mode { return }
    cancel(time)
    self.mode = mode
    pendingSince = nil
    extent = nil
    selectedIndices = mode.selection(of: selectedIndices, count: segmentCount)
    shownIndices = selectedIndices
    pill = PillMotion(key: nil)
    showSelection(animated: false, time)
  }

  mutating func act(on index: Int, _ time: Instant, _ actions: inout [ControlAction]) {
    visitedIndex = index
    switch mode {
    case .momentary: actions.append(.triggered(index))
    case .multiple: commit(selectedIndices.symmetricDifference([index]), time, &actions)
    case .single:
      let isTakenBack = allowsEmptySelection && selectedIndex == index
      commit(isTakenBack ? [] : [index], time, &actions)
    }
    extent = nil
  }

  mutating func commit(_ selection: Set<Int>, _ time: Instant, _ actions: inout [ControlAction]) {
    if selection == selectedIndices { return }
    show(selection, animated: true, time)
    if asksFirst {
      pendingSince = time
      actions.append(.proposed(value(of: selection)))
    } else {
      selectedIndices = selection
      actions.append(.valueChanged(value(of: selection)))
    }
  }

  mutating func show(_ selection: Set<Int>, animated: Bool, _ time: Instant) {
    shownIndices = selection
    showSelection(animated: animated, time)
  }

  mutating func showSelection(animated: Bool, _ time: Instant) {
    let keys = shownKeys
    switch mode {
    case .single:
      if animated && imageFade == nil {
        pill.move(
          to: keys.first, among: row.shown(at: time), width: width, metrics, motion, at: time)
      } else {
        pill = PillMotion(key: keys.first)
      }
    case .multiple: row.fade(to: keys, over: animated ? metrics.contentFadeDuration : 0, at: time)
    case .momentary: break
    }
    let imageDuration = animated ? metrics.imageFadeDuration : 0
    imageFade?.show(keys, over: imageDuration, at: time)
  }

  private var shownKeys: Set<Int> { Set(shownIndices.compactMap(row.key)) }

  mutating func showImages(_ isShown: Bool) {
    if !isShown {
      imageFade = nil
    } else if imageFade == nil {
      imageFade = SelectionFade(shownKeys)
      // Images have no pill that could move or shrink.
      pill = PillMotion(key: pill.key)
      pillScale.set(1)
    }
  }
}

/// Cross-fades between selections; a change during a fade is painted above it.
struct SelectionFade: Hashable, Sendable {
  struct Layer: Hashable, Sendable {
    var selection: Set<Int>
    var opacity: Double
  }

  private struct Change: Hashable, Sendable {
    var selection: Set<Int>
    var progress = Transition(1)
  }

  /// The first one is settled.
  private var changes: [Change]

  init(_ selection: Set<Int>) { changes = [Change(selection: selection)] }

  mutating func show(_ selection: Set<Int>, over duration: Double, at time: Instant) {
    changes.removeSubrange(..<bottom(at: time))
    if selection == changes.last?.selection { return }
    if duration > 0 {
      let progress = Transition(
        from: 0, to: 1, startTime: time, duration: duration, curve: .easeInOut)
      changes.append(Change(selection: selection, progress: progress))
    } else {
      self = SelectionFade(selection)
    }
  }

  /// The visible selections from bottom to top; the first is opaque.
  func layers(at time: Instant) -> [Layer] {
    changes[bottom(at: time)...].map {
      Layer(selection: $0.selection, opacity: $0.progress.value(at: time))
    }
  }

  /// The last change that covers all changes below.
  private func bottom(at time: Instant) -> Int {
    changes.lastIndex { $0.progress.isSettled(at: time) } ?? 0
  }

  func isSettled(at time: Instant) -> Bool { changes.last?.progress.isSettled(at: time) ?? true }
}
