import Canvas

extension SegmentedControl {
  /// From where reading begins.
  public var segments: [Segment] { behavior.segments }

  /// How many segments there are.
  public var numberOfSegments: Int { behavior.segmentCount }

  /// The titles from where reading begins; empty ones of segments without a title.
  public var titles: [String] { segments.map(\.title) }

  /// Changes a segment.
  ///
  /// - Returns: false, with nothing changed, if there is no such segment.
  @discardableResult
  public func updateSegment(at index: Int, _ body: (inout Segment) -> Void) -> Bool {
    guard segments.indices.contains(index) else { return false }
    var segment = segments[index]
    let before = segment
    body(&segment)
    if segment == before { return true }
    change(reason: "segment") { behavior, time, _ in
      if segment.isEnabled != before.isEnabled {
        behavior.setEnabled(segment.isEnabled, forSegmentAt: index, at: time)
      }
      behavior.update(index) { $0 = segment }
    }
    invalidate([.layout, .paint], reason: "segment")
    return true
  }

  /// Gives a segment another title.
  ///
  /// - Returns: false, with nothing changed, if there is no such segment.
  @discardableResult
  public func setTitle(_ title: String, forSegmentAt index: Int) -> Bool {
    updateSegment(at: index) { $0.title = title }
  }

  /// Shows a symbol or an image in a segment, beside its title if it has one; nil for none.
  ///
  /// - Returns: false, with nothing changed, if there is no such segment.
  @discardableResult
  public func setIcon(_ icon: Icon?, forSegmentAt index: Int) -> Bool {
    updateSegment(at: index) { $0.icon = icon }
  }

  /// Lets the user select a segment or not; one that is selected stays so.
  ///
  /// - Returns: false, with nothing changed, if there is no such segment.
  @discardableResult
  public func setEnabled(_ isEnabled: Bool, forSegmentAt index: Int) -> Bool {
    updateSegment(at: index) { $0.isEnabled = isEnabled }
  }

  /// Gives a segment a width of its own, pt; 0 for a share of what is left.
  ///
  /// - Returns: false, with nothing changed, if there is no such segment, or it is no width.
  @discardableResult
  public func setWidth(_ width: Double, forSegmentAt index: Int) -> Bool {
    guard Segment.isWidth(width) else { return false }
    return updateSegment(at: index) { $0.width = width }
  }

  /// Moves a segment's content from its middle, pt; sideways it is towards where reading ends.
  ///
  /// - Returns: false, with nothing changed, if there is no such segment.
  @discardableResult
  public func setContentOffset(_ offset: Point, forSegmentAt index: Int) -> Bool {
    guard Segment.isOffset(offset) else { return false }
    return updateSegment(at: index) { $0.contentOffset = offset }
  }

  /// Puts a segment in; the selection moves with its segments, and the owner is not told.
  ///
  /// - Parameters:
  ///   - segment: what comes.
  ///   - index: its place; one beyond an end is at that end.
  ///   - animated: whether it widens into its place.
  public func insertSegment(_ segment: Segment, at index: Int, animated: Bool) {
    change(reason: "segment inserted") { behavior, time, _ in
      behavior.insert(segment, at: index, animated: animated, at: time)
    }
    invalidate(.layout, reason: "segment inserted")
  }

  /// Takes a segment out; if it is selected, it is no longer, and the owner is not told.
  ///
  /// - Parameters:
  ///   - index: its place.
  ///   - animated: whether the others move into its place.
  /// - Returns: false, with nothing changed, if there is no such segment.
  @discardableResult
  public func removeSegment(at index: Int, animated: Bool) -> Bool {
    let isDone = change(reason: "segment removed") { behavior, time, _ in
      behavior.remove(at: index, animated: animated, at: time)
    }
    if isDone { invalidate(.layout, reason: "segment removed") }
    return isDone
  }

  /// Takes all segments out at once.
  public func removeAllSegments() {
    for index in segments.indices.reversed() { removeSegment(at: index, animated: false) }
  }
}

extension SegmentedControl {
  /// What each segment would take by itself, pt: its own width, else its content and padding.
  func neededWidths(in context: LayoutContext) -> [Double] {
    segments.map { segment in
      if segment.width > 0 { return segment.width }
      return contentWidth(of: segment, context.text) + 2 * metrics.titlePadding
        + (appearance?.dividerWidth ?? 0)
    }
  }

  private func contentWidth(of segment: Segment, _ text: any TextMeasuring) -> Double {
    let icon = segment.icon == nil ? 0 : metrics.iconSize.width
    if segment.title.isEmpty { return icon }
    let fonts = Set(SegmentState.allCases.map { titleAttributes(for: $0)?.font ?? metrics.font })
    let title = fonts.map { text.size(of: Text(segment.title, font: $0)).width }.max() ?? 0
    return title + icon + (icon > 0 ? metrics.iconGap : 0)
  }

  /// The widths in the frame as it is, pt; nil for equal ones.
  ///
  /// Those with a width of their own have it and the others share the rest: equally, or as their
  /// content is wide. What does not fit, or does not fill the frame, is stretched or squeezed alike.
  func segmentWidths(in context: LayoutContext) -> [Double]? {
    let segments = segments
    let hasFixed = segments.contains { $0.width > 0 }
    if segments.isEmpty || !(hasFixed || apportionsSegmentWidthsByContent) { return nil }
    let needs = neededWidths(in: context)
    let fixed = segments.reduce(0) { $0 + $1.width }
    let flexible = segments.count { $0.width == 0 }
    let rest = frame.width - fixed
    var widths = needs
    if flexible > 0, rest > 0 {
      let needed = zip(segments, needs).reduce(0) { $0 + ($1.0.width == 0 ? $1.1 : 0) }
      for index in segments.indices where segments[index].width == 0 {
        widths[index] =
          apportionsSegmentWidthsByContent && needed > 0
          ? rest * needs[index] / needed : rest / Double(flexible)
      }
    }
    let sum = widths.reduce(0, +)
    if sum <= 0 || abs(sum - frame.width) < 1e-9 { return sum > 0 ? widths : nil }
    return widths.map { $0 * frame.width / sum }
  }
}
