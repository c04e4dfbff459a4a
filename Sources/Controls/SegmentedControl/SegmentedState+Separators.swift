import Canvas

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
    return segments.indices.dropLast(1).map { place in
      let x = segments[place].maxX
      let shown =
        mode == .multiple
        ? max(0, 1 - pills.reduce(0) { $0 + $1.share * coverage(of: x, by: $1, over: distance) })
        : pills.reduce(1) { $0 * (1 - $1.opacity * coverage(of: x, by: $1, over: distance)) }
      return shown * presence(ofSeparatorAfter: place)
    }
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

  /// Separators of inserted and removed segments fade with their content.
  /// spec: docs/spec/rendering.md#6/insertion-removal
  private func presence(ofSeparatorAfter place: Int) -> Double {
    let after = segments[(place + 1)...].lazy.map(\.opacity).max() ?? 1
    return min(segments[place].opacity, after)
  }
}
