/// Turns key codes and symbols into key events; remembers which keys are down.
struct KeyTranslator {
  /// What a key code stands for at the moment.
  struct Symbol: Hashable, Sendable {
    /// The X keysym.
    var value: UInt
    /// Its name; nil if it has none.
    var name: String?
    /// The single byte that the key types; nil if it types nothing or more.
    var typed: UInt8?
  }

  private static let latin: ClosedRange<UInt> = 0x21...0xFF
  private static let controls: ClosedRange<UInt> = 0x7F...0x9F
  private static let unicode: ClosedRange<UInt> = 0x0100_0100...0x0110_FFFF

  private var down: [UInt32: Key] = [:]

  /// Codes of keys that went down elsewhere, and have not come up since.
  private var foreign: Set<UInt32> = []

  /// These keys are down, and no others: those that did not go down here mean nothing until they come
  /// up.
  mutating func noteDown(_ codes: Set<UInt32>) {
    foreign = codes.subtracting(down.keys)
  }

  /// A key went down, or repeats; nil for one without a meaning.
  mutating func press(
    code: UInt32, symbol: Symbol, time: Instant, modifiers: Modifiers
  ) -> KeyEvent? {
    guard !foreign.contains(code), let key = Self.key(for: symbol) else { return nil }
    let isRepeat = down.updateValue(key, forKey: code) != nil
    return KeyEvent(.down, key, time: time, modifiers: modifiers, isRepeat: isRepeat)
  }

  /// A key came up; it is the key that went down, whatever the modifiers are now.
  mutating func release(code: UInt32, time: Instant, modifiers: Modifiers) -> KeyEvent? {
    foreign.remove(code)
    guard let key = down.removeValue(forKey: code) else { return nil }
    return KeyEvent(.up, key, time: time, modifiers: modifiers)
  }

  /// Whether a key is down.
  var isHeld: Bool { !down.isEmpty }

  /// The releases go to somebody else.
  mutating func forgetAll() {
    down.removeAll(keepingCapacity: true)
    foreign.removeAll(keepingCapacity: true)
  }

  /// The key that a symbol means: the character it types in lower case, or its name.
  static func key(for symbol: Symbol) -> Key? {
    if let scalar = character(for: symbol) {
      let lowered = String(Character(scalar)).lowercased()
      return .character(lowered.count == 1 ? lowered.first ?? Character(scalar) : Character(scalar))
    }
    return symbol.name.flatMap { Key(keysymName: $0) }
  }

  private static func character(for symbol: Symbol) -> Unicode.Scalar? {
    if latin.contains(symbol.value), !controls.contains(symbol.value) {
      return Unicode.Scalar(UInt32(symbol.value))
    }
    if unicode.contains(symbol.value) { return Unicode.Scalar(UInt32(symbol.value & 0xFF_FFFF)) }
    // The keypad's digits and signs.
    if let typed = symbol.typed, typed > 0x20, typed < 0x7F { return Unicode.Scalar(typed) }
    return nil
  }
}
