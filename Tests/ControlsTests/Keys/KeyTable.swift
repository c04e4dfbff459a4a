import Canvas

/// The rows of the event table about keys, for one focus stop. spec: rendering, 5.4
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
