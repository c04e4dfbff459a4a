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
    if hasImages { return [] }
    return switch mode {
    case .single: singlePills
    case .multiple: runs
    case .momentary: []
    }
  }

  private var singlePills: [SegmentedPill] {
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
    if segments.count == 1 { return 0.5 }
    let last = Double(segments.count - 1)
    let fromFirst = position.clamped(to: 1)
    let fromLast = (last - position).clamped(to: 1)
    return (1 + fromFirst - fromLast) / 2
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
      var start: Int?
      for place in 0...segments.count {
        if place < segments.count && segments[place].selection >= level {
          if start == nil { start = place }
        } else if let first = start {
          let opacity = share / (1 - covered)
          pills.append(run(from: first, to: place - 1, opacity: opacity, share: share))
          start = nil
        }
      }
      covered = level
    }
    return pills
  }

  private func run(
    from first: Int, to last: Int, opacity: Double, share: Double
  ) -> SegmentedPill {
    let place = PillMotion.Place(
      x: segments[first].x, width: segments[last].maxX - segments[first].x, opacity: opacity)
    // A pill of several segments is darkened in part, and keeps its place.
    guard first == last, let index = segments[first].index, index == scaledIndex else {
      return pill(place, share: share)
    }
    return pill(place, scale: pillScale, share: share, isPressed: pressedPillIndex == index)
  }
}
