import Canvas

extension SegmentedControl {
  /// The segments, from the leading edge or the top.
  public var segments: [Segment] { behavior.segments }

  /// The number of segments.
  public var numberOfSegments: Int { behavior.segmentCount }

  /// The titles, from the leading edge; empty for segments without a title.
  public var titles: [String] { segments.map(\.title) }

  /// Changes a segment; `false` if it does not exist.
  @discardableResult
  public func updateSegment(at index: Int, _ body: (inout Segment) -> Void) -> Bool {
    guard segments.indices.contains(index) else { return false }
    var segment = segments[index]
    let before = segment
    body(&segment)
    if segment == before { return true }
    return changeSegments("segment") { behavior, time in
      behavior.update(index, at: time) { $0 = segment }
    }
  }

  /// Sets the title of a segment; `false` if it does not exist.
  @discardableResult
  public func setTitle(_ title: String, forSegmentAt index: Int) -> Bool {
    updateSegment(at: index) { $0.title = title }
  }

  /// Sets the icon of a segment; `false` if it does not exist.
  @discardableResult
  public func setIcon(_ icon: Icon?, forSegmentAt index: Int) -> Bool {
    updateSegment(at: index) { $0.icon = icon }
  }

  /// Enables or disables a segment; `false` if it does not exist; a disabled one stays selected.
  @discardableResult
  public func setEnabled(_ isEnabled: Bool, forSegmentAt index: Int) -> Bool {
    updateSegment(at: index) { $0.isEnabled = isEnabled }
  }

  /// Sets the width of a segment in points, 0 for automatic; `false` if it is invalid.
  @discardableResult
  public func setWidth(_ width: Double, forSegmentAt index: Int) -> Bool {
    Segment.isWidth(width) && updateSegment(at: index) { $0.width = width }
  }

  /// Sets a segment's content offset in points, trailing and down; `false` if it is invalid.
  @discardableResult
  public func setContentOffset(_ offset: Point, forSegmentAt index: Int) -> Bool {
    Segment.isOffset(offset) && updateSegment(at: index) { $0.contentOffset = offset }
  }

  /// Inserts a segment at a clamped index without reporting it; the selection moves along.
  public func insertSegment(_ segment: Segment, at index: Int, animated: Bool) {
    changeSegments("segment inserted") { behavior, time in
      behavior.insert(segment, at: index, animated: animated, at: time)
      return true
    }
  }

  /// Removes a segment without reporting it; `false` if it does not exist.
  @discardableResult
  public func removeSegment(at index: Int, animated: Bool) -> Bool {
    changeSegments("segment removed") { $0.remove(at: index, animated: animated, at: $1) }
  }

  /// Moves a segment to its later index without reporting it; the selection moves along; `false` if
  /// an index is invalid.
  @discardableResult
  public func moveSegment(at index: Int, to destination: Int, animated: Bool) -> Bool {
    changeSegments("segment moved") {
      $0.move(from: index, to: destination, animated: animated, at: $1)
    }
  }

  /// Removes all segments without animation.
  public func removeAllSegments() {
    for index in segments.indices.reversed() { removeSegment(at: index, animated: false) }
  }

  @discardableResult
  private func changeSegments(
    _ reason: StaticString, _ body: (inout SegmentedBehavior, Instant) -> Bool
  ) -> Bool {
    guard change(reason: reason, { behavior, time, _ in body(&behavior, time) }) else {
      return false
    }
    // The menu shows outdated segments.
    shownMenu?.dismiss()
    invalidate(.layout, reason: reason)
    return true
  }
}
