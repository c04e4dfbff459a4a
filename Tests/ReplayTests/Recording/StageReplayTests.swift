import Controls
import ControlsTesting
import Testing

@testable import Canvas
@testable import Workbench
@testable import playground

@Suite struct `Replays of stages` {
  @Test(arguments: 1...20)
  func `a log of a stage gives the states and the actions of its control at every rate`(
    seed: Int
  ) throws {
    let name = [PageName.slider, .segmented, .switch][seed % 3]
    var random = SeededGenerator(seed: UInt64(seed))
    let size = seed % 2 == 0 ? Size(480, 640) : Size(1280, 800)
    let live = try LiveWindow(name, size: size, random: &random)
    let control = try #require(live.stage)
    let element = try #require(live.scene.semantics(of: control))
    var hand = Hand(random: random, area: element.frame)
    // None that opens tools or another page, or that saves a file.
    hand.modifiers = [[], [], [], .shift]
    hand.keys =
      [.space, .enter, .escape, .left, .right, .up, .down, .home, .end, .pageUp, .pageDown]
      + "tdwcmrg5=-".map { .character($0) }
    for _ in 0..<400 {
      let event = hand.next()
      live.handle(event, after: hand.random.number(in: 0...0.02), random: &hand.random)
    }
    for event in hand.letGo() { live.handle(event, after: 0, random: &hand.random) }
    try live.expectReplays { replica in
      #expect(replica.controls.map(\.tracedState) == [control.tracedState])
    }
  }
}
