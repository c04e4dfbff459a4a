import Canvas
import Controls

/// A key with modifiers that runs a command.
public struct Shortcut: Hashable, Sendable {
  /// The key; letters are in lower case.
  public var key: Key

  /// The modifiers that are held, and no others.
  ///
  /// Shift does not count for characters without upper case, such as `?`.
  public var modifiers: Modifiers

  /// A shortcut of a key.
  public init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  init(_ character: Character, _ modifiers: Modifiers = []) {
    self.init(.character(character), modifiers)
  }

  /// The keys in the order in which they are pressed, such as `Ctrl`, `K`.
  var caps: [String] {
    let held: [(Modifiers, String)] = [
      (.control, "Ctrl"), (.alt, "Alt"), (.super, "Super"), (.shift, "Shift"),
    ]
    let name =
      switch key {
      case .enter: "Return"
      case .pageUp: "Page Up"
      case .pageDown: "Page Down"
      default: key.keysymName.prefix(1).uppercased() + key.keysymName.dropFirst()
      }
    return held.filter { modifiers.contains($0.0) }.map(\.1) + [name]
  }

  /// The shortcut in one line, such as `Ctrl-K`.
  package var title: String { caps.joined(separator: "-") }
}
