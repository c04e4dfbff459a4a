import Canvas

/// What a segmented control looks like at one moment.
public struct SegmentedState: Hashable, Sendable {
  /// The committed selection; nil for none.
  public var selectedIndex: Int?

  /// The segment that the pill is at or moves to; nil for none.
  public var shownIndex: Int?

  public var segmentCount: Int

  /// The control's width, pt.
  public var width: Double

  /// Where the pill is, in segments from the first; springs overshoot.
  public var position: Slide.Sample

  /// The pill's size as a part of its own.
  public var pillScale: Double

  /// The segment that is pressed but not selected.
  public var pressedIndex: Int?

  public var isPillPressed: Bool

  /// How far each separator has faded in, before the pill covers it; from the first to the last.
  var separatorFades: [Double]

  /// Shown while a change waits for the owner's word.
  public var pendingRing: PendingRing?

  public var metrics: SegmentedMetrics

  /// pt.
  public var segmentWidth: Double { width / Double(max(segmentCount, 1)) }

  public func segmentFrame(at index: Int) -> Rect {
    Rect(
      x: Double(index) * segmentWidth, y: 0, width: segmentWidth, height: metrics.height)
  }

  /// The pill as it is painted; nil if nothing is selected.
  ///
  /// It never leaves its inset, however far the spring overshoots. spec: rendering, 4.6
  public var pillRect: Rect? {
    shownIndex == nil ? nil : pillRect(at: position.position)
  }

  /// The pill as if it were not pressed; nil if nothing is selected.
  public var unscaledPillRect: Rect? {
    var state = self
    state.pillScale = 1
    return state.pillRect
  }

  func pillRect(at position: Double) -> Rect {
    let inset = metrics.pillInset
    let full = Rect(
      x: position * segmentWidth, y: 0, width: segmentWidth, height: metrics.height
    ).inset(by: inset)
    let size = Size(full.width * pillScale, full.height * pillScale)
    let x = full.minX + (full.width - size.width) * anchor(at: position)
    let limit = max(inset, width - inset - size.width)
    return Rect(
      origin: Point(min(max(x, inset), limit), full.midY - size.height / 2), size: size)
  }

  /// Which part of the pill stays where it is when it shrinks: its left edge at the first segment,
  /// its right edge at the last, its middle in between.
  private func anchor(at position: Double) -> Double {
    if segmentCount == 1 { return 0.5 }
    let last = Double(segmentCount - 1)
    let fromFirst = min(max(position, 0), 1)
    let fromLast = min(max(last - position, 0), 1)
    return (1 + fromFirst - fromLast) / 2
  }

  /// How visible each separator is, 0 to 1, from the first to the last.
  public var separatorOpacities: [Double] {
    separatorFades.indices.map(separatorOpacity)
  }

  /// How visible the separator after a segment is: a function of the pill. spec: rendering, 4.5
  func separatorOpacity(after index: Int) -> Double {
    let x = Double(index + 1) * segmentWidth
    if let pill = pillRect {
      let clearance = metrics.separatorClearance
      if x > pill.minX - clearance && x < pill.maxX + clearance { return 0 }
    }
    return separatorFades[index]
  }
}
