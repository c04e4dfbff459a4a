/// A key, by its meaning.
public enum Key: Hashable, Sendable {
  /// Keys with a name.
  case space, tab, enter, escape
  /// The arrows.
  case left, right, up, down
  /// Keys that move by a page or to an end.
  case home, end, pageUp, pageDown
  /// A key that types a character, in lower case.
  case character(Character)
  /// Any other key, by the name of its X keysym in lower case, such as `f9`.
  case named(String)

  private static let names: [String: Key] = [
    "space": .space, "tab": .tab, "return": .enter, "escape": .escape, "left": .left,
    "right": .right, "up": .up, "down": .down, "home": .home, "end": .end, "page_up": .pageUp,
    "page_down": .pageDown,
  ]

  /// Other keysyms of the same keys, such as those of the keypad and Shift-Tab.
  private static let aliases: [String: Key] = [
    "kp_enter": .enter, "iso_left_tab": .tab, "prior": .pageUp, "next": .pageDown,
    "kp_left": .left, "kp_right": .right, "kp_up": .up, "kp_down": .down,
    "kp_home": .home, "kp_end": .end, "kp_prior": .pageUp, "kp_next": .pageDown,
    "kp_space": .space,
    "question": .character("?"), "period": .character("."), "comma": .character(","),
    "plus": .character("+"), "minus": .character("-"), "bracketleft": .character("["),
    "bracketright": .character("]"),
  ]

  /// The key of an X keysym name, in any case; `nil` if the name is empty.
  public init?(keysymName name: String) {
    let lowered = name.lowercased()
    if let key = Self.names[lowered] ?? Self.aliases[lowered] {
      self = key
    } else if let character = lowered.first {
      self = lowered.count == 1 ? .character(character) : .named(lowered)
    } else {
      return nil
    }
  }

  /// The key of a character on a keyboard that has a key for it: the character in lower case.
  package init(typing character: Character) {
    let lowered = character.lowercased()
    self =
      character == " "
      ? .space : .character(lowered.count == 1 ? lowered.first ?? character : character)
  }

  /// The X keysym's name in lower case.
  public var keysymName: String {
    switch self {
    case .character(let character): String(character)
    case .named(let name): name
    default: Self.names.first { $0.value == self }?.key ?? ""
    }
  }
}
