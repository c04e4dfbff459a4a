import Canvas
import Controls

extension Workload {
  static var layout: [Workload] {
    [
      Workload("Layout/10000-in-nested-stacks") {
        // Ten columns of ten groups of ten rows of ten boxes.
        let root = Stack(.horizontal, spacing: 2) {
          (0..<10).map { _ in
            Stack(.vertical, spacing: 2) {
              (0..<10).map { _ in
                Stack(.vertical, spacing: 2) {
                  (0..<10).map { _ in
                    Stack(.horizontal, spacing: 2) { (0..<10).map { _ in Box() } }
                  }
                }
              }
            }
          }
        }
        return try resizing(root)
      },
      Workload("Layout/1000-rows-of-a-card") {
        try resizing(
          Card(rowHeight: 44) { (0..<1000).map { FormRow(Switch(label: "Row \($0 % 100)")) } })
      },
    ]
  }

  /// Changes the width of the window, which lays out all nodes.
  @MainActor
  private static func resizing(_ root: Node) throws -> PreparedWorkload {
    let window = try HeadlessWindow(root, size: Size(400, 400), scale: 1)
    window.frame()
    var isWide = false
    return PreparedWorkload {
      isWide.toggle()
      window.scene.resize(to: Size(isWide ? 420 : 400, 400), scale: 1)
      keep(window.update())
    }
  }
}

/// An empty node with a size.
private final class Box: Node {
  override func measure(_ available: Size, in context: LayoutContext) -> Size { Size(8, 4) }
}
