@testable import Canvas

extension DisplayList {
  /// What has to be painted where this list takes the place of another one.
  func damage(since old: DisplayList, at placement: Placement) -> Region {
    var region = Region()
    let text = TextEngine()
    addDamage(
      since: old, old.footprint(at: placement, text: text),
      now: footprint(at: placement, text: text), at: placement, text: text, to: &region)
    return region
  }
}
