import Canvas
import Controls

@MainActor
protocol DockLane: Node {
  var height: Double { get }

  func refresh()
}

/// Metrics of all lanes of the dock, in points. design: playground, Time, curves, frames
enum LaneMetrics {
  static let gutter = 76.0
  static let caption = Font(size: 12, weight: .semibold)
  static let note = Font(size: 11)
  static let figure = Font(size: 12, weight: .semibold, figures: .tabular)
}
