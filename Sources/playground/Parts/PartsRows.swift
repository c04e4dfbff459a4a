import Canvas
import Controls

final class PartsRows: Node {
  /// In points. design: playground, parts
  private enum Metrics {
    static let padding = 16.0
    static let rowHeight = 40.0
    static let width = 352.0
    static let controlStart = 144.0
  }

  private let controls: [Control]
  private let labels: [Label]

  init(_ controls: [Control]) {
    self.controls = controls
    labels = controls.map { Label($0.label, font: Font(size: 13)) }
    super.init()
    for node in labels as [Node] + controls { addChild(node) }
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    Size(
      min(Metrics.width * context.growth, available.width),
      Double(controls.count) * Metrics.rowHeight * context.growth + 12)
  }

  override func layout(in context: LayoutContext) {
    let rowHeight = Metrics.rowHeight * context.growth
    for (index, (label, control)) in zip(labels, controls).enumerated() {
      let middle = 6 + (Double(index) + 0.5) * rowHeight
      let labelSize = label.measure(frame.size, in: context)
      place(label, Rect(x: Metrics.padding, midY: middle, size: labelSize), context)
      let room = max(0, frame.width - Metrics.padding - Metrics.controlStart * context.growth)
      let isWide = ControlCatalog.standard.description(of: control)?.length != nil
      var size = control.measure(Size(room, rowHeight), in: context)
      if isWide { size.width = room }
      let x = frame.width - Metrics.padding - size.width
      place(control, Rect(x: x, midY: middle, size: size), context)
    }
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    for index in controls.indices.dropFirst() {
      painter.fillAligned(
        Rect(
          x: Metrics.padding, y: 6 + Double(index) * Metrics.rowHeight * context.growth,
          width: frame.width - 2 * Metrics.padding, height: 0.5), color: context.theme.hairline)
    }
  }
}
