/// What a window's frames took: the last ones in full, all of them as counts.
package final class FrameStatistics {
  /// How many reports are kept.
  package static let capacity = 1024

  /// Frames shown.
  package private(set) var frames = 0

  /// How often the whole window was painted, by reason.
  package private(set) var fullRepaints: [String: Int] = [:]

  /// Ticks that passed while the frame before was still on its way to the display.
  package internal(set) var skippedTicks = 0

  /// Times a timer had to take over from the display.
  package internal(set) var clockFallbacks = 0

  /// How often the process was woken by the display or the clock.
  package internal(set) var wakeups = 0

  /// What the cache of masks did, and what it holds.
  package internal(set) var masks = MaskCache.Statistics()

  private var ring: [FrameReport] = []
  private var oldest = 0

  init() {
    ring.reserveCapacity(Self.capacity)
  }

  /// The last frame shown.
  package var last: FrameReport? {
    ring.isEmpty ? nil : ring[(oldest + ring.count - 1) % ring.count]
  }

  /// The frames kept, oldest first.
  package var reports: [FrameReport] {
    Array(ring[oldest...] + ring[..<oldest])
  }

  /// The value of a figure that the given part of the kept frames stays at or below.
  ///
  /// - Parameters:
  ///   - figure: such as `\.paintDuration`; frames where it is nil do not count.
  ///   - part: 0.5 for the median, 1 for the largest.
  package func percentile(_ part: Double, of figure: (FrameReport) -> Double?) -> Double? {
    let sorted = ring.compactMap(figure).sorted()
    guard !sorted.isEmpty else { return nil }
    let rank = (part * Double(sorted.count)).rounded(.up)
    return sorted[min(max(Int(rank) - 1, 0), sorted.count - 1)]
  }

  /// The part-th percentile of the seconds between frames that follow each other.
  package func interval(_ part: Double) -> Double? { percentile(part) { $0.interval } }

  /// The part-th percentile of the seconds from input to hand-over.
  package func inputLatency(_ part: Double) -> Double? { percentile(part) { $0.inputLatency } }

  func add(_ report: FrameReport) {
    frames += 1
    if let reason = report.fullRepaintReason { fullRepaints[reason, default: 0] += 1 }
    if ring.count < Self.capacity {
      ring.append(report)
    } else {
      ring[oldest] = report
      oldest = (oldest + 1) % Self.capacity
    }
  }
}
