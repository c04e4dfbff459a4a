import Canvas

package struct SegmentedPill: Hashable, Sendable {
  package var rect: Rect
  /// The rectangle as if the pill were not pressed.
  var fullRect: Rect
  /// The scale, which also applies to the corners.
  var scale: Double
  package var opacity: Double
  /// The pill's part in a fade.
  ///
  /// The shares of the pills over a segment add up to at most 1. Their opacities can add up to
  /// more, because one pill covers another.
  var share: Double
  var isPressed: Bool
}

extension SegmentedState {
  /// The painted pill of a single selection; `nil` without a selection and with images; it stays
  /// within its inset when the spring overshoots. spec: docs/spec/rendering.md#4.6
  public var pillRect: Rect? { shownPill.map { pillRect($0, scale: pillScale) } }

  /// The pill as if it were not pressed; `nil` without a selection and with images.
  public var unscaledPillRect: Rect? { shownPill.map { pillRect($0, scale: 1) } }

  private var shownPill: PillMotion.Place? { hasImages ? nil : pillSample.pill }

  /// All painted pills, from bottom to top.
  package var pills: [SegmentedPill] {
    if hasImages || mode == .momentary { return [] }
    if mode == .multiple { return runs }
    let held = [pillSample.ghost, pillSample.pill].compactMap(\.self)
    return [pillSample.fadingPill].compactMap { $0.map { pill($0) } }
      + held.map { pill($0, scale: pillScale, isPressed: isPillPressed) }
  }

  private func pill(
    _ place: PillMotion.Place, scale: Double = 1, share: Double? = nil, isPressed: Bool = false
  ) -> SegmentedPill {
    SegmentedPill(
      rect: pillRect(place, scale: scale), fullRect: pillRect(place, scale: 1), scale: scale,
      opacity: place.opacity, share: share ?? place.opacity, isPressed: isPressed)
  }

  private func pillRect(_ place: PillMotion.Place, scale: Double) -> Rect {
    let inset = metrics.pillInset
    let full = Rect(x: place.x, y: 0, width: place.width, height: breadth).inset(by: inset)
    let size = Size(max(0, full.width * scale), full.height * scale)
    let anchor = scale == 1 ? 0 : anchor(at: position(ofX: place.x))
    let x = full.minX + (full.width - size.width) * anchor
    let limit = max(inset, width - inset - size.width)
    return Rect(origin: Point(min(max(x, inset), limit), full.midY - size.height / 2), size: size)
  }

  /// The anchor of a shrinking pill: its left edge at the first segment, its right one at the last.
  private func anchor(at position: Double) -> Double {
    let last = Double(segments.count - 1)
    if last == 0 { return 0.5 }
    return (1 + position.clamped(to: 1) - (last - position).clamped(to: 1)) / 2
  }

  /// A pill for each run of selected neighbors.
  ///
  /// Segments that fade in or out belong to some of the layers: each layer shows the segments that
  /// are selected at least to a level, and all layers together have the right opacity.
  private var runs: [SegmentedPill] {
    var pills: [SegmentedPill] = []
    var covered = 0.0
    while let level = segments.lazy.map(\.selection).filter({ $0 > covered }).min() {
      let share = level - covered
      for run in segments.split(whereSeparator: { $0.selection < level }) {
        guard let first = run.first, let last = run.last else { continue }
        let place = PillMotion.Place(
          x: first.x, width: last.maxX - first.x, opacity: share / (1 - covered))
        // A pill of several segments is darkened in part, and keeps its place.
        let isScaled = run.count == 1 && first.index != nil && first.index == scaledIndex
        pills.append(
          pill(
            place, scale: isScaled ? pillScale : 1, share: share,
            isPressed: isScaled && pressedPillIndex == scaledIndex))
      }
      covered = level
    }
    return pills
  }
}

/// Separators fade with their distance to the painted pills.
/// spec: docs/spec/rendering.md#4.5/separators
extension SegmentedState {
  /// The opacity of each separator, 0...1; empty with images.
  public var separatorOpacities: [Double] {
    if hasImages { return [] }
    let last = segmentCount - 1
    return zip(segments, separators(beside: pills)).compactMap { segment, opacity in
      segment.index.flatMap { $0 < last ? opacity : nil }
    }
  }

  /// The opacity of the separator between each two shown segments, including removed ones.
  func separators(beside pills: [SegmentedPill]) -> [Double] {
    let widths = segments.lazy.filter { $0.index != nil }.map(\.restingWidth)
    let distance = min(metrics.separatorFadeDistance, (widths.min() ?? 0) / 2)
    // Separators of inserted and removed segments fade with their content.
    // spec: docs/spec/rendering.md#6/insertion-removal
    var after = segments.last?.opacity ?? 1
    return segments.dropLast().reversed().map { segment in
      let x = segment.maxX
      let shown =
        mode == .multiple
        ? max(0, 1 - pills.reduce(0) { $0 + $1.share * coverage(of: x, by: $1, over: distance) })
        : pills.reduce(1) { $0 * (1 - $1.opacity * coverage(of: x, by: $1, over: distance)) }
      defer { after = max(after, segment.opacity) }
      return shown * min(segment.opacity, after)
    }.reversed()
  }

  /// The share of a separator that a pill hides: 1 at the distance of an idle pill, 0 far away.
  private func coverage(of x: Double, by pill: SegmentedPill, over distance: Double) -> Double {
    let rect = pill.fullRect
    // Separators within a run of selected segments stay visible.
    if mode == .multiple && x > rect.minX && x < rect.maxX { return 0 }
    let gap = max(rect.minX - x, x - rect.maxX, 0) - metrics.pillInset
    // Sums of widths are not exact, but separators beside an idle pill are.
    return gap < 1e-9 ? 1 : 1 - min(gap / max(distance, 1e-9), 1)
  }
}
