import Testing

@testable import Canvas

@Suite struct `Keys` {
  @Test(arguments: [
    ("space", Key.space), ("Tab", .tab), ("Return", .enter), ("Escape", .escape), ("Left", .left),
    ("Right", .right), ("Up", .up), ("Down", .down), ("Home", .home), ("End", .end),
    ("Page_Up", .pageUp), ("Page_Down", .pageDown),
    // A name of one character becomes that character, and any other name a named key.
    ("q", .character("q")), ("7", .character("7")), ("+", .character("+")),
    ("é", .character("é")), ("f9", .named("f9")), ("scroll_lock", .named("scroll_lock")),
    ("kp_7", .named("kp_7")), ("xf86audioplay", .named("xf86audioplay")),
  ])
  func `a keysym name becomes a key, and the key has that name`(name: String, key: Key) {
    for name in [name, name.uppercased()] { #expect(Key(keysymName: name) == key) }
    #expect(key.keysymName == name.lowercased() && Key(keysymName: key.keysymName) == key)
  }

  @Test func `keypad names and ISO_Left_Tab become the same keys, and an empty name is no key`() {
    for (name, key) in [
      ("KP_Enter", Key.enter), ("ISO_Left_Tab", .tab), ("Prior", .pageUp), ("Next", .pageDown),
      ("KP_Left", .left), ("KP_Right", .right), ("KP_Up", .up), ("KP_Down", .down),
      ("KP_Home", .home), ("KP_End", .end), ("KP_Prior", .pageUp), ("KP_Next", .pageDown),
      ("KP_Space", .space),
    ] {
      for name in [name, name.lowercased()] { #expect(Key(keysymName: name) == key, "\(name)") }
    }
    #expect(Key(keysymName: "") == nil)
  }

  @Test func `the names of X keysyms are known in lower case`() {
    for name in ["f9", "scroll_lock", "kp_7", "xf86audioplay", "shift_l", "slash", "voidsymbol"] {
      #expect(Key.isKeysymName(name), "\(name)")
    }
    for name in ["spacebar", "pageup", "Shift_L", ""] {
      #expect(!Key.isKeysymName(name), "\(name)")
    }
  }

  @Test func `modifiers combine`() {
    let both: Modifiers = [.shift, .control]
    #expect(both.contains(.shift) && both.contains(.control) && !both.contains(.alt))
    #expect(both.rawValue == 3 && both.isDisjoint(with: [.super, .capsLock]))
  }

  /// `noteDown` reports keys that went down before the window had the focus.
  @Test func `a key pressed elsewhere is ignored until it is released`() {
    var translator = KeyTranslator()
    let enter = KeyTranslator.Symbol(value: 0xFF0D, name: "Return", typed: 13)
    func press() -> KeyEvent? {
      translator.press(code: 36, symbol: enter, time: .zero, modifiers: [])
    }
    translator.noteDown([36])
    #expect(press() == nil && press() == nil)
    #expect(translator.release(code: 36, time: .zero, modifiers: []) == nil)
    #expect(press()?.isRepeat == false)
    translator.noteDown([36])
    #expect(press()?.isRepeat == true)
    #expect(translator.release(code: 36, time: .zero, modifiers: [])?.phase == .up)
    translator.noteDown([36])
    translator.noteDown([])
    #expect(press() != nil)
  }
}
