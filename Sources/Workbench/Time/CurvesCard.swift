import Canvas
import Controls

final class CurvesCard: Node {
  /// pt. chosen
  private enum Metrics {
    static let padding = 12.0
    static let leastHeight = 191.0
  }

  let lane = CurvesLane()

  override init() {
    super.init()
    addChild(lane)
  }

  override var elevatesChildren: Bool { true }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    Size(available.width, Metrics.leastHeight)
  }

  override func layout(in context: LayoutContext) {
    lane.frame = bounds.inset(by: Insets(Metrics.padding))
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    painter.drawCard(bounds, theme: context.theme)
  }
}
