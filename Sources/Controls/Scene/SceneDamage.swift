import Canvas

/// What the next frame has to paint: what looks different, or everything, for a reason.
struct SceneDamage {
  private var region = Region()
  /// Memory for the next frame's.
  private var spare = Region()

  /// What looks as before at another place; what of it is to be painted is in the region.
  private var scrolled: (area: PixelRect, distance: Int)?

  /// Why everything has to be painted; nil if it has not.
  private(set) var fullRepaintReason: String?

  /// Nothing.
  init() {}

  /// - Parameter reason: why everything has to be painted at first.
  init(everythingFor reason: String) {
    fullRepaintReason = reason
  }

  var isEmpty: Bool { region.isEmpty && scrolled == nil && fullRepaintReason == nil }

  /// What looks different, where not everything is painted anyway.
  var pixels: Region { region }

  /// Whether everything is painted anyway, so that nobody has to find out what looks different.
  var isEverything: Bool { fullRepaintReason != nil }

  mutating func add(_ pixels: PixelRect) {
    if isEverything { return }
    // Strips and edges of what is scrolled lie across each other, and joined would be all of it.
    if scrolled == nil { region.add(pixels) } else { region.addInParts(pixels) }
  }

  /// What was painted in an area (px) is shown further down (px) in it, or up.
  ///
  /// Added before all that is recorded at its new place.
  mutating func addMove(of area: PixelRect, by distance: Int) {
    if isEverything { return }
    // What is out of date is moved along.
    for old in region.rects {
      add(old.intersection(area).offset(x: 0, y: distance).intersection(area))
    }
    scrolled = (area, distance)
  }

  /// Has everything painted.
  mutating func addEverything(for reason: String) {
    fullRepaintReason = reason
  }

  /// Adds what differs from one list of a node to its next, at one place.
  mutating func addDifference(
    from old: DisplayList, _ oldFootprint: DisplayList.Footprint,
    to new: DisplayList, _ newFootprint: DisplayList.Footprint,
    at placement: DisplayList.Placement, text: any TextMeasuring
  ) {
    if isEverything { return }
    new.addDamage(
      since: old, oldFootprint, now: newFootprint, at: placement, text: text, to: &region)
  }

  /// What a frame paints of a window, and how; nothing is damaged afterwards.
  mutating func take(in window: PixelRect, next: NextFrame) -> FrameUpdate {
    var update = FrameUpdate(damage: Region(), next: next, fullRepaintReason: fullRepaintReason)
    if isEverything {
      region.removeAll()
      region.add(window)
    } else {
      region.clip(to: window)
    }
    update.damage = region
    if !isEverything, let scrolled {
      update.move = PixelMove(area: scrolled.area, distance: scrolled.distance, damage: region)
      update.damage.addInParts(scrolled.area)
    }
    // The next frame's grows in other memory: whoever shows this one holds its own.
    swap(&region, &spare)
    region.removeAll()
    scrolled = nil
    fullRepaintReason = nil
    return update
  }
}
