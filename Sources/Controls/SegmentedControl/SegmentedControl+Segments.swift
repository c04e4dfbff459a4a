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
    return changeSegments("segment", [.layout, .paint]) { behavior, time in
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
    guard Segment.isWidth(width) else { return false }
    return updateSegment(at: index) { $0.width = width }
  }

  /// Sets a segment's content offset in points, trailing and down; `false` if it is invalid.
  @discardableResult
  public func setContentOffset(_ offset: Point, forSegmentAt index: Int) -> Bool {
    guard Segment.isOffset(offset) else { return false }
    return updateSegment(at: index) { $0.contentOffset = offset }
  }

  /// Inserts a segment without reporting it; the selection moves along.
  ///
  /// - Parameter index: Clamped to the valid positions.
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

  /// Moves a segment without reporting it; the selection moves along.
  ///
  /// - Parameter destination: The index of the segment afterwards.
  /// - Returns: `false` if an index is invalid.
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
    _ reason: StaticString, _ aspects: Invalidation = .layout,
    _ body: (inout SegmentedBehavior, Instant) -> Bool
  ) -> Bool {
    guard change(reason: reason, { behavior, time, _ in body(&behavior, time) }) else {
      return false
    }
    // The menu shows outdated segments.
    menu?.dismiss()
    invalidate(aspects, reason: reason)
    return true
  }

  /// The wanted width of each segment, or its height in a vertical control, in points: its own, or
  /// content and padding.
  func neededWidths(_ style: SegmentedCompactStyle = .none, in context: LayoutContext) -> [Double] {
    let fit = TitleFit(style: style)
    return segments.map { segment in
      if segment.width > 0 { return segment.width }
      if axis.isVertical { return metrics.height }
      return contentWidth(of: segment, fit, context.text) + 2 * metrics.titlePadding
        + (appearance?.dividerWidth ?? 0)
    }
  }

  /// The wanted width of a vertical control, in points.
  func neededBreadth(in context: LayoutContext) -> Double {
    let widths = segments.map { contentWidth(of: $0, TitleFit(), context.text) }
    return (widths.max() ?? 0) + 2 * metrics.titlePadding
  }

  private var titleFonts: Set<Font> {
    Set(SegmentState.allCases.map { titleAttributes(for: $0)?.font ?? metrics.font })
  }

  private func contentWidth(
    of segment: Segment, _ fit: TitleFit, _ text: any TextMeasuring
  ) -> Double {
    let icon = segment.icon == nil ? 0 : metrics.iconSize.width
    let title = fit.title(of: segment)
    if title.isEmpty { return icon }
    let widths = titleFonts.map { font in
      text.size(of: Text(title, font: font.limited(to: fit.fontSize))).width
    }
    return (widths.max() ?? 0) + icon + (icon > 0 ? metrics.iconGap : 0)
  }

  /// The compact style that the control's width calls for; in a compact control, titles need more
  /// room, so that small changes of the width do not alternate between two appearances.
  func neededStyle(in context: LayoutContext) -> SegmentedCompactStyle {
    if compactStyle == .none || (compactStyle == .menu && axis.isVertical) { return .none }
    let spare = titleFit.style == .none ? 0 : SegmentedCompactStyle.hysteresis
    let width = frame.width - spare
    let widths = axis.isVertical ? nil : segmentWidths(.none, in: width, context)
    return titleFit(.none, widths, in: width, context).truncated.isEmpty ? .none : compactStyle
  }

  /// The fit of titles in a control of a width, with segments of these widths, in points; `nil` for
  /// equal ones.
  func titleFit(
    _ style: SegmentedCompactStyle, _ widths: [Double]?, in width: Double, _ context: LayoutContext
  ) -> TitleFit {
    let segments = segments
    let divider = appearance?.dividerWidth ?? 0
    var fit = TitleFit(style: style)
    let titled = segments.indices.filter { !fit.title(of: segments[$0]).isEmpty }
    /// The room at each side of each title.
    func room(_ fit: TitleFit) -> [Double] {
      titled.map { index in
        let width = axis.isVertical ? width : widths?[index] ?? width / Double(segments.count)
        return (width - divider - contentWidth(of: segments[index], fit, context.text)) / 2
      }
    }
    let padding = min(TitleFit.leastPadding, metrics.titlePadding)
    let leastSize = TitleFit.leastFontSize / context.textScale
    var sides = room(fit)
    var size = titleFonts.map(\.size).max() ?? 0
    while size > leastSize, sides.contains(where: { $0 < padding }) {
      size = max(size - TitleFit.fontStep, leastSize)
      fit.fontSize = size
      sides = room(fit)
    }
    fit.padding = max(padding, sides.min() ?? .infinity)
    fit.truncated = Set(zip(titled, sides).filter { $0.1 < padding }.map(\.0))
    if style == .symbols {
      fit.truncated.formUnion(
        segments.indices.filter { fit.title(of: segments[$0]) != segments[$0].title })
    }
    return fit
  }

  /// The widths that fill a length along the control, in points; `nil` for equal ones.
  ///
  /// Segments with a width keep it, and the others share the rest, equally or by content. Then all
  /// are scaled to fill the length.
  func segmentWidths(
    _ style: SegmentedCompactStyle, in length: Double, _ context: LayoutContext
  ) -> [Double]? {
    let flexible = segments.indices.filter { segments[$0].width == 0 }
    let hasFixed = flexible.count < segments.count
    if segments.isEmpty || !(hasFixed || apportionsSegmentWidthsByContent) { return nil }
    var widths = neededWidths(style, in: context)
    let rest = length - segments.reduce(0) { $0 + $1.width }
    let needed = flexible.reduce(0) { $0 + widths[$1] }
    for index in rest > 0 ? flexible : [] {
      widths[index] =
        apportionsSegmentWidthsByContent && needed > 0
        ? rest * widths[index] / needed : rest / Double(flexible.count)
    }
    let sum = widths.reduce(0, +)
    if sum <= 0 || abs(sum - length) < 1e-9 { return sum > 0 ? widths : nil }
    return widths.map { $0 * length / sum }
  }
}
