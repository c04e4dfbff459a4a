import Canvas
import Controls

/// A node of a fixed size that records the sizes it is offered.
final class FixedSizeNode: Node {
  private let size: Size
  private(set) var offered: [Size] = []

  init(_ width: Double, _ height: Double) { size = Size(width, height) }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    offered.append(available)
    return size
  }
}
