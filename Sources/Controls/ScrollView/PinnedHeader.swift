import Canvas

/// A part of a table that shows the table's header at the top of the scroll view while the header's
/// own place is scrolled out of sight.
///
/// The part fills the table, and paints nothing itself.
package final class PinnedHeader: Node {
  /// The sections of the table, each with a header at its top, from the top, in points.
  package var sections: [Rect] = []
  /// The height of each header, in points.
  package var height = 0.0

  private let header: Node
  private let willPin: (Int) -> Void

  /// Creates the part of a table.
  ///
  /// - Parameters:
  ///   - header: A node that paints the header of a section.
  ///   - willPin: Called with the index of the section before its header is shown.
  package init(_ header: Node, willPin: @escaping (Int) -> Void) {
    (self.header, self.willPin) = (header, willPin)
  }

  override func setScene(_ scene: Scene?) {
    super.setScene(scene)
    scene?.viewportObservers.append(self)
  }

  override func viewportChanged(to area: Rect) {
    let index = sections.firstIndex { $0.minY < area.minY && $0.maxY > area.minY }
    guard let index, let view = firstUpwards({ $0 as? ScrollView }) else {
      header.isHidden = true
      return
    }
    willPin(index)
    // The end of the section pushes it out.
    let y = min(0, sections[index].maxY - height - area.minY)
    let x = originInScene.x - view.originInScene.x
    view.pin(header, at: Rect(x: x, y: y, width: frame.width, height: height))
  }
}
