import Canvas

/// Records the painting of nodes into display lists, and finds the damage.
@MainActor
final class NodeRecorder {
  let painter = RecordingPainter()

  /// Reused memory for the next footprint.
  private var spareFootprint = DisplayList.Footprint()

  func begin() { painter.removeAll() }

  func finish(
    _ node: Node, at placement: DisplayList.Placement, text: any TextMeasuring,
    addingTo damage: inout SceneDamage
  ) {
    // Swapping keeps each list unshared, so nothing is copied.
    var list = DisplayList()
    var (footprint, oldFootprint) = (DisplayList.Footprint(), DisplayList.Footprint())
    swap(&list, &node.displayList)
    painter.exchangeList(with: &list)
    swap(&footprint, &spareFootprint)
    swap(&oldFootprint, &node.footprint)
    list.getFootprint(at: placement, text: text, into: &footprint)
    if node.placement == placement {
      damage.addDifference(
        from: painter.list, oldFootprint, to: list, footprint, at: placement, text: text)
    } else {
      damage.add(oldFootprint.bounds)
      damage.add(footprint.bounds)
      node.placement = placement
    }
    painter.takeSpareMemory(of: &list)
    footprint.exchangeSpareMemory(with: &oldFootprint)
    swap(&list, &node.displayList)
    swap(&footprint, &node.footprint)
    swap(&oldFootprint, &spareFootprint)
  }
}
