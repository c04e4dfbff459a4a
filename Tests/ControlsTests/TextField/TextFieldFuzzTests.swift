import Canvas
import ControlsTesting
import Testing

@testable import Controls

@Suite struct `Random editing of a text field` {
  /// In points.
  private static let advance = 6.0
  private static let characters: [Character] = ["a", "b", " ", " ", "é", "日", "👍🏽", "ß"]
  private static let pastes: [(text: String, accepted: String)] = [
    ("one two", "one two"), ("a\nb", "a b"), ("a\r\nb\u{2028}", "a b "), ("\u{1}q\u{7F}", "q"),
    ("\t日", " 日"), ("", ""),
  ]

  private var behavior = TextFieldBehavior()
  private var model = EditedText()
  private var generator = SeededGenerator(seed: 68)
  private var actions: [ControlAction] = []
  private var steps = 0
  private var time: Instant { Instant(seconds: 1 + Double(steps) / 100) }

  private mutating func handle(_ event: ControlEvent) {
    behavior.handle(event, at: time, actions: &actions)
    measure()
  }

  private mutating func measure() {
    behavior.setLine(CaretLine(behavior.shownText) { _ in Self.advance })
  }

  private mutating func key(_ key: Key, _ modifiers: Modifiers = [], text: String? = nil) {
    handle(.key(KeyEvent(.down, key, time: time, modifiers: modifiers, text: text)))
  }

  private mutating func click(at x: Double, count: Int, _ modifiers: Modifiers) {
    for phase in [PointerEvent.Phase.pressed, .released] {
      handle(
        .pointer(
          PointerEvent(
            phase, at: Point(x, 5), time: time, clickCount: count, modifiers: modifiers)))
    }
  }

  private mutating func number(_ range: Range<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func step() {
    steps += 1
    let now = model.now
    let end = now.characters.count
    let isExtending = number(0..<3) == 0
    let shift: Modifiers = isExtending ? .shift : []
    func go(_ model: inout EditedText, to caret: Int) {
      model.select(isExtending ? now.anchor : caret, caret)
    }
    switch number(0..<(end > 200 ? 26 : 24)) {
    case 0..<8:
      let character = Self.characters[number(0..<Self.characters.count)]
      key(Key(typing: character), text: String(character))
      model.replace(now.range, with: String(character), .typing)
    case 8, 9:
      key(.left, shift)
      let isCollapsing = !isExtending && !now.range.isEmpty
      go(&model, to: isCollapsing ? now.range.lowerBound : max(0, now.caret - 1))
    case 10, 11:
      key(.right, shift)
      let isCollapsing = !isExtending && !now.range.isEmpty
      go(&model, to: isCollapsing ? now.range.upperBound : min(end, now.caret + 1))
    case 12:
      key(.left, shift.union(.control))
      go(&model, to: model.wordStart(before: now.caret))
    case 13:
      key(.right, shift.union(.control))
      go(&model, to: model.wordEnd(after: now.caret))
    case 14:
      key(.home, shift)
      go(&model, to: 0)
    case 15:
      key(.end, shift)
      go(&model, to: end)
    case 16:
      let isWord = number(0..<2) == 0
      key(.named("backspace"), isWord ? .control : [])
      let start = isWord ? model.wordStart(before: now.caret) : max(0, now.caret - 1)
      delete(start..<now.caret, .backward)
    case 17:
      let isWord = number(0..<2) == 0
      key(.named("delete"), isWord ? .control : [])
      let stop = isWord ? model.wordEnd(after: now.caret) : min(end, now.caret + 1)
      delete(now.caret..<stop, .forward)
    case 18:
      let paste = Self.pastes[number(0..<Self.pastes.count)]
      behavior.insert(paste.text, time, &actions)
      measure()
      model.replace(now.range, with: paste.accepted, .other)
    case 19, 20:
      let isUndo = number(0..<2) == 0
      key(.character("z"), isUndo ? .control : [.control, .shift])
      if isUndo { model.undo() } else { model.redo() }
    case 21:
      // Between two halves of characters, also beyond the ends.
      let place = number(-1..<end + 3)
      click(at: Double(place) * Self.advance + 1, count: 1, shift)
      let caret = min(max(place, 0), end)
      model.select(isExtending ? now.anchor : caret, caret)
    case 22:
      let place = number(0..<end + 2)
      click(at: Double(place) * Self.advance + 1, count: 2, [])
      let run = model.run(at: place)
      model.select(run.lowerBound, run.upperBound)
    case 23:
      click(at: 3, count: 3, [])
      model.select(0, end)
    case 24:
      key(.character("a"), .control)
      model.select(0, end)
    default:
      key(.character("x"), .control)
      if !now.range.isEmpty { model.replace(now.range, with: "", .other) }
    }
  }

  private mutating func delete(_ range: Range<Int>, _ kind: EditedText.Kind) {
    let selected = model.now.range
    if selected.isEmpty {
      model.replace(range, with: "", kind)
    } else {
      model.replace(selected, with: "", .other)
    }
  }

  @Test mutating func `20,000 keys, pastes and clicks do what a plain model does`() {
    behavior.width = 1e6
    measure()
    for _ in 0..<20_000 {
      step()
      let isSame =
        behavior.text.isIdentical(to: model.text)
        && behavior.selection.anchor == model.offset(model.now.anchor)
        && behavior.selection.caret == model.offset(model.now.caret)
      #expect(isSame, "step \(steps): \(behavior.text) \(behavior.selection) and \(model.now)")
      if !isSame { return }
    }
    // Everything that is kept can be undone and redone.
    let text = behavior.text
    var count = 0
    while behavior.history.canUndo {
      key(.character("z"), .control)
      count += 1
    }
    for _ in 0..<count { key(.character("z"), [.control, .shift]) }
    #expect(behavior.text.isIdentical(to: text) && count > 100)
  }
}
