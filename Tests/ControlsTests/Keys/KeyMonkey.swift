import Canvas
import ControlsTesting
import Testing

@testable import Controls

/// Presses and releases keys in any order, while the focus moves, Escape cancels, and controls are
/// disabled; the key tables say what is to come of it.
final class KeyMonkey {
  private struct Target {
    let node: Node
    let table: any KeyTable
    let value: () -> String
  }

  let rig: SceneDriver
  private let controls: [Control]
  private let targets: [Target]
  private var random: SeededGenerator

  /// The keys that are down, whether or not a control handles them.
  private var downKeys: [Key] = []
  private var holders: [Key: any KeyTable] = [:]
  private(set) var log: [String] = []

  private static let keys: [Key] = [
    .space, .space, .space, .enter, .enter, .left, .right, .up, .down, .home, .end, .pageUp,
    .pageDown, .character("x"),
  ]

  init(seed: Int) {
    random = SeededGenerator(seed: seed)
    let toggle = Switch(label: "Wi-Fi", style: random.pick(SwitchStyle.allCases))
    let button = Button("Apply")
    let slider = Slider(value: 8, in: 0...20, step: 1, label: "Level")
    let range = RangeSlider(4...12, in: 0...20, step: 1, label: "Price")
    let kind = random.pick(SegmentKeyTable.Kind.allCases)
    let segments = Self.segments(kind)
    let controls: [Control] = [toggle, button, slider, range, segments]
    self.controls = controls

    let counter = ActionCounter()
    for control in [toggle, button, segments] as [Control] {
      control.observe { counter.count($0, of: control) }
    }
    let (lower, upper) = (SliderKeyTable(4), SliderKeyTable(12))
    (lower.upper, upper.lower) = (upper, lower)
    targets = [
      Target(node: toggle, table: ActivationKeyTable()) { "\(counter.changes(of: toggle))" },
      Target(node: button, table: ActivationKeyTable()) { "\(counter.triggers(of: button))" },
      Target(node: slider, table: SliderKeyTable(8)) { "\(Int(slider.value))" },
      Target(node: range.node(of: .lower), table: lower) { "\(Int(range.lowerValue))" },
      Target(node: range.node(of: .upper), table: upper) { "\(Int(range.upperValue))" },
      Target(node: segments, table: SegmentKeyTable(kind)) {
        "\(segments.selectedIndices.sorted()) \(counter.triggers(of: segments))"
      },
    ]
    let column = Stack(.vertical, spacing: 16, padding: 16) { controls as [Node] }
    rig = SceneDriver(Scene(column), size: Size(300, 400))
  }

  private static func segments(_ kind: SegmentKeyTable.Kind) -> SegmentedControl {
    let control = SegmentedControl(segments: 4, selection: 0)
    switch kind {
    case .following: break
    case .single: control.selectionFollowsFocus = false
    case .multiple: control.selectionMode = .multiple
    case .momentary: control.selectionMode = .momentary
    }
    return control
  }

  func step() {
    let focused = rig.scene.focusedNode
    switch random.int(in: 0...19) {
    case 0...8: pressKey()
    case 9...14: if !downKeys.isEmpty { releaseKey() }
    case 15: press(.escape) { if !self.holders.isEmpty { self.cancel() } }
    case 16: press(.tab) {}
    case 17:
      let cause = random.pick([CancelCause.focusLost, .unmapped, .gestureLost])
      log.append("\(cause)")
      rig.cancel(by: cause)
      cancel()
    case 18:
      let control = random.pick(controls)
      log.append("enable \(control.label)")
      control.isEnabled.toggle()
    default:
      let target = random.pick(targets)
      log.append("focus")
      rig.scene.setFocus(target.node, isVisible: true)
    }
    if rig.scene.focusedNode !== focused { cancel() }
    rig.showFrame(after: random.pick([0, 0.004, 1.0 / 60, 0.3]))
  }

  private func pressKey() {
    let key = random.pick(Self.keys)
    let isRepeat = downKeys.contains(key)
    if !isRepeat { downKeys.append(key) }
    log.append("\(key) \(isRepeat ? "again" : "down")")
    rig.keyDown(key, isRepeat: isRepeat)
    let target = targets.first { $0.node === rig.scene.focusedNode }
    guard let table = target?.table, table.press(key, isRepeat: isRepeat) else { return }
    holders[key] = table
  }

  private func releaseKey() {
    let key = downKeys.remove(at: random.int(in: 0...(downKeys.count - 1)))
    log.append("\(key) up")
    rig.keyUp(key)
    holders.removeValue(forKey: key)?.release(key)
  }

  private func press(_ key: Key, _ expect: () -> Void) {
    log.append("\(key)")
    rig.keyDown(key)
    expect()
    rig.keyUp(key)
  }

  private func cancel() {
    for table in holders.values { table.cancel() }
    holders = [:]
  }

  func releaseAllKeys() {
    while !downKeys.isEmpty { releaseKey() }
    rig.settle()
  }

  /// The first value that differs from its table.
  var mistake: String? {
    for target in targets where target.value() != target.table.value {
      return "\(type(of: target.node)) is \(target.value()), not \(target.table.value)"
    }
    return nil
  }

  /// The controls that are pressed.
  var pressed: [String] {
    controls.filter { $0.currentBehavior?.isPressed ?? false }.map { "\(type(of: $0))" }
  }
}

/// Counts what controls report.
private final class ActionCounter {
  private var changes: [ObjectIdentifier: Int] = [:]
  private var triggers: [ObjectIdentifier: Int] = [:]

  func changes(of control: Control) -> Int { changes[ObjectIdentifier(control)] ?? 0 }
  func triggers(of control: Control) -> Int { triggers[ObjectIdentifier(control)] ?? 0 }

  func count(_ action: ControlAction, of control: Control) {
    switch action {
    case .valueChanged: changes[ObjectIdentifier(control), default: 0] += 1
    case .triggered: triggers[ObjectIdentifier(control), default: 0] += 1
    default: break
    }
  }
}

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
