import Canvas

extension SegmentedControl {
  /// The advice for a wide interface; empty if there is none.
  public var advice: [Advice] { advice(in: .wide) }

  /// The advice for the control.
  public func advice(in room: Advice.Room) -> [Advice] {
    SegmentedAdvisor(
      segments: segments, widths: SegmentWidths(of: self), hasCaption: !caption.isEmpty, room: room,
      metrics: metrics, text: scene?.text ?? TextEngine()
    ).advice
  }
}
