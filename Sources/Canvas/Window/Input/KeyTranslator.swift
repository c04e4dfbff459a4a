/// Translates key codes and symbols into key events, and tracks pressed keys.
struct KeyTranslator {
  struct Symbol: Hashable, Sendable {
    /// The X keysym.
    var value: UInt
    var name: String?
    /// The typed byte; `nil` if the key types nothing or more.
    var typed: UInt8?
  }

  /// The symbols of a key in the layouts of the keyboard.
  struct Layouts {
    /// Without and with Shift: in the active layout first, then in the others.
    var symbols: [[UInt]] = []
    /// Whether the letters of the active layout are Latin.
    var isLatin = true
  }

  private static let latin: ClosedRange<UInt> = 0x21...0xFF
  private static let controls: ClosedRange<UInt> = 0x7F...0x9F
  private static let unicode: ClosedRange<UInt> = 0x0100_0100...0x0110_FFFF

  private var down: [UInt32: Key] = [:]
  /// The codes of keys that were pressed elsewhere, and are still down.
  private var foreign: Set<UInt32> = []

  /// Sets the keys that are down when the window gets the focus or the pointer.
  ///
  /// Keys pressed elsewhere are ignored, and keys released elsewhere are forgotten, because their
  /// next press would count as a repeat. Returns whether any key is forgotten.
  mutating func noteDown(_ codes: Set<UInt32>) -> Bool {
    let count = down.count
    down = down.filter { codes.contains($0.key) }
    foreign = codes.subtracting(down.keys)
    return down.count < count
  }

  /// Handles a press or repeat; `nil` for a key without meaning.
  mutating func press(
    code: UInt32, symbol: Symbol, layouts: Layouts = Layouts(), text: String? = nil, time: Instant,
    modifiers: Modifiers
  ) -> KeyEvent? {
    guard !foreign.contains(code), let key = Self.key(for: symbol) else { return nil }
    let isRepeat = down.updateValue(key, forKey: code) != nil
    let types = modifiers.isDisjoint(with: .commands)
    var event = KeyEvent(
      .down, key, time: time, modifiers: modifiers, isRepeat: isRepeat,
      text: types
        ? Self.printable(text ?? Self.character(for: symbol).map { String($0) } ?? "") : nil)
    event.alternatives = Self.alternatives(of: key, code: code, layouts: layouts)
    return event
  }

  private static func alternatives(of key: Key, code: UInt32, layouts: Layouts) -> [Key] {
    if case .character(let character) = key, character.isASCII,
      character.isLetter || character.isNumber
    {
      return []
    }
    var found: [Key] = []
    func add(_ value: UInt) {
      guard (0x21...0x7E).contains(value) else { return }
      let candidate = Key(typing: Character(UnicodeScalar(UInt8(value))))
      if candidate != key, !found.contains(candidate) { found.append(candidate) }
    }
    if let shifted = layouts.symbols.first?.dropFirst().first, (0x30...0x39).contains(shifted) {
      add(shifted)
    }
    if layouts.isLatin { return found }
    for layout in layouts.symbols.dropFirst() { layout.first.map(add) }
    if found.isEmpty, let place = americanKey(code) { add(place) }
    return found
  }

  /// The character of an American keyboard, by the codes that all X servers on Linux use.
  private static func americanKey(_ code: UInt32) -> UInt? {
    let rows: [(first: UInt32, characters: String)] = [
      (10, "1234567890-="), (24, "qwertyuiop[]"), (38, "asdfghjkl;'"), (52, "zxcvbnm,./"),
    ]
    return rows.lazy.flatMap { zip($0.first..., $0.characters.utf8) }
      .first { $0.0 == code }.map { UInt($0.1) }
  }

  /// Handles a release; the key is the one that was pressed, whatever the modifiers are now.
  mutating func release(code: UInt32, time: Instant, modifiers: Modifiers) -> KeyEvent? {
    foreign.remove(code)
    guard let key = down.removeValue(forKey: code) else { return nil }
    return KeyEvent(.up, key, time: time, modifiers: modifiers)
  }

  var isHeld: Bool { !down.isEmpty }

  /// Forgets pressed keys, whose releases go to another window.
  mutating func forgetAll() {
    down.removeAll(keepingCapacity: true)
    foreign.removeAll(keepingCapacity: true)
  }

  /// The press and release of text that was composed from several presses; empty for no text.
  static func composed(_ text: String, time: Instant) -> [KeyEvent] {
    guard let text = printable(text), let first = text.first else { return [] }
    let key = text.count == 1 ? Key(typing: first) : .named("voidsymbol")
    return [KeyEvent(.down, key, time: time, text: text), KeyEvent(.up, key, time: time)]
  }

  /// The key of a symbol: the typed character in lower case, or the name.
  static func key(for symbol: Symbol) -> Key? {
    character(for: symbol).map(Key.init(typing:)) ?? symbol.name.flatMap { Key(keysymName: $0) }
  }

  /// Text without control characters; `nil` if nothing is left.
  private static func printable(_ text: String) -> String? {
    let scalars = text.unicodeScalars.filter { $0.properties.generalCategory != .control }
    return scalars.isEmpty ? nil : String(String.UnicodeScalarView(scalars))
  }

  /// The character that a symbol types without an input method.
  private static func character(for symbol: Symbol) -> Character? {
    var code = symbol.typed.flatMap { (0x20..<0x7F).contains($0) ? UInt32($0) : nil }
    if latin.contains(symbol.value), !controls.contains(symbol.value) {
      code = UInt32(symbol.value)
    } else if unicode.contains(symbol.value) {
      code = UInt32(symbol.value & 0xFF_FFFF)
    }
    return code.flatMap(Unicode.Scalar.init).map(Character.init)
  }
}

/// A key press or release in X's terms, for observers of all keys.
package struct KeyStroke: Hashable, Sendable {
  package var isPress: Bool
  /// The X keysym.
  package var symbol: UInt32
  package var code: UInt16
  /// X's mask of modifiers and buttons.
  package var modifierMask: UInt32
  /// The typed text, or the symbol's name if that is not printable.
  package var text: String
  /// In milliseconds.
  package var serverTime: UInt32
}
