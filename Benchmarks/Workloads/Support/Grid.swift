import Canvas
import Controls

/// A grid of switches that do not overlap.
final class Grid: Node {
  /// The distance between switches, in points.
  static let pitch = Size(56, 36)

  let switches: [Switch]
  private let columns: Int

  init(count: Int) {
    switches = (0..<count).map { _ in Switch() }
    columns = max(1, Int(Double(count).squareRoot()))
    super.init()
    for toggle in switches { addChild(toggle) }
  }

  /// The smallest size that contains all switches, in points.
  var size: Size {
    let rows = (switches.count + columns - 1) / columns
    return Size(Double(columns) * Self.pitch.width, Double(rows) * Self.pitch.height)
  }

  override func layout(in context: LayoutContext) {
    for (index, toggle) in switches.enumerated() {
      toggle.frame = Rect(
        origin: Point(
          Double(index % columns) * Self.pitch.width, Double(index / columns) * Self.pitch.height),
        size: SwitchMetrics.regular.size)
    }
  }
}
