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
    let segments = SegmentedControl(segments: 4, selection: 0)
    switch kind {
    case .following: break
    case .single: segments.selectionFollowsFocus = false
    case .multiple: segments.selectionMode = .multiple
    case .momentary: segments.selectionMode = .momentary
    }
    let controls: [Control] = [toggle, button, slider, range, segments]
    self.controls = controls
    let turns = ActionCounter(of: toggle)
    let clicks = ActionCounter(of: button)
    let picks = ActionCounter(of: segments)
    let activation = { SegmentKeyTable(.momentary, count: 1) }
    let (lower, upper) = (SliderKeyTable(4), SliderKeyTable(12))
    (lower.upper, upper.lower) = (upper, lower)
    targets = [
      Target(node: toggle, table: activation()) { "[] \(turns.changes)" },
      Target(node: button, table: activation()) { "[] \(clicks.triggers)" },
      Target(node: slider, table: SliderKeyTable(8)) { "\(Int(slider.value))" },
      Target(node: range.node(of: .lower), table: lower) { "\(Int(range.lowerValue))" },
      Target(node: range.node(of: .upper), table: upper) { "\(Int(range.upperValue))" },
      Target(node: segments, table: SegmentKeyTable(kind, count: 4)) {
        "\(segments.selectedIndices.sorted()) \(picks.triggers)"
      },
    ]
    let column = Stack(.vertical, spacing: 16, padding: 16) { controls as [Node] }
    rig = SceneDriver(Scene(column), size: Size(300, 400))
  }

  func step() {
    let focused = rig.scene.focusedNode
    switch random.int(in: 0...19) {
    case 0...8: pressKey()
    case 9...14: if !downKeys.isEmpty { releaseKey() }
    case 15:
      strike(.escape)
      cancel()
    case 16: strike(.tab)
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

  private func strike(_ key: Key) {
    log.append("\(key)")
    rig.key(key)
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
    targets.first { $0.value() != $0.table.value }
      .map { "\(type(of: $0.node)) is \($0.value()), not \($0.table.value)" }
  }

  var pressed: [String] {
    controls.filter { $0.currentBehavior?.isPressed ?? false }.map { "\(type(of: $0))" }
  }
}

private final class ActionCounter {
  private(set) var changes = 0
  private(set) var triggers = 0

  init(of control: Control) {
    control.observe { action in
      switch action {
      case .valueChanged: self.changes += 1
      case .triggered: self.triggers += 1
      default: break
      }
    }
  }
}

/// The event table holds for keys in any order. spec: docs/spec/rendering.md#5.4
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
    let actions = monkey.rig.actions
    let edits = [.editingBegan, .editingEnded].map { edit in actions.count { $0 == edit } }
    #expect(monkey.mistake == nil)
    #expect(monkey.pressed == [] && edits[0] == edits[1] && !monkey.rig.scene.needsUpdate)
  }
}

/// The rows of the event table about keys, for one focus stop. spec: docs/spec/rendering.md#5.4
protocol KeyTable: AnyObject {
  var value: String { get }

  /// Returns whether the key is handled.
  func press(_ key: Key, isRepeat: Bool) -> Bool
  func release(_ key: Key)
  func cancel()
}

/// Sliders from 0 to 20 with the step 1, and the thumbs of range sliders.
final class SliderKeyTable: KeyTable {
  private var number: Int
  weak var lower: SliderKeyTable?
  weak var upper: SliderKeyTable?

  init(_ number: Int) { self.number = number }
  var value: String { "\(number)" }

  func press(_ key: Key, isRepeat: Bool) -> Bool {
    let (least, greatest) = (lower?.number ?? 0, upper?.number ?? 20)
    switch key {
    case .left, .down: number -= 1
    case .right, .up: number += 1
    case .pageDown: number -= 2
    case .pageUp: number += 2
    case .home: number = least
    case .end: number = greatest
    default: return false
    }
    number = min(max(number, least), greatest)
    return true
  }

  func release(_ key: Key) {}
  func cancel() {}
}

/// Segments, of which the first is selected at first; Space acts on key up, Return on key down.
///
/// Switches and buttons are like one momentary segment.
final class SegmentKeyTable: KeyTable {
  enum Kind: CaseIterable { case following, single, multiple, momentary }

  private let kind: Kind
  private let count: Int
  private var selection: Set<Int>
  private var cursor = 0
  private var triggered = 0
  private var held: Int?

  init(_ kind: Kind, count: Int) {
    self.kind = kind
    self.count = count
    selection = kind == .momentary ? [] : [0]
  }

  var value: String { "\(selection.sorted()) \(triggered)" }

  func press(_ key: Key, isRepeat: Bool) -> Bool {
    let target: Int
    switch key {
    case .left: target = max(cursor - 1, 0)
    case .right: target = min(cursor + 1, count - 1)
    case .home: target = 0
    case .end: target = count - 1
    case .space where kind != .following, .enter where kind != .following:
      if isRepeat || held != nil { return true }
      if key == .space { held = cursor } else { act(on: cursor) }
      return true
    default: return false
    }
    if held != nil { return true }
    cursor = target
    if kind == .following { selection = [cursor] }
    return true
  }

  func release(_ key: Key) {
    guard key == .space, let held else { return }
    self.held = nil
    act(on: held)
  }

  func cancel() { held = nil }

  private func act(on index: Int) {
    switch kind {
    case .following, .single: selection = [index]
    case .multiple: selection.formSymmetricDifference([index])
    case .momentary: triggered += 1
    }
  }
}
