import Canvas
import Controls

/// Many switches close to each other, none over another.
final class Grid: Node {
  /// pt.
  static let pitch = Size(56, 36)

  let switches: [Switch]
  private let columns: Int

  init(count: Int) {
    switches = (0..<count).map { _ in Switch() }
    columns = max(1, Int(Double(count).squareRoot()))
    super.init()
    for toggle in switches { addChild(toggle) }
  }

  /// pt; just large enough.
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
