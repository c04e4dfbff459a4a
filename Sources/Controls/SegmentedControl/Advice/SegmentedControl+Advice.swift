import Canvas

extension SegmentedControl {
  /// What the guidelines would have otherwise in the control, in a wide interface; nothing where all
  /// is well.
  public var advice: [Advice] { advice(in: .wide) }

  /// What the guidelines would have otherwise in the control.
  public func advice(in room: Advice.Room) -> [Advice] {
    let segments = titles.map { AdvisedSegment(title: $0) }
    return SegmentedAdvisor(
      segments, room: room, metrics: metrics, text: scene?.text ?? TextEngine()
    ).advice
  }
}
