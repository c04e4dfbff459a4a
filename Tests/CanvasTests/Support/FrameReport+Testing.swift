@testable import Canvas

extension FrameReport {
  static func testing(
    _ number: Int = 0, interval: Double? = nil, update: Double = 0, paint: Double = 0,
    present: Double = 0, reason: String? = nil, inputLatency: Double? = nil
  ) -> FrameReport {
    FrameReport(
      number: number, target: .zero, presented: .zero, interval: interval, updateDuration: update,
      paintDuration: paint, presentDuration: present, damagedPixels: 0, rectCount: 0,
      fullRepaintReason: reason, inputLatency: inputLatency)
  }
}
