import Canvas
import Controls

/// A segmented control, and beneath it what the advisor has against it.
final class AdvisedRow: Node {
  /// pt. chosen: design, gallery
  private enum Metrics {
    static let padding = 16.0
    static let spacing = 12.0
  }

  let control: SegmentedControl
  private let notes: [AdviceNote]

  init(_ control: SegmentedControl, in room: Advice.Room = .wide) {
    self.control = control
    notes = control.advice(in: room).map { AdviceNote($0.remark) }
    super.init()
    addChild(control)
    for note in notes { addChild(note) }
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    Size(available.width, (frames(in: available.width, context).last?.maxY ?? 0) + Metrics.padding)
  }

  override func layout(in context: LayoutContext) {
    for (child, place) in zip(children, frames(in: frame.width, context)) { child.frame = place }
  }

  /// Of the control and of each note.
  private func frames(in width: Double, _ context: LayoutContext) -> [Rect] {
    var y = Metrics.padding
    return children.map { child in
      let height = child.measure(Size(width, .infinity), in: context).height
      defer { y += height + Metrics.spacing }
      return Rect(x: 0, y: y, width: width, height: height)
    }
  }
}
