/// Counts of the frames of a window, and the times of the last ones.
package final class FrameStatistics {
  package static let capacity = 1024

  package private(set) var frames = 0
  package private(set) var fullRepaints: [String: Int] = [:]
  /// The ticks that passed while an earlier frame was still being sent.
  package internal(set) var skippedTicks = 0
  package internal(set) var clockFallbacks = 0
  package internal(set) var wakeups = 0
  package internal(set) var masks = MaskCache.Statistics()

  private var kept: [FrameReport] = []

  package var last: FrameReport? { kept.last }
  /// The last reports, oldest first.
  package var reports: [FrameReport] { Array(kept.suffix(Self.capacity)) }

  /// `part` is 0.5 for the median, 1 for the maximum.
  package func percentile(_ part: Double, of figure: (FrameReport) -> Double?) -> Double? {
    let sorted = reports.compactMap(figure).sorted()
    guard !sorted.isEmpty else { return nil }
    let rank = (part * Double(sorted.count)).rounded(.up)
    return sorted[min(max(Int(rank) - 1, 0), sorted.count - 1)]
  }

  func add(_ report: FrameReport) {
    frames += 1
    if let reason = report.fullRepaintReason { fullRepaints[reason, default: 0] += 1 }
    if kept.count == 2 * Self.capacity { kept.removeFirst(Self.capacity) }
    kept.append(report)
  }
}
