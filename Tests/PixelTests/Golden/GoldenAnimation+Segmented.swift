import Canvas
import Controls

nonisolated extension GoldenAnimation {
  private static let size = Size(150, 32)

  static let segmentedFull = [
    GoldenAnimation(
      "segmented-join", size: size, times: [0.04, 0.08, 0.12],
      {
        let control = SegmentedControl((0..<4).map { _ in Segment() }, mode: .multiple)
        control.select([1, 3], animated: false)
        return control
      }, start: { $0.tap(at: Point(94, 16)) }),
    GoldenAnimation(
      "segmented-insert", size: size, times: [0.05, 0.1, 0.2],
      { SegmentedControl(["", ""], selection: 1) },
      start: { $0.control.insertSegment(Segment(symbol: .sunMax), at: 1, animated: true) }),
    GoldenAnimation(
      "segmented-remove", size: size, times: [0.05, 0.1, 0.2],
      { SegmentedControl([Segment(), Segment(symbol: .sunMin), Segment()], selection: 1) },
      start: { $0.control.removeSegment(at: 1, animated: true) }),
    GoldenAnimation(
      "segmented-deselect", size: size, times: [0.04, 0.08, 0.12],
      { SegmentedControl(["", "", ""], selection: 1) },
      start: { $0.control.select(nil, animated: true) }),
  ]
}
