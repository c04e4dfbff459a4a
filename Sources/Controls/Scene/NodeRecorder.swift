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
    // What is compared is nobody else's meanwhile: nothing of it is copied.
    var (list, old) = (DisplayList(), DisplayList())
    var (footprint, oldFootprint) = (DisplayList.Footprint(), DisplayList.Footprint())
    painter.exchangeList(with: &list)
    swap(&footprint, &spareFootprint)
    swap(&old, &node.displayList)
    swap(&oldFootprint, &node.footprint)
    list.getFootprint(at: placement, text: text, into: &footprint)
    if node.placement == placement {
      damage.addDifference(
        from: old, oldFootprint, to: list, footprint, at: placement, text: text)
    } else {
      damage.add(oldFootprint.bounds)
      damage.add(footprint.bounds)
      node.placement = placement
    }
    painter.exchangeList(with: &old)
    painter.takeSpareMemory(of: &list)
    footprint.exchangeSpareMemory(with: &oldFootprint)
    swap(&list, &node.displayList)
    swap(&footprint, &node.footprint)
    swap(&oldFootprint, &spareFootprint)
  }
}
