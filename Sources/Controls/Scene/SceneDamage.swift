import Canvas

/// The damage of the next frame: changed pixels, or everything for a reason.
struct SceneDamage {
  private(set) var region = Region()
  /// Pixels that are moved; those to repaint are in the region.
  private var scrolled: (area: PixelRect, distance: Int)?

  private(set) var fullRepaintReason: String?

  init(everythingFor reason: String? = nil) { fullRepaintReason = reason }

  var isEmpty: Bool { region.isEmpty && scrolled == nil && fullRepaintReason == nil }

  /// Whether everything is painted anyway, so that differences do not matter.
  var isEverything: Bool { fullRepaintReason != nil }

  mutating func add(_ pixels: PixelRect) {
    if isEverything { return }
    // Strips and edges of scrolled content would join to all of it.
    if scrolled == nil { region.add(pixels) } else { region.addInParts(pixels) }
  }

  /// Moves pixels of an area down (or up); must precede damage recorded at new places.
  mutating func addMove(of area: PixelRect, by distance: Int) {
    if isEverything { return }
    // Damaged pixels are moved along.
    for old in region.rects {
      add(old.intersection(area).offset(x: 0, y: distance).intersection(area))
    }
    scrolled = (area, distance)
  }

  mutating func addEverything(for reason: String) { fullRepaintReason = reason }

  mutating func addDifference(
    from old: DisplayList, to new: DisplayList, at placement: DisplayList.Placement,
    text: any TextMeasuring
  ) {
    if !isEverything { new.addDamage(since: old, at: placement, text: text, to: &region) }
  }

  mutating func take(in window: PixelRect, next: NextFrame) -> FrameUpdate {
    var update = FrameUpdate(damage: Region(), next: next, fullRepaintReason: fullRepaintReason)
    if isEverything { region = Region(window) } else { region.clip(to: window) }
    update.damage = region
    if !isEverything, let scrolled {
      update.move = PixelMove(area: scrolled.area, distance: scrolled.distance, damage: region)
      update.damage.addInParts(scrolled.area)
    }
    self = SceneDamage()
    return update
  }
}

extension Node {
  func show(
    _ list: DisplayList, at placement: DisplayList.Placement, text: any TextMeasuring,
    addingTo damage: inout SceneDamage
  ) {
    let bounds = list.bounds(at: placement, text: text)
    if self.placement == placement {
      damage.addDifference(from: displayList, to: list, at: placement, text: text)
    } else {
      damage.add(paintedBounds)
      damage.add(placement.visible(bounds))
      self.placement = placement
    }
    displayList = list
    unclippedBounds = bounds
  }
}
