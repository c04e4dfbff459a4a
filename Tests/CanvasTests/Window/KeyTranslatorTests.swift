import Testing

@testable import Canvas

@Suite struct `Key translator` {
  private let time = Instant(nanoseconds: 1)

  private func key(_ value: UInt, _ name: String?, typed: Character? = nil) -> Key? {
    KeyTranslator.key(for: KeyTranslator.Symbol(value: value, name: name, typed: typed?.asciiValue))
  }

  private func pressSpace(_ translator: inout KeyTranslator) -> KeyEvent? {
    translator.press(
      code: 65, symbol: KeyTranslator.Symbol(value: 0x20, name: "space", typed: 0x20), time: time,
      modifiers: [])
  }

  @Test func `a letter becomes a lowercase character`() {
    #expect(key(0x61, "a", typed: "a") == .character("a"))
    #expect(key(0x54, "T", typed: "T") == .character("t"))
    #expect(key(0xC9, "Eacute") == .character("é"))
  }

  @Test func `punctuation becomes the typed character`() {
    #expect(key(0x3F, "question", typed: "?") == .character("?"))
    #expect(key(0x5B, "bracketleft", typed: "[") == .character("["))
  }

  @Test func `a letter with Control is still the letter`() {
    #expect(key(0x71, "q", typed: "\u{11}") == .character("q"))
  }

  @Test func `a character beyond Latin-1 is translated`() {
    #expect(key(0x0100_0416, "U0416") == .character("ж"))
  }

  @Test func `keys that type nothing are named`() {
    #expect(key(0x20, "space", typed: " ") == .space)
    #expect(key(0xFF0D, "Return", typed: "\r") == .enter)
    #expect(key(0xFF8D, "KP_Enter", typed: "\r") == .enter)
    #expect(key(0xFE20, "ISO_Left_Tab") == .tab)
    #expect(key(0xFF55, "Prior") == .pageUp)
    #expect(key(0xFF1B, "Escape", typed: "\u{1B}") == .escape)
    #expect(key(0xFFC6, "F9") == .named("f9"))
    #expect(key(0xFFFF, "Delete", typed: "\u{7F}") == .named("delete"))
  }

  @Test func `keypad keys become the characters that they type`() {
    #expect(key(0xFFB5, "KP_5", typed: "5") == .character("5"))
    #expect(key(0xFFAB, "KP_Add", typed: "+") == .character("+"))
  }

  @Test func `a key without a name is ignored`() {
    #expect(key(0, nil) == nil)
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
}
