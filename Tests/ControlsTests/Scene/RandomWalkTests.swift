import Canvas
import Controls
import ControlsTesting
import Testing

/// A seeded monkey test: partial paint equals full paint after any sequence of input.
/// design: architecture, Habits
@Suite struct `Random input` {
  private struct Monkey {
    let wifi = Switch(isOn: false, label: "Wi-Fi")
    let level = Slider(value: 0.4, in: 0...10, step: 1, label: "Level")
    let view = SegmentedControl(["A", "", "C"], selection: 0, label: "View")
    let rig: SceneDriver
    private var random: SeededGenerator
    private(set) var log: [String] = []

    init(seed: UInt64, scale: Double, masks: MaskCache) throws {
      random = SeededGenerator(seed: seed)
      let row = Stack(.horizontal, spacing: 10, of: wifi, level)
      let column = Stack(.vertical, spacing: 6, padding: 8, alignment: .fill, of: row, view)
      rig = SceneDriver(
        Scene(column), size: Size(180, 110), scale: scale, masks: masks)
      try rig.paintFrames()
    }

    private var controls: [Control] { [wifi, level, view] }

    private mutating func point() -> Point {
      Point(
        Double.random(in: -20...200, using: &random), Double.random(in: -20...130, using: &random))
    }

    /// One action of a user or a program, then some time.
    mutating func step() {
      let action = Int.random(in: 0..<23, using: &random)
      let control = controls[Int.random(in: 0..<3, using: &random)]
      switch action {
      case 0...3: note("press") { $0.rig.press(at: $0.point()) }
      case 4...8: note("move") { $0.rig.move(to: $0.point()) }
      case 9...11: note("release") { $0.rig.release() }
      case 12:
        let causes = CancelCause.allCases.filter { $0 != .disable }
        let cause = causes[Int.random(in: 0..<causes.count, using: &random)]
        note("\(cause)") { $0.rig.cancel(by: cause) }
      case 13: note("tab") { $0.rig.key(.tab) }
      case 14...15:
        let keys: [Key] = [.space, .enter, .left, .right, .home, .end, .pageUp]
        let key = keys[Int.random(in: 0..<keys.count, using: &random)]
        note("\(key)") { $0.rig.key(key) }
      case 16: note("enabled") { _ in control.isEnabled.toggle() }
      case 17: note("hidden") { _ in control.isHidden.toggle() }
      case 18:
        let appearance: Appearance = Bool.random(using: &random) ? .dark : .light
        note("\(appearance)") { $0.rig.scene.setTheme(Theme(appearance)) }
      case 19:
        let isAnimated = Bool.random(using: &random)
        note("program's changes") { monkey in
          monkey.wifi.setOn(!monkey.wifi.isOn, animated: isAnimated)
          monkey.level.setValue(10 - monkey.level.value, animated: isAnimated)
          monkey.view.select(2, animated: isAnimated)
        }
      case 20:
        let appearance: Appearance = Bool.random(using: &random) ? .dark : .light
        let design: Design = Bool.random(using: &random) ? .glass(appearance) : .classic(appearance)
        note("design") { $0.rig.scene.setDesign(design) }
      case 21:
        note("direction") { monkey in
          let old = monkey.rig.scene.environment.direction
          monkey.rig.scene.environment.direction =
            old == .leftToRight ? .rightToLeft : .leftToRight
        }
      default:
        note("motion") { monkey in
          let old = monkey.rig.scene.environment.motion
          monkey.rig.scene.environment.motion = old == .full ? .reduced : .full
        }
      }
      let pauses = [0, 0.004, 1.0 / 60, 0.05, 0.3]
      rig.showFrame(after: pauses[Int.random(in: 0..<pauses.count, using: &random)])
    }

    private mutating func note(_ name: String, _ body: (inout Monkey) -> Void) {
      log.append(name)
      body(&self)
    }
  }

  @Test(arguments: [(UInt64(1), 1.0), (2, 1.25), (3, 1.5)])
  func `leaves no stale pixels`(seed: UInt64, scale: Double) throws {
    let masks = MaskCache(byteLimit: 64 << 20)
    var monkey = try Monkey(seed: seed, scale: scale, masks: masks)
    for _ in 0..<300 {
      monkey.step()
      if let staleness = try monkey.rig.staleness(with: masks) {
        let steps = monkey.log.suffix(8).joined(separator: ", ")
        Issue.record("seed \(seed), step \(monkey.log.count) (\(steps)): \(staleness)")
        return
      }
    }
    monkey.rig.release()
    monkey.rig.cancel(by: .focusLost)
    #expect(monkey.rig.settle() < 120)
    #expect(!monkey.rig.scene.needsUpdate)
    #expect(try monkey.rig.staleness(with: masks) == nil)
  }
}
