import Canvas

/// A pill under segments that are selected.
struct SegmentedPill: Hashable, Sendable {
  var rect: Rect
  /// As a part of its size: its corners shrink with it.
  var scale = 1.0
  /// 0 to 1.
  var opacity = 1.0
  var isPressed = false
}

extension SegmentedState {
  /// The pill of a single selection as it is painted; nil if nothing is selected.
  ///
  /// It never leaves its inset, however far the spring overshoots. spec: rendering, 4.6
  public var pillRect: Rect? { pillSample.pill.map { pillRect($0, scale: pillScale) } }

  /// The pill as if it were not pressed; nil if nothing is selected.
  public var unscaledPillRect: Rect? { pillSample.pill.map { pillRect($0, scale: 1) } }

  /// Every pill that is painted: where it is, pt from where the control begins, and how opaque.
  public var pills: [(rect: Rect, opacity: Double)] {
    paintedPills.map { ($0.rect, $0.opacity) }
  }

  /// The pills in the order in which they are painted.
  var paintedPills: [SegmentedPill] {
    switch mode {
    case .single: singlePills
    case .multiple: runs
    case .momentary: []
    }
  }

  private var singlePills: [SegmentedPill] {
    let sample = pillSample
    let isPressed = isPillPressed
    var pills: [SegmentedPill] = []
    if let place = sample.vanishing {
      pills.append(SegmentedPill(rect: pillRect(place, scale: 1), opacity: place.opacity))
    }
    func add(_ place: PillMotion.Place) {
      pills.append(
        SegmentedPill(
          rect: pillRect(place, scale: pillScale), scale: pillScale, opacity: place.opacity,
          isPressed: isPressed))
    }
    if let ghost = sample.ghost { add(ghost) }
    if let pill = sample.pill { add(pill) }
    return pills
  }

  private func pillRect(_ place: PillMotion.Place, scale: Double) -> Rect {
    let inset = metrics.pillInset
    let full = Rect(x: place.x, y: 0, width: place.width, height: metrics.height).inset(by: inset)
    let size = Size(max(0, full.width * scale), full.height * scale)
    let anchor = scale == 1 ? 0 : anchor(at: position(ofX: place.x))
    let x = full.minX + (full.width - size.width) * anchor
    let limit = max(inset, width - inset - size.width)
    return Rect(
      origin: Point(min(max(x, inset), limit), full.midY - size.height / 2), size: size)
  }

  /// Which part of the pill stays where it is when it shrinks: its left edge at the first segment,
  /// its right edge at the last, its middle in between.
  private func anchor(at position: Double) -> Double {
    if segments.count == 1 { return 0.5 }
    let last = Double(segments.count - 1)
    let fromFirst = min(max(position, 0), 1)
    let fromLast = min(max(last - position, 0), 1)
    return (1 + fromFirst - fromLast) / 2
  }

  // MARK: Several

  /// A pill for each run of selected neighbours.
  ///
  /// Segments that are on their way into the selection, or out of it, are in some of the layers that
  /// the runs are painted in: each layer shows the segments that are selected at least so much, the
  /// widest runs first, and all of them together cover every place as much as it is to be covered.
  private var runs: [SegmentedPill] {
    var pills: [SegmentedPill] = []
    var covered = 0.0
    while let level = segments.lazy.map(\.selection).filter({ $0 > covered }).min() {
      appendRuns(selectedAtLeast: level, opacity: (level - covered) / (1 - covered), to: &pills)
      covered = level
    }
    return pills
  }

  private func appendRuns(
    selectedAtLeast level: Double, opacity: Double, to pills: inout [SegmentedPill]
  ) {
    var start: Int?
    for place in 0...segments.count {
      let isIn = place < segments.count && segments[place].selection >= level
      if isIn {
        if start == nil { start = place }
      } else if let first = start {
        pills.append(run(from: first, to: place - 1, opacity: opacity))
        start = nil
      }
    }
  }

  private func run(from first: Int, to last: Int, opacity: Double) -> SegmentedPill {
    let inset = metrics.pillInset
    let place = PillMotion.Place(
      x: segments[first].x, width: segments[last].maxX - segments[first].x, opacity: opacity)
    let isAlone = first == last
    // One of several that touch is darkened by itself, and keeps its place between the others.
    guard isAlone, let index = segments[first].index, index == scaledIndex else {
      return SegmentedPill(
        rect: Rect(
          minX: place.x + inset, minY: inset, maxX: place.x + max(inset, place.width - inset),
          maxY: metrics.height - inset), opacity: opacity)
    }
    return SegmentedPill(
      rect: pillRect(place, scale: pillScale), scale: pillScale, opacity: opacity,
      isPressed: pressedPillIndex == index)
  }
}
