import Canvas
import Controls
import ControlsTesting
import Testing

@testable import Workbench
@testable import playground

@Suite struct `Random input` {
  /// A full repaint records every node anew, so this also finds changes that requested no repaint.
  @Test(arguments: [PageName.gallery, .switch], 1...2)
  func `leaves no stale pixels in the window`(name: PageName, seed: Int) throws {
    let size = seed == 1 ? Size(480, 640) : Size(1280, 800)
    var hand = Hand(random: SeededGenerator(seed: UInt64(seed)), size: size)
    let rig = PageRig(name, size: size, panels: seed == 1 ? [] : [.inspector, .log], after: 0.5)
    try rig.paintFrames()
    for _ in 0..<150 {
      rig.scene.handle(hand.next()(rig.scene.now))
      if hand.random.chance(0.5) { rig.advance(by: hand.random.pick([0.004, 1 / 60, 0.05])) }
    }
    for event in hand.letGo() { rig.scene.handle(event(rig.scene.now)) }
    // A full repaint would be marked as damage.
    rig.controller.overlays.show([])
    rig.advance(by: 4)
    #expect(try rig.staleness() == nil)
  }
}
