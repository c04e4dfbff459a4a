import Testing

@testable import Canvas

@Suite struct `Key translator` {
  private let time = Instant(nanoseconds: 1)

  private func pressSpace(_ translator: inout KeyTranslator) -> KeyEvent? {
    translator.press(
      code: 65, symbol: KeyTranslator.Symbol(value: 0x20, name: "space", typed: 0x20), time: time,
      modifiers: [])
  }

  @Test(
    arguments: [
      // Letters are lowercase, also with Control.
      (0x61, "a", "a", .character("a")), (0x54, "T", "T", .character("t")),
      (0xC9, "Eacute", nil, .character("é")), (0x71, "q", "\u{11}", .character("q")),
      // Punctuation and keypad keys are the characters that they type.
      (0x3F, "question", "?", .character("?")), (0x5B, "bracketleft", "[", .character("[")),
      (0xFFB5, "KP_5", "5", .character("5")), (0xFFAB, "KP_Add", "+", .character("+")),
      // The limits of Latin-1, and characters beyond.
      (0x21, "exclam", nil, .character("!")), (0x7E, "asciitilde", nil, .character("~")),
      (0x7F, "odd", nil, .named("odd")), (0x9F, "odd", nil, .named("odd")),
      (0xFF, "ydiaeresis", nil, .character("ÿ")), (0x100, "odd", nil, .named("odd")),
      (0x0100_0100, "Amacron", nil, .character("ā")), (0x0100_0416, "U0416", nil, .character("ж")),
      // Keys that type nothing are named.
      (0x20, "space", " ", .space), (0xFF80, "KP_Space", " ", .space),
      (0xFF0D, "Return", "\r", .enter), (0xFF8D, "KP_Enter", "\r", .enter),
      (0xFE20, "ISO_Left_Tab", nil, .tab), (0xFF55, "Prior", nil, .pageUp),
      (0xFF1B, "Escape", "\u{1B}", .escape), (0xFFC6, "F9", nil, .named("f9")),
      (0xFFFF, "Delete", "\u{7F}", .named("delete")), (0, nil, nil, nil),
    ] as [(UInt, String?, Character?, Key?)])
  func `a keysym becomes a character or a named key`(
    value: UInt, name: String?, typed: Character?, key: Key?
  ) {
    let symbol = KeyTranslator.Symbol(value: value, name: name, typed: typed?.asciiValue)
    #expect(KeyTranslator.key(for: symbol) == key)
  }

  @Test func `a key that is already down repeats`() {
    var translator = KeyTranslator()
    #expect(pressSpace(&translator)?.isRepeat == false)
    #expect(pressSpace(&translator)?.isRepeat == true)
    #expect(translator.release(code: 65, time: time, modifiers: [])?.phase == .up)
    #expect(pressSpace(&translator)?.isRepeat == false)
  }

  @Test func `a release has the key of its press`() {
    var translator = KeyTranslator()
    let question = KeyTranslator.Symbol(value: 0x3F, name: "question", typed: 0x3F)
    _ = translator.press(code: 61, symbol: question, time: time, modifiers: .shift)
    #expect(translator.release(code: 61, time: time, modifiers: [])?.key == .character("?"))
    #expect(translator.release(code: 61, time: time, modifiers: []) == nil)
  }

  @Test func `no key is down after the focus is lost`() {
    var translator = KeyTranslator()
    _ = pressSpace(&translator)
    translator.forgetAll()
    #expect(pressSpace(&translator)?.isRepeat == false)
  }

  @Test func `two pressed keys are tracked separately`() {
    let later = Instant(nanoseconds: 2)
    var translator = KeyTranslator()
    func press(_ code: UInt32, _ value: UInt) -> KeyEvent? {
      translator.press(
        code: code, symbol: KeyTranslator.Symbol(value: value, name: nil, typed: nil),
        time: time, modifiers: .control)
    }
    #expect(press(38, 0x61) == KeyEvent(.down, .character("a"), time: time, modifiers: .control))
    #expect(press(56, 0x62)?.isRepeat == false)
    #expect(
      translator.release(code: 38, time: later, modifiers: .shift)
        == KeyEvent(.up, .character("a"), time: later, modifiers: .shift))
    #expect(translator.release(code: 56, time: later, modifiers: [])?.key == .character("b"))
  }

  @Test(
    arguments: [
      (1, Modifiers.shift), (4, .control), (8, .alt), (13, [.shift, .control, .alt]), (0, []),
      // Caps Lock, Num Lock, Super and the buttons.
      (2, []), (16, []), (64, []), (0x1F00, []),
    ] as [(UInt32, Modifiers)])
  func `the modifier mask of X11 is read bit by bit`(mask: UInt32, modifiers: Modifiers) {
    #expect(Modifiers(mask: mask) == modifiers)
  }
}
