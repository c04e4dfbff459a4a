import Canvas
import Controls

/// The card below the page, with as many lanes as there is room for.
final class Dock: Node {
  /// pt. design: playground, Frame
  enum Metrics {
    static let padding = 14.0
    static let spacing = 12.0
  }

  private(set) var lanes: [any DockLane] = []
  private var padding = Metrics.padding

  func show(_ lanes: [any DockLane], padding: Double) {
    let isSame =
      lanes.count == self.lanes.count && zip(lanes, self.lanes).allSatisfy { $0 === $1 }
    if isSame && padding == self.padding { return }
    self.padding = padding
    for lane in self.lanes { lane.removeFromParent() }
    self.lanes = lanes
    for lane in lanes { addChild(lane) }
    invalidate(.layout, reason: "lanes")
  }

  /// The lanes from the top that have room, and how high they are together, pt; 0 for none.
  static func fitting(
    _ lanes: [any DockLane], in limit: Double, padding: Double = Metrics.padding
  ) -> (lanes: [any DockLane], height: Double) {
    var shown: [any DockLane] = []
    var height = 2 * padding
    for lane in lanes {
      let next = height + lane.height + (shown.isEmpty ? 0 : Metrics.spacing)
      if next > limit { break }
      shown.append(lane)
      height = next
    }
    return (shown, shown.isEmpty ? 0 : height)
  }

  override var elevatesChildren: Bool { true }

  override var isHitTestable: Bool { true }

  /// Presses do not reach what lies below.
  override func pointerPressed(_ event: PointerEvent) -> Bool { true }

  override func layout(in context: LayoutContext) {
    var y = padding
    for lane in lanes {
      lane.frame = Rect(
        x: padding, y: y, width: max(0, frame.width - 2 * padding),
        height: lane.height)
      y += lane.height + Metrics.spacing
    }
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    painter.drawCard(bounds, theme: context.theme)
  }
}

/// A lane of the dock.
@MainActor
protocol DockLane: Node {
  /// pt.
  var height: Double { get }

  func refresh()
}
