import Canvas
import Controls
import ControlsTesting
import Testing

/// The event table holds for keys in any order. spec: rendering, 5.4
@Suite struct `Random keys` {
  @Test(arguments: 1...60)
  func `leave nothing pressed, and the values of the event table`(seed: Int) {
    let monkey = KeyMonkey(seed: seed)
    for _ in 0..<120 {
      monkey.step()
      if let mistake = monkey.mistake {
        let steps = monkey.log.suffix(12).joined(separator: ", ")
        Issue.record("seed \(seed), step \(monkey.log.count) (\(steps)): \(mistake)")
        return
      }
    }
    monkey.releaseAllKeys()
    #expect(monkey.mistake == nil)
    #expect(monkey.pressed == [])
    let editing = monkey.rig.actions.reduce(into: 0) { count, action in
      if action == .editingBegan { count += 1 }
      if action == .editingEnded { count -= 1 }
    }
    #expect(editing == 0)
    #expect(!monkey.rig.scene.needsUpdate)
  }
}
