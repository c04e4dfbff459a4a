import Canvas

/// Lets nodes paint into their display lists, and finds what looks different since.
@MainActor
final class NodeRecorder {
  /// What a node paints with.
  let painter = RecordingPainter()

  /// Memory for the footprint of the list that is being recorded.
  private var spareFootprint = DisplayList.Footprint()

  init() {}

  /// The next node begins to paint.
  func begin() {
    painter.removeAll()
  }

  /// A node has painted: it gets its list, its place and its pixels.
  func finish(
    _ node: Node, at placement: DisplayList.Placement, text: any TextMeasuring,
    addingTo damage: inout SceneDamage
  ) {
    painter.exchangeList(with: &node.displayList)
    node.displayList.getFootprint(at: placement, text: text, into: &spareFootprint)
    swap(&node.footprint, &spareFootprint)
    if node.placement == placement {
      damage.addDifference(
        from: painter.list, spareFootprint, to: node.displayList, node.footprint, at: placement,
        text: text)
    } else {
      damage.add(spareFootprint.bounds)
      damage.add(node.footprint.bounds)
    }
    node.placement = placement
    painter.takeSpareMemory(of: &node.displayList)
    node.footprint.exchangeSpareMemory(with: &spareFootprint)
  }
}
