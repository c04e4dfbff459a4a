import Testing

@testable import Canvas

@Suite struct `Key translator` {
  private let time = Instant(nanoseconds: 1)

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
  func `a keysym becomes a key`(value: UInt, name: String?, typed: Character?, key: Key?) {
    let symbol = KeyTranslator.Symbol(value: value, name: name, typed: typed?.asciiValue)
    #expect(KeyTranslator.key(for: symbol) == key)
  }

  /// The key E of an American keyboard has the code 26, the key 1 has 10, the left bracket 34.
  @Test(
    arguments: [
      // Russian alone, and with an American layout in which the key is a D; Greek; Hebrew.
      (26, 0x6D5, "Cyrillic_u", false, [[0x6D5, 0x6F5], [0, 0]], [.character("e")]),
      (26, 0x6D5, "Cyrillic_u", false, [[0x6D5, 0x6F5], [0x64, 0x44]], [.character("d")]),
      (26, 0x0100_03B5, "U03B5", false, [[0x0100_03B5, 0x0100_0395]], [.character("e")]),
      (24, 0x3B, "semicolon", false, [[0x3B, 0x3A]], [.character("q")]),
      (26, 0xCF7, "hebrew_qoph", false, [[0xCF7, 0xCF7]], [.character("e")]),
      // French digits are typed with Shift; other Latin characters are those of the layout.
      (10, 0x26, "ampersand", true, [[0x26, 0x31]], [.character("1")]),
      (11, 0xE9, "eacute", true, [[0xE9, 0x32]], [.character("2")]),
      (34, 0xFC, "udiaeresis", true, [[0xFC, 0xDC]], []),
      (26, 0x65, "e", true, [[0x65, 0x45]], []),
      // Keys without a character have no other.
      (67, 0xFFBE, "F1", false, [[0xFFBE, 0xFFBE]], []),
      (50, 0xFFE1, "Shift_L", false, [[0xFFE1, 0xFFE1]], []),
    ] as [(UInt32, UInt, String, Bool, [[UInt]], [Key])])
  func `shortcuts are looked up by the Latin character or the place of a key`(
    code: UInt32, value: UInt, name: String, isLatin: Bool, symbols: [[UInt]], alternatives: [Key]
  ) {
    var translator = KeyTranslator()
    let symbol = KeyTranslator.Symbol(value: value, name: name)
    let event = translator.press(
      code: code, symbol: symbol,
      layouts: KeyTranslator.Layouts(symbols: symbols, isLatin: isLatin), time: time, modifiers: [])
    #expect(event?.alternatives == alternatives)
    #expect(event?.candidates.map(\.key) == (event.map { [$0.key] } ?? []) + alternatives)
  }

  @Test func `a key that is already down repeats, and its release has the key of its press`() {
    var translator = KeyTranslator()
    func press(_ code: UInt32, _ value: UInt, _ name: String) -> KeyEvent? {
      let symbol = KeyTranslator.Symbol(value: value, name: name, typed: UInt8(value))
      return translator.press(code: code, symbol: symbol, time: time, modifiers: [])
    }
    let presses = [press(65, 0x20, "space"), press(65, 0x20, "space")]
    #expect(presses.map { $0?.isRepeat } == [false, true])
    // Space types a space without an input method, and again when it repeats.
    #expect(presses.map { $0?.text } == [" ", " "])
    #expect(translator.release(code: 65, time: time, modifiers: [])?.phase == .up)
    #expect(press(65, 0x20, "space")?.isRepeat == false)
    _ = press(61, 0x3F, "question")
    let keys = (0..<2).map { _ in translator.release(code: 61, time: time, modifiers: [])?.key }
    #expect(keys == [.character("?"), nil])
  }

  @Test func `two pressed keys are tracked separately`() {
    let later = Instant(nanoseconds: 2)
    var translator = KeyTranslator()
    let presses = [(38, 0x61), (56, 0x62)].map { code, value in
      translator.press(
        code: code, symbol: KeyTranslator.Symbol(value: value, name: nil, typed: nil),
        time: time, modifiers: .control)
    }
    #expect(
      presses
        == ["a", "b"].map { KeyEvent(.down, .character($0), time: time, modifiers: .control) })
    let releases = [38, 56].map { translator.release(code: $0, time: later, modifiers: .shift) }
    #expect(
      releases == ["a", "b"].map { KeyEvent(.up, .character($0), time: later, modifiers: .shift) })
  }

  @Test(
    arguments: [
      (1, Modifiers.shift), (4, .control), (8, .alt), (13, [.shift, .control, .alt]), (0, []),
      (2, .capsLock), (64, .super), (67, [.shift, .capsLock, .super]),
      // Num Lock, the level of AltGr, and the buttons.
      (16, []), (128, []), (0x1F00, []),
    ] as [(UInt32, Modifiers)])
  func `the modifier mask of X11 is read bit by bit`(mask: UInt32, modifiers: Modifiers) {
    #expect(Modifiers(mask: mask) == modifiers)
  }

  @Test(
    arguments: [
      // The text of the input method, with its case.
      (0x61, "a", "a", .character("a"), "a"), (0x41, "A", "A", .character("a"), "A"),
      (0x65, "e", "é", .character("e"), "é"), (0x20, "space", " ", .space, " "),
      // Control characters are no text.
      (0xFF0D, "Return", "\r", .enter, nil), (0xFF1B, "Escape", "\u{1B}", .escape, nil),
      (0xFF08, "BackSpace", "\u{8}", .named("backspace"), nil), (0xFF51, "Left", "", .left, nil),
      // Without an input method, symbols are characters.
      (0x41, "A", nil, .character("a"), "A"), (0xC9, "Eacute", nil, .character("é"), "É"),
      (0x0100_0416, "U0416", nil, .character("ж"), "Ж"), (0xFFC6, "F9", nil, .named("f9"), nil),
    ] as [(UInt, String, String?, Key, String?)])
  func `a press has the text that it types`(
    value: UInt, name: String, text: String?, key: Key, typed: String?
  ) {
    var translator = KeyTranslator()
    let event = translator.press(
      code: 38, symbol: KeyTranslator.Symbol(value: value, name: name, typed: nil), text: text,
      time: time, modifiers: [.shift, .capsLock])
    #expect(event?.key == key && event?.text == typed)
    #expect(translator.release(code: 38, time: time, modifiers: [])?.text == nil)
  }

  @Test func `commands type no text`() {
    for modifiers in [Modifiers.control, .alt, .super, [.control, .shift]] {
      var translator = KeyTranslator()
      let event = translator.press(
        code: 38, symbol: KeyTranslator.Symbol(value: 0x61, name: "a", typed: 0x61), text: "a",
        time: time, modifiers: modifiers)
      #expect(event?.key == .character("a") && event?.text == nil)
    }
  }

  @Test func `composed text is a press and a release if it is printable`() {
    for (composed, key, text) in [
      ("é", Key.character("é"), "é"), ("É", .character("é"), "É"), (" ", .space, " "),
      ("日本", .named("voidsymbol"), "日本"), ("a\u{7}", .character("a"), "a"),
    ] {
      #expect(
        KeyTranslator.composed(composed, time: time)
          == [KeyEvent(.down, key, time: time, text: text), KeyEvent(.up, key, time: time)])
    }
    for text in ["", "\u{1B}"] { #expect(KeyTranslator.composed(text, time: time).isEmpty) }
  }
}
