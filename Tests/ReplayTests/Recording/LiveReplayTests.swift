import Controls
import ControlsTesting
import Testing

@testable import Canvas
@testable import Workbench
@testable import playground

@Suite struct `Replays of live input` {
  @Test(arguments: [PageName.trio, .gallery], 1...20)
  func `a log gives the picture and the actions of the window at every rate`(
    name: PageName, seed: Int
  ) throws {
    let size = name == .trio ? Size(480, 640) : Size(760, 560)
    var hand = Hand(
      random: SeededGenerator(seed: UInt64(seed)), area: Rect(origin: .zero, size: size))
    let live = try LiveWindow(name, size: size, random: &hand.random)
    for _ in 0..<400 {
      if hand.random.chance(0.01) {
        let factor = hand.random.pick([0.7, 1, 1.5])
        live.resize(
          to: Size(size.width * factor, size.height), scale: hand.random.pick([1, 1.25, 2]))
      }
      let event = hand.next()
      live.handle(event, after: hand.random.number(in: 0...0.02), random: &hand.random)
    }
    for event in hand.letGo() { live.handle(event, after: 0, random: &hand.random) }
    var picture: Bitmap?
    try live.expectReplays { replica in
      let shown = try picture ?? live.scene.picture(text: live.text)
      picture = shown
      #expect(try replica.scene.picture(text: live.text).hasSamePixels(as: shown))
    }
  }
}
