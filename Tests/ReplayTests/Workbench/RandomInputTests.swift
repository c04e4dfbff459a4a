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
    var hand = Hand(
      random: SeededGenerator(seed: UInt64(seed)), area: Rect(origin: .zero, size: size))
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

/// Random input of a hand: pointer, wheel and keys.
struct Hand {
  var random: SeededGenerator
  /// The area of the pointer, which may leave it by 10 pt.
  let area: Rect
  var keys = Self.keys
  var modifiers: [Modifiers] = [[], [], [], .shift, .control, .alt]
  var isDown = false
  var place = Point(100, 100)

  /// Not those that look back, measure frames, save files or show all states.
  private static let keys: [Key] =
    [
      .space, .tab, .enter, .escape, .left, .right, .up, .down, .home, .end, .pageUp, .pageDown,
      .named("f6"),
    ] + "abcdeghijklmoqrtuwyz0234678?-=".map { .character($0) }

  mutating func next() -> (Instant) -> InputEvent {
    switch random.int(in: 0...19) {
    case 0...8:
      let (xs, ys) = (area.minX - 10...area.maxX + 10, area.minY - 10...area.maxY + 10)
      place =
        random.chance(0.5)
        ? Point(
          min(max(place.x + random.number(in: -30...30), xs.lowerBound), xs.upperBound),
          min(max(place.y + random.number(in: -20...20), ys.lowerBound), ys.upperBound))
        : Point(random.number(in: xs), random.number(in: ys))
      let (place, isDown) = (place, isDown)
      return { .pointer(PointerEvent(.moved, at: place, time: $0, isPrimaryDown: isDown)) }
    case 9...13:
      isDown.toggle()
      let (place, isDown) = (place, isDown)
      return {
        .pointer(
          PointerEvent(isDown ? .pressed : .released, at: place, time: $0, isPrimaryDown: isDown))
      }
    case 14...15:
      let (place, dy) = (place, random.pick([-3.0, -1, -0.5, 0.5, 1, 3]))
      return { .scroll(ScrollEvent(at: place, deltaX: 0, deltaY: dy, time: $0)) }
    default:
      let key = random.pick(keys)
      let phase = random.pick([KeyEvent.Phase.down, .down, .up])
      let modifiers = random.pick(modifiers)
      return { .key(KeyEvent(phase, key, time: $0, modifiers: modifiers)) }
    }
  }

  mutating func letGo() -> [(Instant) -> InputEvent] {
    let place = place
    return [
      { .pointer(PointerEvent(.released, at: place, time: $0)) }, { .focusLost(time: $0) },
      { .pointer(PointerEvent(.exited, at: place, time: $0)) },
    ]
  }
}
