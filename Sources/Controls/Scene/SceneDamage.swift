import Canvas

/// What the next frame has to paint: what looks different, or everything, for a reason.
struct SceneDamage {
  private var region = Region()
  /// Memory for the next frame's.
  private var spare = Region()

  /// Why everything has to be painted; nil if it has not.
  private(set) var fullRepaintReason: String?

  /// Nothing.
  init() {}

  /// - Parameter reason: why everything has to be painted at first.
  init(everythingFor reason: String) {
    fullRepaintReason = reason
  }

  var isEmpty: Bool { region.isEmpty && fullRepaintReason == nil }

  /// What looks different, where not everything is painted anyway.
  var pixels: Region { region }

  /// Whether everything is painted anyway, so that nobody has to find out what looks different.
  var isEverything: Bool { fullRepaintReason != nil }

  mutating func add(_ pixels: PixelRect) {
    if !isEverything { region.add(pixels) }
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

  /// What a frame paints of a window; nothing is damaged afterwards.
  mutating func take(in window: PixelRect) -> (region: Region, fullRepaintReason: String?) {
    let reason = fullRepaintReason
    if isEverything {
      region.removeAll()
      region.add(window)
    } else {
      region.clip(to: window)
    }
    let taken = region
    // The next frame's grows in other memory: whoever shows this one holds its own.
    swap(&region, &spare)
    region.removeAll()
    fullRepaintReason = nil
    return (taken, reason)
  }
}
