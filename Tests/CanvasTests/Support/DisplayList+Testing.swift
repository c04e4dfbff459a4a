@testable import Canvas

extension DisplayList {
  init(_ commands: [Command]) {
    self.init()
    self.commands = commands
  }

  /// The pixels to repaint when this list replaces another one.
  func damage(since old: DisplayList, at placement: Placement) -> Region {
    var region = Region()
    let text = TextEngine()
    addDamage(
      since: old, old.footprint(at: placement, text: text),
      now: footprint(at: placement, text: text), at: placement, text: text, to: &region)
    return region
  }
}
