import Canvas
import Controls

/// Something that the user can do in the window.
///
/// Shortcuts, menus, the command palette, the card of shortcuts and the status bar are made from
/// commands. A program adds its own with ``WorkbenchConfiguration/commands``.
@MainActor
public struct Command {
  /// The name, which no other command has.
  public var name: CommandName
  /// The title, in title case.
  public var title: String
  /// Other words for the command, in lower case, which the command palette finds too.
  public var keywords: [String]
  /// The heading above the command on the card of shortcuts.
  public var group: CommandGroup
  /// The shortcuts, of which the first is shown in menus.
  public var shortcuts: [Shortcut]
  /// The explanation of the title, without a period, in place of the group in the palette; `nil`
  /// for none.
  var help: String?
  /// The word beside the shortcut in the status bar; `nil` if the status bar lacks the command.
  var hint: String?
  /// Whether the command is on; `nil` if it cannot be switched on and off.
  public var isOn: (() -> Bool)?
  /// The title while the command is on, instead of a check mark; `nil` for a check mark.
  public var titleWhileOn: String?
  /// The name of the change that the command acts on, after the title; `nil` for none.
  var object: (() -> String?)?
  /// The reason why the command is unavailable, in sentence case; `nil` if it is available.
  public var disabledReason: () -> String?
  /// Runs the command.
  public var run: () -> Void

  /// Creates a command; parameters are documented at the properties.
  public init(
    _ name: CommandName, _ title: String, in group: CommandGroup, _ shortcuts: Shortcut...,
    keywords: [String] = [], isOn: (() -> Bool)? = nil,
    disabledReason: @escaping () -> String? = { nil }, run: @escaping () -> Void
  ) {
    (self.name, self.title, self.group, self.shortcuts) = (name, title, group, shortcuts)
    (self.keywords, self.isOn, self.disabledReason) = (keywords, isOn, disabledReason)
    self.run = run
  }

  /// The title of the current state.
  var shownTitle: String {
    if isOn?() == true, let titleWhileOn { return titleWhileOn }
    return object?().map { "\(title) \($0)" } ?? title
  }

  /// Whether there is a check mark; `nil` if there never is one.
  var isChecked: Bool? { titleWhileOn == nil ? isOn?() : nil }

  var menuItem: MenuItem {
    var item = MenuItem(
      shownTitle, key: shortcuts.first?.title, isOn: isChecked, isEnabled: disabledReason() == nil,
      action: run)
    item.help = help
    return item
  }
}

extension PageController {
  /// A command of the window, whose closures are called with the controller that owns it.
  func command(
    _ name: CommandName, _ title: String, in group: CommandGroup, _ shortcuts: [Shortcut] = [],
    keywords: [String] = [], hint: String? = nil, isOn: ((PageController) -> Bool)? = nil,
    disabledReason: @escaping (PageController) -> String? = { _ in nil },
    run: @escaping (PageController) -> Void
  ) -> Command {
    var command = Command(
      name, title, in: group, keywords: keywords,
      isOn: isOn.map { isOn in { [unowned self] in isOn(self) } },
      disabledReason: { [unowned self] in disabledReason(self) },
      run: { [unowned self] in run(self) })
    (command.shortcuts, command.hint) = (shortcuts, hint)
    return command
  }
}

/// The name of a command, such as `pause`.
public struct CommandName: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The text of the name.
  public var rawValue: String

  /// A name with a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A name with a text.
  public init(stringLiteral text: String) { self.init(rawValue: text) }
}

/// A heading for commands that belong together.
public struct CommandGroup: Hashable, Sendable {
  /// The heading, in title case.
  public var title: String

  /// A group with a heading.
  public init(title: String) { self.title = title }

  static let environment = CommandGroup(title: "Environment")
  static let panels = CommandGroup(title: "Panels")
  static let time = CommandGroup(title: "Time")
  static let springs = CommandGroup(title: "Springs")
  static let overlays = CommandGroup(title: "Overlays")
  static let edit = CommandGroup(title: "Edit")
  static let recording = CommandGroup(title: "Recording")
  static let pictures = CommandGroup(title: "Pictures")
  static let tokens = CommandGroup(title: "Tokens")
  static let reference = CommandGroup(title: "Reference")
  static let comparison = CommandGroup(title: "Comparison")
  static let pages = CommandGroup(title: "Pages")
  static let testScenes = CommandGroup(title: PageDescription.testScenes)
  static let window = CommandGroup(title: "Window")
}

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
    (self.key, self.modifiers) = (key, modifiers)
  }

  init(_ character: Character, _ modifiers: Modifiers = []) {
    self.init(.character(character), modifiers)
  }

  /// The keys in the order in which they are pressed, such as `Ctrl`, `K`.
  var caps: [String] {
    let name =
      switch key {
      case .enter: "Return"
      case .pageUp: "Page Up"
      case .pageDown: "Page Down"
      default: key.keysymName.prefix(1).uppercased() + key.keysymName.dropFirst()
      }
    return modifiers.titles + [name]
  }

  /// The shortcut in one line, such as `Ctrl-K`.
  package var title: String { caps.joined(separator: "-") }
}

extension Modifiers {
  /// The names of the held keys, in the order in which they are pressed.
  var titles: [String] {
    let all: [(Modifiers, String)] = [
      (.control, "Ctrl"), (.alt, "Alt"), (.super, "Super"), (.shift, "Shift"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
