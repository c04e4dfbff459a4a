internal import CX11

extension KeyTranslator {
  /// The code of a key that types a letter in all layouts: the A of an American keyboard.
  private static let letterCode: UInt32 = 38

  static func layouts(of event: XKeyEvent) -> Layouts {
    func symbol(_ code: UInt32, _ group: Int32, _ level: Int32) -> UInt {
      UInt(XkbKeycodeToKeysym(event.display, UInt8(truncatingIfNeeded: code), group, level))
    }
    let active = Int32(event.state >> 13 & 3)
    let groups = [active] + (0..<Int32(XkbNumKbdGroups)).filter { $0 != active }
    return Layouts(
      symbols: groups.map { group in (0...1).map { symbol(event.keycode, group, $0) } },
      isLatin: (0x61...0x7A).contains(symbol(letterCode, active, 0)))
  }

  /// The codes of the keys that are down when the window gets the focus or the pointer.
  static func codes(of event: XKeymapEvent) -> Set<UInt32> {
    withUnsafeBytes(of: event.key_vector) { bits in
      Set((8..<UInt32(8 * bits.count)).filter { bits[Int($0 / 8)] & 1 << ($0 % 8) != 0 })
    }
  }

  static func stroke(_ event: inout XKeyEvent) -> KeyStroke {
    let symbol = symbol(of: &event)
    let typed = symbol.typed.flatMap { (0x21...0x7E).contains($0) ? UnicodeScalar($0) : nil }
    return KeyStroke(
      isPress: event.type == KeyPress, symbol: UInt32(truncatingIfNeeded: symbol.value),
      code: UInt16(truncatingIfNeeded: event.keycode), modifierMask: event.state,
      text: typed.map { String(Character($0)) } ?? symbol.name ?? "",
      serverTime: UInt32(truncatingIfNeeded: event.time))
  }

  static func symbol(of event: inout XKeyEvent) -> Symbol {
    var value: KeySym = 0
    let (count, first) = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16) { buffer in
      let count = XLookupString(&event, buffer.baseAddress, Int32(buffer.count), &value, nil)
      return (count, count > 0 ? UInt8(truncatingIfNeeded: buffer[0]) : nil)
    }
    let name = XKeysymToString(value).map { String(cString: $0) }
    return Symbol(value: UInt(value), name: name, typed: count == 1 ? first : nil)
  }
}

extension Modifiers {
  init(mask: UInt32) {
    self = []
    if mask & UInt32(ShiftMask) != 0 { insert(.shift) }
    if mask & UInt32(ControlMask) != 0 { insert(.control) }
    if mask & UInt32(Mod1Mask) != 0 { insert(.alt) }
    if mask & UInt32(Mod4Mask) != 0 { insert(.super) }
    if mask & UInt32(LockMask) != 0 { insert(.capsLock) }
  }
}

extension Key {
  /// The blocks of X keysyms that have names: those of the standard keyboard, of vendors, of
  /// multimedia keyboards, and that of no key.
  private static let keysymBlocks: [ClosedRange<KeySym>] = [
    0...0xFFFF, 0x1000_0000...0x1000_FFFF, 0x1004_0000...0x1005_FFFF, 0x1008_0000...0x1008_FFFF,
    0xFF_FFFF...0xFF_FFFF,
  ]

  /// Whether this is the name of an X keysym in lower case.
  ///
  /// The search takes some milliseconds, because Xlib finds names with their capitals only.
  package static func isKeysymName(_ name: String) -> Bool {
    keysymBlocks.joined().contains { symbol in
      XKeysymToString(symbol).map { String(cString: $0).lowercased() == name } ?? false
    }
  }
}
